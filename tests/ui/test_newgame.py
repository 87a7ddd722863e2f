from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.core.house import nonsense
from scopa_desktop.core.rules import SEATINGS, VARIANTS
from scopa_desktop.players.levels import OPPONENTS
from scopa_desktop.players.temperament import COMPANY
from scopa_desktop.session.setup import new_match
from scopa_desktop.store.house_sets import HouseSets
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui.controls import Combo
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.company import FACES
from scopa_desktop.ui.windows.gallery import GROUPS
from scopa_desktop.ui.windows.newgame import NewGamePage, Setup
from scopa_desktop.ui.windows.newgame_parts import usual_seats
from scopa_desktop.ui.windows.newgame_players import TeamHead
from scopa_desktop.ui.words_company import taste
from tests.ui.pages import SIZES, Pictures, clipped, look, outside

KEY = Qt.Key
LEFT = Qt.MouseButton.LeftButton
STEPS = 1_000
TABLES = [(variant, seating) for variant, each in VARIANTS.items() for seating in each.seatings]
CIRULLA = TableSetup(
    "cirulla", "2", {"piccola_cap": 7}, (SeatSetup("", "human", "sun"), SeatSetup("Elsa", "beginner", "leaf"))
)


@pytest.fixture
def paper(qtbot: QtBot) -> Look:
    return look()


@pytest.fixture
def menus(monkeypatch: pytest.MonkeyPatch) -> list[QMenu]:
    """The menus that came up; without a screen none may really do so."""
    found: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, place: found.append(menu))
    return found


def open_page(qtbot: QtBot, paper: Look, last: TableSetup | None = None, sets: HouseSets | None = None) -> NewGamePage:
    page = NewGamePage(
        paper,
        last or TableSetup(),
        pick_deal=lambda: 48213,
        variants=tuple(VARIANTS),
        seatings=tuple(SEATINGS),
        pictures=Pictures(),
        sets=sets,
    )
    qtbot.addWidget(page)
    page.resize(*SIZES[0])
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def settle() -> None:
    """Let what was taken away go, and everything find its place."""
    for _ in range(3):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def tile_of(page: NewGamePage, name: str) -> QWidget:
    assert page._gallery is not None
    return next(tile for tile in page._gallery.tiles if tile.variant == name)


def starts(setup: Setup) -> None:
    """A match can be made of what is set up, and somebody can score in it."""
    match = new_match(setup.table, setup.deal)
    assert nonsense(match.rules) is None
    assert [seat.player for seat in match.seats].count("human") >= 1
    assert match.round.legal_plays()


# ------------------------------------------------------------------------------------------------ tables


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_every_game_is_set_up_in_every_seating(qtbot: QtBot, paper: Look, variant: str, seating: str) -> None:
    page = open_page(qtbot, paper)
    page.choose(variant, seating)
    table = page.setup().table
    assert (table.variant, table.seating, table.house_rules) == (variant, seating, {})
    settle()
    assert clipped(page) == []
    assert outside(page) == []
    starts(page.setup())


def test_every_game_has_its_tile_and_its_filter(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper)
    gallery = page._gallery
    assert gallery is not None
    assert len(gallery.tiles) == 14
    assert {name for group in GROUPS.values() for name in group} == set(VARIANTS)
    for group, names in GROUPS.items():
        page._filter(group)
        shown = {tile.variant for tile in gallery.tiles if not tile.isHidden()}
        assert shown == set(names) & {tile.variant for tile in gallery.tiles}
        assert gallery.own.isHidden()
    page._filter("all")
    settle()
    assert max(tile.geometry().bottom() for tile in gallery.tiles) < gallery.height()
    page.resize(*SIZES[2])
    settle()
    assert len({tile.x() for tile in gallery.tiles}) == 3
    view = gallery.parentWidget()
    assert view is not None
    assert gallery.height() == view.height(), "nothing is left to scroll for"


