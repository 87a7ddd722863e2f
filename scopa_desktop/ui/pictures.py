"""Small pictures drawn as paths: suits, the sun, team marks, faces and icons; colours are ``#RRGGBB``."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.theme import CARD, TEAMS

_GOLD, _RED, _GREEN, _BLUE, _STEEL = "#F6CB1F", "#D3242B", "#1F6A3F", "#1F55A5", "#8FB4E2"
"""The colours of the decks' pips."""


def path(*steps: Sequence[float]) -> QPainterPath:
    """Return a path: a step of 2 numbers is a line (the first a start), of 4 a quadratic, of 6 a cubic."""
    result = QPainterPath(QPointF(*steps[0]))
    for step in steps[1:]:
        if len(step) == 2:
            result.lineTo(*step)
        elif len(step) == 4:
            result.quadTo(*step)
        else:
            result.cubicTo(*step)
    return result


def polygon(*numbers: float) -> QPolygonF:
    """Return a polygon from x, y, x, y ..."""
    return QPolygonF([QPointF(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)])


def sun(painter: QPainter, centre: QPointF, radius: float, colour: str | QColor) -> None:
    """Paint the sun of eight rays, the game's emblem."""
    painter.save()
    painter.translate(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for _ in range(8):
        painter.drawPolygon(polygon(-radius * 0.16, -radius * 0.52, 0, -radius, radius * 0.16, -radius * 0.52))
        painter.rotate(45)
    painter.drawEllipse(QPointF(0, 0), radius * 0.44, radius * 0.44)
    painter.restore()


def emblem(painter: QPainter, centre: QPointF, radius: float, colour: str) -> None:
    """Paint the sun in its ring: the sign beside the game's name."""
    painter.save()
    painter.setPen(QPen(QColor(colour), max(1.4, radius / 14)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)
    painter.restore()
    sun(painter, centre, radius * 0.76, colour)


def team_mark(painter: QPainter, side: int, centre: QPointF, radius: float) -> None:
    """Paint a team's mark: sun, moon or star."""
    mark = TEAMS[side % len(TEAMS)]
    if mark.shape == "sun":
        sun(painter, centre, radius, mark.colour)
        return
    painter.save()
    painter.translate(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mark.colour))
    if mark.shape == "moon":
        painter.drawPath(_crescent(radius * 0.85, radius * 0.42, -radius * 0.2, radius * 0.75))
    else:
        points: list[float] = []
        for i in range(10):
            reach = radius if i % 2 == 0 else radius * 0.45
            points += (math.sin(i * math.pi / 5) * reach, -math.cos(i * math.pi / 5) * reach)
        painter.drawPolygon(polygon(*points))
    painter.restore()


def _crescent(outer: float, x: float, y: float, inner: float) -> QPainterPath:
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(0, 0), outer, outer)
    bite.addEllipse(QPointF(x, y), inner, inner)
    return disc.subtracted(bite)


# ------------------------------------------------------------------------------------------------- suits


def suit(painter: QPainter, suit_number: int, rect: QRectF, french: bool = False, colour: str = "") -> None:
    """Paint a suit's mark into a square: coins, cups, swords, clubs, or the French four, also in another colour."""
    painter.save()
    painter.translate(rect.center())
    unit = min(rect.width(), rect.height()) / 100
    painter.scale(unit, unit)
    pen = QPen(QColor(CARD.ink), 3.2)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    if french:
        _plain(painter, colour or CARD.french_index[suit_number])
    (_FRENCH if french else _ITALIAN)[suit_number](painter)
    painter.restore()


def _coin(p: QPainter) -> None:
    p.setBrush(QColor(_GOLD))
    p.drawEllipse(QPointF(0, 0), 46, 46)
    p.setPen(QPen(QColor(CARD.ink), 2.4))
    p.setBrush(QColor(_RED))
    p.drawEllipse(QPointF(0, 0), 34, 34)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(_GOLD))
    petal = path((0, -6), (10, -16, 9, -28, 0, -33), (-9, -28, -10, -16, 0, -6))
    for _ in range(8):
        p.drawPath(petal)
        p.rotate(45)
    p.setPen(QPen(QColor(CARD.ink), 2.4))
    p.setBrush(QColor(_GREEN))
    p.drawEllipse(QPointF(0, 0), 11, 11)


