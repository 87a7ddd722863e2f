"""A match as the table shows it."""

from __future__ import annotations

import pytest

from scopa_desktop.session.setup import new_match
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui.projection import Company, Projection, before_the_deal
from scopa_desktop.ui.table.state import Line, TableState
from scopa_desktop.ui.words import Words


def shown(seating: str) -> TableState:
    """Return the first moment of a match, somebody thinking or asked to play."""
    match = new_match(TableSetup("scopa", seating), 5)
    company = Company.of(match, ("sun",) * len(match.seats))
    return Projection(company, Words()).state(match, Line(), {match.round.turn: 1.0})


@pytest.mark.parametrize(("seating", "rows", "on_plates"), [("2", 2, 0), ("3", 3, 0), ("4", 0, 4), ("2x2", 2, 0)])
def test_the_score_stands_in_one_place(seating: str, rows: int, on_plates: int) -> None:
    state = shown(seating)
    assert len(state.tablet.rows) == rows
    assert sum(seat.points is not None for seat in state.seats) == on_plates


def test_nobody_is_asked_before_the_deal() -> None:
    state = shown("3")
    assert any(seat.to_play for seat in state.seats)
    empty = before_the_deal(state)
    assert not any(seat.to_play or seat.thinking for seat in empty.seats)
    assert {seat.subtitle for seat in empty.seats} == {"Waiting", "Easy"}
