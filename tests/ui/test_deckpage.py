"""All cards of a deck: told of, chosen among, and shown at every size without a wait."""

from __future__ import annotations

import re
import time
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import DECK, SETTEBELLO, parse_card
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.store.preferences_file import PreferencesFile
from scopa_desktop.ui import paint
from scopa_desktop.ui.choices import Choices
from scopa_desktop.ui.cloth import OWN, TABLES
from scopa_desktop.ui.decks.manifest import Deck, installed_decks
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.deckpage import DeckPage
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_decks import NOTES, both_names, card_counts, card_facts, deck_note, own_name
from tests.ui.pages import LARGE, SIZES, LongWords, keep, look
from tests.ui.test_pages import shown

DECKS = installed_decks()
KEY = Qt.Key
EACH = pytest.mark.parametrize("deck", DECKS)


def choices(folder: Path, **more: object) -> Choices:
    file = PreferencesFile(folder / "preferences.toml", lambda _: None)
    return Choices(file, Preferences().changed(**more))


def opened(
    qtbot: QtBot, folder: Path, size: tuple[int, int] = (1280, 760), paper: Look | None = None, **more: object
) -> tuple[DeckPage, Choices]:
    made = choices(folder, **more)
    paper = paper or look()
    paper.theme.set_table(made.now.cloth)
    made.changed.connect(lambda name, value: paper.theme.set_table(str(value)) if name == "cloth" else None)
    page = DeckPage(paper, made)
    QCursor.setPos(0, 0)  # a pointer that another test left over a card would point at it
    shown(qtbot, page, size)
    page.focus_first()
    return page, made


def placed(page: DeckPage) -> dict[str, QRect]:
    """Return where everything lies, without the room for rings."""
    found = {name: getattr(page, name).geometry() for name in ("panel", "grid", "done")}
    for name in ("decks", "backs", "names", "tables"):
        chips = getattr(page, name)
        for chip in chips.chips if not chips.isHidden() else ():
            place = chip.geometry().adjusted(4, 4, -4, -4)
            found[f"{name} {chip.value}"] = place.translated(chips.pos())
    found["done"] = found["done"].adjusted(4, 4, -4, -4)
    found["grid"] = found["grid"].adjusted(5, 5, -5, -5)
    return found


def check_places(page: DeckPage) -> None:
    places = placed(page)
    for name, place in places.items():
        assert page.rect().contains(place), name
    for (one, here), (other, there) in combinations(places.items(), 2):
        assert not here.intersects(there), f"{one} {here} and {other} {there}"
    cards = [each.geometry() for each in page.grid.places.values()]
    assert all(page.grid.rect().contains(card) for card in cards)
    bare = [card.adjusted(5, 5, -5, -5) for card in cards]
    assert not any(one.intersects(other) for one, other in combinations(bare, 2))
    assert min(card.width() for card in bare) >= 44


def check_words(page: DeckPage) -> None:
    """All words of the panel have room, and the large card is larger than those of the grid."""
    panel = page.panel
    for card in (SETTEBELLO, parse_card("9C")):
        page.show_card(card)
        heights, place = panel._heights(), panel._card_rect()
        u = page.unit()
        words = sum(heights.values()) + (16 + 8 + 4 + 20 + 2) * u
        assert place.bottom() + words <= panel._room().bottom() + 3
        assert place.width() > 1.6 * (page.grid.places[card].width() - 10)


@EACH
def test_every_deck_has_its_place_at_every_size(qtbot: QtBot, tmp_path: Path, deck: str) -> None:
    page, _ = opened(qtbot, tmp_path, deck=deck)
    for size in (*SIZES, LARGE, (1024, 1300), (3440, 1400)):
        page.resize(*size)
        QCoreApplication.processEvents()
        check_places(page)
        check_words(page)


def test_longer_words_have_their_place_too(qtbot: QtBot, tmp_path: Path, qapp: QCoreApplication) -> None:
    longer = LongWords()
    qapp.installTranslator(longer)
    try:
        page, made = opened(qtbot, tmp_path)
        for deck in DECKS:
            made.set("deck", deck)
            for size in SIZES:
                page.resize(*size)
                QCoreApplication.processEvents()
                check_places(page)
    finally:
        qapp.removeTranslator(longer)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_lies_on_the_players_table(qtbot: QtBot, tmp_path: Path, scheme: str) -> None:
    page, made = opened(qtbot, tmp_path, (900, 560), look(scheme))
    beside = QRect(page.panel.geometry().right() + 4, 200, 6, 60)
    for cloth, felt in TABLES.items():
        if cloth == OWN:
            continue
        made.set("cloth", cloth)
        here = page.grab(beside).toImage()
        there = paint.felt_pixmap(felt, 900, 560).copy(beside).toImage()
        assert here.convertToFormat(there.format()) == there, cloth


