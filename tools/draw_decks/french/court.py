"""How a French court is put together.

A half figure is drawn once, cut by a slanting line through the middle of the card and repeated turned half
round; a gilt band covers the seam.  A ``Court`` is data: what it wears, how its arms are bent, what its hands
hold, and whose head it has.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin
from typing import Concatenate, ParamSpec

from tools.draw_decks.figure import HANDS, PLAIN, Face, face34, fingers, front, profile
from tools.draw_decks.french.dress import CX, bust, plain, tail
from tools.draw_decks.french.signs import COLOR, H, W, pip
from tools.draw_decks.french.things import EDGE, SMALL
from tools.draw_decks.kit import (
    DETAIL,
    FINE,
    Canvas,
    Pt,
    curve,
    ellipse,
    limb,
    pairs,
    petals,
    poly,
    rounded,
)
from tools.draw_decks.palette import BLUE, FLESH, GOLD, PAPER, RED, WHITE

P = ParamSpec("P")
Part = Callable[[Canvas], None]
"""A piece of the picture that is ready to be drawn."""


def part(shape: Callable[Concatenate[Canvas, P], None], *args: P.args, **kwargs: P.kwargs) -> Part:
    """``shape`` with everything but the canvas given."""
    return lambda c: shape(c, *args, **kwargs)


def paint(c: Canvas, parts: tuple[Part, ...]) -> None:
    """The parts, one over the other."""
    for shape in parts:
        shape(c)


def placed(shape: Part, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> Part:
    """The part moved, scaled, turned."""

    def draw(c: Canvas) -> None:
        with c.at(x, y, scale, turn, flip):
            shape(c)

    return draw


# ------------------------------------------------------------------ hands
HAND = 1.14  # the scale of hands, and of heads


def _tips(c: Canvas, skin: str) -> None:
    for finger in ("16,-34 22,-50 23,-62", "10,-38 16,-54 16,-69"):
        c.form(limb(finger, (13, 12, 9)), skin, w=DETAIL, shade=2, heavy=False)
    c.form(curve("-14,2! -20,-18 -18,-36 -4,-44 12,-42 20,-28 16,-12 13,2!"), skin, w=EDGE, shade=5)
    c.form(limb("6,-36 9,-52 4,-63 -4,-63", (13.5, 12.5, 11, 8)), skin, w=DETAIL + 0.2, shade=2)
    c.form(limb("-13,-20 -17,-38 -13,-52 -5,-58", (16, 14, 12, 9)), skin, w=DETAIL + 0.2, shade=2.5)
    c.ink(("-12,-55 -8,-54", 1.6))


def _side(c: Canvas, skin: str) -> None:
    c.form(curve("-16,-24 10,-30 26,-26 46,-13! 46,17! 28,29 -8,28 -17,10"), skin, w=EDGE, shade=5)
    for i in range(4):
        y = -17 + i * 12.2
        finger = [(12.0, y + 2), (-4.0, y), (-17 + 1.2 * abs(i - 1.2), y + 1.5)]
        c.form(limb(finger, (13.5, 13, 11)), skin, w=DETAIL, shade=2.2, heavy=False)
    c.form(limb("26,-10 16,-25 0,-32 -10,-29", (15, 14.5, 12, 9)), skin, w=DETAIL, shade=2.5, heavy=False)
    c.ink(("-12,-31 -8,-27", 1.6))


def _pinch_under(c: Canvas, skin: str) -> None:
    fingers(c, 0, 0, 0, skin)


def _edge_under(c: Canvas, skin: str) -> None:
    c.form(curve("-16,2! -22,-18 -18,-38 0,-48 16,-42 22,-20 16,2!"), skin, w=EDGE, shade=5)


def _edge(c: Canvas, skin: str) -> None:
    c.form(curve("-16,2! -20,-10 -8,-16 8,-16 18,-10 16,2!"), skin, w=0, shade=0)
    c.form(limb("8,-6 10,-24 0,-42 -8,-54", (22, 19, 15, 11)), skin, w=DETAIL, shade=3)
    c.ink(("-11,-53 -8,-57 -3,-54", 1.7))


def _gauntlet(c: Canvas, skin: str) -> None:
    shape = curve("-24,-52 -14,-62 16,-60 26,-48 22,-28 26,-2! -18,0! -16,-24 -26,-36")
    c.form(shape, skin, w=EDGE, shade=5)
    c.ink(("-22,-46 -6,-50 10,-48", 2.4), ("-22,-38 -6,-40 8,-38", 2.4), ("-16,-30 -4,-30", 2.2))
    c.form(limb("-22,-2 4,4 28,-4", (14, 15, 14), cap=0.2), RED, w=DETAIL + 0.4, shade=2.5)


def _hidden(c: Canvas, skin: str) -> None:
    """Behind what it holds."""


@dataclass(frozen=True)
class Grasp:
    """A way to hold: the drawing, where the thing is held, and where the wrist is."""

    shape: Callable[[Canvas, str], None]
    hold: Pt
    wrist: Pt = (0, 0)
    bend: float = 0.0  # degrees from the hand to the forearm
    under: Callable[[Canvas, str], None] | None = None  # fingers behind the thing


GRASPS = {
    "fist": Grasp(HANDS["fist"], (2, -25)),
    "wrap": Grasp(HANDS["wrap"], (4, -34)),
    "disc": Grasp(HANDS["pinch"], (-4, -40), under=_pinch_under),
    "edge": Grasp(_edge, (0, -40), under=_edge_under),
    "palm": Grasp(HANDS["palm"], (-4, -33)),
    "rest": Grasp(HANDS["rest"], (0, -26)),
    "tips": Grasp(_tips, (-4, -60)),
    "side": Grasp(_side, (0, 0), (46, 2), -90),
    "hidden": Grasp(_hidden, (0, 0)),
    "gauntlet": Grasp(_gauntlet, (0, -56)),
}


# ------------------------------------------------------------------ arms
@dataclass(frozen=True)
class Arm:
    """A bent arm, its sleeve, and what the hand holds.

    ``pose`` is shoulder and elbow; ``hold`` the point that the hand holds, from which the wrist follows.
    ``turn`` and ``flip`` turn the hand; ``tilt`` turns the thing.
    """

    pose: str
    hold: Pt
    cloth: str
    grasp: str = "fist"
    turn: float = 0.0
    flip: bool = False
    thing: Part | None = None
    tilt: float = 0.0
    skin: str = FLESH
    cuff: str = WHITE
    fur: bool = False
    bell: str = ""  # the lining of a wide hanging sleeve
    low: str = ""  # another cloth for the forearm
    wound: str = ""  # ribbons round the forearm
    behind: bool = False  # the trunk hides the shoulder
    widths: tuple[float, float, float, float] = (66, 60, 52, 38)
    over: tuple[Part, ...] = ()  # puffs, shoulder plates

    def wrist(self) -> Pt:
        """Where the hand ends."""
        grasp = GRASPS[self.grasp]
        dx, dy = (w - h for w, h in zip(grasp.wrist, grasp.hold, strict=True))
        a = self.turn * pi / 180
        dx = -dx if self.flip else dx
        return (
            self.hold[0] + HAND * (dx * cos(a) - dy * sin(a)),
            self.hold[1] + HAND * (dx * sin(a) + dy * cos(a)),
        )

    def forearm(self) -> float:
        """The direction of the forearm, as the turn of a hand in line with it."""
        bend = GRASPS[self.grasp].bend
        return self.turn + (-bend if self.flip else bend)

    def draw_sleeve(self, c: Canvas) -> None:
        shoulder, elbow = pairs(self.pose)
        wrist = self.wrist()
        _sleeve(c, shoulder, elbow, self.widths[0], self.widths[1], self.cloth)
        _sleeve(c, elbow, wrist, self.widths[2], self.widths[3], self.low or self.cloth, self.wound)

    def draw_under(self, c: Canvas) -> None:
        """Fingers behind the thing."""
        self._draw_hand(c, GRASPS[self.grasp].under)

    def draw_thing(self, c: Canvas) -> None:
        if self.thing:
            with c.at(*self.hold, turn=self.tilt):
                self.thing(c)

    def draw_hand(self, c: Canvas) -> None:
        """The hand and what is at the wrist."""
        with c.at(*self.wrist(), turn=self.forearm()):
            if self.bell:
                _bell(c, self.low or self.cloth, self.bell)
        self._draw_hand(c, GRASPS[self.grasp].shape)
        with c.at(*self.wrist(), turn=self.forearm()):
            if self.cuff:
                _cuff(c, self.cuff, self.fur)

    def _draw_hand(self, c: Canvas, shape: Callable[[Canvas, str], None] | None) -> None:
        x, y = GRASPS[self.grasp].hold
        if shape:
            with c.at(*self.hold, HAND, self.turn, self.flip), c.at(-x, -y):
                shape(c, self.skin)


def _sleeve(c: Canvas, a: Pt, b: Pt, w0: float, w1: float, color: str, wound: str = "") -> None:
    """One half of an arm, with folds at its far end."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    turn = atan2(b[1] - a[1], b[0] - a[0]) * 180 / pi
    tube = limb([(0, 0), (length / 2, 0), (length, 0)], (w0, (w0 + w1) / 2 + 3, w1), cap=0.45)

    def ribbons() -> None:
        for i in range(1, 4):
            x = length * i / 4
            strip = limb([(x - 13, -40), (x, 0), (x + 13, 40)], (11, 11, 11), cap=0)
            c.form(strip, wound, w=FINE, shade=0, heavy=False)

    with c.at(*a, turn=turn):
        c.form(tube, color, shade=8, hatch=(15, 9, 15), inner=ribbons if wound else None)
        for k, reach in ((0.08, 0.5), (0.2, 0.36), (0.34, 0.24)):
            x = length * (1 - k)
            c.ink(([(x, -w1 * 0.42), (x, -w1 * (0.42 - reach))], 2.8, (0.8, 0)))


