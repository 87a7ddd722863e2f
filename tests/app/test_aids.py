"""Aids in the whole program: a set for each level of opponents, in menu and preferences, and what is stored of them."""

from __future__ import annotations

import subprocess
import sys

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scopa_desktop.store.statistics import Filter
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui.controls import Segmented
from scopa_desktop.ui.windows.newgame_parts import Setup, usual_seats
from scopa_desktop.ui.windows.preferences import PreferencesSheet
from scopa_desktop.ui.windows.statistics import StatisticsPage
from tools.robot.inside import Inside


def sit_down(inside: Inside, level: str, seating: str = "2") -> None:
    inside.window._start_match(Setup(TableSetup("scopa", seating, {}, usual_seats(seating, level, "Anna")), 12))
    inside.pump_until(lambda: inside.view.live and not inside.view.busy, "the person's turn")


def shown(inside: Inside) -> dict[str, bool]:
    settings = inside.view.stage.settings
    return {
        "takes": settings.show_takes,
        "sum": settings.show_sum,
        "gone": settings.show_gone,
        "warning": settings.warn,
    }


def ticked(inside: Inside) -> dict[str, bool]:
    return {aid: action.isChecked() for aid, action in inside.window.actions_.aids.items()}


def test_each_level_has_its_aids_and_the_menu_changes_those_alone(inside: Inside) -> None:
    actions = inside.window.actions_
    assert not any(action.isEnabled() for action in actions.aids.values()), "nobody sits at the table"
    sit_down(inside, "beginner")
    assert shown(inside) == ticked(inside) == {"takes": True, "sum": True, "gone": False, "warning": True}
    assert actions.aids_against.text() == "Against Beginner:"
    QTest.keyClick(inside.window, Qt.Key.Key_G)
    assert shown(inside) == ticked(inside) == {"takes": True, "sum": True, "gone": True, "warning": True}
    assert inside.view.table.gone.isVisible()
    actions.aids["sum"].trigger()
    inside.window.show_start()
    assert not actions.aids["sum"].isEnabled()
    sit_down(inside, "expert", "4")
    assert not any(shown(inside).values()) and shown(inside) == ticked(inside)
    assert actions.aids_against.text() == "Against Expert:"
    now = inside.window.choices.now
    assert now.aids_beginner == ("takes", "gone", "warning") and now.aids_expert == ()
    inside.window.show_start()
    sit_down(inside, "beginner")
    assert shown(inside) == ticked(inside) == {"takes": True, "sum": False, "gone": True, "warning": True}


def test_the_preferences_begin_with_the_level_at_the_table_and_act_at_once(inside: Inside) -> None:
    sit_down(inside, "hard")
    inside.window.show_preferences()
    sheet = inside.sheet
    assert isinstance(sheet, PreferencesSheet)
    sheet.show_section(4)
    assert sheet.aids.levels.value == "hard"
    sheet.aids.switches["gone"].click()
    assert shown(inside)["gone"] and ticked(inside)["gone"]
    sheet.aids.levels.part("easy").click()
    assert [aid for aid, switch in sheet.aids.switches.items() if switch.isChecked()] == ["takes", "sum", "warning"]
    sheet.aids.switches["warning"].click()
    assert inside.window.choices.now.aids_easy == ("takes", "sum")
    assert shown(inside)["gone"] and not shown(inside)["warning"], "another level's are not those of this table"
    sheet.restore()
    assert not shown(inside)["gone"]


def test_larger_texts_are_chosen_by_keys_without_losing_ones_place(inside: Inside) -> None:
    inside.shell.resize(1280, 800)
    sit_down(inside, "hard")
    inside.window.show_preferences()
    sheet, look = inside.sheet, inside.window.look
    assert isinstance(sheet, PreferencesSheet)
    sheet.show_section(2)
    sizes = sheet.control("text_size")
    assert isinstance(sizes, Segmented)
    sizes.part("normal").setFocus(Qt.FocusReason.TabFocusReason)
    before = look.theme.ui_font("body").pixelSize(), inside.view.table.line.rect.h, inside.window.strip.height()
    for size in ("large", "very_large"):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
        inside.pump()
        assert inside.window.choices.now.text_size == size
        sizes = sheet.control("text_size")
        assert isinstance(sizes, Segmented) and sizes.part(size).hasFocus(), "the sheet was built anew around it"
    now = look.theme.ui_font("body").pixelSize(), inside.view.table.line.rect.h, inside.window.strip.height()
    assert all(larger > usual for larger, usual in zip(now, before, strict=True)), (now, before)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    inside.settle()
    inside.check_picture()


def test_high_contrast_is_there_at_once(inside: Inside) -> None:
    sit_down(inside, "hard")
    inside.window.choices.set("contrast", "on")
    theme = inside.window.look.theme
    assert theme.stark and theme.felt.plate == 1.0
    assert QApplication.palette().window().color().name().upper() == theme.ui.window
    inside.window.choices.set("cloth", "notte")
    assert theme.felt.name == "notte" and theme.felt.panel == "#000000"
    inside.window.choices.set("contrast", "off")
    assert theme.felt.panel != "#000000"


def test_what_helped_is_stored_and_the_statistics_can_leave_it_out(inside: Inside) -> None:
    sit_down(inside, "expert")
    inside.person_plays()
    statistics = inside.window.stage.statistics
    inside.play_until(lambda: inside.session.match.round_scored, "the end of a round")
    assert statistics.totals().aided == 0
    inside.play_until(lambda: len(inside.session.match.rounds) > 1 and inside.view.live, "the next round")
    inside.window.actions_.aids["takes"].trigger()
    inside.play_until(lambda: inside.session.match.round_scored, "the end of that")
    assert (statistics.totals().aided, statistics.totals().rounds, statistics.rounds()) == (1, 2, 2)
    assert statistics.totals(Filter(unaided=True)).rounds == 0, "the match had an aid"
    inside.settle()
    if inside.sheet is not None:
        inside.sheet.close_sheet()
    inside.window.show_statistics()
    page = inside.window.pages.currentWidget()
    assert isinstance(page, StatisticsPage) and page.filters.aids is not None
    assert "some of it with aids" in page.results.table.grid.accessibleDescription()
    page.filters.aids.setCurrentIndex(1)
    assert page.nothing.isVisible() and not page.results.isVisible()


def test_the_start_page_loads_no_computer_player_for_the_sake_of_aids() -> None:
    program = "import scopa_desktop.ui.windows.main, sys; print(*(each for each in sys.modules if '.players' in each))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