def test_what_is_chosen_applies_at_once_and_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    page, made = opened(qtbot, tmp_path)
    heard: list[tuple[str, object]] = []
    made.changed.connect(lambda name, value: heard.append((name, value)))
    before = page.grab().toImage()
    for chips, value in ((page.decks, "french"), (page.backs, "back_blue"), (page.tables, "legno")):
        chip = next(each for each in chips.chips if each.value == value)
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
        assert chip.isChecked()
    assert heard == [("deck", "french"), ("back", "back_blue"), ("cloth", "legno")]
    assert page.grab().toImage() != before
    assert page.panel.told.deck == "French"
    kept = PreferencesFile(tmp_path / "preferences.toml", lambda _: None).load()
    assert (kept.deck, kept.back, kept.cloth) == ("french", "back_blue", "legno")


def test_names_on_the_cards_are_chosen_and_seen_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    page, made = opened(qtbot, tmp_path)
    assert [chip.value for chip in page.names.chips if chip.isChecked()] == ["small"]
    assert [chip.accessibleName() for chip in page.names.chips] == [
        "No names on the cards",
        "Small names on the cards",
        "Large names on the cards",
    ]
    pictures = page.grid._pictures
    qtbot.mouseClick(page.names.chips[2], Qt.MouseButton.LeftButton)
    assert made.now.card_names == "large" and page.grid._pictures is not pictures
    made.set("card_names", "off")
    assert [chip.value for chip in page.names.chips if chip.isChecked()] == ["off"]
    made.set("deck", "french_large")
    assert page.names.isHidden()
    kept = PreferencesFile(tmp_path / "preferences.toml", lambda _: None).load()
    assert kept.card_names == "off"


def test_a_choice_made_elsewhere_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    page, made = opened(qtbot, tmp_path)
    made.set("deck", "spanish")
    made.set("cloth", "marmo")
    made.set("back", "back_green")
    assert [
        chip.value for chips in (page.decks, page.tables, page.backs) for chip in chips.chips if chip.isChecked()
    ] == [
        "spanish",
        "marmo",
        "back_green",
    ]
    made.set("back", "gone")
    assert page.backs.chips[0].isChecked()


# ---------------------------------------------------------------------------------------------- keyboard, mouse


def focused(page: DeckPage) -> int:
    place = QApplication.focusWidget()
    return next(card for card, each in page.grid.places.items() if each is place)


def test_arrows_move_among_the_cards(qtbot: QtBot, tmp_path: Path) -> None:
    page, _ = opened(qtbot, tmp_path)
    steps = (
        (KEY.Key_Right, "2D"),
        (KEY.Key_Down, "2C"),
        (KEY.Key_End, "10C"),
        (KEY.Key_Right, "10C"),
        (KEY.Key_Down, "10S"),
        (KEY.Key_Down, "10B"),
        (KEY.Key_Down, "10B"),
        (KEY.Key_Home, "1B"),
        (KEY.Key_Left, "1B"),
        (KEY.Key_Up, "1S"),
    )
    for key, card in steps:
        qtbot.keyClick(page.grid.places[page.grid.shown], key)
        assert focused(page) == parse_card(card)
        assert page.grid.shown == parse_card(card)
        assert page.panel.told.name == Words().card(parse_card(card))


def test_enter_and_space_do_nothing_and_escape_closes(qtbot: QtBot, tmp_path: Path) -> None:
    page, made = opened(qtbot, tmp_path)
    heard: list[str] = []
    made.changed.connect(lambda name, _: heard.append(name))
    page.closed.connect(lambda: heard.append("closed"))
    for key in (KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space):
        qtbot.keyClick(page.grid.places[page.grid.shown], key)
    assert heard == []
    qtbot.keyClick(page.grid.places[page.grid.shown], KEY.Key_Escape)
    assert heard == ["closed"]
    page.done.click()
    assert heard == ["closed", "closed"]


