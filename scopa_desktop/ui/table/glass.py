"""Glass on the cloth: score tablet, plates, information line; and the piles and the stock."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.core.cards import Card
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.paint import CENTRE, CENTRE_WRAP, RIGHT, WRAP, avatar, fitting, glass, team_mark, text, text_width
from scopa_desktop.ui.table.card_item import draw_card, paint_corners
from scopa_desktop.ui.table.geometry import Rect, Spot
from scopa_desktop.ui.table.guard import guarded
from scopa_desktop.ui.table.seats import PLATE_H, Pile
from scopa_desktop.ui.table.stage import Stage, qrect
from scopa_desktop.ui.table.state import Tablet
from scopa_desktop.ui.theme import CARD, TEAMS

_DARK = "#1B1410"
Content = TypeVar("Content")


class Panel(QGraphicsItem, Generic[Content]):
    """An item that paints one piece of content into a rectangle; Qt keeps its picture until that changes.

    Args:
        stage: what to paint with.
        z: its height in the pile-up.
        margin: how far it paints beyond its rectangle, in units.
    """

    def __init__(self, stage: Stage, z: float, margin: float = 4) -> None:
        super().__init__()
        self.stage = stage
        self.rect = Rect(0, 0, 1, 1)
        self.content: Content | None = None
        self._margin_u = margin
        self.setZValue(z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_content(self, rect: Rect, content: Content) -> None:
        """Show this here; nothing happens when it is shown already."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = rect
        elif content == self.content:
            return
        self.content = content
        self.update()

    def boundingRect(self) -> QRectF:
        m = self._margin_u * self.stage.u
        return qrect(self.rect).adjusted(-m, -m, m, m)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.content is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter, qrect(self.rect), self.content)

    def draw(self, painter: QPainter, rect: QRectF, content: Content) -> None:
        """Paint the content."""
        raise NotImplementedError


# --------------------------------------------------------------------------------------- score tablet


class TabletItem(Panel[Tablet]):
    """The score: the round, and each side's points with a track to the target."""

    def draw(self, painter: QPainter, rect: QRectF, content: Tablet) -> None:
        stage, u = self.stage, self.stage.u
        felt, caption = stage.theme.felt, stage.theme.font("caption", u)
        glass(painter, felt, rect, 14 * u)
        x, width = rect.x() + 14 * u, rect.width() - 28 * u
        head = QRectF(x, rect.y(), width, 40 * u if not content.rows else 34 * u)
        goal = stage.words.to_target(content.target)
        free = width - text_width(caption, goal) - 8 * u
        fits = not content.brief or text_width(caption, content.title) <= free + 1
        title = content.title if fits else content.brief
        text(painter, QRectF(x, head.y(), free, head.height()), title, caption, felt.ink2)
        text(painter, head, goal, caption, felt.ink2, RIGHT)
        if content.rows:
            painter.fillRect(QRectF(x, rect.y() + 32 * u, width, 1), color(felt.inlay, 0.22))
        for number in range(len(content.rows)):
            self._row(painter, QRectF(x, rect.y() + (32 + 33 * number) * u, width, 33 * u), content, number)

    def _row(self, painter: QPainter, rect: QRectF, content: Tablet, number: int) -> None:
        stage, u, row = self.stage, self.stage.u, content.rows[number]
        theme, felt = stage.theme, stage.theme.felt
        y, h = rect.y(), 28 * u
        x = rect.x()
        if row.team is not None:
            team_mark(painter, row.team, QPointF(x + 8 * u, y + 15 * u), 8 * u)
            x += 22 * u
        right = rect.right()
        name = QRectF(x, y, right - (74 if row.gained else 38) * u - x, h)
        fonts = [theme.font("strong", u, px=px) for px in (14.5, 13.25, 12.0)]
        text(painter, name, row.name, fitting(fonts, row.name, name.width()), felt.ink)
        if row.gained:
            gained = QRectF(right - 78 * u, y, 40 * u, h)
            colour = felt.coral if content.lowest else felt.gold
            text(painter, gained, f"+{row.gained}", theme.font("label", u), colour, RIGHT)
        total = QRectF(right - 40 * u, y, 40 * u, h)
        text(painter, total, str(row.points), theme.font("numeral", u, px=21), felt.ink, RIGHT)
        track = QRectF(rect.x(), y + 27 * u, rect.width(), 2.5 * u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("#FFFFFF", 0.13))
        painter.drawRoundedRect(track, 1.5, 1.5)
        share = max(0.0, min(1.0, row.points / max(1, content.target)))
        own = felt.coral if content.lowest else felt.gold
        painter.setBrush(color(own if row.team is None else TEAMS[row.team].colour, 0.85))
        painter.drawRoundedRect(QRectF(track.x(), track.y(), track.width() * share, track.height()), 1.5, 1.5)


