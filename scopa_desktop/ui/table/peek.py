"""A play shown once more: its cards come out of the pile, who played them and what, and go back; nothing is altered."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.core.cards import Card
from scopa_desktop.ui.paint import avatar, glass, text, text_width
from scopa_desktop.ui.table.card_item import draw_card
from scopa_desktop.ui.table.geometry import Rect, Spot
from scopa_desktop.ui.table.guard import guarded
from scopa_desktop.ui.table.layout import Layout
from scopa_desktop.ui.table.motion import flight
from scopa_desktop.ui.table.stage import Ring, Stage, qrect

_HEAD = 44
"""Height of the sentence above the cards, in units."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A play to be shown once more.

    Attributes:
        sentence: what was played.
        avatar: who did it.
        played: the card that was played.
        taken: the cards that it took.
        origin: where they lie now.
    """

    sentence: str
    avatar: str
    played: Card
    taken: tuple[Card, ...]
    origin: Spot

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, the played one first."""
        return (self.played, *self.taken)


class Peek(QGraphicsItem):
    """A piece of glass over the table with a play on it; `share` (0 to 1) is how far it has come out."""

    def __init__(self, stage: Stage, z: float) -> None:
        super().__init__()
        self.stage = stage
        self.replay: Replay | None = None
        self.rect = Rect(0, 0, 1, 1)
        self.spots: tuple[Spot, ...] = ()
        self._felt = Rect(0, 0, 1, 1)
        self._share = 0.0
        self._still = False
        self.setZValue(z)
        self.hide()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are shown."""
        return self.replay.cards if self.replay is not None else ()

    def open(self, replay: Replay, layout: Layout, still: bool) -> None:
        """Show a play over the middle of the table.

        Args:
            replay: the play.
            layout: where everything lies.
            still: let nothing travel.
        """
        self.prepareGeometryChange()
        self.replay, self._still, self._felt = replay, still, layout.felt
        self._arrange(len(replay.taken), layout)
        self.come(0.0)
        self.show()

    def _arrange(self, taken: int, layout: Layout) -> None:
        u, zone, aspect = self.stage.u, layout.table, self.stage.aspect
        pad, gap, apart = 18 * u, 15 * u, 30 * u if taken else 0.0
        room = layout.setup.width - 2 * layout.m - 2 * pad - apart - max(0, taken - 1) * gap
        w = min(0.8 * layout.card_w, room / (taken + 1), (zone.h + 2 * layout.g - _HEAD * u - 2 * pad) / aspect)
        row = (taken + 1) * w + apart + max(0, taken - 1) * gap
        said = text_width(self.stage.theme.font("strong", u), self.replay.sentence if self.replay else "") + 44 * u
        width = min(max(row, said) + 2 * pad, layout.setup.width - 2 * layout.m)
        height = _HEAD * u + w * aspect + 2 * pad
        y = max(layout.m, min(zone.cy - height / 2, layout.info.bottom - height))
        self.rect = Rect(zone.cx - width / 2, y, width, height)
        left, cy = zone.cx - row / 2 + w / 2, y + _HEAD * u + pad + w * aspect / 2
        beyond = left + w + apart
        self.spots = (Spot(left, cy, w), *(Spot(beyond + i * (w + gap), cy, w) for i in range(taken)))

    def come(self, share: float) -> None:
        """Come out as far as this."""
        self._share = share
        self.setOpacity(min(1.0, 1.6 * share))
        self.update()

    def close(self) -> None:
        """Be gone."""
        self.replay = None
        self.hide()

    def boundingRect(self) -> QRectF:
        return qrect(self._felt) if self._share < 1 else qrect(self.rect.grown(36 * self.stage.u))

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        replay = self.replay
        if replay is None:
            return
        stage, u, rect = self.stage, self.stage.u, qrect(self.rect)
        felt, font = stage.theme.felt, stage.theme.font("strong", u)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stage.shadows.draw(painter, rect, 18 * u, 3, u)
        glass(painter, felt, rect, 18 * u, felt.prompt, 0.4)
        middle = rect.y() + 16 * u + 14 * u
        avatar(painter, replay.avatar, QPointF(rect.x() + 32 * u, middle), 14 * u)
        words = QRectF(rect.x() + 54 * u, middle - 14 * u, rect.width() - 72 * u, 28 * u)
        text(painter, words, replay.sentence, font, felt.ink)
        rings = [Ring(felt.ivory, 2.6), *[Ring(felt.gold, 3.0)] * len(replay.taken)]
        for card, spot, ring in zip(replay.cards, self.spots, rings, strict=True):
            here = spot if self._still or self._share >= 1 else flight(replay.origin, spot, self._share)
            draw_card(painter, stage, card, here, 2)
            if self._share >= 1:
                self._ring(painter, spot, ring)

    def _ring(self, painter: QPainter, spot: Spot, ring: Ring) -> None:
        w, h = float(round(spot.w)), float(round(spot.w * self.stage.aspect))
        reach = ring.reach * self.stage.u
        at = QPointF(round(spot.cx - w / 2) - reach, round(spot.cy - h / 2) - reach)
        painter.drawPixmap(at, self.stage.ring(w, h, ring))


__all__ = ["Peek", "Replay"]
