from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import DECK, card_set, parse_cards
from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules
from scopa_desktop.core.scoring import SideTake, score_round
from scopa_desktop.store.achievements import Achievements
from scopa_desktop.store.database import Database
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui import theme
from scopa_desktop.ui.cloth import mix
from scopa_desktop.ui.controls import Combo, Segmented, Switch
from scopa_desktop.ui.sheet import Sheet
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.about import AboutSheet
from scopa_desktop.ui.windows.houserules import HouseRules
from scopa_desktop.ui.windows.messages import AbandonQuestion, Banner
from scopa_desktop.ui.windows.newgame import NewGamePage, Setup
from scopa_desktop.ui.windows.preferences import DeckChoice, PreferencesSheet
from scopa_desktop.ui.windows.primer import PrimerSheet
from scopa_desktop.ui.windows.rigged import RiggedSheet
from scopa_desktop.ui.windows.rules import RulesSheet
from scopa_desktop.ui.windows.start import DIM, Resume, Standing, StartPage
from scopa_desktop.ui.windows.statistics import StatisticsPage
from scopa_desktop.ui.windows.summary import SummarySheet
from scopa_desktop.ui.windows.summary_data import Summary
from scopa_desktop.ui.words import Names, Player
from tests.ui.pages import LARGE, SCHEMES, SIZES, LongWords, Pictures, clipped, keep, look, outside
from tests.ui.results import Results, row
from tools.scenes import games

KEY = Qt.Key
RESUME = Resume(
    "scopa", "Nonna Rita", 5, 11, date(2026, 11, 28), (Standing("You", "sun", 7), Standing("Rita", "lemon", 9))
)
ROWS = [row("scopa", "hard", 118), row("scopa", "beginner", 55), row("cirulla", "mixed", 25, aided=3)]
PEOPLE = tuple(Player(name, name == "Anna") for name in ("Anna", "Rita", "Carlo", "Bruno", "Elsa", "Dino"))
FACES = ("sun", "lemon", "moon", "boat", "leaf", "cup")


def summary(seating: str = "2", variant: str = "scopa", winner: int | None = None) -> Summary:
    rules = Rules.of(variant)
    sides = SEATINGS[seating]
    seats = sum(map(len, sides))
    piles = [card_set(DECK[side :: len(sides)]) for side in range(len(sides))]
    score = score_round(rules, [SideTake(pile, 1, 0, parse_cards("")) for pile in piles])
    before = tuple(range(5, 5 + len(sides)))
    totals = tuple(a + b for a, b in zip(before, score.totals, strict=True))
    dealer = None if winner is not None else 1
    names = Names(PEOPLE[:seats], sides)
    return Summary(4, score, names, FACES[:seats], rules, seating, before, totals, dealer, winner, deal=48_213)


def decks() -> list[DeckChoice]:
    pictures = Pictures()
    return [
        DeckChoice("neapolitan", "Neapolitan", "", pictures, {"back": pictures, "back_blue": pictures}),
        DeckChoice("spanish", "Spanish", "", pictures),
        DeckChoice("french", "French", "", pictures, {}, ("JQK", "VDR", "FDR")),
        DeckChoice("own", "My own deck", "", None),
    ]


def start(paper: Look, parent: QWidget | None = None) -> StartPage:
    return StartPage(paper, Pictures(), RESUME, rounds=214, today=date(2026, 11, 29), parent=parent)


def new_game(paper: Look, setup: TableSetup | None = None, **more: object) -> NewGamePage:
    return NewGamePage(paper, setup or TableSetup(), pick_deal=lambda: 48213, pictures=Pictures(), **more)


def every_game(paper: Look) -> NewGamePage:
    setup = TableSetup("scopa", "2x2", {"napola": True, "target": 25})
    return new_game(paper, setup, variants=tuple(VARIANTS), seatings=tuple(SEATINGS))


