from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.rules import SEATINGS
from scopa_desktop.ui.windows.newgame import NewGamePage
from tools.robot.inside import Inside


@pytest.mark.parametrize(("variant", "seating"), [("cirulla", "2x2"), ("escoba_no_prime", "3")])
def test_the_last_table_is_remembered_and_laid_again_at_one_click(
    tmp_path: Path, qtbot: QtBot, variant: str, seating: str
) -> None:
    first = Inside(tmp_path)
    first.window.show_new_game()
    page = first.window.pages.currentWidget()
    assert isinstance(page, NewGamePage)
    page.choose(variant, seating)
    page.open_house_rules().row("target").changed.emit("target", 31)
    page.deal_cards()
    names = [seat.name for seat in first.session.match.seats]
    first.close()
    inside = Inside(tmp_path)
    inside.pump_until(lambda: len(inside.window.start.entries()) > 4, "the entry")
    entry = next(each for each in inside.window.start.entries() if each.text() == "Play again")
    assert entry.accessibleDescription().endswith(", to 31.")
    entry.click()
    match = inside.session.match
    assert (match.rules.variant, match.sides, match.rules.target) == (variant, SEATINGS[seating], 31)
    assert [seat.name for seat in match.seats] == names
    inside.close()
