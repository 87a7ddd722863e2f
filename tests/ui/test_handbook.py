"""The handbook: what it must tell, that everything in it resolves, and how one reads and searches it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.core.rules import OPTIONS, VARIANTS, Rules
from scopa_desktop.players.levels import OPPONENTS
from scopa_desktop.store.preferences import LANGUAGES, Preferences, settings
from scopa_desktop.ui.actions import Actions
from scopa_desktop.ui.controls import Combo, Segmented, Switch
from scopa_desktop.ui.decks.manifest import installed_decks
from scopa_desktop.ui.handbook import chapters as files
from scopa_desktop.ui.handbook.chapters import FOLDER, NOTES, languages
from scopa_desktop.ui.handbook.declared import menu_words, preference_parts
from scopa_desktop.ui.handbook.plates import Plates, UnknownPlate
from scopa_desktop.ui.handbook.searching import Line, fold, search, spans
from scopa_desktop.ui.handbook.typeset import blocks, pictures, set_text
from scopa_desktop.ui.handbook.written import About, Handbook
from scopa_desktop.ui.language import Language
from scopa_desktop.ui.sheet import Sheet
from scopa_desktop.ui.slider import Slider
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows import openers
from scopa_desktop.ui.windows.handbook import LINK, HandbookSheet, Reader
from scopa_desktop.ui.windows.keys import key_sections
from scopa_desktop.ui.windows.preferences import PreferencesSheet
from scopa_desktop.ui.words import DECK_KINDS, Words
from scopa_desktop.ui.words_company import level_sentence
from scopa_desktop.ui.words_decks import NOTES as DECK_NOTES
from scopa_desktop.ui.words_decks import deck_note
from scopa_desktop.ui.words_fairness import rigged_text
from scopa_desktop.ui.words_house import house_about, house_label
from scopa_desktop.ui.words_rulebook import rules_text
from scopa_desktop.ui.words_rules import option_line, variant_name, variant_sentence
from tests.ui.pages import LongWords, Pictures, clipped, keep, look, outside
from tools.scenes import games
from tools.scenes.studio import studio

KEY = Qt.Key
ROOT = Path(__file__).resolve().parents[2] / "resources" / FOLDER
PLACE = re.compile(r"\{[a-z][a-z_.:]*\}")
ADDRESS = re.compile(r"!?\[[^\]]*\]\(([^)]+)\)")
DECKS = tuple(installed_decks().values())
PLACES = {name: f"/some/{name}" for name in ("preferences_file", "preferences_folder", "data_folder", "log_folder")}
ELSEWHERE = {
    *("log_panel", "full_screen", "name", "avatar"),
    *("geometry", "maximized", "screen", "lesson", "lesson_step", "lessons"),
    "flavour",
}
"""The preferences that the sheet does not have: the chapter tells in prose where they are set, or that they set
themselves; the last one it has in Italian alone, where the chapter tells of it as of the others."""
TILES = {"deck": "Deck", "back": "Back", "cloth": "Felt", "index": "Letters of the court cards"}
"""The preferences that are chosen by pictures, and the headings above these."""


@pytest.fixture
def paper(qapp: QApplication) -> Look:
    return look()


@pytest.fixture
def about(paper: Look, qtbot: QtBot) -> About:
    window = QWidget()
    keep(qtbot, window)
    actions, bar = Actions(window), QMenuBar(window)
    actions.fill(bar)
    return About(menu_words(actions), key_sections(bar), lambda: preference_parts(paper, DECKS), DECKS, PLACES)


@pytest.fixture
def handbook(paper: Look, about: About) -> Handbook:
    return Handbook(paper.words, "en", about)


@pytest.fixture
def sheet(paper: Look, handbook: Handbook, qtbot: QtBot) -> Iterator[HandbookSheet]:
    yield opened(paper, handbook, qtbot)


def opened(paper: Look, handbook: Handbook, qtbot: QtBot, width: int = 1280, height: int = 800) -> HandbookSheet:
    """Open the handbook over an empty page, as if all its pictures were there at once."""
    parent = QWidget()
    keep(qtbot, parent)
    parent.resize(width, height)
    paper.theme.fit(width, height)
    made = HandbookSheet(paper, parent, handbook, Plates(paper, Pictures(), dict.fromkeys(DECK_NOTES, Pictures)), "")
    parent.show()
    made.open()
    return made


def plain(handbook: Handbook, key: str) -> str:
    """Return a chapter as it is read, on one line."""
    document = QTextDocument()
    set_text(document, handbook.text(key))
    return " ".join(document.toPlainText().split())


# -------------------------------------------------------------------------------------------- what must be there


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_star_of_the_source_is_left(paper: Look, about: About, qtbot: QtBot, language: str) -> None:
    spoken = Language()
    spoken.speak(language)
    try:
        handbook = Handbook(paper.words, language, about)
        assert [each.key for each in handbook.all if "**" in plain(handbook, each.key)] == []
    finally:
        spoken.stop()


@pytest.mark.parametrize("language", languages())
def test_every_place_link_and_picture_of_every_chapter_resolves(paper: Look, about: About, language: str) -> None:
    handbook = Handbook(paper.words, language, about)
    plates = Plates(paper, None, dict.fromkeys(DECK_NOTES, Pictures))
    keys = {each.key for each in handbook.all}
    for chapter in handbook.all:
        text = handbook.text(chapter.key)
        assert chapter.title
        assert len(text) > 300, chapter
        assert not PLACE.findall(text), f"{chapter}: nobody fills these in"
        document = QTextDocument()
        set_text(document, text)
        shown = [each.name() for each, _ in pictures(document)]
        for address in ADDRESS.findall(text):
            if address.startswith(LINK):
                assert address.removeprefix(LINK) in keys, f"{chapter}: {address} leads nowhere"
            else:
                assert address in shown, f"{chapter}: {address} is not seen"
                assert not plates.paint(address, 600).isNull()
        assert not any("![" in block.text() or "](" in block.text() for block in blocks(document)), chapter


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_a_translation_has_the_places_and_pictures_of_the_english_chapter(language: str) -> None:
    assert language in LANGUAGES
    for path in sorted((ROOT / language).iterdir()):
        english = ROOT / "en" / path.name
        assert english.is_file(), f"{path}: there is no such chapter"
        ours, theirs = path.read_text("utf-8"), english.read_text("utf-8")
        for what in (PLACE, re.compile(r"\]\(([^)]+)\)"), re.compile(r"^#+ ", re.MULTILINE)):
            assert Counter(what.findall(ours)) == Counter(what.findall(theirs)), path
        assert ours != theirs, f"{path} is still English"
        if NOTES in path.name:
            assert set(files._sections(ours)) == set(VARIANTS)


def test_every_game_is_told_of_with_all_of_its_rules(handbook: Handbook, paper: Look) -> None:
    notes = files.game_notes("en")
    for name, variant in VARIANTS.items():
        told = plain(handbook, f"games/{name}")
        lines = [
            line.text for part in rules_text(paper.words, Rules.of(name), variant.seatings[0]) for line in part.lines
        ]
        for line in lines:
            if line != variant_sentence(name, paper.words):
                assert " ".join(line.split()) in told, f"{name}: {line}"
        assert len(notes[name]) > 200, name
        assert variant_name(name) in plain(handbook, "games")


def test_every_house_rule_is_told_of_and_who_plays_it(handbook: Handbook, paper: Look) -> None:
    told = plain(handbook, "house")
    for name, option in OPTIONS.items():
        if name == "cirulla":  # a game, not a rule that could be set
            continue
        assert house_label(name, paper.words) in told, name
        for value in option.values if not isinstance(option.values, range) else ():
            assert option_line(name, value, paper.words) in told, (name, value)
        for value in option.values:
            who = house_about(name, value, paper.words).split(". ", 1)[-1]
            assert who in told or isinstance(option.values, range), (name, value)


def test_every_preference_is_told_of_with_all_of_its_choices(handbook: Handbook, paper: Look, qtbot: QtBot) -> None:
    told = plain(handbook, "preferences")
    below = QWidget()
    keep(qtbot, below)
    sheet = PreferencesSheet(paper, below, Preferences(), [])
    seen = set(TILES)
    for control in sheet.body.findChildren(QWidget):
        if isinstance(control, Switch | Segmented | Combo | Slider):
            assert control.accessibleName() in told
            if control.objectName() in settings():
                seen.add(control.objectName())
        if isinstance(control, Segmented):
            assert all(part.text() in told for part in control.buttons())
        if isinstance(control, Combo):
            assert all(control.itemText(row) in told for row in range(control.count()))
    assert all(heading in told for heading in TILES.values())
    seen |= {name for name in settings() if name.startswith("aids_")} | {"sound", "volume", "turn_sound"}
    assert set(settings()) <= seen | ELSEWHERE, "a preference that the handbook does not tell of"
    assert all(paper.words.deck_name(deck.id, deck.name) in told for deck in DECKS)


def test_the_choice_that_holds_at_first_is_marked(paper: Look) -> None:
    found = {each.label: each.usual for _, part in preference_parts(paper, DECKS) for each in part}
    assert found["Deck"] == "Neapolitan"
    assert found["Cards move"] == "Normal"
    assert found["Ask before a card is played"] == "No"
    assert found["Volume"] == "80%"


def test_every_key_is_told_of(handbook: Handbook, about: About) -> None:
    told = plain(handbook, "keys")
    for section in about.keys:
        for row in section.rows:
            assert f"{', '.join(row.keys)}: {' '.join(row.text.split())}" in told, row
    for label, keys in about.menu.values():
        assert not keys or keys in told, label


def test_levels_decks_and_the_answer_to_rigged_are_the_programs_own(handbook: Handbook) -> None:
    assert all(level_sentence(each) in plain(handbook, "opponents") for each in OPPONENTS)
    assert all(" ".join(deck_note(deck).split()) in plain(handbook, "decks") for deck in DECKS)
    assert all(said in plain(handbook, "questions") for _, said in rigged_text())
    assert all(path in plain(handbook, "data") + plain(handbook, "preferences") for path in PLACES.values())


@pytest.mark.parametrize("deck", DECK_KINDS)
def test_the_cards_are_called_what_the_deck_calls_them(about: About, deck: str) -> None:
    words = Words(deck)
    told = plain(Handbook(words, "en", about), "play")
    assert f"seven {words.of_suit(0)}" in told
    assert f"the {words.second_figure()} 9" in told


def test_what_a_page_is_fits_a_chapter_that_exists(handbook: Handbook) -> None:
    keys = {each.key for each in handbook.all}
    for module, chapter in openers._CHAPTERS.items():
        assert find_spec(f"scopa_desktop.ui.windows.{module}") is not None, module
        assert chapter in keys, chapter


# -------------------------------------------------------------------------------- files that are not as they should be


def test_a_chapter_that_a_language_lacks_or_that_is_damaged_is_the_english_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, paper: Look, about: About
) -> None:
    english = tmp_path / FOLDER / "en"
    english.mkdir(parents=True)
    for path in (ROOT / "en").iterdir():
        (english / path.name).write_bytes(path.read_bytes())
    own = tmp_path / FOLDER / "eo"
    own.mkdir()
    (own / "10_welcome.md").write_text("# Bonvenon\n\nSaluton,\n{do:undo} {no_such_place} 札を\n取る。\n", "utf-8")
    (own / "15_play.md").write_bytes(b"# \xff\xfe broken")
    (own / "31_game_notes.md").write_text("# Notoj\n\n## scopa\n\nLa klasika.\n", "utf-8")
    monkeypatch.setattr(files, "resources", lambda: tmp_path)
    handbook = Handbook(paper.words, "eo", about)
    assert handbook.chapter("welcome").title == "Bonvenon"
    assert "Saluton,\n" in handbook.text("welcome")
    assert "札を取る。" in handbook.text("welcome")  # where there are no spaces, the end of a line is none
    assert "Take back" in handbook.text("welcome")
    assert "{no_such_place}" in handbook.text("welcome")  # as it stands: nothing fails
    assert handbook.chapter("play").title == "How Scopa is played"
    assert "La klasika." in handbook.text("games/scopa")
    assert "Napoleone" in handbook.text("games/napola")
    assert handbook.chapter("no_such_chapter").key == "welcome"


@pytest.mark.parametrize(
    "address",
    [
        *("cards:", "cards:11-coins", "cards:7-hearts", "cards:x", "takes:7-coins,", "deck:none", "values:chess"),
        *(
            "capture:scopa/99",
            "capture:scopa/x",
            "scoring:scopa/-1",
            "http://localhost/x.png",
            "file:///etc/passwd",
            "",
        ),
    ],
)
def test_an_address_of_no_picture_is_refused(paper: Look, address: str) -> None:
    with pytest.raises(UnknownPlate):
        Plates(paper).paint(address, 600)


def test_nothing_is_fetched_from_elsewhere(paper: Look, qtbot: QtBot, tmp_path: Path) -> None:
    picture = tmp_path / "there.png"
    there = QImage(9, 9, QImage.Format.Format_RGB32)
    assert there.save(str(picture))
    reader = Reader(paper, Plates(paper))
    keep(qtbot, reader)
    elsewhere = ("http://localhost/x.png", picture.as_uri(), str(picture), "qrc:/x.png", "data:image/png;base64,AAAA")
    reader.show_text("# X\n\n" + "\n\n".join(f"![words]({each})" for each in elsewhere) + "\n\n<img src='x.png'>\n")
    reader.show()
    for address in elsewhere:
        for kind in QTextDocument.ResourceType:
            found = reader.loadResource(kind.value, QUrl(address))
            assert found is None or (isinstance(found, QImage) and found.isNull()), address
    assert "<img" in reader.toPlainText()
    assert not reader.openLinks()
    assert not reader.openExternalLinks()


# ------------------------------------------------------------------------------------------------------- searching


@pytest.mark.parametrize(
    ("text", "query", "found"),
    [
        ("Sette e mezzo, SETTEBELLO", "settebello", [(15, 25)]),
        ("Il re è bello", "E", [(4, 5), (6, 7), (9, 10)]),
        ("cœur, épée", "epee", [(6, 10)]),
        ("Straße 7", "strasse", [(0, 6)]),
        ("カード", "カート", []),  # a voiced sound is no accent
        ("a primiera of sevens", "sevens PRIMIERA", [(2, 10), (14, 20)]),
        ("a primiera of sevens", "primiera sixes", []),
        ("anything", "   ", []),
    ],
)
def test_words_are_found_whatever_their_case_and_accents(text, query, found) -> None:
    assert list(spans(text, query)) == found
    assert len(fold(text)[0]) == len(fold(text)[1])


def test_lines_come_in_their_order_and_not_without_end() -> None:
    lines = [Line("a", number, f"scopa {number}") for number in range(1000)]
    assert [hit.line.number for hit in search(lines, "SCOPA")] == list(range(300))
    assert search(lines, "") == []
    twice = [Line("games/scopa", 4, "A sweep"), Line("games/napola", 4, "A sweep"), Line("play", 1, "Sweeps")]
    assert [hit.line.chapter for hit in search(twice, "sweep")] == ["games/scopa", "play"]


def test_a_word_is_looked_for_in_all_chapters_and_enter_goes_through_them(sheet: HandbookSheet, qtbot: QtBot) -> None:
    said: list[str] = []
    sheet.said.connect(said.append)
    qtbot.keyClick(sheet, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert sheet.field.hasFocus()
    qtbot.keyClicks(sheet.field, "RÉ BELLO")
    assert len({hit.line.chapter for hit in sheet.hits}) > 1
    assert said[-1] == sheet.count.text() == f"{len(sheet.hits)} lines"
    for hit in (*sheet.hits, sheet.hits[0]):  # and from the last one back to the first
        qtbot.keyClick(sheet.field, KEY.Key_Return)
        assert sheet.now == hit.line.chapter
        block = sheet.reader.textCursor().block()
        assert block.text() == hit.line.text
        marked = {each.cursor.selectedText().casefold() for each in sheet.reader.extraSelections()}
        assert {"re", "bello"} <= marked
        assert 0 <= sheet.reader.cursorRect().top() < sheet.reader.viewport().height()
        assert hit.line.text in said[-1]
    assert sheet.field.hasFocus()
    qtbot.keyClick(sheet, KEY.Key_G, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert sheet.list.currentRow() == len(sheet.hits) - 1
    qtbot.keyClick(sheet.field, KEY.Key_Escape)
    assert not sheet.hits
    assert not sheet.reader.extraSelections()
    assert sheet.list.accessibleName() == "Contents"
    sheet.field.setText("no such words xyz")
    assert said[-1] == "No line has all of these words."
    qtbot.keyClick(sheet.field, KEY.Key_Return)


def test_the_search_reads_ahead_while_one_reads(sheet: HandbookSheet, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not sheet._unread, timeout=20_000)
    assert not sheet._reading.isActive()
    assert {line.chapter for line in sheet.lines()} == {each.key for each in sheet.handbook.all}


# --------------------------------------------------------------------------------------------------------- reading


def test_links_lead_on_and_back_and_forward_lead_the_same_way(sheet: HandbookSheet, qtbot: QtBot) -> None:
    assert sheet.reader.hasFocus()
    assert not sheet.back.isEnabled()
    qtbot.keyClick(sheet.reader, KEY.Key_Tab)  # the first link of the text
    qtbot.keyClick(sheet.reader, KEY.Key_Return)
    assert sheet.now == "play"
    sheet.reader.anchorClicked.emit(QUrl(f"{LINK}house"))
    assert sheet.now == "house"
    assert sheet.list.currentItem().text() == "House rules"
    sheet.reader.anchorClicked.emit(QUrl("http://localhost/"))
    assert sheet.now == "house"
    qtbot.keyClick(sheet, KEY.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert sheet.now == "play"
    qtbot.mouseClick(sheet.back, Qt.MouseButton.LeftButton)
    assert (sheet.now, sheet.back.isEnabled(), sheet.forward.isEnabled()) == ("welcome", False, True)
    qtbot.keyClick(sheet, KEY.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert sheet.now == "play"
    sheet.open_chapter("keys")
    assert not sheet.forward.isEnabled()
    assert sheet.reader.accessibleName() == "Keys"


def test_going_down_the_contents_leaves_one_step_to_go_back(sheet: HandbookSheet, qtbot: QtBot) -> None:
    sheet.list.setFocus()
    for _ in range(5):
        qtbot.keyClick(sheet.list, KEY.Key_Down)
    assert sheet.now == [each.key for each in sheet.handbook.all][5]
    qtbot.keyClick(sheet.list, KEY.Key_Return)
    assert sheet.reader.hasFocus()
    sheet.go_back()
    assert sheet.now == "welcome"
    assert not sheet.back.isEnabled()


def test_below_every_chapter_a_link_leads_to_the_next(sheet: HandbookSheet) -> None:
    chapters = [each.key for each in sheet.handbook.all]
    for sheet.now, after in pairwise(chapters):
        assert sheet._next_link().strip().endswith(f"({LINK}{after})")
    sheet.now = chapters[-1]
    assert not sheet._next_link()


def test_the_arrow_down_moves_the_text_at_once_and_esc_closes(sheet: HandbookSheet, qtbot: QtBot) -> None:
    sheet.open_chapter("strategy")
    qtbot.wait(1)
    for _ in range(3):
        qtbot.keyClick(sheet.reader, KEY.Key_Down)
    assert sheet.reader.verticalScrollBar().value() > 0
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(sheet.reader, KEY.Key_Escape)


def test_tab_goes_round_field_list_text_and_buttons(sheet: HandbookSheet, qtbot: QtBot) -> None:
    stops = sheet._stops()
    assert {sheet.field, sheet.list, sheet.reader, sheet.done} <= set(stops)
    assert all(each.accessibleName() for each in stops)


def test_other_colours_and_sizes_leave_one_where_one_reads(sheet: HandbookSheet, qtbot: QtBot) -> None:
    sheet.open_chapter("strategy")
    sheet.field.setText("primiera")
    qtbot.wait(1)
    sheet.reader.verticalScrollBar().setValue(200)
    sheet.look.theme.set_scheme("dark")
    assert sheet.reader.verticalScrollBar().value() == 200
    sheet.look.theme.set_text_size(1.4)
    assert (sheet.now, sheet.field.text()) == ("strategy", "primiera")
    assert sheet.hits


def test_every_chapter_fits_its_place_in_the_smallest_window_with_the_largest_texts_and_long_words(
    paper: Look, handbook: Handbook, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    longer = LongWords()
    request.addfinalizer(lambda: QCoreApplication.removeTranslator(longer))
    QCoreApplication.installTranslator(longer)
    paper.theme.set_text_size(2.0)
    sheet = opened(paper, handbook, qtbot, 900, 600)
    qtbot.wait(1)
    room = sheet.reader.viewport().width()
    assert room > 380
    for chapter in handbook.all:
        sheet.open_chapter(chapter.key)
        assert sheet.reader.document().size().width() <= room, chapter
        free = room - 2 * sheet.reader.document().documentMargin()
        for picture, _ in pictures(sheet.reader.document()):
            painted = sheet.reader.loadResource(QTextDocument.ResourceType.ImageResource.value, picture.name())
            assert 0 < painted.deviceIndependentSize().width() <= free + 1, picture.name()
    sheet.field.setText("settebello")
    qtbot.wait(1)
    assert not clipped(sheet)
    assert not outside(sheet)


def test_pictures_that_come_later_are_painted_again(paper: Look, handbook: Handbook, qtbot: QtBot) -> None:
    late = Pictures()
    plates = Plates(paper, late)
    reader = Reader(paper, plates)
    keep(qtbot, reader)
    reader.resize(700, 500)
    reader.show()
    reader.show_text("![Two](cards:7-coins,7-cups)")
    qtbot.wait(20)  # it has its size by now
    painted: list[str] = []
    paint = plates.paint
    plates.paint = lambda address, *rest: (painted.append(address), paint(address, *rest))[1]  # type: ignore[method-assign]
    late.ready.emit(6)
    late.ready.emit(16)
    qtbot.waitUntil(lambda: painted == ["cards:7-coins,7-cups"])


# ------------------------------------------------------------------------------------------------- in the whole program


def test_f1_opens_the_chapter_that_fits_and_what_lay_there_comes_back(tmp_path: Path) -> None:
    with studio(tmp_path, (1280, 800)) as it:
        window = it.window

        def chapter() -> str:
            assert window.actions_.handbook.isEnabled()
            window.actions_.handbook.trigger()
            it.settle()
            found = window._sheet
            assert isinstance(found, HandbookSheet)
            assert not window.actions_.handbook.isEnabled()
            return found.now

        def close() -> Sheet | None:
            window._close_sheet()
            it.settle()
            return window._sheet

        assert window.actions_.handbook.shortcut().toString() == "F1"
        window.show_start()
        assert chapter() == "welcome"
        assert close() is None
        window.show_history()
        assert chapter() == "files"
        close()
        window.show_preferences()
        assert chapter() == "preferences"
        assert isinstance(close(), PreferencesSheet)
        window._close_sheet()
        it.sit_down(games.played(1, games.after(0, 2), "2", "cirulla"))
        it.settle()
        assert chapter() == "games/cirulla"
        before = window._sheet
        assert str(window.stage.paths.data) in plain(before.handbook, "data")
        before.open_chapter("house")
        window.speak("en")  # another language leaves one at the chapter
        it.settle()
        assert window._sheet is not before
        assert window._sheet.now == "house"
        assert close() is None
        assert it.view.hasFocus()


def test_it_is_not_loaded_before_it_is_opened() -> None:
    program = "import scopa_desktop.ui.windows.main, sys; print(*(each for each in sys.modules if 'handbook' in each))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert not done.stdout.split()