def _cup(p: QPainter) -> None:
    pen = p.pen()
    p.setBrush(Qt.BrushStyle.NoBrush)
    for width, colour in ((11.0, CARD.ink), (5.0, CARD.paper)):  # the handles
        p.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for s in (-1, 1):
            p.drawPath(path((s * 29, -22), (s * 46, -30, s * 50, -6, s * 22, 8)))
    p.setPen(pen)
    p.setBrush(QColor(_RED))
    right = ((36, -44), (28, -24, 30, -14, 29, -8), (27, 8, 18, 14, 8, 16), (8, 27), (22, 29, 29, 36, 30, 46))
    left = ((-30, 46), (-29, 36, -22, 29, -8, 27), (-8, 16), (-18, 14, -27, 8, -29, -8), (-30, -14, -28, -24, -36, -44))
    p.drawPath(path((-36, -44), *right, *left))
    p.setBrush(QColor(_GOLD))
    p.drawPath(path((-29.5, -17), (-12, -12, 12, -12, 29.5, -17), (29, -5), (12, 1, -12, 1, -29, -5), (-29.5, -17)))
    p.drawRoundedRect(QRectF(-38, -48, 76, 11), 5, 5)
    p.drawEllipse(QPointF(0, 21), 13, 6)
    p.drawRoundedRect(QRectF(-32, 39, 64, 9), 4, 4)


def _sword(p: QPainter) -> None:
    p.rotate(45)
    p.setBrush(QColor(_STEEL))
    p.drawPolygon(polygon(0, -62, 11, -46, 11, 22, -11, 22, -11, -46))
    p.setBrush(QColor(_BLUE))
    p.drawPolygon(polygon(0, -62, 11, -46, 11, 22, 0, 22))
    p.setBrush(QColor(_RED))
    p.drawRect(QRectF(-7, 26, 14, 24))
    p.setBrush(QColor(_GOLD))
    p.drawRoundedRect(QRectF(-31, 17, 62, 13), 6.5, 6.5)
    p.drawEllipse(QPointF(0, 53), 10, 9)


def _club(p: QPainter) -> None:
    p.rotate(38)
    p.setBrush(QColor("#E2B184"))
    p.drawPolygon(polygon(12, -18, 30, -34, 38, -25, 20, -6))  # a lopped shoot
    p.setBrush(QColor(_GREEN))
    left = ((-10, 26, -20, 14, -18, 2), (-28, -12, -30, -44, -14, -54))
    p.drawPath(
        path((-8, 56), *left, (-2, -62, 18, -58, 22, -46), (28, -26, 22, -10, 17, 2), (18, 18, 12, 28, 9, 56), (-8, 56))
    )
    p.setBrush(QColor(_RED))
    p.drawPath(
        path(
            (-18, 2),
            (-6, 8, 6, 8, 17, 2),
            (18, 18, 12, 28, 10, 56),
            (4, 60, -4, 60, -9, 56),
            (-10, 26, -20, 14, -18, 2),
        )
    )
    p.setBrush(QColor(_GOLD))
    for turn in (-58, 58, 0):
        p.save()
        p.translate(0, 14)
        p.rotate(turn)
        p.drawPath(path((0, 0), (-13, -10, -11, -22, 0, -32), (11, -22, 13, -10, 0, 0)))
        p.restore()


def _plain(p: QPainter, colour: str) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(colour))


def _diamond(p: QPainter) -> None:
    top, bottom = ((12, -28, 24, -12, 36, 0), (24, 12, 12, 28, 0, 47)), ((-12, 28, -24, 12, -36, 0),)
    p.drawPath(path((0, -47), *top, *bottom, (-24, -12, -12, -28, 0, -47)))


def _heart_path() -> QPainterPath:
    left = ((-14, 24, -42, 4, -42, -18), (-42, -46, -8, -48, 0, -22))
    return path((0, 46), *left, (8, -48, 42, -46, 42, -18), (42, 4, 14, 24, 0, 46))


def _heart(p: QPainter) -> None:
    p.drawPath(_heart_path())


_STEM = ((0, 10), (2, 30, 8, 42, 20, 47), (-20, 47), (-8, 42, -2, 30, 0, 10))


