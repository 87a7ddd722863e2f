"""A card on the scene: a picture with its shadow, and the marks that tell its state."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.paint import CENTRE, Shadows, avatar, badge, glass, text_width
from scopa_desktop.ui.table.geometry import Spot
from scopa_desktop.ui.table.guard import guarded
from scopa_desktop.ui.table.stage import Ring, Stage
from scopa_desktop.ui.theme import set_mark

_DARK = "#1B1410"
_EYE = 3.2
"""How far the eye is from a card that turns over, in card widths: what is nearer looks larger."""
_SHADE = 0.30
"""How dark a card is that is seen from its edge."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What a card shows besides its face.

    Attributes:
        veil: how much felt lies over it, 0 to 1.
        rings: rings round it, the widest one first.
        badges: numbers of the sets that it belongs to, counted from 0.
        corners: brackets of the card played last.
        face: the avatar pinned to its lower edge.
        face_on_top: pin the avatar to the upper edge instead.
        arrow: a hint points at it.
        arrow_down: how far the card is raised towards the arrow, in units: the arrow stays where it is.
        worn: the text of the pill that the matta wears.
        aid: what the card still needs, as an aid for counting.
        warning: whether it would give a sweep away.
    """

    veil: float = 0.0
    rings: tuple[Ring, ...] = ()
    badges: tuple[int, ...] = ()
    corners: bool = False
    face: str = ""
    face_on_top: bool = False
    arrow: bool = False
    arrow_down: float = 0.0
    worn: str = ""
    aid: str = ""
    warning: bool = False

    @property
    def reach(self) -> float:
        """How far the marks reach beyond the card, in units."""
        rings = max((ring.reach for ring in self.rings), default=0.0)
        pinned = self.badges or self.face or self.warning
        return max(rings, 18 if pinned else 0, 42 if self.arrow else 0, 8 if self.corners else 0)


PLAIN = Marks()


@dataclass(frozen=True, slots=True)
class Badge:
    """A pill that a card wears while it lasts: its text, and a shorter one for small cards."""

    text: str = ""
    short: str = ""


PLAIN_BADGE = Badge()


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its place, its face (or `BACK`), the level of its shadow, its height in the pile-up."""

    spot: Spot
    face: int
    level: int = 1
    z: float = 0.0

    def lifted(self, by: float, level: int = 3) -> Pose:
        """Return the pose raised by some pixels, with a deeper shadow."""
        return replace(self, spot=self.spot.moved(0, -by), level=level)