def test_tab_stops_once_at_the_cards(qtbot: QtBot, tmp_path: Path) -> None:
    page, _ = opened(qtbot, tmp_path)
    page.show_card(parse_card("5S"))
    stops = [card for card, each in page.grid.places.items() if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [parse_card("5S")]
    qtbot.keyClick(page.grid.places[page.grid.shown], KEY.Key_Tab)
    assert QApplication.focusWidget() not in page.grid.places.values()


def test_the_card_under_the_mouse_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    page, _ = opened(qtbot, tmp_path)
    at = QPointF(5, 5)
    QCoreApplication.sendEvent(page.grid.places[SETTEBELLO], QEnterEvent(at, at, at))
    assert page.grid.shown == SETTEBELLO
    assert page.panel.told.special == "The settebello: a point by itself."
    assert page.grid.places[SETTEBELLO].testAttribute(Qt.WidgetAttribute.WA_WState_Visible)


def test_one_card_gives_way_to_another_in_a_moment(qtbot: QtBot, tmp_path: Path) -> None:
    paper = look()
    paper.motion = True
    page, _ = opened(qtbot, tmp_path, paper=paper)
    page.show_card(parse_card("3C"))
    assert page.panel._before is not None
    page.grab()
    qtbot.waitUntil(lambda: page.panel._before is None, timeout=2000)
    paper.motion = False
    page.show_card(parse_card("4C"))
    assert page.panel._before is None


# ------------------------------------------------------------------------------------------------------ words


@EACH
def test_every_card_has_its_names_for_a_screen_reader(qtbot: QtBot, tmp_path: Path, deck: str) -> None:
    page, _ = opened(qtbot, tmp_path, deck=deck)
    names = [page.grid.places[card].accessibleName() for card in DECK]
    assert len(set(names)) == 40
    for card in DECK:
        assert own_name(DECKS[deck], card) in names[card]
        assert page.grid.places[card].accessibleDescription() == card_facts(card)
    assert all(chips.accessibleName() for chips in (page.decks, page.backs, page.tables))
    assert all(chip.accessibleName() for chips in (page.decks, page.backs, page.tables) for chip in chips.chips)


@pytest.mark.parametrize(
    ("deck", "kind", "card", "name", "own"),
    [
        ("neapolitan", "italian", "9C", "Knight of cups", "Cavallo di coppe"),
        ("neapolitan", "italian", "8D", "Jack of coins", "Fante di denari"),
        ("spanish", "spanish", "8B", "Jack of clubs", "Sota de bastos"),
        ("spanish", "spanish", "10D", "King of coins", "Rey de oros"),
        ("french", "french", "8S", "Jack of spades", "Valet de pique"),
        ("french", "french", "9C", "Queen of hearts", "Dame de cœur"),
        ("french_numbers", "numbers", "9B", "9 of clubs", "Neuf de trèfle"),
    ],
)
def test_a_card_has_two_names(deck: str, kind: str, card: str, name: str, own: str) -> None:
    assert both_names(Words(kind), DECKS[deck], parse_card(card)) == (name, own)


def test_one_name_is_enough_where_both_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "card", lambda self, card: "CAVALLO DI COPPE")
    assert both_names(Words(), DECKS["neapolitan"], parse_card("9C"))[1] == ""


def test_what_cards_count() -> None:
    assert [card_counts(parse_card(each)) for each in ("7D", "6C", "1S", "10B")] == [
        (7, 21),
        (6, 18),
        (1, 16),
        (10, 10),
    ]
    assert card_facts(parse_card("1S")) == "Counts 1, and 16 in the primiera."
    assert card_facts(parse_card("2D")) == "Counts 2, and 12 in the primiera. One of the ten coins."


@EACH
def test_every_deck_that_comes_with_the_game_is_told_of(deck: str) -> None:
    note = deck_note(DECKS[deck])
    assert note == NOTES[deck]
    assert 2 <= len(re.findall(r"\.(?: |$)", note)) <= 3


def test_a_deck_of_ones_own_is_told_of_by_its_suits() -> None:
    for suits in ("italian", "spanish", "french"):
        deck = Deck(Path("mine"), "mine", "Mine", 10, 16, suits=suits)
        assert suits.capitalize() in deck_note(deck)
        assert own_name(deck, parse_card("9C"))


# ------------------------------------------------------------------------------------------------------ in time


def test_no_frame_waits_for_the_cards(qtbot: QtBot, tmp_path: Path) -> None:
    """While a deck is drawn, whatever else is to be done goes on.

    What counts is the time that this thread works between two turns; how long a busy machine lets it wait does not.
    """
    page, made = opened(qtbot, tmp_path)
    qtbot.wait(50)
    gaps, last = [], time.thread_time()

    def tick() -> None:
        nonlocal last
        now = time.thread_time()
        gaps.append(now - last)
        last = now

    timer = QTimer()
    timer.setInterval(2)
    timer.timeout.connect(tick)
    timer.start()
    made.set("deck", "spanish")
    pictures = page.grid._pictures
    assert pictures is not None
    place = page.grid.places[DECK[-1]]
    size = (place.width() - 10.0, place.height() - 10.0)
    qtbot.waitUntil(lambda: pictures.is_ready(DECK[-1], *size, page.devicePixelRatioF()), timeout=60_000)
    timer.stop()
    assert len(gaps) > 20
    assert max(gaps) < 0.1
    assert sorted(gaps)[-3] < 0.05  # but for the choice itself and the first painting after it


def test_the_threads_end_with_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    page, made = opened(qtbot, tmp_path)
    page.grab()
    made.set("deck", "french")
    page.grab()
    assert any(each.drawing for each in page._pictures.values())
    page.hide()
    assert all(not each.drawing for each in page._pictures.values())


def test_cards_are_not_drawn_again_when_a_deck_comes_back(qtbot: QtBot, tmp_path: Path) -> None:
    page, made = opened(qtbot, tmp_path)
    first = page.grid._pictures
    made.set("deck", "french")
    made.set("deck", "neapolitan")
    assert page.grid._pictures is first
    keep(qtbot, page)


def test_another_scale_keeps_everything_in_place(qtbot: QtBot, tmp_path: Path) -> None:
    page, _ = opened(qtbot, tmp_path)
    page._look.theme.system_scale = 1.5
    page.resize(1290, 770)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    check_places(page)