# --------------------------------------------------------------------------------------------- plates


@dataclass(frozen=True, slots=True)
class Plate:
    """What a seat's plate shows; `progress` is the share of the thinking time that has passed."""

    name: str
    avatar: str
    subtitle: str
    to_play: bool = False
    dealer: bool = False
    team: int | None = None
    points: int | None = None
    progress: float | None = None
    portrait: bool = False
    gained: int = 0
    unwanted: bool = False


class PlateItem(Panel[Plate]):
    """A seat's plate: avatar, name, and what the player is or does."""

    def draw(self, painter: QPainter, rect: QRectF, content: Plate) -> None:
        stage, u = self.stage, self.stage.u
        alpha = stage.theme.felt.plate_to_play if content.to_play else stage.theme.felt.plate
        radius = 14 * u if content.portrait else rect.height() / 2
        glass(painter, stage.theme.felt, rect, radius, alpha, 0.30 if content.to_play else 0.14)
        if content.portrait:
            self._portrait(painter, rect, content)
        else:
            self._pill(painter, rect, content)

    def natural_width(self, content: Plate) -> float:
        """Return how wide a plate has to be for its name and its second line."""
        u, theme = self.stage.u, self.stage.theme
        signs = (18 * u if content.team is not None else 0) + (22 * u if content.dealer else 0)
        name = text_width(theme.font("strong", u), content.name) + signs
        below = text_width(theme.font("caption", u), content.subtitle)
        points = self._points_width(content)
        return float(ceil((PLATE_H + 24) * u + max(name, below) + points))

    def _points_width(self, content: Plate) -> float:
        """Return how much room the score takes, and beside it what this round has brought."""
        u = self.stage.u
        return (34 * u if content.points is not None else 0) + (26 * u if content.gained else 0)

    def _gained(self, painter: QPainter, rect: QRectF, content: Plate, flags: int = RIGHT) -> None:
        """Paint what this round has brought at once: ``+2``."""
        if content.gained:
            stage = self.stage
            colour = stage.theme.felt.coral if content.unwanted else stage.theme.felt.gold
            font = stage.theme.font("strong", stage.u, px=13.5)
            text(painter, rect, f"+{content.gained}", font, colour, flags)

    def _pill(self, painter: QPainter, rect: QRectF, content: Plate) -> None:
        stage, u, h = self.stage, self.stage.u, rect.height()
        theme, felt = stage.theme, stage.theme.felt
        centre = QPointF(rect.x() + h / 2, rect.center().y())
        avatar(painter, content.avatar, centre, h / 2 - 5 * u)
        self._arc(painter, centre, h / 2 - 1.5 * u, content)
        x = rect.x() + h + 6 * u
        free = rect.right() - 16 * u - x - self._points_width(content)
        font = theme.font("strong", u)
        signs = (18 * u if content.team is not None else 0) + (22 * u if content.dealer else 0)
        width = min(free - signs, text_width(font, content.name) + 1)
        text(painter, QRectF(x, rect.y() + 7 * u, width, 21 * u), content.name, font, felt.ink)
        sign = x + width + 8 * u
        if content.team is not None:
            team_mark(painter, content.team, QPointF(sign + 6 * u, rect.y() + 17.5 * u), 7 * u)
            sign += 18 * u
        if content.dealer:
            dealer_token(painter, QPointF(sign + 7 * u, rect.y() + 17.5 * u), u)
        below = QRectF(x, rect.y() + 26 * u, free, 19 * u)
        text(painter, below, content.subtitle, theme.font("caption", u), felt.ink2)
        if content.points is not None:
            score = QRectF(rect.right() - 56 * u, rect.y(), 38 * u, h)
            text(painter, score, str(content.points), theme.font("numeral", u, px=22), felt.ink, RIGHT)
            left = score.right() - text_width(theme.font("numeral", u, px=22), str(content.points))
            self._gained(painter, QRectF(left - 47 * u, score.y(), 40 * u, h), content)

    def _portrait(self, painter: QPainter, rect: QRectF, content: Plate) -> None:
        stage, u, w = self.stage, self.stage.u, rect.width()
        theme, felt = stage.theme, stage.theme.felt
        cx = rect.x() + (w / 2 if content.points is None else 30 * u)
        centre = QPointF(cx, rect.y() + 27 * u)
        avatar(painter, content.avatar, centre, 20 * u)
        self._arc(painter, centre, 23 * u, content)
        if content.points is not None:
            score = QRectF(rect.x() + 53 * u, rect.y() + 6 * u, w - 58 * u, 42 * u)
            if content.gained:
                score.adjust(0, -6 * u, 0, -8 * u)
                self._gained(painter, QRectF(score.x(), rect.y() + 29 * u, score.width(), 18 * u), content, CENTRE)
            text(painter, score, str(content.points), theme.font("numeral", u, px=23), felt.ink, CENTRE)
        if content.team is not None:
            team_mark(painter, content.team, QPointF(rect.right() - 14 * u, rect.y() + 14 * u), 7 * u)
        if content.dealer:
            dealer_token(painter, QPointF(rect.x() + 13 * u, rect.y() + 15 * u), u)
        name = QRectF(rect.x() + 3 * u, rect.y() + 50 * u, w - 6 * u, 20 * u)
        font = theme.font("strong", u)
        if text_width(font, content.name) > name.width():
            font = theme.font("strong", u, px=13)
        text(painter, name, content.name, font, felt.ink, CENTRE)
        below = QRectF(rect.x() + 4 * u, rect.y() + 69 * u, w - 8 * u, 18 * u)
        text(painter, below, content.subtitle, theme.font("caption", u), felt.ink2, CENTRE)

    def _arc(self, painter: QPainter, centre: QPointF, radius: float, content: Plate) -> None:
        if not content.to_play:
            return
        u, gold = self.stage.u, self.stage.theme.felt.gold
        ring = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        share = 1.0 if content.progress is None else content.progress
        if share < 1:
            painter.setPen(QPen(color(gold, 0.28), 3 * u))
            painter.drawEllipse(ring)
        painter.setPen(QPen(QColor(gold), 3 * u, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(ring, 90 * 16, int(-360 * 16 * share))


def dealer_token(painter: QPainter, centre: QPointF, u: float) -> None:
    """Paint the little deck that lies by the dealer."""
    painter.save()
    painter.translate(centre)
    card = QRectF(-4.5 * u, -6.5 * u, 9 * u, 13 * u)
    painter.setPen(QPen(QColor(_DARK), 1))
    painter.setBrush(QColor(CARD.back))
    for turn in (-14, 10):
        painter.save()
        painter.rotate(turn)
        painter.drawRoundedRect(card, 1.5 * u, 1.5 * u)
        painter.restore()
    painter.rotate(10)
    painter.setPen(QPen(QColor(CARD.back2), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(card, 1.5 * u, 1.5 * u)
    painter.restore()


# --------------------------------------------------------------------------------- information line


@dataclass(frozen=True, slots=True)
class LineContent:
    """The information line as it is painted; `whole`: broken into several lines rather than shortened."""

    text: str
    strong: str
    avatar: str
    note: str = ""
    whole: bool = False


class LineItem(Panel[LineContent]):
    """One sentence on what happened, in gold what was special about it, and in strong gold what is asked."""

    def fit(self, zone: Rect, content: LineContent) -> None:
        """Show the line in the middle of its zone, as wide as it needs to be and the zone allows."""
        u = self.stage.u
        width = min(self.natural_width(content), zone.w)
        h = round(36 * u)
        bottom = round(zone.cy + h / 2)
        if content.whole:  # in lines of about the same length, growing upward
            room, needed = zone.w - 40 * u, self.natural_width(content) - 40 * u
            lines = ceil(needed / room)
            width = min(room, needed / lines * (1.06 if lines > 1 else 1.0)) + 40 * u
            h = round(max(h, self._height(content.text, width - 36 * u) + 14 * u))
        self.show_content(Rect(round(zone.cx - width / 2), bottom - h, round(width), h), content)

    def _height(self, words: str, width: float) -> float:
        """Return how high a text is when it is broken into lines of at most this width."""
        return QFontMetricsF(self._fonts()[0]).boundingRect(QRectF(0, 0, width, 10_000), WRAP, words).height()

    def natural_width(self, content: LineContent) -> float:
        """Return how wide the line has to be so that nothing of it is left out."""
        u = self.stage.u
        body, strong = self._fonts()
        width = text_width(body, content.text) + 40 * u + (26 * u if content.avatar else 0)
        if content.strong:
            width += text_width(strong, content.strong) + (10 * u if content.text else 0)
        if content.note:
            width += text_width(body, content.note) + 8 * u
        return width

    def _fonts(self) -> tuple[QFont, QFont]:
        theme, u = self.stage.theme, self.stage.u
        return theme.font("body", u), theme.font("strong", u)

    def draw(self, painter: QPainter, rect: QRectF, content: LineContent) -> None:
        u, felt, h = self.stage.u, self.stage.theme.felt, rect.height()
        body, strong = self._fonts()
        glass(painter, felt, rect, min(h / 2, 18 * u), felt.prompt if content.whole else 0.66)
        if content.whole:
            text(painter, rect.adjusted(18 * u, 0, -18 * u, 0), content.text, body, felt.ink, CENTRE_WRAP)
            return
        x = rect.x() + 18 * u
        if content.avatar:
            avatar(painter, content.avatar, QPointF(rect.x() + h / 2, rect.center().y()), h / 2 - 5 * u)
            x = rect.x() + h + 6 * u
        right = rect.right() - 18 * u
        asked = min(text_width(strong, content.strong), right - x) if content.strong else 0.0
        gap = 10 * u if content.strong and content.text else 0.0
        room = right - x - asked - gap + 2
        noted = min(text_width(body, content.note) + 8 * u, room) if content.note else 0.0
        sentence = QFontMetricsF(body).elidedText(content.text, Qt.TextElideMode.ElideMiddle, max(0.0, room - noted))
        width = text_width(body, sentence)
        text(painter, QRectF(x, rect.y(), width + 2, h), sentence, body, felt.ink)
        if content.note:
            text(painter, QRectF(x + width + 8 * u, rect.y(), noted - 8 * u + 2, h), content.note, body, felt.gold)
            width += noted
        if content.strong:
            text(painter, QRectF(x + width + gap, rect.y(), asked + 2, h), content.strong, strong, felt.gold)


# ------------------------------------------------------------------------------------ piles and stock


@dataclass(frozen=True, slots=True)
class PileContent:
    """What a pile shows.

    Attributes:
        pile: where it lies.
        count: the cards in it.
        scope: the cards that made a scopa.
        counted: whether the count is shown.
        last: the avatar of the player whose capture lies on top, if it was the last play.
    """

    pile: Pile
    count: int
    scope: tuple[Card, ...] = ()
    counted: bool = True
    last: str = ""


class PileItem(Panel[PileContent]):
    """A side's captured cards: backs, and the cards of each scopa crosswise under them."""

    def draw(self, painter: QPainter, rect: QRectF, content: PileContent) -> None:
        stage, u, spot = self.stage, self.stage.u, content.pile.spot
        below = content.pile.scope(len(content.scope), stage.aspect)
        for card, place in reversed(tuple(zip(content.scope, below, strict=True))):
            draw_card(painter, stage, card, place, 1)
        bare = spot.rect(stage.aspect)
        if not content.count:
            self._outline(painter, qrect(bare))
            return
        edges = _edges(content.count)
        for i in range(edges):
            draw_card(painter, stage, BACK, spot.moved(-(edges - 1 - i) * 1.1 * u, -i * 1.3 * u), 1 if i == 0 else 0)
        if content.last:
            paint_corners(painter, qrect(bare), stage)
        if content.counted:
            chip(painter, stage, QPointF(bare.cx, bare.bottom - 14 * u), str(content.count))
        if content.last:
            avatar(painter, content.last, QPointF(bare.cx, bare.y - 2 * u), 14 * u)

    def _outline(self, painter: QPainter, rect: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(self.stage.theme.felt.inlay, 0.35), 1.2, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect, 5, 5)


def _edges(count: int) -> int:
    """Return how many edges of a pile of so many cards are seen."""
    return min(4, 1 + count // 6)


def pile_top(spot: Spot, count: int, u: float) -> Spot:
    """Return where the uppermost of so many cards lies on a pile."""
    return spot.moved(0, -(_edges(count) - 1) * 1.3 * u)


def pile_bounds(pile: Pile, aspect: float, u: float) -> Rect:
    """Return the rectangle that a pile and its scopa cards may cover."""
    own, out = pile.spot.bounds(aspect), pile.scope(1, aspect)[0].bounds(aspect)
    x, right = min(own.x, out.x), max(own.right, out.right)
    return Rect(x, own.y, right - x, own.h).grown(18 * u)


@dataclass(frozen=True, slots=True)
class StockContent:
    """The stock: where it lies and how many cards are left."""

    spot: Spot
    count: int


class StockItem(Panel[StockContent]):
    """The cards that are left to deal; gone when there are none."""

    def draw(self, painter: QPainter, rect: QRectF, content: StockContent) -> None:
        stage, u = self.stage, self.stage.u
        if not content.count:
            return
        edges = min(6, content.count // 3 + 1)
        for i in range(edges):
            k = edges - 1 - i
            draw_card(painter, stage, BACK, content.spot.moved(k * 1.2 * u, k * 1.5 * u), 2 if i == 0 else 0)
        bare = content.spot.rect(stage.aspect)
        label = stage.words.cards_left(content.count)
        chip(painter, stage, QPointF(bare.cx, bare.bottom + 4 * u), label)


def chip(painter: QPainter, stage: Stage, centre: QPointF, label: str) -> None:
    """Paint a small count."""
    u, felt = stage.u, stage.theme.felt
    font = stage.theme.font("caption", u, weight=600)
    width, h = max(26 * u, text_width(font, label) + 16 * u), 22 * u
    rect = QRectF(centre.x() - width / 2, centre.y() - h / 2, width, h)
    glass(painter, felt, rect, h / 2, 0.90, 0.45)
    text(painter, rect, label, font, felt.ink, CENTRE)
