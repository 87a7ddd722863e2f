"""The colours of the decks, each with the second tone of the two-tone shading."""

from __future__ import annotations

INK = "#1B1410"
PAPER = "#FFFDF6"

# Cloth, metal and leaf.
RED = "#D3242B"
YELLOW = "#F6CB1F"
GREEN = "#1F6A3F"
BLUE = "#1F55A5"
WHITE = "#FFFBEF"
LIME = "#6FAE4B"
PINK = "#EFA48C"
GREY = "#B9B4A8"
SILVER = "#E4E1D6"
STEEL = "#7FA6D6"
BRONZE = "#8A6A2C"
GOLD = "#EFBB2E"
NIGHT = "#2B2833"
SKY = "#8FB2DC"
WOOD = "#B9772F"
OCHRE = "#E6A01C"
LEAF = "#7DB548"
PERIWINKLE = "#A9C3E8"
CORAL = "#EE7B62"
BROWN = "#7A4526"
TEAL = "#3F9C92"
ORANGE = "#EE8A1D"
CLAY = "#C9703A"
LIPS = "#BF2B2F"

# Letters in the corners: the suits' colours, dark enough to read.
INDEX = {"coins": "#7C4D00", "cups": "#B01F1C", "swords": "#1A4A8C", "clubs": "#1D5C36"}

# Skin and hair.
FLESH = "#F8D8B8"
UMBER = "#8A5433"
GOLDEN = "#E0A232"
AUBURN = "#9A4A22"
DARK = "#4A2A1A"
HOAR = "#D9D5C8"

# Coats of horses.
TAN = "#DFAE7C"
CHESTNUT = "#BE7A45"
CREAM = "#EBD2A4"
PEARL = "#EDE6D6"
BAY = "#B5713D"
SOOT = "#6A5A55"
ROAN = "#D3B48A"
DAPPLE = "#B4BAC4"
MIST = "#CDD2D9"
SLATE = "#5E6470"

SHADE: dict[str, str] = {
    INK: INK,
    PAPER: "#D3CBB5",
    RED: "#97121F",
    YELLOW: "#DB9312",
    GREEN: "#0E4228",
    BLUE: "#113470",
    WHITE: "#D3CBB5",
    LIME: "#3F7F33",
    PINK: "#D9795F",
    GREY: "#8B867A",
    SILVER: "#B3AE9E",
    STEEL: "#1F55A5",
    BRONZE: "#5C4418",
    GOLD: "#C58718",
    NIGHT: "#15121A",
    SKY: "#5581B8",
    WOOD: "#7A4526",
    OCHRE: "#BC7410",
    LEAF: "#4B8734",
    PERIWINKLE: "#6D92CC",
    CORAL: "#C24B3C",
    BROWN: "#4C2814",
    TEAL: "#145A62",
    ORANGE: "#C25F10",
    CLAY: "#94481F",
    LIPS: "#8A1A20",
    FLESH: "#E8AE86",
    UMBER: "#5C341C",
    GOLDEN: "#B06E17",
    AUBURN: "#64290F",
    DARK: "#2A150C",
    HOAR: "#A39E8E",
    TAN: "#B9804B",
    CHESTNUT: "#8F5329",
    CREAM: "#C39F66",
    PEARL: "#B7AC98",
    BAY: "#84491F",
    SOOT: "#40332F",
    ROAN: "#A17E52",
    DAPPLE: "#7F8794",
    SLATE: "#3A3F49",
}

BLUSH: dict[str, str] = {FLESH: "#F0A189", UMBER: "#A9603C"}


def shade_of(color: str) -> str:
    """The darker tone of ``color``; a colour without one is its own shade."""
    return SHADE.get(color, color)
