"""Aids on the table: they tell what the person could know, stand where nothing else does, and go when unwanted."""

from __future__ import annotations

import itertools
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from scopa_desktop.core.cards import DECK, EMPTY, CardSet
from scopa_desktop.core.match import Match
from scopa_desktop.core.view import view_of
from scopa_desktop.ui.projection import memory_of
from scopa_desktop.ui.table.aids import Gone, Where, legend, table_sum, whereabouts
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.layout import Layout, Setup
from scopa_desktop.ui.table.state import Memory
from tests.store.playing import new_match, play_on
from tests.ui.table.conftest import MakeView, cards, two
from tests.ui.table.test_layout import ASPECTS, SEATINGS, STRIP, WINDOWS, pieces

GAMES = (("scopa", "2"), ("scopa", "3"), ("scopone_scientifico", "2x2"), ("cirulla", "2"), ("scopa", "6"))


def remembered(match: Match, seat: int = 0) -> Memory:
    memory = memory_of(match, seat)
    assert memory is not None
    return memory


@pytest.mark.parametrize(("variant", "seating"), GAMES)
def test_the_cards_gone_are_no_more_than_the_person_could_know(variant: str, seating: str) -> None:
    """Whatever the person cannot see is dealt anew, many times: the panel must not change."""
    chance = Random(4)
    for match in play_on(new_match(variant, seating), 150, Random(9)):
        round_ = match.round
        memory = remembered(match)
        view = view_of(round_, 0, match.totals_after(len(match.rounds) - 1))
        assert memory.unseen == view.unseen and memory.hand == round_.hands[0] and memory.table == round_.table
        assert not memory.captured & memory.unseen and not memory.hand & memory.unseen
        for _ in range(3):
            other = view.resample(chance)
            again = view_of(other, 0, view.totals)
            piles = EMPTY
            for pile in again.seen.piles:
                piles |= pile
            assert whereabouts(Memory(CardSet(piles), again.table, again.hand, again.unseen)) == whereabouts(memory)


def test_every_card_has_one_place_and_a_hidden_one_is_out() -> None:
    for match in play_on(new_match("cirulla"), 100, Random(2)):
        round_, places = match.round, whereabouts(remembered(match))
        assert list(places) == list(DECK)
        for card, where in places.items():
            captured = any(pile >> card & 1 for pile in round_.piles)
            shown = bool(round_.exposed(1) >> card & 1)
            assert (where is Where.GONE) == captured
            assert (where is Where.TABLE) == bool(round_.table >> card & 1)
            assert (where is Where.YOURS) == bool(round_.hands[0] >> card & 1)
            assert where is not Where.SHOWN or shown
            if round_.hands[1] >> card & 1 and not shown:
                assert where is Where.OUT, "a hidden card in a hand looks like one in the stock"


def test_nobody_who_only_watches_is_helped() -> None:
    assert memory_of(new_match(), None) is None


def test_each_place_has_a_shape_of_its_own(make_view: MakeView) -> None:
    """Painted in one colour, no two of the marks are alike."""
    item = make_view(show_gone=True).table.gone
    from scopa_desktop.ui.table import aids

    pictures = []
    for where in Where:
        image = QImage(40, 40, QImage.Format.Format_Grayscale8)
        image.fill(0)
        painter = QPainter(image)
        aids._PAINTERS[where](painter, image.rect().toRectF().center(), 12.0, QColor("white"))
        painter.end()
        pictures.append(bytes(image.constBits()))
    for one, other in itertools.combinations(pictures, 2):
        assert sum(abs(a - b) > 100 for a, b in zip(one, other, strict=True)) > 60
    assert set(legend()) == set(Where) - {Where.SHOWN}
    assert item.isVisible() is False, "there is no state yet"


def test_the_sum_is_that_of_the_table_with_the_value_that_the_matta_wears(make_view: MakeView) -> None:
    assert table_sum(two("3C 4B 5S 2D 10S")) == 24
    assert table_sum(two("7C 1S", matta=3)) == 4
    view = make_view(show_sum=True)
    view.show_state(two("3C 4B"))
    assert view.table.sum.isVisible() and view.table.sum.content == "Sum 7"
    view.show_state(two(""))
    assert not view.table.sum.isVisible(), "an empty table adds up to nothing"


def test_aids_come_and_go_with_their_switches(make_view: MakeView) -> None:
    view = make_view()
    memory = Memory(CardSet(1), CardSet(2), CardSet(4), CardSet(8))
    view.show_state(two(memory=memory))
    assert not view.table.sum.isVisible() and not view.table.gone.isVisible()
    view.set_settings(replace(view.stage.settings, show_sum=True, show_gone=True))
    assert view.table.sum.isVisible() and view.table.gone.isVisible()
    assert view.table.gone.content == Gone.of(memory, view.stage.marks.ranks, view.stage.marks.french)
    line, sum_, gone = view.table.line.rect, view.table.sum.rect, view.table.gone.rect
    assert not line.overlaps(sum_) and not gone.overlaps(sum_) and not gone.overlaps(line)
    view.set_settings(replace(view.stage.settings, show_sum=False, show_gone=False))
    assert not view.table.sum.isVisible() and not view.table.gone.isVisible()


@pytest.mark.parametrize("seating", SEATINGS)
def test_aids_and_large_texts_leave_everything_its_place(seating: str) -> None:
    """Every window, deck and size of text, with and without the panel: nothing overlaps, nothing lies outside."""
    sides = SEATINGS[seating]
    rows = len(sides) if len(sides) <= 3 else 0
    hands = (3, 9, 10) if seating == "four in teams" else (3,)
    for aspect, (width, height), hand, text, gone, prompt in itertools.product(
        ASPECTS.values(), WINDOWS, hands, (0.9, 1.0, 1.4, 2.0), (False, True), (0, 114)
    ):
        layout = Layout(Setup(width, height - STRIP, aspect, sides, hand, rows, prompt, text, gone))
        name, u, zone = f"{width}x{height} {aspect:.2f} {hand} {text}", layout.u, layout.seats.sum_zone
        found = pieces(layout)
        if gone:
            found["gone"] = [layout.seats.gone]
        found["sum"] = [Rect(zone.x, zone.cy - 15 * u, 90 * u, 30 * u)]
        del found["info"]
        for (one, first), (other, second) in itertools.combinations(found.items(), 2):
            for a, b in itertools.product(first, second):
                assert not a.overlaps(b, 2), f"{name}: {one} and {other}"
        for what, rects in found.items():
            assert what.startswith("fan") or all(map(layout.felt.holds, rects)), f"{name}: {what}"
        if not prompt:
            assert layout.lattice(14).spots[0].w >= 46, name


def test_larger_texts_are_larger_wherever_there_is_room() -> None:
    for (width, height), (seating, sides) in itertools.product(WINDOWS, SEATINGS.items()):
        units = [Layout(Setup(width, height - STRIP, 1.6, sides, text=text)).u for text in (0.9, 1.0, 1.4, 2.0)]
        assert units == sorted(units)
        if len(SEATINGS[seating]) == 2 and seating == "two" and width < 3000:
            assert units[3] >= units[1] * 1.15, (width, height)


def test_where_the_sum_stands_a_long_line_gives_way(make_view: MakeView) -> None:
    view = make_view(show_sum=True, size=(900, 560))
    long = replace(two().line, text="Nonna Rita takes the knight of swords and the ace of coins with the king of cups.")
    view.show_state(two(line=long))
    assert not view.table.line.rect.overlaps(view.table.sum.rect)
    assert view.table.line.rect.right <= 900
    assert cards("1D")
