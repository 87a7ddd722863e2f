from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.core.house import offered
from scopa_desktop.core.rules import OPTIONS, VARIANTS, Rules
from scopa_desktop.store.house_sets import ANY, HouseSet, HouseSets, read_shared, write_shared
from scopa_desktop.ui import words_house as wh
from scopa_desktop.ui.controls import Combo
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.houserules import HouseRules
from scopa_desktop.ui.windows.housesets import NewName, OwnSet, SetsColumn
from scopa_desktop.ui.words import Words
from tests.ui.pages import SIZES, LongWords, clipped, look, outside

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton
SUNDAY = HouseSet("Sundays", "scopa", {"capture_choice": "single_first", "target": 25})
QUICK = HouseSet("Quick", ANY, {"max_capture": 2})


@pytest.fixture
def paper(qtbot: QtBot) -> Look:
    return look()


@pytest.fixture
def sets(tmp_path: Path) -> HouseSets:
    kept = HouseSets(tmp_path / "sets.json", lambda trouble: None)
    kept.put(SUNDAY)
    kept.put(QUICK)
    kept.put(HouseSet("For Cirulla", "cirulla", {"piccola_cap": 7}))
    return kept


def open_sheet(qtbot: QtBot, paper: Look, rules: Rules, sets: HouseSets | None = None) -> HouseRules:
    below = QWidget()
    qtbot.addWidget(below)
    below.resize(*SIZES[0])
    below.show()
    qtbot.waitExposed(below)
    below.activateWindow()
    qtbot.waitUntil(below.isActiveWindow)
    sheet = HouseRules(paper, below, rules, sets)
    sheet.open()
    settle()
    return sheet


def settle() -> None:
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def own(sheet: HouseRules, name: str) -> OwnSet:
    return next(each for each in sheet.sets.own if each.house.name == name)


# ------------------------------------------------------------------------------------------------ the options


@pytest.mark.parametrize("longer", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_has_its_rules_in_words(
    qtbot: QtBot, qapp: QApplication, paper: Look, sets: HouseSets, variant: str, longer: bool
) -> None:
    translator = LongWords()
    if longer:
        qapp.installTranslator(translator)
    try:
        sheet = open_sheet(qtbot, paper, Rules.of(variant), sets)
        assert set(sheet.options) == set(offered(Rules.of(variant)))
        assert all(sheet.row(name).sentence for name in sheet.options)
        assert clipped(sheet) == []
        assert outside(sheet) == []
    finally:
        qapp.removeTranslator(translator)


def test_every_option_has_its_place_and_words() -> None:
    placed = [name for _, names in wh.GROUPS for name in names]
    assert sorted([*placed, "cirulla"]) == sorted(OPTIONS)
    words = Words()
    for name in placed:
        for value in list(OPTIONS[name].values)[:6]:
            said = [wh.house_label(name, words), wh.house_about(name, value, words), wh.house_value(name, value)]
            assert all(said)
            assert not any("%" in each for each in said)


def test_what_differs_is_marked_and_goes_back_alone(qtbot: QtBot, paper: Look) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("scopa", napola=True, last_play_scopa=True))
    assert {name for name in sheet.options if sheet.row(name).differs} == {"napola", "last_play_scopa"}
    assert sheet._count.text() == "2 rules differ from the book: they are marked."
    heard: list[Rules] = []
    sheet.changed.connect(heard.append)
    back = sheet.row("napola").back
    assert back.accessibleName() == "By the book: No"
    qtbot.keyClick(back, KEY.Key_Space)
    assert heard == [Rules.of("scopa", last_play_scopa=True)]
    assert not sheet.row("napola").differs
    qtbot.mouseClick(sheet._reset_button, LEFT)
    assert heard[-1] == Rules.of("scopa")
    assert not sheet._reset_button.isEnabled()


def test_a_custom_says_who_plays_it(qtbot: QtBot, paper: Look) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("scopa"))
    assert "online tables" in sheet.row("capture_choice").sentence
    choice = sheet.control("capture_choice")
    choice.setFocus()
    qtbot.keyClick(choice, KEY.Key_Down)
    assert "Italy" in sheet.row("capture_choice").sentence


