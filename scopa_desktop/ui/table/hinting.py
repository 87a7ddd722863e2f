"""A hint on the table: an arrow that bobs over a card, and a note of glass with the reasons."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.core.plays import Play
from scopa_desktop.ui.paint import WRAP, glass, icon, text, text_width
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.table.bar import PROMPT_H
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.guard import guarded
from scopa_desktop.ui.table.layout import Layout
from scopa_desktop.ui.table.stage import Stage, qrect
from scopa_desktop.ui.table.state import Hint

if TYPE_CHECKING:
    from scopa_desktop.ui.table.view import TableView

BOBS = 3
BOB_MS = 520
BOB_BY = 6.0
"""How often the arrow bobs, how long each time takes, how far it goes, in units."""
_MOST_W = 760
_ABOVE_HAND = 36
"""Between note and hand there is room for the arrow, in units."""
_CLEAR = 16
"""So far from every card of the table, and from the face pinned to it, in units."""


@dataclass(frozen=True, slots=True)
class _Lines:
    """The note's texts with their places, relative to its upper left corner."""

    width: float
    height: float
    title: QRectF
    why: QRectF
    next_best: QRectF


class HintNote(QGraphicsItem):
    """What the teacher would play, why, and what the next best would cost."""

    def __init__(self, stage: Stage, z: float) -> None:
        super().__init__()
        self.stage = stage
        self.hint: Hint | None = None
        self.rect = Rect(0, 0, 1, 1)
        self.close_button = Rect(0, 0, 0, 0)
        self._lines: _Lines | None = None
        self._key: tuple[object, ...] = ()
        self.setZValue(z)
        self.hide()

    # ------------------------------------------------------------------------------------------- layout

    def show_hint(self, hint: Hint | None, layout: Layout) -> None:
        """Show a hint above the hand, or nothing."""
        key = (hint, layout.setup)
        if key == self._key:
            return
        self._key = key
        self.hint = hint
        self.setVisible(hint is not None)
        if hint is not None:
            self.arrange(hint, layout)
        self.update()

    def arrange(self, hint: Hint, layout: Layout) -> None:
        """Work out where a hint stands."""
        self.prepareGeometryChange()
        u = self.stage.u
        bottom = layout.hand_zone.y - _ABOVE_HAND * u
        # Where it stands depends on its height, and that on how wide it may be there.
        lines = self._measure(hint, min(_MOST_W * u, layout.seats.free_between(bottom - 120 * u, bottom).w))
        free = layout.seats.free_between(bottom - lines.height, bottom)
        lines = self._measure(hint, min(_MOST_W * u, free.w))
        self._lines = lines
        x, y = round(free.cx - lines.width / 2), round(bottom - lines.height)
        self.rect = Rect(x, y, round(lines.width), round(lines.height))
        self.close_button = Rect(self.rect.right - 38 * u, y + 4 * u, 34 * u, 34 * u)

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        theme, u = self.stage.theme, self.stage.u
        return theme.font("strong", u), theme.font("body", u), theme.font("caption", u)

    def _measure(self, hint: Hint, most: float) -> _Lines:
        u = self.stage.u
        title, body, caption = self._fonts()
        left, right, pad = 50 * u, 20 * u, 12 * u
        room = most - left - right
        longest = max(
            text_width(title, hint.title) + 26 * u,  # beside it stands the button that closes the note
            text_width(caption, hint.next_best),
            _balanced(text_width(body, hint.why), room),
        )
        inner = min(room, ceil(longest) + 2)
        heights = [_height(font, words, inner) for font, words in zip(self._fonts(), _texts(hint), strict=True)]
        gaps = [4 * u if height else 0.0 for height in heights]
        tops = [pad, pad + heights[0] + gaps[1], pad + heights[0] + gaps[1] + heights[1] + gaps[2]]
        rects = [QRectF(left, top, inner, height) for top, height in zip(tops, heights, strict=True)]
        rects[0].setWidth(inner - 26 * u)
        return _Lines(left + inner + right, tops[2] + heights[2] + pad, *rects)

    # ----------------------------------------------------------------------------------------- painting

    def boundingRect(self) -> QRectF:
        m = 36 * self.stage.u
        return qrect(self.rect).adjusted(-m, -m, m, m)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        hint, lines = self.hint, self._lines
        if hint is None or lines is None:
            return
        stage, u, felt, rect = self.stage, self.stage.u, self.stage.theme.felt, qrect(self.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stage.shadows.draw(painter, rect, 16 * u, 3, u)
        glass(painter, felt, rect, 16 * u, felt.prompt, 0.4)
        bulb = lines.title.translated(rect.topLeft())
        icon(painter, "hint", QRectF(rect.x() + 16 * u, bulb.center().y() - 12 * u, 24 * u, 24 * u), felt.gold)
        title, body, caption = self._fonts()
        inks = (felt.gold, felt.ink, felt.ink2)
        places = (lines.title, lines.why, lines.next_best)
        for words, font, ink, place in zip(_texts(hint), (title, body, caption), inks, places, strict=True):
            if words:
                text(painter, place.translated(rect.topLeft()), words, font, ink, WRAP)
        close = self.close_button
        icon(painter, "close", QRectF(close.cx - 9 * u, close.cy - 9 * u, 18 * u, 18 * u), felt.ink2)


def _texts(hint: Hint) -> tuple[str, str, str]:
    return hint.title, hint.why, hint.next_best


def _balanced(width: float, room: float) -> float:
    """Return how wide a text of this length is when it is broken into as few lines of equal length as it needs."""
    lines = max(1, ceil(width / room))
    return min(room, width / lines * (1.06 if lines > 1 else 1.0))


def _height(font: QFont, words: str, width: float) -> float:
    if not words:
        return 0.0
    bounds = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), WRAP, words)
    return float(ceil(bounds.height()))