PAGES: dict[str, Callable[[Look], QWidget]] = {
    "start": start,
    "start_without_match": lambda paper: StartPage(paper, None),
    "new_game": new_game,
    "every_game": every_game,
    "statistics": lambda paper: StatisticsPage(paper, Results(ROWS), pytest.fail),
    "achievements": lambda paper: StatisticsPage(
        paper, Results(ROWS), pytest.fail, Achievements(Database.in_memory()), part="achievements"
    ),
    "no_statistics": lambda paper: StatisticsPage(paper, Results(), pytest.fail),
}
SHEETS: dict[str, Callable[[Look, QWidget], Sheet]] = {
    "preferences": lambda paper, below: PreferencesSheet(paper, below, Preferences(), decks()),
    "preferences_french": lambda paper, below: PreferencesSheet(paper, below, Preferences(deck="french"), decks()),
    "summary": lambda paper, below: SummarySheet(paper, below, summary(), see_cards=True, look_back=True),
    "summary_three": lambda paper, below: SummarySheet(paper, below, summary("3", "napola")),
    "summary_teams": lambda paper, below: SummarySheet(paper, below, summary("2x2", "cirulla", winner=0)),
    "summary_six": lambda paper, below: SummarySheet(paper, below, summary("6")),
    "rules": lambda paper, below: RulesSheet(paper, below, Rules.of("scopa", napola=True), "2"),
    "about": lambda paper, below: AboutSheet(
        paper, below, "1.0", "6.11", Path("/a/folder/with/a/long/name") / ("x" * 60), Path("a/folder/preferences.toml")
    ),
    "rigged": lambda paper, below: RiggedSheet(paper, below, games.played(281_474_976_710_655, games.counted(1))),
    "abandon": AbandonQuestion,
    "house_rules": lambda paper, below: HouseRules(paper, below, Rules.of("scopa", napola=True, capture_choice="any")),
}