def test_the_last_thing_that_scores_stays(qtbot: QtBot, paper: Look) -> None:
    rules = Rules.of("scopa", score_cards=False, score_coins=False, score_settebello=False, score_primiera=False)
    sheet = open_sheet(qtbot, paper, rules)
    assert not sheet.control("scopa_points").isEnabled()
    assert sheet.row("scopa_points").sentence.endswith("Something has to score, and nothing else does.")
    sheet.row("re_bello").changed.emit("re_bello", True)
    assert sheet.control("scopa_points").isEnabled()


def test_what_cannot_be_is_not_offered_and_says_why(qtbot: QtBot, paper: Look) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("frac"))
    cap = sheet.control("max_capture")
    assert not cap.isEnabled()
    assert "any number of cards" in sheet.row("max_capture").sentence
    trente = open_sheet(qtbot, paper, Rules.of("scopone_trente"))
    assert not trente.control("target").isEnabled()
    assert "always played to 21" in trente.row("target").sentence


def test_what_changes_nothing_says_why(qtbot: QtBot, paper: Look) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("escoba_no_prime"))
    assert not sheet.control("primiera_six").isEnabled()
    assert sheet.row("primiera_six").sentence.endswith("Not while the primiera does not score.")
    sheet.row("score_primiera").changed.emit("score_primiera", True)
    assert sheet.control("primiera_six").isEnabled()


def test_a_target_of_one_s_own_is_shown(qtbot: QtBot, paper: Look) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("scopa"))
    sheet.set_rules(Rules.of("scopa", target=25))
    target = sheet.control("target")
    assert isinstance(target, Combo)
    assert target.value == 25


# ------------------------------------------------------------------------------------------------------- sets


def test_ready_made_sets_change_what_they_name(qtbot: QtBot, paper: Look) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("scopa", ponino=True))
    qtbot.mouseClick(sheet.sets.ready["italian"], LEFT)
    assert sheet._rules.house_rules() == {
        "ponino": True,
        "capture_choice": "single_first",
        "primiera_missing_suit": "ineligible",
    }
    assert sheet.sets.ready["italian"].on
    assert not sheet.sets.ready["book"].on
    qtbot.mouseClick(sheet.sets.ready["book"], LEFT)
    assert sheet._rules == Rules.of("scopa")


def test_sets_of_one_s_own_are_applied_and_kept(qtbot: QtBot, paper: Look, sets: HouseSets) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("scopa", napola=True), sets)
    assert [each.house.name for each in sheet.sets.own] == ["Sundays", "Quick"]
    qtbot.keyClick(own(sheet, "Quick").button, KEY.Key_Return)
    assert sheet._rules.house_rules() == {"napola": True, "max_capture": 2}
    qtbot.keyClicks(sheet.sets.name, "Ours")
    qtbot.keyClick(sheet.sets.name, KEY.Key_Return)
    assert sets.find("ours") == HouseSet("Ours", "scopa", {"napola": True, "max_capture": 2})
    assert own(sheet, "Ours").button.on
    assert sheet.sets.message.text() == "Ours is kept."
    qtbot.keyClick(own(sheet, "Sundays").button, KEY.Key_Return)
    assert sheet._rules.house_rules() == SUNDAY.options


def test_a_set_is_replaced_and_brought_back(qtbot: QtBot, paper: Look, sets: HouseSets) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("scopa", napola=True), sets)
    qtbot.keyClicks(sheet.sets.name, "sundays")
    assert sheet.sets.save_button.text() == "Replace"
    sheet.sets.every.click()
    sheet.sets.save_button.click()
    assert sets.find("sundays") == HouseSet("sundays", ANY, {"napola": True})
    sheet.sets.undo_button.click()
    assert sets.find("sundays") == SUNDAY


def test_a_set_is_deleted_and_brought_back(qtbot: QtBot, paper: Look, sets: HouseSets) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("scopa"), sets)
    sheet.sets.delete(own(sheet, "Sundays"))
    assert sets.find("Sundays") is None
    assert sheet.sets.message.text() == "Sundays is deleted."
    qtbot.keyClick(sheet.sets.undo_button, KEY.Key_Return)
    assert [each.house.name for each in sheet.sets.own] == ["Sundays", "Quick"]


