"""The four horses of the Spanish deck, rearing, prancing and at the gallop.

All stand as ``REARING`` does and are posed like a jointed puppet: trunk, neck, head and forelegs turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from math import cos, pi, sin

from tools.draw_decks.horses import CHARGING, REARING, Horse, moved
from tools.draw_decks.kit import Canvas, Cut, Points, Pt

HIP: Pt = (450, 600)
WITHERS: Pt = (300, 392)
POLL: Pt = (190, 250)
SHOULDER: Pt = (215, 500)
TAIL: Pt = (490, 592)
SEAT: Pt = (350, 427)  # the rider's waist


# Manes and tails, of a horse that stands as ``REARING`` does.
LONG_MANE = (
    "172,238! 196,214 236,220 274,246 300,286 314,330 332,366 324,404 340,442! 314,426 308,448! 292,424 284,442!"
    " 272,400 262,412! 252,366 240,382! 234,340 222,352! 218,312 204,318! 202,274 186,276 172,296! 168,280 160,286!"
    " 158,268 162,258"
)
LONG_MANE_CUTS = (
    "188,228 214,236 226,266 230,306 224,336",
    "212,222 244,248 254,290 250,330 262,392",
    "236,228 272,266 282,310 282,360 290,412",
    "258,244 290,288 302,336 304,390 322,424",
    "184,240 172,256 168,276",
)
PLAIT = (
    "172,240! 186,214 208,212 218,224! 232,218 252,230 254,244! 270,242 286,260 284,276! 300,280 312,300 306,314!"
    " 322,324 328,346 318,358! 330,374 328,396! 308,398 300,378! 288,374 284,352! 270,344 268,322! 252,312 252,294!"
    " 236,288 234,270! 218,272 210,262! 196,268 182,262! 178,274 164,292! 160,264"
)
PLAIT_CUTS = (
    "218,226 220,240 210,260",
    "254,246 250,260 234,270",
    "284,278 272,284 254,294",
    "306,316 292,316 270,324",
    "318,360 306,356 286,354",
    "190,224 200,236 196,256",
    "236,226 234,244 224,258",
    "272,252 266,268 248,280",
)
SHORT_TAIL = (
    "482,584! 500,566 524,564 536,582 538,616 530,652 536,690! 524,676 516,702! 508,682 500,700! 500,664"
    " 508,630 512,602 496,610"
)
SHORT_TAIL_CUTS = ("494,584 518,576 524,604 516,650 516,684", "510,572 530,590 530,626 522,668")
KNOTTED_TAIL = (
    "486,580! 512,566 540,576 554,602 546,626! 562,640 564,668 546,686! 546,706 530,722! 520,704 522,688! 508,680"
    " 504,656 518,638! 524,620 518,606 498,612"
)
KNOTTED_TAIL_CUTS = (
    "504,584 530,590 534,612 530,628",
    "516,640 536,634 548,646 552,664",
    "516,668 532,676 546,664",
    "532,692 536,700 530,712",
)


@dataclass(frozen=True)
class Joint:
    """Turns shapes clockwise about a point, which goes to another place."""

    degrees: float
    about: Pt
    to: Pt

    def point(self, p: Pt) -> Pt:
        """Where a point goes."""
        a = self.degrees * pi / 180
        x, y = p[0] - self.about[0], p[1] - self.about[1]
        return self.to[0] + x * cos(a) - y * sin(a), self.to[1] + x * sin(a) + y * cos(a)

    def text(self, shape: Points) -> str:
        """A shape turned, as text."""
        return moved(shape, self.point)

    def cuts(self, cuts: tuple[Cut, ...]) -> tuple[Cut, ...]:
        """Cuts turned."""
        return tuple((self.text(points), *rest) for points, *rest in cuts)

    @contextmanager
    def on(self, c: Canvas) -> Iterator[None]:
        """Draw turned like this."""
        with c.at(*self.to, turn=self.degrees), c.at(-self.about[0], -self.about[1]):
            yield


@dataclass(frozen=True)
class Leg:
    """A leg: its outline from body to body, the ends of it that are hoof and that may be white, its muscles."""

    outline: str
    hoof: str
    sock: str = ""
    muscles: tuple[Cut, ...] = ()


#: Forelegs, turned about the ``SHOULDER``: the outline runs from the elbow to the breast.
FOLDED = Leg(
    "218,550 188,542 170,532! 166,552 164,576 170,592 186,606 206,614! 182,644! 160,620 146,602 136,586 136,558"
    " 132,526 122,506 120,486 134,470 166,466",
    "140,622 160,614 188,600 222,606 190,664 150,650",
    "130,568 190,572 230,660 120,640",
    (
        ("152,532 150,556 152,574", 2.6),
        ("140,488 152,500 168,502", 2.6),
        ("208,520 190,518 176,510", 2.4),
    ),
)
STRETCHED = Leg(
    "226,554 190,550 156,538 130,524 112,520 88,514 70,516! 62,538! 26,520! 46,498 64,490 86,490 106,488 120,478"
    " 138,472 164,464",
    "60,480 74,490 68,548 20,548 20,500",
    "90,480 92,520 60,560 10,530 40,480",
    (
        ("140,480 126,488 124,502", 2.6),
        ("116,506 96,502 80,504", 2.4),
        ("200,528 178,520 158,506", 2.6),
    ),
)
REACHING = Leg(
    "226,554 190,550 156,538 136,530 126,542 112,562 100,580! 100,604! 60,604! 74,576 84,554 88,528 96,500 108,484"
    " 134,472 164,464",
    "66,580 108,586 108,620 50,620",
    "78,552 130,560 110,620 50,620",
    (
        ("112,496 122,506 138,506", 2.6),
        ("112,530 106,550 96,566", 2.4),
        ("208,526 188,520 168,508", 2.6),
    ),
)
#: Hind legs, hooves on the ground: the outline runs from the croup to the belly.
GATHERED = Leg(
    "512,652 500,690 486,716 496,746 484,764 460,788 448,806 438,816 440,828! 386,828! 398,808 410,796 416,782"
    " 436,758 446,736 428,706 392,680 370,654 360,632!",
    "370,804 456,812 456,850 370,850",
    "404,776 470,800 450,860 380,860",
    (
        ("396,680 420,656 430,620", 3.4, (0.6, 0)),
        ("470,660 464,690 452,712", 3),
        ("462,742 450,762 434,778", 2.6),
    ),
)
PUSHING = Leg(
    "516,650 512,684 512,712 524,738 520,756 508,780 502,800 496,814 500,828! 446,828! 456,810 466,796 470,776"
    " 476,752 468,730 440,708 404,686 376,660 362,634!",
    "430,806 514,812 514,850 430,850",
    "440,776 526,784 526,860 430,860",
    (
        ("400,676 424,654 436,620", 3.4, (0.6, 0)),
        ("488,662 488,690 478,716", 3),
        ("500,736 496,760 486,784", 2.6),
    ),
)
FAR_HIND = Leg(*REARING.far_legs[0])


#: What the trunk shows of its muscles.
MUSCLES: tuple[Cut, ...] = (
    ("362,634 356,606 366,578", 4, (1, 0)),
    ("250,548 262,526 262,500", 4, (1, 0)),
    ("192,466 210,478 222,500", 3.4, (0.8, 0)),
    ("458,548 478,590 474,634", 3.2),
    ("182,404 190,432 206,452", 3.2),
    ("240,420 252,460 246,496", 3.2, (0.2, 0)),
    ("300,572 330,596 350,604", 2.4),
)


@dataclass(frozen=True)
class Mount:
    """A posed horse, and how its trunk stands: the rider sits on that."""

    horse: Horse
    trunk: Joint


def posed(
    base: Horse,
    place: Pt,
    trunk: float,
    neck: float,
    head: float,
    near_fore: tuple[Leg, float],
    far_fore: tuple[Leg, float],
    near_hind: Leg,
    far_hind: float,
    tail: tuple[float, Pt],
) -> Mount:
    """``base``, which stands as ``REARING`` does, with its parts turned.

    Numbers are degrees, but ``far_hind``, which is how far that leg stands from where the near one would have it;
    ``place`` is where the hip is, and the point of ``tail`` is its root.
    """
    body = Joint(trunk, HIP, place)
    crest = Joint(neck, WITHERS, body.point(WITHERS))
    skull = Joint(head, POLL, crest.point(POLL))
    near = Joint(near_fore[1], SHOULDER, body.point(SHOULDER))
    far = Joint(far_fore[1], SHOULDER, body.point((SHOULDER[0] - 6, SHOULDER[1] - 20)))
    hind = Joint(0, HIP, place)
    far_back = Joint(0, HIP, (place[0] + far_hind, place[1]))
    swish = Joint(tail[0], TAIL, tail[1])
    outline = " ".join(
        (
            skull.text("192,234!"),
            crest.text("226,238 260,262 284,300 296,344"),
            body.text("312,384 340,420 384,448 428,478 470,518 498,562 510,606"),
            hind.text(near_hind.outline),
            body.text("328,612 290,582 262,560 250,548!"),
            near.text(near_fore[0].outline),
            body.text("190,466! 174,440 168,412"),
            crest.text("176,380"),
            skull.text(
                "194,346! 178,360 158,374 142,394 124,408 104,406 92,392 94,374 108,342 128,296 148,254 168,232!"
            ),
        )
    )
    x, y, dx, dy, sag = base.fringe
    fx, fy = body.point((x, y))
    ex, ey = body.point((x + dx, y + dy))
    horse = replace(
        base,
        body=outline,
        hooves=(hind.text(near_hind.hoof), near.text(near_fore[0].hoof)),
        socks=(hind.text(near_hind.sock), near.text(near_fore[0].sock)),
        far_legs=(
            (far_back.text(FAR_HIND.outline), far_back.text(FAR_HIND.hoof)),
            (far.text(far_fore[0].outline), far.text(far_fore[0].hoof)),
        ),
        tail=swish.text(base.tail),
        tail_cuts=tuple(swish.text(cut) for cut in base.tail_cuts),
        mane=crest.text(base.mane),
        mane_cuts=tuple(crest.text(cut) for cut in base.mane_cuts),
        muscles=(
            *body.cuts(MUSCLES),
            *near.cuts(near_fore[0].muscles),
            *hind.cuts(near_hind.muscles),
        ),
        head=base.head.moved(skull.point, head),
        straps=tuple((body.text(line), w) for line, w in base.straps),
        pendants=tuple(body.point(p) for p in base.pendants),
        studs=tuple(body.point(p) for p in base.studs),
        cloth=body.text(base.cloth),
        fringe=(fx, fy, ex - fx, ey - fy, sag),
        saddle=body.text(base.saddle),
        saddle_cuts=body.cuts(base.saddle_cuts),
        rein=f"{skull.text('122,388')} {crest.text('206,396')}",
    )
    return Mount(horse, body)


HIGH = Mount(REARING, Joint(0, HIP, HIP))
CANTERING = posed(
    replace(REARING, mane=LONG_MANE, mane_cuts=LONG_MANE_CUTS),
    place=(464, 600),
    trunk=-24,
    neck=10,
    head=-18,
    near_fore=(FOLDED, 10),
    far_fore=(FOLDED, 28),
    near_hind=GATHERED,
    far_hind=-18,
    tail=(10, (502, 574)),
)
GALLOPING = posed(
    replace(CHARGING, tail=SHORT_TAIL, tail_cuts=SHORT_TAIL_CUTS),
    place=(470, 600),
    trunk=-12,
    neck=-6,
    head=2,
    near_fore=(STRETCHED, -52),
    far_fore=(STRETCHED, -30),
    near_hind=PUSHING,
    far_hind=6,
    tail=(2, (504, 584)),
)
SOARING = posed(
    replace(REARING, mane=PLAIT, mane_cuts=PLAIT_CUTS, tail=KNOTTED_TAIL, tail_cuts=KNOTTED_TAIL_CUTS),
    place=(447, 600),
    trunk=6,
    neck=4,
    head=-16,
    near_fore=(REACHING, 10),
    far_fore=(FOLDED, 26),
    near_hind=GATHERED,
    far_hind=18,
    tail=(0, (487, 592)),
)
