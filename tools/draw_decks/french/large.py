"""The large-print French deck: for weak sight, for a far screen, and for whoever likes it plain.

A card says two things, value and suit, and says each once as large as it can: a figure two fifths of the card's
height, and one sign of the suit as large.  A smaller sign stands under the figure, since a fanned hand shows the
left two fifths of a card alone.  The letters are a grotesque of even, heavy strokes, a fifth of their height,
with open shapes; the suits have the four colours that poker made usual, each dark enough for a contrast with
the card of seven to one and more; a court is one plain bust, told by its headgear from across a room.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from tools.draw_decks.deck import Artist, Deck
from tools.draw_decks.french.deck import INDEX_SETS, SIGN, court_letters
from tools.draw_decks.french.signs import H, W, pip
from tools.draw_decks.glyphs import Seg, bez
from tools.draw_decks.kit import Canvas, Path, Pt, curve, ellipse, limb, mirrored, poly, rays, rounded
from tools.draw_decks.palette import BROWN, FLESH, GOLD, GOLDEN, GREY, INK, PAPER

#: Blue, red, black and green: the usual four colours, each of at least seven to one on the card's paper.
COLORS = {"diamonds": "#0A48B8", "hearts": "#AE000F", "spades": INK, "clubs": "#006227"}

DECK = Deck(
    "french_large",
    "French, large print",
    W,
    H,
    0.055,
    "french",
    ("back", "back_red"),
    indices=True,
    index_sets=INDEX_SETS,
    index_always=True,
    colors=tuple(COLORS[suit] for suit in SIGN.values()),
)

# ------------------------------------------------------------------ letters
STROKE = 21.0
"""The weight of the letters; their height is 100."""
TOP, LOW = STROKE / 2, 100 - STROKE / 2


def _open(start: Pt, *segs: Seg) -> Path:
    return bez(start, *segs, closed=False)


def _hook(x0: float, x1: float, y: float) -> tuple[Seg, ...]:
    """The lower bow of 3 and 5, from its upper right at ``y`` round to the tip at the lower left."""
    middle = (x0 + x1) / 2 - 2
    bow = (LOW - y) * 0.56
    return (
        ((x1, y + bow), (middle + 16, LOW), (middle, LOW)),
        ((middle - 12, LOW), (x0 + 4, LOW - 5), (x0, LOW - 15)),
    )


def _six() -> Path:
    return _open((44, TOP), ((24, 22), (1, 38), (1, 63))) + ellipse(27, 62.5, 26, 27)


#: The strokes of each character, between ``TOP`` and ``LOW``.
LETTERS: dict[str, Path] = {
    "A": _open((0, LOW), (28, TOP), (56, LOW)) + _open((9, 67), (47, 67)),
    "D": bez((2, TOP), (18, TOP), ((43, TOP), (54, 28), (54, 50)), ((54, 72), (43, LOW), (18, LOW)), (2, LOW)),
    "F": _open((48, TOP), (2, TOP), (2, LOW)) + _open((2, 51), (40, 51)),
    "J": _open((18, TOP), (46, TOP), (46, 62), ((46, 80), (37, LOW), (24, LOW)), ((10, LOW), (2, 80), (1, 68))),
    "K": _open((2, TOP), (2, LOW)) + _open((50, TOP), (4, 60)) + _open((21, 45), (54, LOW)),
    "Q": ellipse(29, 50, 29, 100 / 2 - STROKE / 2) + _open((34, 66), (58, 97)),
    "R": _open((2, LOW), (2, TOP), (24, TOP), ((43, TOP), (51, 20), (51, 33)), ((51, 46), (43, 56), (24, 56)), (2, 56))
    + _open((27, 56), (53, LOW)),
    "V": _open((0, TOP), (28, LOW), (56, TOP)),
    "0": ellipse(20, 50, 20, 100 / 2 - STROKE / 2),
    "1": _open((0, 26), (18, TOP), (18, LOW)),
    "2": _open((2, 32), ((4, 18), (13, TOP), (26, TOP)), ((41, TOP), (50, 20), (50, 33)))
    + _open((50, 33), ((50, 52), (20, 68), (2, LOW)), (53, LOW)),
    "3": _open((3, 24), ((7, 15), (14, TOP), (25, TOP)), ((40, TOP), (48, 18), (48, 29)))
    + _open((48, 29), ((48, 40), (40, 47), (24, 47)), ((42, 47), (52, 54), (52, 67)), *_hook(1, 52, 67)),
    "4": _open((40, LOW), (40, TOP), (0, 67), (56, 67)),
    "5": _open((46, TOP), (10, TOP), (7, 47), ((13, 40), (20, 37), (27, 37)), ((43, 37), (52, 47), (52, 62)))
    + _open((52, 62), *_hook(1, 52, 62)),
    "6": _six(),
    "7": _open((0, TOP), (52, TOP), ((34, 36), (22, 62), (20, LOW))),
    "8": ellipse(27, 29.5, 22, 19) + ellipse(27, 69, 26, 20.5),
    "9": _six().turned(180, (27, 50)),
}
ADVANCE = {"1": 18.0 + STROKE + 7}
"""How far the next character stands to the right, where a label has two."""

WIDE, HIGH = 3.36, 3.80
"""Card units in one of a letter's: drawn out upwards, because a fanned hand shows little of a card's width."""
WEIGHT = STROKE * 3.5
LEFT, UP = 30.0, 38.0
SIGN_AT, SIGN_SIZE = (110.0, 522.0), 158.0
COURT_SIGN_AT, COURT_SIGN_SIZE = (136.0, 562.0), 214.0
GREAT_AT, GREAT_SIZE = (412.0, 652.0), 384.0


def label(c: Canvas, text: str, color: str) -> None:
    """The value, at the upper left; two characters are finer and stand closer."""
    k = 1.0 if len(text) == 1 else 0.75
    weight = WEIGHT * (1.0 if len(text) == 1 else 0.70)
    x = 0.0
    strokes = Path()
    for character in text:
        strokes += LETTERS[character].moved(x, 0)
        x += ADVANCE.get(character, 0.0)
    strokes = strokes.scaled(WIDE * k, (100 * HIGH - weight) / (LOW - TOP))
    left, top, _, _ = strokes.box()
    c.line(strokes.moved(LEFT + weight / 2 - left, UP + weight / 2 - top), weight, color)


# ------------------------------------------------------------------ faces
def number(c: Canvas, suit: str, text: str) -> None:
    """A number or the ace: the value, and one sign."""
    color = COLORS[suit]
    label(c, text, color)
    pip(c, suit, *SIGN_AT, SIGN_SIZE, color=color)
    pip(c, suit, *GREAT_AT, GREAT_SIZE, color=color)


EDGE = 9.0
FIGURE_AT, FIGURE_SCALE = (434.0, 850.0), 0.96


def _flat(c: Canvas, path: Path, color: str, w: float = EDGE) -> None:
    """A flat shape with a heavy outline."""
    c.form(path, color, w=w, shade=0, heavy=False)


def _shoulders(c: Canvas, suit: str) -> None:
    """A cloak in the suit's colour, with the sign in the card's; a figure's origin is the middle of its foot."""
    _flat(c, mirrored("0,-240 66,-234 128,-212 166,-146 176,0! 0,0!"), COLORS[suit])
    pip(c, suit, 0, -91, 146, color=PAPER)