def _spade(p: QPainter) -> None:
    p.save()
    p.translate(0, -4)
    p.scale(1, -0.94)
    p.drawPath(_heart_path())
    p.restore()
    p.drawPath(path(*_STEM))


def _french_club(p: QPainter) -> None:
    for x, y in ((0, -25), (-22, 8), (22, 8)):
        p.drawEllipse(QPointF(x, y), 21, 21)
    p.drawEllipse(QPointF(0, 0), 10, 10)
    p.drawPath(path((0, -6), *_STEM[1:]))


_ITALIAN: Final = (_coin, _cup, _sword, _club)
_FRENCH: Final = (_diamond, _heart, _spade, _french_club)


# ----------------------------------------------------------------------------------------------- avatars

AVATARS: Final = MappingProxyType(
    {
        "sun": "#E9C46A",
        "lemon": "#D9795D",
        "boat": "#6FA3A0",
        "moon": "#8C7BB5",
        "leaf": "#88A85B",
        "cup": "#5E8CC0",
    }
)
"""The faces that players may wear, by the motif that preferences store, each with its disc's colour."""


def avatar(painter: QPainter, motif: str, centre: QPointF, radius: float) -> None:
    """Paint a player's face: a coloured disc, one motif, an ivory rim.  An unknown motif is a sun."""
    motif = motif if motif in AVATARS else "sun"
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(radius / 50, radius / 50)
    disc = QColor(AVATARS[motif])
    shade = QLinearGradient(0, -50, 0, 50)
    shade.setColorAt(0, disc.lighter(112))
    shade.setColorAt(1, disc.darker(112))
    painter.setPen(QPen(QColor("#FFF8EA"), 4))
    painter.setBrush(shade)
    painter.drawEllipse(QPointF(0, 0), 48, 48)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFBF0"))
    _MOTIFS[motif](painter)
    painter.restore()


def _face_sun(p: QPainter) -> None:
    sun(p, QPointF(0, 0), 31, "#8C4A12")


def _face_lemon(p: QPainter) -> None:
    p.rotate(-28)
    p.setBrush(QColor("#FBE27A"))
    upper = ((-26, -6, -22, -21, 0, -21), (20, -21, 24, -6, 33, 0))
    p.drawPath(path((-32, 0), *upper, (24, 6, 20, 21, 0, 21), (-22, 21, -26, 6, -32, 0)))
    p.setBrush(QColor("#3F7A4A"))
    p.drawPath(path((30, -2), (30, -20, 14, -28, 2, -25), (8, -14, 18, -6, 30, -2)))


def _face_boat(p: QPainter) -> None:
    p.drawPolygon(polygon(-2, -30, -2, 8, -24, 8))
    p.drawPolygon(polygon(3, -22, 3, 8, 22, 8))
    p.setBrush(QColor("#8C2F22"))
    p.drawPath(path((-30, 13), (30, 13), (26, 26, 16, 28, 0, 28), (-16, 28, -26, 26, -30, 13)))


def _face_moon(p: QPainter) -> None:
    p.setBrush(QColor("#FFF1C4"))
    p.drawPath(_crescent(28, 13, -7, 25))


def _face_leaf(p: QPainter) -> None:
    for angle in (-38, 0, 38):
        p.save()
        p.rotate(angle)
        p.drawPath(path((0, 22), (15, 4, 12, -18, 0, -32), (-12, -18, -15, 4, 0, 22)))
        p.restore()


def _face_cup(p: QPainter) -> None:
    p.drawPath(path((-24, -14), (16, -14), (16, 16, 10, 24, -4, 24), (-18, 24, -24, 16, -24, -14)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor("#FFFBF0"), 5))
    p.drawEllipse(QPointF(19, -1), 9, 9)


_MOTIFS: Final[MappingProxyType[str, Callable[[QPainter], None]]] = MappingProxyType(
    {
        "sun": _face_sun,
        "lemon": _face_lemon,
        "boat": _face_boat,
        "moon": _face_moon,
        "leaf": _face_leaf,
        "cup": _face_cup,
    }
)


# ------------------------------------------------------------------------------------------------- icons