def test_games_that_are_nearly_the_same_share_a_tile(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper)
    qtbot.mouseClick(tile_of(page, "escoba"), LEFT)
    assert page._kind is not None
    qtbot.mouseClick(page._kind.part("escoba_no_prime"), LEFT)
    assert page.rules.variant == "escoba_no_prime"
    qtbot.mouseClick(tile_of(page, "scopa"), LEFT)
    assert page._kind is None
    qtbot.mouseClick(tile_of(page, "escoba"), LEFT)
    assert page.rules.variant == "escoba_no_prime", "the kind chosen last"


def test_tiles_are_walked_by_arrows(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper)
    tile = tile_of(page, "scopa")
    tile.setFocus()
    qtbot.keyClick(tile, KEY.Key_Right)
    assert page.rules.variant == "napola"


def test_what_cannot_be_is_not_offered_and_says_why(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper)
    page.choose("scopone")
    players = page.players
    assert players.count is not None
    assert players.form is not None
    for number in (2, 3, 6):
        assert not players.count.part(number).isEnabled()
        assert players.count.part(number).toolTip() == "Scopone is played by two teams of two."
    assert not players.form.part(None).isEnabled()
    assert players.reason.text() == "Scopone is played by two teams of two."
    page.choose("cirulla")
    assert players.reason.text() == "Cirulla is played by two players, three players or two teams of two."
    page.choose("scopone_trente")
    assert [value for value in (11, 16, 21, 31, 51, 0) if page.target.part(value).isEnabled()] == [21]
    assert page._target_note.text() == "Scopone de Trente is always played to 21."
    page.choose("scopa")
    assert players.reason.isHidden()
    assert page._target_note.isHidden()


def test_rules_and_company_come_back_with_a_game(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper, TableSetup("napola", "6", {"napola_cap": 6}))
    page.players.rows[4].name.setText("Zia Pina")
    page.choose("chkobba")
    assert len(page.setup().table.seats) == 2
    page.choose("napola", "6")
    table = page.setup().table
    assert table.house_rules == {"napola_cap": 6}
    assert table.seats[4].name == "Zia Pina"


# --------------------------------------------------------------------------------------------------- company


def test_seats_stand_under_their_team(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper)
    page.choose("scopa", "3x2")
    settle()
    heads = sorted(page.findChildren(TeamHead), key=lambda head: head.y())
    assert [head.text() for head in heads] == ["Sun", "Moon", "Star"]
    rows = page.players.rows
    for team, head in enumerate(heads):
        assert head.y() < rows[team].y() < rows[team + 3].y()


def test_players_change_places(qtbot: QtBot, paper: Look, menus: list[QMenu]) -> None:
    page = open_page(qtbot, paper)
    page.choose("scopa", "2x2")
    names = [seat.name for seat in page.setup().table.seats]
    assert names == ["", "Nonna Rita", "Bruno", "Carlo"]
    button = page.players.rows[2].move_button
    assert button is not None
    assert button.accessibleName() == "Move Bruno to another seat"
    button.setFocus()
    qtbot.keyClick(button, KEY.Key_Space)
    actions = menus[0].actions()
    assert [action.text() for action in actions] == ["Change places with Nonna Rita", "Change places with Carlo"]
    actions[0].trigger()
    assert [seat.name for seat in page.setup().table.seats] == ["", "Bruno", "Nonna Rita", "Carlo"]
    assert page.focusWidget() is page.players.rows[1].move_button
    starts(page.setup())


def test_two_players_change_places_at_once(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper)
    page.choose("scopa", "3")
    button = page.players.rows[1].move_button
    assert button is not None
    qtbot.mouseClick(button, LEFT)
    assert [seat.name for seat in page.setup().table.seats] == ["", "Bruno", "Nonna Rita"]
    assert page.players.rows[0].move_button is None


def test_a_team_stays_a_team_when_more_come(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper)
    page.choose("scopa", "2x2")
    assert page.players.count is not None
    qtbot.mouseClick(page.players.count.part(6), LEFT)
    assert page.players.seating == "3x2"
    qtbot.mouseClick(page.players.count.part(3), LEFT)
    assert page.players.seating == "3"
    assert page.players.form is None


# ------------------------------------------------------------------------------------- levels and likings