def _cuff(c: Canvas, color: str, fur: bool) -> None:
    """A turned-back cuff across the wrist."""
    w = 25 if fur else 21
    c.form(limb([(-w, 5), (0, 10), (w, 5)], (20, 22, 20), cap=0.3), color, w=SMALL, shade=3)
    if fur:
        for x in (-12, 10):
            with c.at(x, 7):
                tail(c, 0.6)
    else:
        c.ink(("-10,-1 -10,15", 2), ("0,2 0,18", 2), ("10,-1 10,15", 2))


def _bell(c: Canvas, color: str, lining: str) -> None:
    """The wide mouth of a hanging sleeve below the wrist."""
    c.form(curve("-25,4! 0,-4 27,4! 40,46 50,110! -40,112! -34,50"), color, shade=8, hatch=(8, 9, 16))
    c.form(curve("-25,4! 0,-5 27,4! 34,34 0,50 -31,34"), lining, w=DETAIL, shade=3)
    c.ink(("-8,40 -12,80 -10,110", 3, (0.4, 0.8)), ("18,38 24,76 28,106", 3, (0.4, 0.8)))


# ------------------------------------------------------------------ heads
VIEWS = {"turned": face34, "profile": profile, "front": front}
EYES = 190.0


@dataclass(frozen=True)
class Head:
    """A head: its bones and face, and what covers it."""

    face: Face = PLAIN
    view: str = "turned"
    x: float = CX
    y: float = EYES
    flip: bool = False
    build: Pt = (1, 1)  # breadth and length of the skull
    behind: tuple[Part, ...] = ()  # hair that hangs behind the neck
    under: tuple[Part, ...] = ()  # a coif before the shoulders
    over: tuple[Part, ...] = ()  # hair, beard, hat

    def draw_behind(self, c: Canvas) -> None:
        self._draw(c, self.behind)

    def draw(self, c: Canvas) -> None:
        self._draw(c, self.under)
        with c.at(self.x, self.y, HAND * self.build[0], flip=self.flip, scale_y=HAND * self.build[1]):
            VIEWS[self.view](c, self.face)
        self._draw(c, self.over)

    def _draw(self, c: Canvas, parts: tuple[Part, ...]) -> None:
        with c.at(self.x, self.y, HAND, flip=self.flip):
            paint(c, parts)