def _face(c: Canvas) -> None:
    _flat(c, ellipse(0, -348, 82, 98), FLESH)
    for side in (-1, 1):
        c.fill(ellipse(side * 32, -358, 10, 12.5))
        c.line(curve([(side * 51, -386), (side * 33, -394), (side * 16, -387)], closed=False), 8)
    c.line(poly([(2, -352), (10, -320), (-6, -318)], closed=False), 7)


def _mouth(c: Canvas, color: str) -> None:
    c.line(curve("-24,-290 0,-281 24,-290", closed=False), 10, color)


def _neck(c: Canvas) -> None:
    _flat(c, mirrored("0,-276 32,-280! 40,-226 0,-202"), FLESH)


def _peaks(xs: Sequence[float], low: float, high: float, foot: float) -> Path:
    """A crown's outline: peaks over ``xs``, between them down to ``low``, closed along ``foot``."""
    points: list[Pt] = [(xs[0] + 12, foot), (xs[0], high)]
    for a, b in pairwise(xs):
        points += [((a + b) / 2, low), (b, high)]
    return poly([*points, (xs[-1] - 12, foot)])


def king(c: Canvas, suit: str) -> None:
    """A tall crown and a broad beard."""
    _shoulders(c, suit)
    _face(c)
    _flat(c, mirrored("0,-308 30,-316 64,-314! 88,-354! 102,-304 92,-226 48,-184 0,-172"), GREY)
    _mouth(c, INK)
    xs = (-108, -54, 0, 54, 108)
    _flat(c, _peaks(xs, -486, -560, -408), GOLD)
    _flat(c, rounded(-99, -440, 198, 40, 8), COLORS[suit])
    for x in xs:
        _flat(c, ellipse(x, -562, 15), COLORS[suit], EDGE - 2)