class CardItem(QGraphicsItem):
    """One card.

    Its origin is the top left corner of the upright card, so that a card at rest lies on whole pixels.
    """

    def __init__(self, stage: Stage, pose: Pose) -> None:
        super().__init__()
        self._stage = stage
        self._w = self._h = 0.0
        self._margin = 0.0
        self._turn = 0.0
        self._askew = 0.0
        """The turn of a card that lies still, which is part of its picture then."""
        self.marks = PLAIN
        self._leaving = PLAIN
        self._blend = 1.0
        self.badge = PLAIN_BADGE
        self._bob = 0.0
        self.pose = pose
        self.place(pose)

    # --------------------------------------------------------------------------------------- how it lies

    def place(self, pose: Pose) -> None:
        """Lie still like this, on whole pixels."""
        self.pose = pose
        self._turn = 0.0
        self._resize(pose.spot.w)
        self._lie(pose.spot)
        self.setScale(1.0)
        self.setZValue(pose.z)
        self._reach()
        self.update()

    def fly(self, spot: Spot, turn: float = 0.0) -> None:
        """Be here for a moment; the picture keeps the size that it was `sized` for.

        Args:
            spot: the place.
            turn: how far it has turned over, 0 to 1; at 0.5 it is seen from its edge.
        """
        scale = spot.w / self._w
        if self._askew:
            self.prepareGeometryChange()
            self._askew = 0.0
        self.setPos(spot.cx - self._w / 2, spot.cy - self._h / 2)
        if spot.rot != self.rotation():
            self.setRotation(spot.rot)
        if abs(scale - self.scale()) > 1e-4:
            self.setScale(scale)
        if turn != self._turn:
            self._turn = turn
            self._reach()
            self.update()

    def sized(self, width: float) -> None:
        """Use the picture of this width from now on, scaled where the card is smaller or larger."""
        self._resize(width)
        self._reach()

    def raised(self, level: int, z: float) -> None:
        """Change shadow and height."""
        self.setZValue(z)
        if level != self.pose.level:
            self.pose = replace(self.pose, level=level)
            self._reach()
            self.update()

    def show_face(self, face: int) -> None:
        """Turn up another face, or the back."""
        if face != self.pose.face:
            self.pose = replace(self.pose, face=face)
            self.update()

    def mark(self, marks: Marks) -> None:
        """Show other marks, at once."""
        if marks != self.marks or self._blend < 1:
            self.marks = marks
            self.blend(1.0)

    def change_marks(self, marks: Marks) -> bool:
        """Begin to show other marks, as far as `blend` says; return False if they are shown already."""
        if marks == self.marks:
            return self._blend < 1
        if self._blend > 0.5:  # what is hardly seen yet is not what goes
            self._leaving = self.marks
        self.marks = marks
        self.blend(0.0)
        return True

    @property
    def fading(self) -> Marks:
        """The marks that are going."""
        return self._leaving

    def blend(self, share: float) -> None:
        """Show the present marks to this share, and for the rest those before them."""
        self._blend = share
        if share >= 1:
            self._leaving = PLAIN
        self._reach()
        self.update()

    def bob(self, by: float) -> None:
        """Hold the hint's arrow so far below its place, in units."""
        if by != self._bob:
            self._bob = by
            self.update()

    def wear(self, badge: Badge) -> None:
        """Wear a pill from now on, whatever other marks come and go."""
        if badge != self.badge:
            self.badge = badge
            self.update()

    @property
    def spot(self) -> Spot:
        """Where the card is at this moment."""
        width = self._w * self.scale()
        rot = self._askew or self.rotation()
        return Spot(self.pos().x() + self._w / 2, self.pos().y() + self._h / 2, width, rot)

    @property
    def marks_text(self) -> str:
        """The pill that it wears, for those who cannot see it."""
        return self.marks.worn or self.badge.text

    def _resize(self, width: float) -> None:
        w = max(1, round(width))
        h = round(width * self._stage.aspect)
        if (w, h) != (self._w, self._h):
            self.prepareGeometryChange()
            self._w, self._h = float(w), float(h)
            self.setTransformOriginPoint(w / 2, h / 2)

    def _lie(self, spot: Spot) -> None:
        if spot.rot != self._askew:
            self.prepareGeometryChange()
            self._askew = spot.rot
        self.setPos(round(spot.cx - self._w / 2), round(spot.cy - self._h / 2))
        if self.rotation():
            self.setRotation(0.0)

    def _reach(self) -> None:
        u = self._stage.u
        marks = max(self.marks.reach, self._leaving.reach) * u
        turning = 0.2 * self._h if self._turn else 0.0
        margin = max(Shadows.margin(self.pose.level, u) if self.pose.level else 1.0, marks, turning) + 1
        if margin != self._margin:
            self.prepareGeometryChange()
            self._margin = margin

    # ------------------------------------------------------------------------------------------ painting

    def boundingRect(self) -> QRectF:
        m = self._margin
        if not self._askew:
            return QRectF(-m, -m, self._w + 2 * m, self._h + 2 * m)
        half = hypot(self._w, self._h) / 2 + m
        return QRectF(self._w / 2 - half, self._h / 2 - half, 2 * half, 2 * half)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(0, 0, self._w, self._h)
        return path

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if 0 < self._turn < 1:
            self._paint_turning(painter)
            return
        w, h = self._w, self._h
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.scale() != 1.0 or self.rotation() != 0)
        self._paint_picture(painter, self._askew, self.pose.level)
        if self._askew:
            painter.translate(w / 2, h / 2)
            painter.rotate(self._askew)
            painter.translate(-w / 2, -h / 2)
        self._paint_over(painter)

    def _paint_picture(self, painter: QPainter, rot: float, level: int) -> None:
        w, h = self._w, self._h
        picture = self._stage.turned(self.pose.face, w, h, rot, level)
        size = picture.deviceIndependentSize()
        # The picture's edge is clear, so that it needs no antialiasing, which would make this three times as slow.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawPixmap(QPointF((w - size.width()) / 2, (h - size.height()) / 2), picture)

    def _paint_turning(self, painter: QPainter) -> None:
        """Paint a card on its way from one side to the other, as it is seen from above the table."""
        stage, w, h, angle = self._stage, self._w, self._h, pi * self._turn
        wide, near = max(0.02, abs(cos(angle))), sin(angle) / (_EYE * w)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(w / 2, h / 2)
        if self.pose.level:
            margin = Shadows.margin(self.pose.level, stage.u)
            painter.save()
            painter.scale(max(0.2, wide), 1)
            painter.drawPixmap(QPointF(-w / 2 - margin, -h / 2 - margin), stage.shadow(w, h, self.pose.level))
            painter.restore()
        turned = QTransform(wide, 0, -near if self._turn < 0.5 else near, 0, 1, 0, 0, 0, 1)
        painter.setTransform(turned, True)
        painter.translate(-w / 2, -h / 2)
        self._paint_picture(painter, 0.0, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(_DARK, _SHADE * sin(angle)))
        radius = stage.radius(w)
        # Not antialiased, which takes half as long: it ends in the soft edge of the picture, where that is not seen.
        painter.drawRoundedRect(QRectF(0, 0, w, h), radius, radius)

    def _paint_over(self, painter: QPainter) -> None:
        """Paint the marks and, on its face, the pill."""
        if self._leaving is not PLAIN:
            painter.setOpacity(1 - self._blend)
            self._paint_marks(painter, self._leaving)
        if self.marks is not PLAIN:
            painter.setOpacity(self._blend)
            self._paint_marks(painter, self.marks)
        if self._blend < 1:
            painter.setOpacity(1.0)
        if self.marks.worn or (self.badge is not PLAIN_BADGE and self.pose.face != BACK):
            self._paint_badge(painter)

    def _paint_marks(self, painter: QPainter, marks: Marks) -> None:
        stage, w, h = self._stage, self._w, self._h
        if marks.veil:
            painter.drawPixmap(QPointF(0, 0), stage.veil(w, h, marks.veil))
        for ring in marks.rings:
            reach = ring.reach * stage.u
            painter.drawPixmap(QPointF(-reach, -reach), stage.ring(w, h, ring))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if marks.corners:
            self._paint_corners(painter)
        if marks.badges:
            self._paint_badges(painter)
        if marks.face:
            y = 0.0 if marks.face_on_top else h + 2 * stage.u
            avatar(painter, marks.face, QPointF(w / 2, y), 14 * stage.u)
        if marks.arrow:
            self._paint_arrow(painter, marks.arrow_down)
        if marks.aid and not marks.worn:
            self._paint_aid(painter, marks.aid)
        if marks.warning:
            self._paint_warning(painter)

    def _paint_corners(self, painter: QPainter) -> None:
        paint_corners(painter, QRectF(0, 0, self._w, self._h), self._stage)

    def _paint_badges(self, painter: QPainter) -> None:
        u, numbers = self._stage.u, self.marks.badges
        step = min(30 * u, (self._w - 24 * u) / max(1, len(numbers) - 1))
        font = self._stage.theme.font("strong", u, px=14)
        for i, number in enumerate(numbers):
            mark = set_mark(number)
            x = self._w / 2 + (i - (len(numbers) - 1) / 2) * step
            badge(painter, mark.shape, QPointF(x, -u), 12 * u, mark.colour, str(number + 1), font)

    def _paint_arrow(self, painter: QPainter, down: float) -> None:
        u, cx = self._stage.u, self._w / 2
        tip = (down + self._bob - 8) * u
        painter.setBrush(QColor(self._stage.theme.felt.gold))
        pen = QPen(QColor(_DARK), 1.6 * u)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        points = (QPointF(cx - 13 * u, tip - 18 * u), QPointF(cx + 13 * u, tip - 18 * u), QPointF(cx, tip))
        painter.drawPolygon(QPolygonF(list(points)))

    def _paint_badge(self, painter: QPainter) -> None:
        """Paint the pill that the card wears."""
        u, theme = self._stage.u, self._stage.theme
        font = theme.font("caption", u, weight=600)
        words = self.marks.worn or self.badge.text
        short = self.badge.short and text_width(font, words) + 10 * u > self._w
        words = self.badge.short if short else words
        h = min(28 * u, 0.30 * self._h)
        width = min(self._w - 4, text_width(font, words) + (10 if short else 22) * u)
        pill = QRectF((self._w - width) / 2, self._h - h - min(12 * u, 0.06 * self._h), width, h)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(_DARK), 1.4))
        painter.setBrush(QColor(theme.felt.gold))
        painter.drawRoundedRect(pill, h / 2, h / 2)
        painter.setFont(font)
        painter.setPen(QColor(_DARK))
        painter.drawText(pill, CENTRE, words)

    def _paint_warning(self, painter: QPainter) -> None:
        """Paint the sign of a card that would give a sweep away."""
        stage, u = self._stage, self._stage.u
        font = stage.theme.font("strong", u, px=15, weight=700)
        badge(painter, "triangle", QPointF(self._w - 16 * u, -u), 13 * u, stage.theme.felt.gold, "!", font)

    def _paint_aid(self, painter: QPainter, words: str) -> None:
        """Paint what the card needs, in the quiet way of the glass."""
        u, theme = self._stage.u, self._stage.theme
        font = theme.font("caption", u, weight=600)
        width = min(self._w - 4, text_width(font, words) + 20 * u)
        pill = QRectF((self._w - width) / 2, self._h - 36 * u, width, 24 * u)
        glass(painter, theme.felt, pill, 12 * u, 0.86, 0.3)
        painter.setFont(font)
        painter.setPen(QColor(theme.felt.ink))
        painter.drawText(pill, CENTRE, words)