# ------------------------------------------------------------------ courts
@dataclass(frozen=True)
class Court:
    """One of the twelve, in the order in which its parts are painted."""

    head: Head
    cloth: str
    arms: tuple[Arm, Arm]
    pattern: Part = plain
    x: float = CX  # the axis of the trunk
    back: tuple[Part, ...] = ()  # collars and things behind the figure
    front: tuple[Part, ...] = ()  # panels, armour, cloaks over the trunk
    neck: tuple[Part, ...] = ()  # neck, collar, cape, chain

    def draw(self, c: Canvas) -> None:
        """The upper half of the figure."""
        paint(c, self.back)
        self.head.draw_behind(c)
        for arm in self.arms:
            if arm.behind:
                arm.draw_sleeve(c)
        bust(c, self.cloth, lambda: self.pattern(c), self.x)
        paint(c, self.front)
        for arm in self.arms:
            if not arm.behind:
                arm.draw_sleeve(c)
            paint(c, arm.over)
        paint(c, self.neck)
        for step in (Arm.draw_under, Arm.draw_thing, Arm.draw_hand):
            for arm in self.arms:
                step(arm, c)
        self.head.draw(c)


# ------------------------------------------------------------------ the card
LEFT, TOP, WIDE, HIGH = 92.0, 56.0, W - 184.0, H - 112.0
RISE = 50.0  # the seam runs from this much below the middle at the left to as much above it at the right