def queen(c: Canvas, suit: str) -> None:
    """Long hair and a low coronet."""
    _flat(c, mirrored("0,-466 72,-454 112,-390 120,-300 146,-214 124,-164 56,-174 0,-174"), GOLDEN)
    _shoulders(c, suit)
    _neck(c)
    _face(c)
    _flat(c, mirrored("0,-442 62,-432 90,-360 84,-318! 64,-390 0,-424!"), GOLDEN)
    _mouth(c, COLORS["hearts"])
    xs = (-84, 0, 84)
    _flat(c, _peaks(xs, -462, -520, -430), GOLD)
    for x in xs:
        _flat(c, ellipse(x, -524, 16), PAPER, EDGE - 2)


def jack(c: Canvas, suit: str) -> None:
    """A flat cap with a feather over bobbed hair."""
    _flat(c, mirrored("0,-450 90,-430 114,-340 108,-256! 0,-256!"), BROWN)
    _shoulders(c, suit)
    _neck(c)
    _face(c)
    _mouth(c, INK)
    _flat(c, limb([(62, -446), (116, -500), (140, -566)], (32, 50, 22), cap=0.5), PAPER)
    _flat(c, curve("-132,-462 -116,-504 -40,-530 48,-522 114,-484 128,-440 106,-414 0,-420 -110,-418"), COLORS[suit])
    _flat(c, rounded(-98, -436, 196, 34, 12), PAPER)


FIGURES: dict[int, Callable[[Canvas, str], None]] = {8: jack, 9: queen, 10: king}


def court(c: Canvas, suit: str, rank: int) -> None:
    """A court without its letter, which depends on the language."""
    pip(c, suit, *COURT_SIGN_AT, COURT_SIGN_SIZE, color=COLORS[suit])
    with c.at(*FIGURE_AT, FIGURE_SCALE):
        FIGURES[rank](c, suit)


# ------------------------------------------------------------------ backs
def back(c: Canvas, color: str) -> None:
    """A plain field with the four signs round a sun, the same after half a turn."""
    c.fill(rounded(34, 34, W - 68, H - 68, 18), color)
    c.line(rounded(62, 62, W - 124, H - 124, 8), 10, PAPER)

    def half() -> None:
        for i, suit in enumerate(SIGN.values()):
            pip(c, suit, W * (0.31 + 0.38 * (i % 2)), H * (0.185 + 0.165 * (i // 2)), 116, color=PAPER)

    c.half_turned(half)
    c.fill(rays(W / 2, H / 2, 8, 60, 106, 40, start=22.5), PAPER)
    c.fill(ellipse(W / 2, H / 2, 52), PAPER)


# ------------------------------------------------------------------ the deck
def draw() -> dict[str, str]:
    """Every file of the deck, name to text."""
    cards: dict[str, Artist] = {"back": partial(back, color=COLORS["diamonds"])}
    cards["back_red"] = partial(back, color=COLORS["hearts"])
    for name, suit in SIGN.items():
        for rank in range(1, 8):
            cards[f"{name}_{rank:02d}"] = partial(number, suit=suit, text="A" if rank == 1 else str(rank))
        for rank in FIGURES:
            cards[f"{name}_{rank:02d}"] = partial(court, suit=suit, rank=rank)
    files = {f"{name}.svg": DECK.card(artist) for name, artist in cards.items()}
    for letter, rank in court_letters():
        for name, suit in SIGN.items():
            overlay = DECK.blank()
            label(overlay, letter, COLORS[suit])
            files[f"index/{letter}/{name}_{rank:02d}.svg"] = overlay.svg()
    return files | {"deck.toml": DECK.manifest()}
