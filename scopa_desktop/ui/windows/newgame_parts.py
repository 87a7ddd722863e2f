"""What the New Game page is made of: what it hands on, the usual guests, the rules in short."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scopa_desktop.core.deals import MAX_DEAL_NUMBER
from scopa_desktop.core.house import nonsense
from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules, RulesError, find_variant
from scopa_desktop.session.setup import USUAL_LEVEL
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui import paint
from scopa_desktop.ui.widgets import Look, Text
from scopa_desktop.ui.windows.company import FACES
from scopa_desktop.ui.windows.seats import HUMAN
from scopa_desktop.ui.words_rules import RuleLine

_RENAMED: Final = {"random": "beginner", "greedy": "easy"}
"""Levels that older preferences name, and what people play against in their place."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was set up: the table, to be remembered, and the deal's number."""

    table: TableSetup
    deal: int


def usual_seats(seating: str, level: str, name: str = "", avatar: str = "sun") -> tuple[SeatSetup, ...]:
    """Return the person and the usual rivals for a seating."""
    rivals = sum(map(len, SEATINGS[seating])) - 1
    return (SeatSetup(name, HUMAN, avatar), *(SeatSetup(n, level, face) for n, face in [*FACES.items()][:rivals]))


class Ticks(QWidget):
    """The rules of the table in short, each with a tick; the table's own are in strong."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.theme.px(2))

    def show_lines(self, lines: Sequence[RuleLine]) -> None:
        """Show these rules instead."""
        clear(self._column)
        for line in lines:
            self._column.addWidget(_Tick(self._look, line))


class _Tick(Text):
    def __init__(self, look: Look, line: RuleLine) -> None:
        super().__init__(look, line.text, "label", wrap=True, weight=600 if line.own else 400)
        self.setContentsMargins(look.theme.px(24), 1, 0, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        side = self._look.theme.px(15)
        paint.icon(painter, "check", QRectF(0, self._look.theme.px(2), side, side), self._look.theme.ui.good, 2.6)
        painter.end()


def rules_of(variant: str, setup: TableSetup) -> Rules:
    """Return a game's rules with the house rules that were remembered for it, if they can be played."""
    try:
        rules = Rules.from_options(find_variant(variant).name, setup.house_rules if setup.variant == variant else {})
    except RulesError:
        return Rules.of(variant)
    return Rules.of(variant) if nonsense(rules) else rules


def playable(setup: TableSetup, levels: Sequence[str], variants: Sequence[str], seatings: Sequence[str]) -> TableSetup:
    """Return a table at which a match can start: the one given, mended where it cannot be."""
    variant = setup.variant if setup.variant in variants else variants[0]
    house = rules_of(variant, setup).house_rules()
    allowed = [each for each in VARIANTS[variant].seatings if each in seatings] or ["2"]
    seating = setup.seating if setup.seating in allowed else _nearest(setup.seating, allowed)
    return TableSetup(variant, seating, house, _seated(setup.seats, seating, levels))


def _nearest(seating: str, allowed: Sequence[str]) -> str:
    """Return a seating with as many players, or the game's usual one."""
    seats = sum(map(len, SEATINGS[seating])) if seating in SEATINGS else 0
    return next((each for each in allowed if sum(map(len, SEATINGS[each])) == seats), allowed[0])


def _seated(seats: Sequence[SeatSetup], seating: str, levels: Sequence[str]) -> tuple[SeatSetup, ...]:
    """Return who was remembered, each with a level that there is; usual guests take the seats that are left."""
    usual = usual_seats(seating, usual_level(levels))
    if not seats or seats[0].player != HUMAN:
        return usual
    known = [
        seat if seat.player == HUMAN else SeatSetup(seat.name, _offered(seat.player, levels), seat.avatar)
        for seat in seats[: len(usual)]
    ]
    return (*known, *usual[len(known) :])


def usual_level(levels: Sequence[str]) -> str:
    """Return the level of computer players that nobody chose one for."""
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[-1]


def _offered(level: str, levels: Sequence[str]) -> str:
    """Return a level that can be chosen: the one given, or the one that took its place, or the usual one."""
    level = _RENAMED.get(level, level)
    return level if level in levels else usual_level(levels)


def deal_number(words: str) -> int | None:
    """Read a deal number, with any spaces between its digits."""
    digits = "".join(words.split())
    if digits.isascii() and digits.isdecimal() and int(digits) <= MAX_DEAL_NUMBER:
        return int(digits)
    return None


def clear(layout: QVBoxLayout) -> None:
    """Take everything out of a layout."""
    while layout.count():
        item = layout.takeAt(0)
        old = item.widget() if item is not None else None
        if old is not None:
            old.hide()
            old.deleteLater()