def test_five_levels_are_offered_each_with_its_weakness(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper)
    combo = page.players.rows[1].level
    assert combo is not None
    assert [combo.itemText(n) for n in range(combo.count())] == [
        "1 · Beginner",
        "2 · Easy",
        "3 · Medium",
        "4 · Hard",
        "5 · Expert",
        "A person",
    ]
    said = [combo.itemData(n, Qt.ItemDataRole.ToolTipRole) for n in range(len(OPPONENTS))]
    assert len(set(said)) == 5 and all(said)
    for number, level in enumerate(OPPONENTS):
        combo.setCurrentIndex(number)
        assert page.setup().table.seats[1].player == level
        assert page.players._note.text() == combo.accessibleDescription() == said[number]


def test_different_levels_are_told_one_by_one(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper)
    page.choose("scopa", "3")
    level = page.players.rows[2].level
    assert level is not None
    level.set_value("expert")
    lines = page.players._note.text().splitlines()
    assert [line.partition(":")[0] for line in lines] == ["2 · Easy", "5 · Expert"]
    settle()
    assert clipped(page) == []


@pytest.mark.parametrize(
    ("remembered", "offered"), [("random", "beginner"), ("greedy", "easy"), ("hard", "hard"), ("wizard", "easy")]
)
def test_levels_of_older_preferences_are_shown_as_what_took_their_place(
    qtbot: QtBot, paper: Look, remembered: str, offered: str
) -> None:
    last = TableSetup("scopa", "2", {}, (SeatSetup("", "human", "sun"), SeatSetup("Elsa", remembered, "leaf")))
    page = open_page(qtbot, paper, last)
    assert page.setup().table.seats[1] == SeatSetup("Elsa", offered, "leaf")
    with qtbot.waitSignal(page.start) as signal:
        page.play_again()
    assert signal.args[0].table.seats[1].player == offered


def test_everybody_the_game_brings_along_has_a_face_and_a_liking_of_their_own() -> None:
    assert list(FACES) == list(COMPANY)
    assert [seat.name for seat in usual_seats("6", "easy")[1:]] == list(COMPANY)
    assert len(set(FACES.values())) == len({taste(name) for name in COMPANY}) == len(COMPANY)
    assert all(taste(name) for name in COMPANY)
    assert taste("Zia Pina") == ""


def test_another_person_sits_down_and_the_level_stays(qtbot: QtBot, paper: Look, menus: list[QMenu]) -> None:
    page = open_page(qtbot, paper)
    row = page.players.rows[1]
    assert row.person is not None
    assert row.level is not None
    row.level.set_value("hard")
    assert row.person.text() == "plays by the old maxims"
    row.person.setFocus()
    qtbot.keyClick(row.person, KEY.Key_Space)
    texts = [action.text() for action in menus[0].actions() if action.text()]
    assert texts == [
        "Nonna Rita plays by the old maxims",
        "Bruno hunts scope",
        "Carlo hoards coins",
        "Elsa saves up sevens",
        "Dino leaves nothing to sweep",
        "Somebody else, by a name of your own …",
        "Likings change the style, never the strength.",
    ]
    menus[0].actions()[1].trigger()
    assert page.setup().table.seats[1] == SeatSetup("Bruno", "hard", "boat")
    assert row.person.accessibleName() == "Who sits here: Bruno, hunts scope"
    assert row.level.accessibleName() == "Level of Bruno"


def test_a_name_of_ones_own_has_no_particular_liking(qtbot: QtBot, paper: Look, menus: list[QMenu]) -> None:
    page = open_page(qtbot, paper)
    row = page.players.rows[1]
    assert row.person is not None
    qtbot.mouseClick(row.person, LEFT)
    menus[0].actions()[len(COMPANY)].trigger()
    assert page.focusWidget() is row.name
    qtbot.keyClicks(row.name, "Zia Pina")
    assert page.setup().table.seats[1].name == "Zia Pina"
    assert row.person.text() == "no special likings"