_LINES: Final[MappingProxyType[str, tuple[tuple[float, ...], ...]]] = MappingProxyType(
    {
        "undo": ((8, 5, 4, 9, 8, 13),),
        "hint": ((10, 20.5, 14, 20.5),),
        "log": ((9, 6, 20, 6), (9, 12, 20, 12), (9, 18, 20, 18)),
        "full": ((4, 9, 4, 4, 9, 4), (15, 4, 20, 4, 20, 9), (20, 15, 20, 20, 15, 20), (9, 20, 4, 20, 4, 15)),
        "unfull": (
            (9, 4, 9, 9, 4, 9),
            (15, 4, 15, 9, 20, 9),
            (15, 20, 15, 15, 20, 15),
            (9, 20, 9, 15, 4, 15),
        ),
        "sound": ((4, 9.5, 8, 9.5, 12, 5.5, 12, 18.5, 8, 14.5, 4, 14.5, 4, 9.5),),
        "mute": (
            (4, 9.5, 8, 9.5, 12, 5.5, 12, 18.5, 8, 14.5, 4, 14.5, 4, 9.5),
            (15.5, 9.5, 20.5, 14.5),
            (20.5, 9.5, 15.5, 14.5),
        ),
        "check": ((5, 12.5, 10, 17.5, 19.5, 7),),
        "plus": ((12, 5, 12, 19), (5, 12, 19, 12)),
        "minus": ((5, 12, 19, 12),),
        "book": ((12, 6.5, 12, 20),),
        "clock": ((12, 7, 12, 12, 15.5, 14),),
        "day": ((4, 6, 20, 6, 20, 20, 4, 20, 4, 6), (4, 10.5, 20, 10.5), (8.5, 3.5, 8.5, 8), (15.5, 3.5, 15.5, 8)),
        "chart": ((4, 20, 20, 20), (7, 20, 7, 13), (12, 20, 12, 6), (17, 20, 17, 10)),
        "close": ((6, 6, 18, 18), (18, 6, 6, 18)),
        "down": ((6, 9.5, 12, 15.5, 18, 9.5),),
        "up": ((6, 14.5, 12, 8.5, 18, 14.5),),
        "right": ((9.5, 6, 15.5, 12, 9.5, 18),),
        "left": ((14.5, 6, 8.5, 12, 14.5, 18),),
        "flag": ((6, 21, 6, 4, 18, 4, 15, 8.5, 18, 13, 6, 13),),
        "edit": ((5, 19, 5.8, 15.2, 15.5, 5.5, 18.5, 8.5, 8.8, 18.2, 5, 19), (13.4, 7.6, 16.4, 10.6)),
        "warn": ((12, 4, 21, 20, 3, 20, 12, 4), (12, 10, 12, 14.4), (12, 17.1, 12, 17.2)),
        "info": ((12, 11, 12, 16.5), (12, 7.4, 12, 7.5)),
        "redo": ((20, 5, 20, 10, 15, 10),),
        "pause": ((8.5, 5, 8.5, 19), (15.5, 5, 15.5, 19)),
        "first": ((16.5, 6, 10, 12, 16.5, 18), (6.5, 6, 6.5, 18)),
        "last": ((7.5, 6, 14, 12, 7.5, 18), (17.5, 6, 17.5, 18)),
        "star": ((12, 3.5, 14.5, 9.5, 20.5, 12, 14.5, 14.5, 12, 20.5, 9.5, 14.5, 3.5, 12, 9.5, 9.5, 12, 3.5),),
        "search": ((15.6, 15.6, 20.5, 20.5),),
        "file": ((13.5, 3.5, 6, 3.5, 6, 20.5, 18, 20.5, 18, 8, 13.5, 3.5, 13.5, 8, 18, 8),),
        "step": ((6, 5, 15, 12, 6, 19, 6, 5), (18.5, 5, 18.5, 19)),
    }
)