def test_a_set_is_renamed(qtbot: QtBot, paper: Look, sets: HouseSets, monkeypatch: pytest.MonkeyPatch) -> None:
    menus: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: menus.append(menu))
    sheet = open_sheet(qtbot, paper, Rules.of("scopa"), sets)
    qtbot.keyClick(own(sheet, "Sundays").more, KEY.Key_Return)
    labels = [action.text() for action in menus[0].actions()]
    assert labels == ["Rename …", "Share as a file …", "Delete"]
    menus[0].actions()[0].trigger()
    settle()
    field = sheet.sets.findChild(NewName)
    assert isinstance(field, NewName)
    field.setText("Quick")
    qtbot.keyClick(field, KEY.Key_Return)
    assert sheet.sets.message.text() == "There is another set called Quick."
    field.setText("Saturdays")
    qtbot.keyClick(field, KEY.Key_Return)
    assert [each.house.name for each in sheet.sets.own] == ["Saturdays", "Quick"]
    sheet.sets.rename(own(sheet, "Quick"))
    settle()
    field = sheet.sets.findChild(NewName)
    assert isinstance(field, NewName)
    qtbot.keyClick(field, KEY.Key_Escape)
    assert sets.find("Quick") is not None
    assert not sheet.isHidden(), "Esc leaves the name, not the sheet"


def test_a_set_goes_out_and_comes_in_as_a_file(qtbot: QtBot, paper: Look, sets: HouseSets, tmp_path: Path) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("scopa"), sets)
    sheet.sets.ask_save = lambda parent, name: str(tmp_path / name.removesuffix(".scopa-rules"))
    sheet.sets.share(own(sheet, "Sundays"))
    path = tmp_path / "Sundays.scopa-rules"
    assert read_shared(path) == SUNDAY
    sheet.sets.ask_open = lambda parent: str(path)
    sheet.sets.open_button.click()
    assert sets.find("Sundays 2") is not None
    assert sheet.sets.message.text() == "Sundays 2 is among your own now."
    assert sheet._rules == Rules.of("scopa"), "a file changes nothing by itself"
    write_shared(path, HouseSet("Genoa", "cirulla", {"piccola_cap": 7}))
    sheet.sets.open_button.click()
    assert sheet.sets.message.text() == "Genoa is kept for Cirulla."
    sheet.sets.ask_open = lambda parent: ""
    sheet.sets.open_button.click()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "Bad.scopa-rules could not be read: it is no JSON."),
        ('{"format": "scopa-rules", "version": 9}', "Bad.scopa-rules was written by a newer version of the game."),
        (
            '{"format": "scopa-rules", "version": 1, "name": "x", "variant": "frac", "options": {"max_capture": 2}}',
            "Bad.scopa-rules limits the cards taken at once, which Frac does not.",
        ),
    ],
)
def test_a_bad_file_is_refused_with_one_sentence(
    qtbot: QtBot, paper: Look, sets: HouseSets, tmp_path: Path, content: str, sentence: str
) -> None:
    path = tmp_path / "Bad.scopa-rules"
    path.write_text(content)
    sheet = open_sheet(qtbot, paper, Rules.of("scopa"), sets)
    before = sets.all
    sheet.sets.open_file(path)
    assert sheet.sets.message.text() == sentence
    assert sets.all == before


def test_sets_that_cannot_be_here_are_closed(qtbot: QtBot, paper: Look, sets: HouseSets) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("frac"), sets)
    quick = own(sheet, "Quick").button
    assert not quick.isEnabled()
    assert "any number of cards" in quick.toolTip()


def test_everything_is_reached_by_tab(qtbot: QtBot, paper: Look, sets: HouseSets) -> None:
    sheet = open_sheet(qtbot, paper, Rules.of("scopa", napola=True), sets)
    seen: list[QWidget] = []
    for _ in range(80):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused in seen:
            break
        seen.append(focused)
        qtbot.keyClick(focused, KEY.Key_Tab)
    column: SetsColumn = sheet.sets
    wanted = [*column.ready.values(), own(sheet, "Quick").button, own(sheet, "Quick").more, column.name]
    wanted += [sheet.row("napola").back, sheet.done, sheet._reset_button, column.open_button]
    wanted += [sheet.control(name) for name in sheet.options if sheet.control(name).isEnabled()]
    assert [each for each in wanted if each not in seen] == []