class Hinting:
    """Shows the hint of the table's state while the person may play.

    Args:
        view: the table.
        note: the note; it is on the scene already.
    """

    def __init__(self, view: TableView, note: HintNote) -> None:
        self._view = view
        self.note = note
        self._bobbed: Play | None = None
        self._key: tuple[object, ...] = ()
        self._height = 0.0

    @property
    def open(self) -> bool:
        """Whether the note is shown."""
        return self.note.isVisible()

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a press there closes the note: it lies there, or it hides the question that stood there."""
        return self.open and (self.note.rect.contains(x, y) or self._asks_under_it(x, y))

    def closes(self, key: int) -> bool:
        """Tell whether a key closes the note; Enter does too where it would answer a question that the note hides."""
        hides = self._view.prompt.offer is not None
        return self.open and (key == Qt.Key.Key_Escape or (hides and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)))

    def _asks_under_it(self, x: float, y: float) -> bool:
        prompt = self._view.prompt
        return prompt.offer is not None and prompt.rect.contains(x, y)

    def follow(self, glide: bool = True) -> None:
        """Bring note and arrow in line with what the table shows; `glide`: cards that make room do not jump."""
        view = self._view
        hint = view.table.state.hint if view.live else None
        view.picker.advised = hint.play if hint is not None else None
        if view.player.busy:
            self.note.show_hint(None, view.table.layout)
            return
        self._make_room(hint, glide)
        self.note.show_hint(hint if hint is not None and self._noted(hint) else None, view.table.layout)
        view.prompt.setVisible(view.prompt.offer is not None and not self.open)
        self._start_bobbing(hint)

    def _noted(self, hint: Hint) -> bool:
        """Tell whether a hint needs the note: it is asked for, and the information line has no room for it."""
        return hint.open and self._view.picker.choice is None and not self._fits(hint)

    def _fits(self, hint: Hint) -> bool:
        """Tell whether the information line can hold the whole hint."""
        view = self._view
        why = sentences(hint.why, hint.next_best)
        shown = view.stage.settings.show_line and view.prompt.offer is None
        return shown and view.table.line_fits(replace(view.table.state.line, note=why))

    # --------------------------------------------------------------------------------------------- room

    def _make_room(self, hint: Hint | None, glide: bool) -> None:
        """Let the cards of the table make room for the note if they have to; they keep it as long as the hint lasts."""
        table = self._view.table
        before = table.layout.setup
        usual = PROMPT_H if self._view.prompt.offer is not None else 0.0
        key: tuple[object, ...] = ()
        if hint is not None:
            stage = table.stage
            line = stage.settings.show_line
            key = (hint.play, hint.why, table.sceneRect(), table.state.table, stage.aspect, usual, line)
        if key != self._key:
            self._key = key
            self._height = 0.0 if hint is None else self._needed(hint, usual)
        table.set_prompt(max(usual, self._height))
        table.relayout(table.state)
        if table.layout.setup != before:
            table.move_over(glide and self._moves)

    def _needed(self, hint: Hint, usual: float) -> float:
        """Return how much room there must be between table and hand so that the note covers no card, in units."""
        view = self._view
        table, u = view.table, view.table.stage.u
        table.set_prompt(usual)
        table.relayout(table.state)
        table.slots.show(table.state.table)
        if self._fits(hint):
            return 0.0
        layout = table.layout
        self.note.arrange(hint, layout)
        around = self.note.rect.grown(_CLEAR * u)
        lying = [table.slots.spot(card).rect(table.stage.aspect) for card in table.state.table]
        if not any(card.overlaps(around) for card in lying):
            return 0.0
        return (layout.hand_zone.y - layout.g - around.y) / u

    # ------------------------------------------------------------------------------------------ the arrow

    def _start_bobbing(self, hint: Hint | None) -> None:
        play = hint.play if hint is not None else None
        if play == self._bobbed:
            return
        self._bobbed = play
        view = self._view
        for item in view.table.cards.values():
            item.bob(0.0)
        if play is not None and self._moves:
            view.clock.start(self._bob)

    @property
    def _moves(self) -> bool:
        pace = self._view.player.pace
        return not pace.reduced and pace.travel(BOB_MS) > 0

    def _bob(self, ms: float) -> bool:
        view, hint = self._view, self._view.table.state.hint
        item = view.table.cards.get(hint.card) if hint is not None and hint.card is not None else None
        if item is None:
            return False
        passed = ms / BOB_MS
        over = passed >= BOBS or view.player.busy
        item.bob(0.0 if over else BOB_BY * sin(pi * passed) ** 2)
        return not over
