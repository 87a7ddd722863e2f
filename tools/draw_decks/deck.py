"""What every deck is made of: pictures by file name, the manifest, the overlays that name the cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from tools.draw_decks.glyphs import word
from tools.draw_decks.kit import Canvas
from tools.draw_decks.palette import INDEX, PAPER

SUITS = ("coins", "cups", "swords", "clubs")
RANKS = range(1, 11)

#: Draws on a card that is already covered with paper.
Artist = Callable[[Canvas], None]
#: Paper round an overlay's letters.
RIM = 8.0


@dataclass(frozen=True)
class Deck:
    """The description of a deck, as written to its ``deck.toml``.

    ``printed`` tells what a card says of itself where that is not its value.  ``index_always`` tells that the
    overlays belong to the faces and stay when names are switched off; ``colors`` are those of the four suits where
    they are not the usual ones.
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
    index_always: bool = False
    colors: Sequence[str] = ()
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
        if self.index_always:
            lines.append("index_always = true")
        if self.colors:
            lines.append(f"colors = {_strings(self.colors)}")
        lines += ['licence = "CC0-1.0"', 'author = "Scopa Desktop"', "", "[printed]"]
        lines += [f'{rank} = "{label}"' for rank, label in self.printed.items()]
        return "\n".join(lines) + "\n"

    def index(self, label: str, color: str, x: float, y: float, height: float, width: float) -> str:
        """An overlay: a label in the upper left corner, cut out of the picture by a rim of paper.

        ``x`` is the middle and ``y`` the top of the label, ``height`` that of its capitals; a label wider than
        ``width`` is squeezed.
        """
        canvas = self.blank()
        letters = word(label, height, width, gap=2).moved(x, y + height / 2)
        canvas.line(letters, 2 * RIM, PAPER)
        canvas.fill(letters, color)
        return canvas.svg()

    def numerals(self, x: float, x_wide: float, y: float, height: float, width: float) -> dict[str, str]:
        """The overlays of a deck that bears only numerals, by file name: each in the suit's colour.

        The middle of the numeral is at ``x``, that of the ten at ``x_wide``.
        """
        return {
            f"index/{suit}_{rank:02d}.svg": self.index(
                str(rank), INDEX[suit], x if rank < 10 else x_wide, y, height, width
            )
            for suit in SUITS
            for rank in RANKS
        }


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
