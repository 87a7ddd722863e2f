"""The colours of the Piacentine deck: fuller than the others'.

Its pictures are drawn in the kit's colours and then recoloured, so that everything the decks share takes on this
deck's palette too.
"""

from __future__ import annotations

import re

from tools.draw_decks.palette import (
    BLUE,
    BROWN,
    CORAL,
    GREEN,
    LIME,
    NIGHT,
    RED,
    STEEL,
    WHITE,
    YELLOW,
    shade_of,
)

#: Colour of the kit: its light and its dark tone in this deck.
TONES = {
    RED: ("#D8121F", "#8C0818"),
    YELLOW: ("#FFC708", "#DB8A00"),
    GREEN: ("#0B7A3B", "#064A22"),
    BLUE: ("#1646B4", "#0B2A78"),
    STEEL: ("#76A5E8", "#1646B4"),
    LIME: ("#66B83A", "#36802A"),
    WHITE: ("#FFFAEC", "#D0C7AE"),
    CORAL: ("#EE4033", "#B40E1B"),
    BROWN: ("#96522A", "#5E2E12"),
    NIGHT: ("#16306E", "#0A1840"),
}
RECOLOURED = {shade_of(color): dark for color, (_, dark) in TONES.items()} | {
    color: light for color, (light, _) in TONES.items()
}


def recoloured(picture: str) -> str:
    """The picture in this deck's colours."""
    return re.sub("#[0-9A-F]{6}", lambda found: RECOLOURED.get(found[0], found[0]), picture)