def test_who_is_called_to_another_seat_leaves_their_own_to_who_sat_there(
    qtbot: QtBot, paper: Look, menus: list[QMenu]
) -> None:
    page = open_page(qtbot, paper)
    page.choose("scopa", "4")
    levels = ["easy", "hard", "expert"]
    for row, level in zip(page.players.rows[1:], levels, strict=True):
        assert row.level is not None
        row.level.set_value(level)
    first = page.players.rows[1].person
    assert first is not None
    qtbot.mouseClick(first, LEFT)
    menus[0].actions()[list(COMPANY).index("Carlo")].trigger()
    seats = page.setup().table.seats[1:]
    assert [(seat.name, seat.avatar) for seat in seats] == [
        ("Carlo", "moon"),
        ("Bruno", "boat"),
        ("Nonna Rita", "lemon"),
    ]
    assert [seat.player for seat in seats] == levels


# ------------------------------------------------------------------------------------------- the last table


def test_the_last_table_is_one_click_away(qtbot: QtBot, paper: Look) -> None:
    page = open_page(qtbot, paper, CIRULLA)
    page.choose("frac", "6")
    assert page.again_button.accessibleDescription() == "Cirulla, two players, to 51."
    with qtbot.waitSignal(page.start) as signal:
        qtbot.mouseClick(page.again_button, LEFT)
    assert signal.args == [Setup(CIRULLA, 48213)]


def test_without_a_last_table_nothing_is_offered(qtbot: QtBot, paper: Look) -> None:
    assert open_page(qtbot, paper).again_button.isHidden()


@pytest.mark.parametrize(
    "last",
    [
        TableSetup("cirulla", "6"),
        TableSetup("poker", "9"),
        TableSetup("scopone_trente", "2x2", {"target": 11}),
        TableSetup("frac", "2", {"max_capture": 2}),
        TableSetup("scopa", "2", {"napola": "no"}),
        TableSetup("scopa", "4", {}, (SeatSetup("A", "human"), SeatSetup("B", "wizard"))),
        TableSetup("scopa", "2", {}, (SeatSetup("A", "greedy"), SeatSetup("B", "greedy"))),
    ],
)
def test_a_remembered_table_that_cannot_be_is_mended(qtbot: QtBot, paper: Look, last: TableSetup) -> None:
    starts(open_page(qtbot, paper, last).setup())


# ------------------------------------------------------------------------------------------------ a random walk


def doings(page: NewGamePage) -> list[QWidget]:
    """What can be pressed, written in or chosen now; a sheet covers the page."""
    house = page._house
    whole: QWidget = house if house is not None and not house.isHidden() else page.frame
    kinds = (QAbstractButton, Combo, QLineEdit)
    found = [each for kind in kinds for each in whole.findChildren(kind)]
    return [each for each in found if each.isEnabled() and each.isVisible() and each is not page.cancel_button]


def do(control: QWidget, chance: random.Random, menus: list[QMenu]) -> None:
    if isinstance(control, Combo):
        if control.count():
            free = [n for n in range(control.count()) if control.model().item(n).isEnabled()]
            control.setCurrentIndex(chance.choice(free))
    elif isinstance(control, QLineEdit):
        words = chance.choice(["", "0", "7", "100", "x", "Zia Pina", "12 345", "9" * 25])
        control.setText(words[: control.maxLength()])
        control.textEdited.emit(control.text())
    elif isinstance(control, QAbstractButton):
        control.click()
    while menus:
        chance.choice(menus.pop().actions()).trigger()


def test_no_way_through_the_controls_ends_at_a_table_that_cannot_be(
    qtbot: QtBot, paper: Look, menus: list[QMenu], tmp_path: Path
) -> None:
    chance, folder = random.Random(0), tmp_path
    page = open_page(qtbot, paper, sets=HouseSets(folder / "sets.json", lambda trouble: None))
    dealt: set[tuple[str, str]] = set()
    begun = []
    page.start.connect(begun.append)
    for step in range(STEPS):
        if page._house is not None and not page._house.isHidden():
            page._house.sets.ask_open = lambda parent: ""
            page._house.sets.ask_save = lambda parent, name: str(folder / name)
        do(chance.choice(doings(page)), chance, menus)
        if step % 25 == 0:
            settle()
        if page.deal_button.isEnabled():
            setup = page.setup()
            starts(setup)
            dealt.add((setup.table.variant, setup.table.seating))
    for setup in begun:
        starts(setup)
    assert begun
    assert len(dealt) > len(TABLES) // 5