def _seam(x: float) -> float:
    return H / 2 + RISE - (x - LEFT) * 2 * RISE / WIDE


def court_card(c: Canvas, suit: str, court: Court) -> None:
    """Both halves, the signs in the corners, the band and the frame."""
    right = LEFT + WIDE
    window = poly([(LEFT, TOP), (right, TOP), (right, _seam(right)), (LEFT, _seam(LEFT))])

    def half() -> None:
        c.masked(window, lambda: court.draw(c))
        pip(c, suit, LEFT + 48, TOP + 54, 74)

    c.half_turned(half)
    _band(c, COLOR[suit])
    c.line(rounded(LEFT, TOP, WIDE, HIGH, 3), DETAIL + 0.4)
    c.line(rounded(LEFT - 7, TOP - 7, WIDE + 14, HIGH + 14, 9), FINE, COLOR[suit])


def _band(c: Canvas, color: str) -> None:
    """A gilt band over the seam, the same after half a turn."""
    half = hypot(WIDE / 2 + 7, RISE * (1 + 14 / WIDE))
    with c.at(W / 2, H / 2, turn=atan2(-2 * RISE, WIDE) * 180 / pi):
        ends = 15 * 2 * RISE / WIDE  # cut upright, along the frame
        strip = poly([(-half + ends, -15), (half + ends, -15), (half - ends, 15), (-half - ends, 15)])
        c.form(strip, GOLD, w=SMALL, shade=0, heavy=False)
        for side in (-1, 1):
            k = side * ends * 0.66
            c.line(poly([(-half - k, side * 10), (half - k, side * 10)], closed=False), FINE, butt=True)
        for i in range(1, 10):
            for x in (-18 - i * 23.0, 18 + i * 23.0):
                if i % 2:
                    c.fill(poly([(x - 9, 0), (x, -6.5), (x + 9, 0), (x, 6.5)]), color)
                else:
                    c.fill(ellipse(x, 0, 3.4), BLUE)
    with c.at(W / 2, H / 2):
        c.flat(ellipse(0, 0, 25), GOLD, SMALL)
        c.flat(ellipse(0, 0, 19), PAPER)
        c.fill(petals(0, 0, 8, 5, 17, 7), color)
        c.fill(ellipse(0, 0, 4), GOLD)
