"""What every deck is made of: pictures by file name, the manifest, the overlays that name the cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tools.draw_decks.glyphs import word
from tools.draw_decks.kit import Canvas, rounded
from tools.draw_decks.palette import INK, WHITE

SUITS = ("coins", "cups", "swords", "clubs")
RANKS = range(1, 11)

#: Draws on a card that is already covered with paper.
Artist = Callable[[Canvas], None]
#: Draws a suit's sign about the origin, to fill a square of this size.
Sign = Callable[[Canvas, float], None]


@dataclass(frozen=True)
class Deck:
    """The description of a deck, as written to its ``deck.toml``.

    ``printed`` tells what a card says of itself where that is not its value.
    """

    id: str
    name: str
    width: float
    height: float
    corner_radius: float  # fraction of the width
    suits: str
    backs: Sequence[str]
    indices: bool = False
    index_sets: Sequence[str] = ()
    printed: Mapping[int, str] = field(default_factory=dict)

    def blank(self) -> Canvas:
        """An empty, transparent card."""
        return Canvas(self.width, self.height, self.width * self.corner_radius)

    def card(self, draw: Artist) -> str:
        """The picture of a card."""
        canvas = self.blank()
        canvas.paper()
        draw(canvas)
        return canvas.svg()

    def manifest(self) -> str:
        """The text of ``deck.toml``."""
        lines = [
            "format = 1",
            f'id = "{self.id}"',
            f'name = "{self.name}"',
            f"width = {self.width:g}",
            f"height = {self.height:g}",
            f"corner_radius = {self.corner_radius:g}",
            f"indices = {str(self.indices).lower()}",
            f'suits = "{self.suits}"',
            f"backs = {_strings(self.backs)}",
        ]
        if self.index_sets:
            lines.append(f"index_sets = {_strings(self.index_sets)}")
        lines += ['licence = "CC0-1.0"', 'author = "Scopa Desktop"', "", "[printed]"]
        lines += [f'{rank} = "{label}"' for rank, label in self.printed.items()]
        return "\n".join(lines) + "\n"

    def tab(self, label: str, sign: Sign, x: float, y: float, size: float) -> str:
        """An overlay: a label and a suit's sign on a white tab in two corners.

        ``size`` is the height of the label; (x, y) the upper left corner of the tab.
        """
        canvas = self.blank()
        w, h = size * 1.25, size * 2.35

        def corner() -> None:
            with canvas.at(x, y):
                canvas.flat(rounded(0, 0, w, h, size * 0.22), WHITE, 2.2)
                with canvas.at(w / 2, size * 0.68):
                    canvas.fill(word(label, size, w - size * 0.28), INK)
                with canvas.at(w / 2, size * 1.76), canvas.lighter(0.72):
                    sign(canvas, size * 0.95)

        canvas.half_turned(corner)
        return canvas.svg()


def _strings(values: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{value}"' for value in values) + "]"


def number_cards(draw: Mapping[str, Callable[[Canvas, int], None]]) -> dict[str, Artist]:
    """The cards 2 to 7 of every suit, by file name."""

    def one(suit: str, n: int) -> Artist:
        return lambda canvas: draw[suit](canvas, n)

    return {f"{suit}_{n:02d}": one(suit, n) for suit in draw for n in range(2, 8)}


def picture_cards(aces: Mapping[str, Artist], courts: Mapping[str, Sequence[Artist]]) -> dict[str, Artist]:
    """The aces and the three courts of every suit, by file name."""
    cards = {f"{suit}_01": ace for suit, ace in aces.items()}
    for suit, figures in courts.items():
        cards |= {f"{suit}_{rank:02d}": figure for rank, figure in zip((8, 9, 10), figures, strict=True)}
    return cards