def shown(qtbot: QtBot, page: QWidget, size: tuple[int, int] = (1280, 760)) -> None:
    keep(qtbot, page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    QCoreApplication.processEvents()


@pytest.fixture
def paper(qtbot: QtBot) -> Look:
    return look()


@pytest.fixture
def long_words(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language a third longer than English, in the broad fonts of a system that has no others."""
    monkeypatch.setattr(theme, "_sans_families", lambda: ("DejaVu Sans",))
    monkeypatch.setattr(theme, "_SERIF", ("DejaVu Serif",))
    translator = LongWords()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


# --------------------------------------------------------------------------------------------- every page


@pytest.mark.parametrize(("size", "scheme"), list(itertools.product(SIZES, SCHEMES)))
@pytest.mark.parametrize("name", PAGES)
def test_pages_fit(qtbot: QtBot, name: str, size: tuple[int, int], scheme: str) -> None:
    page = PAGES[name](look(scheme))
    shown(qtbot, page, size)
    assert page.size().toTuple() == size
    assert clipped(page) == []
    assert outside(page) == []
    assert not page.grab().isNull()


@pytest.mark.parametrize(("size", "scheme"), list(itertools.product(SIZES, SCHEMES)))
@pytest.mark.parametrize("name", SHEETS)
def test_sheets_fit(qtbot: QtBot, name: str, size: tuple[int, int], scheme: str) -> None:
    paper = look(scheme)
    below = QWidget()
    shown(qtbot, below, size)
    sheet = SHEETS[name](paper, below)
    sheet.open()
    QCoreApplication.processEvents()
    assert clipped(sheet) == []
    assert outside(sheet) == []
    assert sheet.rect().contains(sheet.sheet_rect())
    assert not below.grab().isNull()


@pytest.mark.parametrize("name", PAGES)
def test_pages_fit_in_longer_languages(qtbot: QtBot, long_words: None, name: str) -> None:
    page = PAGES[name](look())
    shown(qtbot, page, SIZES[0])
    assert clipped(page) == []
    assert outside(page) == []


@pytest.mark.parametrize("name", SHEETS)
def test_sheets_fit_in_longer_languages(qtbot: QtBot, long_words: None, name: str) -> None:
    below = QWidget()
    shown(qtbot, below, SIZES[0])
    sheet = SHEETS[name](look(), below)
    sheet.open()
    QCoreApplication.processEvents()
    assert clipped(sheet) == []
    assert outside(sheet) == []


@pytest.mark.parametrize("name", PAGES)
def test_pages_fit_with_a_large_system_font(qtbot: QtBot, name: str) -> None:
    page = PAGES[name](look(scale=1.4))
    shown(qtbot, page, SIZES[1])
    assert clipped(page) == []


@pytest.mark.parametrize("name", [*PAGES, *SHEETS])
def test_the_scheme_changes_while_a_page_is_open(qtbot: QtBot, name: str) -> None:
    paper = look()
    below = PAGES[name](paper) if name in PAGES else QWidget()
    shown(qtbot, below)
    if name in SHEETS:
        SHEETS[name](paper, below).open()
    light = below.grab().toImage()
    paper.theme.set_scheme("dark")
    paper.theme.set_table("notte")
    paper.theme.apply()
    assert below.grab().toImage() != light


@pytest.mark.parametrize("name", [*PAGES, *SHEETS])
def test_everything_grows_on_a_large_screen(qtbot: QtBot, name: str) -> None:
    paper = look()
    below = PAGES[name](paper) if name in PAGES else QWidget()
    shown(qtbot, below)
    if name in SHEETS:
        SHEETS[name](paper, below).open()
    below.resize(*LARGE)
    QCoreApplication.processEvents()
    if not name.startswith("start"):
        assert paper.theme.scale >= 2
    assert clipped(below) == []
    assert outside(below) == []
    below.resize(*SIZES[0])
    QCoreApplication.processEvents()
    assert clipped(below) == []


def test_a_page_that_grows_keeps_what_was_set(qtbot: QtBot) -> None:
    page = new_game(look())
    shown(qtbot, page)
    qtbot.mouseClick(page.target.part(21), Qt.MouseButton.LeftButton)
    page._row_widgets[1].name.setText("Zia Pina")
    qtbot.mouseClick(page.choose_deal, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(page.deal_field, "77")
    before = page.setup()
    page.resize(*LARGE)
    assert page.setup() == before
    assert page.target.value == 21
    assert page.deal_field.text() == "77"


# -------------------------------------------------------------------------------------------------- start


def test_start_offers_what_there_is(qtbot: QtBot, paper: Look) -> None:
    page = start(paper)
    shown(qtbot, page)
    page.focus_first()
    heard = []
    for name in ("continue_match", "new_game", "rules", "history", "statistics"):
        getattr(page, name).connect(lambda name=name: heard.append(name))
    titles = ["Continue", "New game", "Rules of Scopa", "History", "Statistics"]
    assert [entry.text() for entry in page.entries()] == titles
    assert page.entries()[0].accessibleDescription() == "Scopa against Nonna Rita, round 5, to 11. Yesterday."
    for entry in page.entries():
        qtbot.keyClick(entry, KEY.Key_Return)
    assert heard == ["continue_match", "new_game", "rules", "history", "statistics"]
    page.set_state(None, 0)
    assert [entry.text() for entry in page.entries()] == ["New game", "Rules of Scopa", "History", "Statistics"]


def test_the_first_start_offers_one_thing_before_all_others(qtbot: QtBot, paper: Look) -> None:
    page = StartPage(paper, Pictures(), games=16)
    shown(qtbot, page)
    page.set_state(None, 0, first=True, lessons=0)
    page.focus_first()
    names = ("play_now", "learn", "primer", "watch", "new_game")
    heard: list[str] = []
    for name in names:
        getattr(page, name).connect(lambda name=name: heard.append(name))
    titles = [entry.text() for entry in page.entries()]
    assert titles == ["Play Scopa now", "Learn to play", "How it is played", "Watch a game", "Other games"]
    for entry in page.entries():
        qtbot.keyClick(entry, KEY.Key_Return)
    assert heard == list(names)
    page.set_state(None, 3, "Cirulla, two players, to 51.", "cirulla")
    titles = [entry.text() for entry in page.entries()]
    assert titles == ["New game", "Play again", "Rules of Cirulla", "History", "Statistics"]


@pytest.mark.parametrize("size", [(900, 560), (960, 500), (1280, 760), (900, 1200), (3840, 2120)])
def test_all_entries_lie_on_the_start_page(qtbot: QtBot, paper: Look, size: tuple[int, int]) -> None:
    page = start(paper)
    page.set_state(RESUME, 9, "Cirulla, two players, to 51.", "cirulla")
    shown(qtbot, page)
    page.resize(*size)
    for entry in page.entries():
        assert page.rect().contains(entry.geometry()), entry.text()


@pytest.mark.parametrize("table", [name for name in theme.TABLES if name != "own"])
def test_words_on_the_start_page_are_legible_above_the_lightest_card(table: str) -> None:
    """Glass lies over a table that plays behind the page, and that table is dimmed."""
    felt = theme.TABLES[table]
    card = mix("#FFFFFF", felt.edge, DIM)
    for alpha in (0.66, 0.82):
        glass = mix(card, felt.panel, alpha)
        assert theme.contrast(felt.ink, glass) >= 4.5
        assert theme.contrast(felt.ink2, glass) >= 4.5
    bare = mix(felt.centre, felt.edge, DIM)
    assert theme.contrast(felt.ink, bare) >= 4.5, "no card lies behind the game's name"


def test_the_primer_says_what_the_cards_of_the_deck_count(qtbot: QtBot, paper: Look) -> None:
    parent = QWidget()
    keep(qtbot, parent)
    parent.resize(1280, 760)
    parent.show()
    said = []
    for deck in ("italian", "spanish", "numbers"):
        paper.words = paper.words.with_deck(deck)
        sheet = PrimerSheet(paper, parent)
        sheet.open()
        said.append(sheet.text_area.accessibleName())
        heard: list[str] = []
        sheet.play_wanted.connect(lambda heard=heard: heard.append("play"))
        sheet.rules_wanted.connect(lambda heard=heard: heard.append("rules"))
        sheet.play.click()
        assert heard == ["play"] and sheet.isHidden()
    assert "the jack 8, the knight 9, the king 10" in said[0]
    assert "all other cards what they show" in said[2]
    assert said[0] != said[2]


def test_entries_are_walked_by_tab(qtbot: QtBot, paper: Look) -> None:
    page = start(paper)
    shown(qtbot, page)
    page.focus_first()
    walked = []
    for _ in range(5):
        focused = page.focusWidget()
        walked.append(focused.accessibleName())
        qtbot.keyClick(focused, KEY.Key_Tab)
    assert walked == ["Continue", "New game", "Rules of Scopa", "History", "Statistics"]


# ----------------------------------------------------------------------------------------------- new game


def started(qtbot: QtBot, page: NewGamePage) -> Setup:
    with qtbot.waitSignal(page.start) as signal:
        qtbot.keyClick(page.focusWidget() or page, KEY.Key_Return)
    return signal.args[0]


def test_enter_repeats_the_last_table(qtbot: QtBot, paper: Look) -> None:
    seats = (SeatSetup("Anna", "human", "moon"), SeatSetup("Elsa", "expert", "leaf"))
    last = TableSetup("scopa", "2", {"capture_choice": "any", "target": 16}, seats)
    page = new_game(paper, last)
    shown(qtbot, page)
    page.focus_first()
    assert started(qtbot, page) == Setup(last, 48213)


def test_a_first_table_has_the_usual_guests(qtbot: QtBot, paper: Look) -> None:
    page = new_game(paper)
    shown(qtbot, page)
    page.focus_first()
    table = started(qtbot, page).table
    assert [(seat.name, seat.player) for seat in table.seats] == [("", "human"), ("Nonna Rita", "easy")]
    assert table.house_rules == {}


def test_a_table_that_cannot_be_is_mended(qtbot: QtBot, paper: Look) -> None:
    last = TableSetup("cirulla", "2x2", {"no such": 1}, (SeatSetup("x", "grandmaster"),) * 4)
    page = new_game(paper, last)
    shown(qtbot, page)
    setup = page.setup()
    assert setup.table.variant == "scopa"
    assert len(setup.table.seats) == 2


def test_names_levels_and_faces(qtbot: QtBot, paper: Look) -> None:
    page = new_game(paper)
    shown(qtbot, page)
    rows = page._row_widgets
    rows[1].name.clear()
    qtbot.keyClicks(rows[1].name, "Zia Pina")
    assert rows[1].level is not None
    rows[1].level.setFocus()
    qtbot.keyClick(rows[1].level, KEY.Key_Up)
    rows[1].avatar._pick("cup")
    assert page.setup().table.seats[1] == SeatSetup("Zia Pina", "beginner", "cup")
    rows[1].name.clear()
    assert page.setup().table.seats[1].name == "Cup"


def test_tab_follows_the_eye(qtbot: QtBot, paper: Look) -> None:
    page = new_game(paper)
    shown(qtbot, page)
    page._row_widgets[0].avatar.setFocus()
    walked = []
    for _ in range(11):
        focused = page.focusWidget()
        walked.append(focused.accessibleName())
        qtbot.keyClick(focused, KEY.Key_Tab)
    assert walked == [
        "Picture: Sun",
        "Name",
        "Picture: Lemon",
        "Name",
        "Level of Nonna Rita",
        "Who sits here: Nonna Rita, plays by the old maxims",
        "Play to: 11",
        "House rules …",
        "Choose deal …",
        "Cancel",
        "Deal the cards",
    ]


def test_the_target(qtbot: QtBot, paper: Look) -> None:
    page = new_game(paper)
    shown(qtbot, page)
    qtbot.mouseClick(page.target.part(21), Qt.MouseButton.LeftButton)
    assert page.setup().table.house_rules == {"target": 21}
    qtbot.mouseClick(page.target.part(0), Qt.MouseButton.LeftButton)
    qtbot.keyClick(page.other_target, KEY.Key_Delete)
    assert not page.deal_button.isEnabled()
    qtbot.keyClicks(page.other_target, "7")
    assert page.rules.target == 7
    assert page.deal_button.isEnabled()
    qtbot.keyClicks(page.other_target, "77")
    assert page.rules.target == 77, "the third digit is not taken"


def test_the_deal(qtbot: QtBot, paper: Look) -> None:
    page = new_game(paper)
    shown(qtbot, page)
    qtbot.mouseClick(page.choose_deal, Qt.MouseButton.LeftButton)
    page.deal_field.clear()
    qtbot.keyClicks(page.deal_field, "1 234")
    assert page.setup().deal == 1234
    qtbot.keyClicks(page.deal_field, "x")
    assert not page.deal_button.isEnabled()
    with qtbot.assertNotEmitted(page.start):
        qtbot.keyClick(page.deal_field, KEY.Key_Return)
    qtbot.mouseClick(page.choose_deal, Qt.MouseButton.LeftButton)
    assert page.setup().deal == 48213
    assert page.deal_button.isEnabled()


def test_house_rules_work_and_go_back(qtbot: QtBot, paper: Look) -> None:
    page = new_game(paper)
    shown(qtbot, page)
    sheet = page.open_house_rules()
    napola, choice, cap = (sheet.control(name) for name in ("napola", "capture_choice", "napola_cap"))
    assert isinstance(napola, Switch)
    assert isinstance(choice, Combo)
    assert not cap.isEnabled()
    qtbot.mouseClick(napola, Qt.MouseButton.LeftButton)
    assert cap.isEnabled()
    choice.setFocus()
    qtbot.keyClick(choice, KEY.Key_Down)
    assert page.rules.house_rules() == {"napola": True, "capture_choice": "single_first"}
    sheet._reset_button.click()
    assert page.rules.house_rules() == {}
    qtbot.keyClick(sheet.first_focus(), KEY.Key_Escape)
    assert sheet.isHidden()


def test_every_classic_option_has_a_control(qtbot: QtBot, paper: Look) -> None:
    page = new_game(paper)
    shown(qtbot, page)
    sheet = page.open_house_rules()
    for name in (
        "max_capture",
        "last_play_scopa",
        "leftovers_to",
        "redeal_kings",
        "primiera_six",
        "re_bello",
        "ponino",
    ):
        assert sheet.control(name).isVisibleTo(sheet)


def test_another_game_brings_its_rules_and_seats(qtbot: QtBot, paper: Look) -> None:
    page = every_game(paper)
    shown(qtbot, page)
    gallery = page._gallery
    assert gallery is not None
    scopone = next(tile for tile in gallery.tiles if tile.variant == "scopone")
    qtbot.mouseClick(scopone, Qt.MouseButton.LeftButton)
    table = page.setup().table
    assert (table.variant, table.seating, len(table.seats)) == ("scopone", "2x2", 4)
    assert page.rules.target == 21


def test_escape_leaves_the_page(qtbot: QtBot, paper: Look) -> None:
    page = new_game(paper)
    shown(qtbot, page)
    page.focus_first()
    with qtbot.waitSignal(page.cancelled):
        qtbot.keyClick(page.focusWidget(), KEY.Key_Escape)


# -------------------------------------------------------------------------------------------- preferences


def test_preferences_tell_every_change_at_once(qtbot: QtBot, paper: Look) -> None:
    below = QWidget()
    shown(qtbot, below)
    sheet = PreferencesSheet(paper, below, Preferences(), decks())
    heard: list[tuple[str, object]] = []
    sheet.changed.connect(lambda name, value: heard.append((name, value)))
    sheet.open()
    for number, names in enumerate(((), ("autoplay_last", "confirm_play"), ("show_line",))):
        sheet.show_section(number)
        for name in names:
            qtbot.mouseClick(sheet.control(name), Qt.MouseButton.LeftButton)
    for section, name, value in ((0, "card_names", "large"), (1, "speed", "lightning")):
        segment = sheet.control(name)
        assert isinstance(segment, Segmented)
        sheet.show_section(section)
        qtbot.mouseClick(segment.part(value), Qt.MouseButton.LeftButton)
    assert heard == [
        ("autoplay_last", True),
        ("confirm_play", True),
        ("show_line", False),
        ("card_names", "large"),
        ("speed", "lightning"),
    ]
    assert "0.3" in sheet._speed_note.text()
    heard.clear()
    sheet.restore()
    assert dict(heard)["speed"] == "normal"
    assert sheet.preferences == Preferences()


def test_decks_backs_and_cloths_are_chosen_on_tiles(qtbot: QtBot, paper: Look) -> None:
    below = QWidget()
    shown(qtbot, below)
    sheet = PreferencesSheet(paper, below, Preferences(), decks())
    sheet.open()
    tiles = {tile.text(): tile for tile in sheet.findChildren(QWidget) if hasattr(tile, "paint_tick")}
    for section, names in ((0, ("Blue", "French")), (3, ("Night",))):
        sheet.show_section(section)
        for name in names:
            qtbot.mouseClick(tiles[name], Qt.MouseButton.LeftButton)
    now = sheet.preferences
    assert (now.back, now.cloth, now.deck) == ("back_blue", "notte", "french")
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(sheet.done, KEY.Key_Escape)


# ------------------------------------------------------------------------------------------------ summary


def test_a_key_completes_the_rows_and_enter_plays_on(qtbot: QtBot, paper: Look) -> None:
    paper.motion = True
    below = QWidget()
    shown(qtbot, below)
    sheet = SummarySheet(paper, below, summary())
    sheet.open()
    assert sheet.table.revealed == 0
    with qtbot.assertNotEmitted(sheet.next_round):
        qtbot.keyClick(sheet.go, KEY.Key_Return)
    assert sheet.table.revealed == sheet.table.rows
    with qtbot.waitSignal(sheet.next_round):
        qtbot.keyClick(sheet.go, KEY.Key_Return)
    assert sheet.isHidden()


def test_rows_come_by_themselves(qtbot: QtBot, paper: Look) -> None:
    paper.motion = True
    below = QWidget()
    shown(qtbot, below)
    sheet = SummarySheet(paper, below, summary())
    sheet.open()
    qtbot.waitUntil(lambda: sheet.table.revealed == sheet.table.rows, timeout=3000)


def test_the_end_of_a_match_offers_another(qtbot: QtBot, paper: Look) -> None:
    below = QWidget()
    shown(qtbot, below)
    sheet = SummarySheet(paper, below, summary(winner=0))
    sheet.open()
    assert sheet.accessibleName().startswith("You win the match")
    with qtbot.waitSignal(sheet.rematch):
        qtbot.keyClick(sheet.go, KEY.Key_Return)


def test_a_summary_can_be_heard(qtbot: QtBot, paper: Look) -> None:
    below = QWidget()
    shown(qtbot, below)
    sheet = SummarySheet(paper, below, summary())
    said = sheet.table.accessibleDescription()
    assert "You, Cards: 20, no point." in said
    assert "Cards: 20 each, nobody scores." in said


def test_cells_of_a_large_table_are_walked_by_arrows(qtbot: QtBot, paper: Look) -> None:
    below = QWidget()
    shown(qtbot, below)
    sheet = SummarySheet(paper, below, summary("6"))
    sheet.open()
    table = sheet.table
    table.choose(0, 0)
    table.setFocus()
    qtbot.keyClick(table, KEY.Key_Down)
    qtbot.keyClick(table, KEY.Key_Right)
    assert table.cell == (1, 1)
    assert table.accessibleName().startswith("Rita, Coins")
    for _ in range(20):
        qtbot.keyClick(table, KEY.Key_Right)
    assert table.cell == (1, table.summary.score.lines.__len__() - 1)


# ------------------------------------------------------------------------------------ the smaller ones


def test_statistics_add_up(qtbot: QtBot, paper: Look) -> None:
    page = StatisticsPage(paper, Results(ROWS), pytest.fail)
    shown(qtbot, page)
    grid = page.results.table.grid
    assert grid.accessibleDescription().startswith("Scopa, Beginner. Rounds: 55, Matches won: 4 of 7, ")
    assert page.filters.game is not None
    page.filters.game.set_value("cirulla")
    assert grid.accessibleDescription().count("Matches won") == 1
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.back, KEY.Key_Escape)


def test_problems_are_told_one_after_the_other(qtbot: QtBot, paper: Look) -> None:
    below = QWidget()
    shown(qtbot, below)
    banner = Banner(paper, below)
    banner.tell("The first problem.")
    banner.tell("The second one, which can be helped.", "Help")
    assert banner.text.text() == "The first problem."
    qtbot.mouseClick(banner.close_button, Qt.MouseButton.LeftButton)
    assert banner.text.text() == "The second one, which can be helped."
    with qtbot.waitSignal(banner.action):
        qtbot.mouseClick(banner.offer, Qt.MouseButton.LeftButton)
    below.resize(900, 560)
    assert banner.geometry().right() < 900
    paper.theme.fit(*LARGE)
    assert banner.text.text() == "The second one, which can be helped."
    assert clipped(banner) == []
    paper.theme.fit(900, 560)
    with qtbot.waitSignal(banner.closed):
        qtbot.mouseClick(banner.close_button, Qt.MouseButton.LeftButton)
    assert banner.isHidden()


def test_abandoning_is_asked_and_escape_says_no(qtbot: QtBot, paper: Look) -> None:
    below = QWidget()
    shown(qtbot, below)
    question = AbandonQuestion(paper, below)
    question.open()
    with qtbot.waitSignal(question.declined):
        qtbot.keyClick(question.no, KEY.Key_Escape)
    question.open()
    with qtbot.waitSignal(question.declined):
        qtbot.keyClick(question.no, KEY.Key_Return)
    question.open()
    with qtbot.waitSignal(question.accepted):
        qtbot.mouseClick(question.yes, Qt.MouseButton.LeftButton)
