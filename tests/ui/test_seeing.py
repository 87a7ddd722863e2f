"""Everything that is written can be read, on every table and in every scheme, and nothing is told by colour alone."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import CardSet
from scopa_desktop.store.own_table import keep_picture
from scopa_desktop.store.preferences import CONTRASTS, Preferences
from scopa_desktop.store.preferences import TEXT_SIZES as NAMES
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import OWN, TABLES, Felt, mix, stark
from scopa_desktop.ui.decks.manifest import Deck
from scopa_desktop.ui.table.card_item import Marks
from scopa_desktop.ui.table.stage import Ring
from scopa_desktop.ui.table.state import Hint, Line, Memory, Speed, TableSettings, TableState
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.theme import (
    DARK,
    LIGHT,
    ON_POINT,
    POINT,
    SETS,
    STARK_DARK,
    STARK_LIGHT,
    TEXT_SIZES,
    Colours,
    Theme,
    contrast,
)
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.words import Words
from tests.ui.decks.placeholder import make_deck
from tests.ui.pages import clipped, look, outside
from tests.ui.seeing import ink_differs, written_on
from tests.ui.table.conftest import cards, two
from tests.ui.table.test_input import BY_FOUR, KING, PLAYS
from tests.ui.test_pages import PAGES, SHEETS, shown

READABLE = 4.5
SCHEMES: dict[str, Colours] = {"light": LIGHT, "dark": DARK, "stark": STARK_LIGHT, "stark dark": STARK_DARK}


@pytest.fixture(scope="session")
def plain_deck(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    from scopa_desktop.ui.decks.manifest import read_deck

    return read_deck(make_deck(tmp_path_factory.mktemp("decks") / "plain"))


@pytest.fixture
def lay(qtbot: QtBot, plain_deck: Deck) -> Iterator[partial[TableView]]:
    """Make a table with all aids."""
    made: list[TableView] = []

    def make(theme: Theme, size: tuple[int, int] = (1280, 760), **choices: object) -> TableView:
        aids = {"show_sum": True, "show_gone": True, "warn": True}
        settings = TableSettings(plain_deck, speed=Speed.OFF, **{**aids, **choices})  # type: ignore[arg-type]
        view = TableView(theme, settings, Words())
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        qtbot.waitExposed(view)
        made.append(view)
        return view

    yield make  # type: ignore[misc]
    for view in made:
        view.shut_down()


def full_of_words() -> TableState:
    """A state in which something is written wherever something can be."""
    memory = Memory(CardSet(0b1111), CardSet(0b11110000), CardSet(0b111 << 20), CardSet(0b111111 << 30))
    seats = two().seats
    return replace(
        two(memory=memory),
        seats=(replace(seats[0], gained=1), replace(seats[1], points=7, gained=2)),
        line=Line("Rita laid the king of swords.", "Your turn: play a card.", 1, note="It was the last one."),
    )


def check(widget: QWidget, least: float, texts: int) -> None:
    found = written_on(widget)
    assert len(found) >= texts, [text.words for text, _ in found]
    poor = [f"{text.words!r} in {text.colour}: {worth:.2f}" for text, worth in found if worth < least]
    assert not poor, poor


@pytest.mark.parametrize("name", [name for name in TABLES if name != OWN])
@pytest.mark.parametrize("high", CONTRASTS[1:])
def test_every_text_on_every_table_can_be_read(lay: partial[TableView], name: str, high: str) -> None:
    """Measured on the picture, below each letter: plates, tablet, line, chips, sum and panel, bar, hint and prompt."""
    theme = Theme("light", name)
    theme.set_contrast(high)
    least = 6 if high == "on" else READABLE  # the letters on cards keep their own colours
    view = lay(theme)
    view.show_state(full_of_words())
    check(view, least, 30)
    view.offer(PLAYS, lambda play: play == KING)
    view.picker.click_hand(cards("7D")[0])
    view.refresh(glide=False)
    assert view.bar.choice is not None
    check(view, least, 30)
    view.picker.escape()
    hint = Hint(
        BY_FOUR, "Take the 3 and the 4 with the 7.", "It brings the settebello. " * 9, "The next best costs one."
    )
    view.show_hint(replace(full_of_words(), hint=hint))
    check(view, least, 30)
    view.show_passing_line(Line("That leaves 6 on the table, and the next player might sweep it.", whole=True))
    check(view, least, 30)


def test_every_text_on_a_picture_of_ones_own_can_be_read(lay: partial[TableView], qtbot: QtBot, tmp_path: Path) -> None:
    """The worst of pictures: black and white squares."""
    picture = Image.new("RGB", (1600, 1000), "#FFFFFF")
    for x, y in itertools.product(range(0, 1600, 80), range(0, 1000, 80)):
        if (x + y) // 80 % 2:
            picture.paste("#000000", (x, y, x + 80, y + 80))
    picture.save(tmp_path / "squares.png")
    keep_picture(tmp_path / "squares.png", tmp_path / "table.jpg")
    theme = Theme("light", OWN, picture=tmp_path / "table.jpg")
    qtbot.waitUntil(lambda: not theme.reading and theme.felt.name == OWN)
    for high in ("off", "on"):
        theme.set_contrast(high)
        assert theme.felt.picture, "it is still the player's own"
        view = lay(theme)
        view.show_state(full_of_words())
        check(view, READABLE, 30)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("high", CONTRASTS[1:])
@pytest.mark.parametrize("name", [*PAGES, *SHEETS])
def test_every_text_that_is_painted_on_a_page_can_be_read(qtbot: QtBot, scheme: str, high: str, name: str) -> None:
    """What labels write is measured by the colours, below; this is what pages and controls paint themselves."""
    paper = look(scheme)
    paper.theme.set_contrast(high)
    paper.theme.apply()
    if name in PAGES:
        page = PAGES[name](paper)
        shown(qtbot, page)
    else:
        below = QWidget()
        shown(qtbot, below)
        page = SHEETS[name](paper, below)
        page.open()  # type: ignore[attr-defined]
    check(page, READABLE, 0)


@pytest.mark.parametrize("ui", SCHEMES.values(), ids=SCHEMES)
def test_every_pair_of_text_and_ground_in_windows(ui: Colours) -> None:
    high = ui in (STARK_LIGHT, STARK_DARK)
    for ground in (ui.window, ui.surface, ui.sunken):
        for tone in (ui.ink, ui.ink2, ui.accent, ui.gold_text, ui.good, ui.bad, ui.blue):
            assert contrast(tone, ground) >= (7 if high else READABLE), (tone, ground)
        for tone in (ui.edge, ui.focus, *((ui.line,) if high else ())):
            assert contrast(tone, ground) >= (4.5 if high else 3), (tone, ground)
    for ground in (ui.accent, ui.accent_hi):
        assert contrast(ui.on_accent, ground) >= (7 if high else READABLE)
    assert contrast(ui.ink, ui.accent_soft) >= 7
    assert contrast(ui.accent, ui.accent_soft) >= READABLE
    assert contrast(ui.ink, mix(ui.surface, POINT, ui.win_tint)) >= 7
    assert contrast(ON_POINT, POINT) >= 7


@pytest.mark.parametrize("felt", [*TABLES.values(), *map(stark, TABLES.values())], ids=lambda felt: felt.name)
def test_every_pair_of_text_and_glass_over_every_part_of_a_table(felt: Felt) -> None:
    """From the lightest to the darkest place, for every opacity of glass in use."""
    high = felt.rim > 0
    for ground, alpha in itertools.product(
        (felt.centre, felt.mid, felt.edge), (felt.plate, 0.62, 0.66, felt.plate_to_play, 0.82, 0.86, 0.90, felt.prompt)
    ):
        behind = mix(ground, felt.panel, 1.0 if high else alpha)
        for tone in (felt.ink, felt.ink2, felt.gold, felt.coral):
            assert contrast(tone, behind) >= (7 if high else READABLE), (tone, behind)
    for ground in (felt.centre, felt.mid, felt.edge):
        assert contrast(felt.ink, ground) >= READABLE


def test_high_contrast_lets_nothing_shine_through_and_draws_every_rim(qtbot: QtBot) -> None:
    theme = Theme("light", "noce")
    with qtbot.waitSignal(theme.changed):
        theme.set_contrast("on")
    assert theme.felt.name == "noce" and theme.ui is STARK_LIGHT
    theme.set_scheme("dark")
    assert theme.ui is STARK_DARK
    theme.set_table("notte")
    assert theme.felt == stark(TABLES["notte"]), "another table is in high contrast too"
    image = paint.felt_pixmap(theme.felt, 120, 60).toImage()
    painter = QPainter(image)
    paint.glass(painter, theme.felt, QRectF(20, 10, 80, 40), 6, 0.5, 0.1)
    painter.end()
    assert image.pixelColor(60, 30) == QColor("#000000")
    rim = image.pixelColor(60, 10)
    assert min(rim.red(), rim.green(), rim.blue()) > 200
    theme.set_contrast("off")
    assert theme.felt is TABLES["notte"] and theme.ui is DARK


def test_high_contrast_follows_the_system_where_qt_knows_it(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    from scopa_desktop.ui import theme as module

    theme = Theme("light")
    theme.set_contrast("system")
    assert not theme.stark
    monkeypatch.setattr(module, "_system_contrast", lambda: True)
    theme._system_contrast_changed()
    assert theme.stark
    theme.set_contrast("off")
    assert not theme.stark, "the player's own choice comes first"
    theme._system_contrast_changed()
    assert not theme.stark


def test_text_sizes_are_those_of_the_preferences(qtbot: QtBot) -> None:
    assert list(TEXT_SIZES) == list(NAMES)
    sizes = []
    for name in NAMES:
        theme = Theme.of(Preferences().changed(text_size=name))
        theme.fit(1280, 760)
        sizes.append(theme.ui_font("body").pixelSize())
        assert theme.bar_scale <= 1.5
    assert sizes == sorted(set(sizes)), "each is larger than the one before"
    assert sizes[3] >= 1.4 * sizes[1]
    theme = Theme.of(Preferences().changed(text_size="very_large"))
    theme.fit(900, 560)
    assert theme.px(800) <= 900, "in the smallest window texts grow only as far as pages stay whole"
    theme.fit(3840, 2100)
    assert theme.ui_font("body").pixelSize() >= 1.9 * Theme("light").ui_font("body").pixelSize()


@pytest.mark.parametrize("text", ["small", "large", "very_large"])
@pytest.mark.parametrize("size", [(900, 560), (1280, 760)])
@pytest.mark.parametrize("name", [*PAGES, *SHEETS])
def test_no_text_is_cut_off_at_any_size(qtbot: QtBot, text: str, size: tuple[int, int], name: str) -> None:
    theme = Theme.of(Preferences().changed(scheme="light", text_size=text))
    theme.apply()
    paper = Look(theme, Words(), motion=False)
    theme.fit(*size)
    if name in PAGES:
        page = PAGES[name](paper)
        shown(qtbot, page, size)
    else:
        below = QWidget()
        shown(qtbot, below, size)
        page = SHEETS[name](paper, below)
        page.open()  # type: ignore[attr-defined]
    assert clipped(page) == []
    assert outside(page) == []


def test_a_table_writes_larger_at_once(lay: partial[TableView]) -> None:
    theme = Theme("light")
    view = lay(theme)
    view.show_state(full_of_words())
    before = view.table.line.rect.h
    theme.set_text_size(TEXT_SIZES["very_large"])
    assert view.table.line.rect.h > 1.2 * before
    theme.set_text_size(1.0)
    assert view.table.line.rect.h == before


# ------------------------------------------------------------------------------------ not by colour alone


def test_every_mark_of_a_card_has_a_shape_besides_its_colour(lay: partial[TableView]) -> None:
    """In grey, with all colours made one: each state of a card looks unlike every other one."""
    view = lay(Theme("light"), show_takes=True)
    view.show_state(two())
    item = view.table.cards[cards("3C")[0]]
    states = {
        "plain": Marks(),
        "last": Marks(corners=True, face="sun"),
        "taken": Marks(rings=(Ring("#FFFFFF", 1.8),)),
        "chosen": Marks(rings=(Ring("#FFFFFF", 3.5, glow=True),), badges=(0,)),
        "in a set": Marks(badges=(0,)),
        "in another": Marks(badges=(1,)),
        "in no set": Marks(veil=0.56),
        "hinted": Marks(arrow=True),
        "risky": Marks(warning=True),
    }
    pictures = {}
    for name, marks in states.items():
        item.mark(marks)
        spot = item.pose.spot.bounds(view.stage.aspect).grown(30)
        image = view.grab().toImage().copy(round(spot.x), round(spot.y), round(spot.w), round(spot.h))
        pictures[name] = [
            QColor(image.pixel(x, y)).lightness()
            for x in range(0, image.width(), 2)
            for y in range(0, image.height(), 2)
        ]
    item.mark(Marks())
    for (one, first), (other, second) in itertools.combinations(pictures.items(), 2):
        assert sum(abs(a - b) > 24 for a, b in zip(first, second, strict=True)) >= 12, (one, other)


def test_sets_and_teams_are_told_apart_in_grey(qtbot: QtBot) -> None:
    theme = Theme("light")
    font = theme.font("strong")

    def badge(number: int, painter: QPainter, at: QPointF) -> None:
        paint.badge(painter, SETS[number].shape, at, 14, "#BBBBBB", "", font)

    for one, other in itertools.combinations(range(len(SETS)), 2):
        assert ink_differs(partial(badge, one), partial(badge, other)) > 20
    for one, other in itertools.combinations(range(3), 2):
        first, second = (partial(lambda n, p, at: paint.team_mark(p, n, at, 14), n) for n in (one, other))
        assert ink_differs(first, second) > 20