def paint_corners(painter: QPainter, card: QRectF, stage: Stage) -> None:
    """Paint ivory brackets outside a card's corners: it was played last."""
    u = stage.u
    rect = card.adjusted(-5 * u, -5 * u, 5 * u, 5 * u)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, thick in ((color("#14100C", 0.45), 4.4 * u), (QColor(stage.theme.felt.ivory), 2.4 * u)):
        painter.setPen(QPen(colour, thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for sx, x in ((1, rect.left()), (-1, rect.right())):
            for sy, y in ((1, rect.top()), (-1, rect.bottom())):
                path = QPainterPath(QPointF(x, y + sy * 16 * u))
                path.lineTo(x, y + sy * 5 * u)
                path.quadTo(x, y, x + sx * 5 * u, y)
                path.lineTo(x + sx * 16 * u, y)
                painter.drawPath(path)


def draw_card(painter: QPainter, stage: Stage, face: int, spot: Spot, level: int) -> None:
    """Paint a card that is part of another item, such as a pile."""
    w, h = float(round(spot.w)), float(round(spot.w * stage.aspect))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, spot.rot % 90 != 0)
    if spot.rot:
        painter.translate(spot.cx, spot.cy)
        painter.rotate(spot.rot)
        painter.translate(-w / 2, -h / 2)
    else:
        painter.translate(round(spot.cx - w / 2), round(spot.cy - h / 2))
    if level:
        margin = Shadows.margin(level, stage.u)
        painter.drawPixmap(QPointF(-margin, -margin), stage.shadow(w, h, level))
    painter.drawPixmap(QPointF(0, 0), stage.pixmaps.pixmap(face, w, h, stage.ratio))
    painter.restore()


__all__ = ["BACK", "PLAIN", "PLAIN_BADGE", "Badge", "CardItem", "Marks", "Pose", "draw_card", "paint_corners"]