def icon(
    painter: QPainter, name: str, rect: QRectF, colour: str | QColor, stroke: float = 1.8, alpha: float = 1.0
) -> None:
    """Paint a line icon of a 24-unit grid: round caps, no fills but `play`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    unit = rect.width() / 24
    painter.scale(unit, unit)
    tint = color(colour, alpha) if isinstance(colour, str) else colour
    pen = QPen(tint, stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in _LINES.get(name, ()):
        painter.drawPolyline(polygon(*line))
    extra = _ICON_PARTS.get(name)
    if extra is not None:
        extra(painter)
    painter.restore()


def _icon_undo(p: QPainter) -> None:
    p.drawPath(path((4, 9), (14, 9), (22, 9, 22, 19, 14, 19), (8, 19)))


def _icon_redo(p: QPainter) -> None:
    p.drawArc(QRectF(4, 4, 16, 16), 35 * 16, 290 * 16)


def _icon_hint(p: QPainter) -> None:
    bulb = ((9, 14, 6, 13, 6, 9.5), (6, 2, 18, 2, 18, 9.5), (18, 13, 15, 14, 15, 17))
    p.drawPath(path((9, 17), *bulb, (9, 17)))


def _icon_log(p: QPainter) -> None:
    for y in (6, 12, 18):
        p.drawEllipse(QPointF(4.7, y), 0.9, 0.9)


def _icon_gear(p: QPainter) -> None:
    for y, x in ((6, 15), (12, 8), (18, 16)):
        p.drawLine(QPointF(3.5, y), QPointF(x - 2.6, y))
        p.drawLine(QPointF(x + 2.6, y), QPointF(20.5, y))
        p.drawEllipse(QPointF(x, y), 2.5, 2.5)


def _icon_sound(p: QPainter) -> None:
    p.drawArc(QRectF(11, 8.5, 7, 7), -60 * 16, 120 * 16)
    p.drawArc(QRectF(9, 5.5, 12.5, 13), -55 * 16, 110 * 16)


def _icon_play(p: QPainter) -> None:
    p.setBrush(p.pen().color())
    p.drawPolygon(polygon(8, 5, 19, 12, 8, 19))


def _icon_book(p: QPainter) -> None:
    left = ((9, 4.4, 6, 4.2, 3.5, 4.6), (3.5, 18), (6, 17.6, 9, 17.8, 12, 20))
    right = ((15, 17.8, 18, 17.6, 20.5, 18), (20.5, 4.6), (18, 4.2, 15, 4.4, 12, 6.5))
    p.drawPath(path((12, 6.5), *left, *right))


def _icon_search(p: QPainter) -> None:
    p.drawEllipse(QPointF(10.5, 10.5), 6.6, 6.6)


def _icon_ring(p: QPainter) -> None:
    p.drawEllipse(QPointF(12, 12), 8.5, 8.5)


def _icon_cards(p: QPainter) -> None:
    for x, y, angle in ((9, 13, -12), (15.5, 12.5, 12)):
        p.save()
        p.translate(x, y)
        p.rotate(angle)
        p.drawRoundedRect(QRectF(-5, -8, 10, 16), 1.6, 1.6)
        p.restore()


def _icon_eye(p: QPainter) -> None:
    p.drawPath(path((2.5, 12), (7, 4.5, 17, 4.5, 21.5, 12), (17, 19.5, 7, 19.5, 2.5, 12)))
    p.drawEllipse(QPointF(12, 12), 3, 3)


def _icon_table(p: QPainter) -> None:
    p.drawRoundedRect(QRectF(3, 6, 18, 12), 3, 3)
    p.drawRoundedRect(QRectF(10, 9, 4, 6), 1, 1)


def _icon_globe(p: QPainter) -> None:
    p.drawEllipse(QPointF(12, 12), 8.5, 8.5)
    p.drawEllipse(QPointF(12, 12), 3.8, 8.5)
    p.drawLine(QPointF(3.5, 12), QPointF(20.5, 12))


def _icon_person(p: QPainter) -> None:
    p.drawEllipse(QPointF(12, 8), 3.6, 3.6)
    p.drawPath(path((4.5, 20), (5, 12.5, 19, 12.5, 19.5, 20)))


_ICON_PARTS: Final[MappingProxyType[str, Callable[[QPainter], None]]] = MappingProxyType(
    {
        "undo": _icon_undo,
        "redo": _icon_redo,
        "hint": _icon_hint,
        "log": _icon_log,
        "gear": _icon_gear,
        "sound": _icon_sound,
        "play": _icon_play,
        "book": _icon_book,
        "clock": _icon_ring,
        "info": _icon_ring,
        "cards": _icon_cards,
        "eye": _icon_eye,
        "search": _icon_search,
        "table": _icon_table,
        "globe": _icon_globe,
        "person": _icon_person,
    }
)
ICONS: Final = tuple(sorted({*_LINES, *_ICON_PARTS}))
"""The names of all icons."""
