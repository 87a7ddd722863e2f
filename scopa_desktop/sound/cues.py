"""Everything that can be heard, by the moment in which it is: its files, its weight, when it hits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

LATENCY: Final = 60
"""Milliseconds that most systems need from the first sample to the loudspeaker."""
SCALE: Final = (1.0, 1.122, 1.26, 1.335, 1.498)
"""The pitches of points that are counted one after the other: the first five notes of a major scale."""


@dataclass(frozen=True, slots=True)
class Cue:
    """One sound.

    Attributes:
        sound: its files are ``sound-1.wav`` and so on.
        takes: how many there are.
        hit: milliseconds from its start to the contact that the eye sees.
        rank: what is dropped first when too much sounds at once: the lowest.
        gain: how loud it is, in decibels.
        steady: it keeps its pitch, as music must whose notes are to agree, and stands in the middle.
        gap: seconds in which it is not begun again.
        crowd: decibels by which it is softer while it comes again and again.
        patience: seconds after which it comes too late to be played at all.
    """

    sound: str
    takes: int = 3
    hit: int = 0
    rank: int = 3
    gain: float = 0.0
    steady: bool = False
    gap: float = 0.03
    crowd: float = 0.0
    patience: float = 0.15


CUES: Final[Mapping[str, Cue]] = MappingProxyType(
    {
        "shuffled": Cue("shuffle", takes=2, rank=2, steady=True, patience=0.8),
        "dealt": Cue("deal", hit=73, rank=0, gap=0.06, crowd=-3.0),
        "flipped": Cue("flip", hit=100, rank=1, gap=0.06),
        "laid": Cue("lay", hit=43),
        "taken": Cue("take", hit=44),
        "taken back": Cue("lay", hit=43, gain=-4.0),
        "swept": Cue("sweep", hit=285),
        "stock empty": Cue("stock_empty", hit=7),
        "scopa": Cue("scopa", rank=6, steady=True, patience=0.6),
        "settebello": Cue("settebello", takes=2, rank=5, steady=True, patience=0.4),
        "declared": Cue("declare", takes=2, hit=11, rank=5, patience=0.4),
        "choice": Cue("choose", rank=4, gap=0.2),
        "refused": Cue("refuse", rank=4, gap=0.2),
        "your turn": Cue("your_turn", takes=2, rank=4, steady=True, patience=0.4),
        "point": Cue("point", rank=4),
        "match won": Cue("match_won", takes=2, rank=6, steady=True, patience=1.0),
        "match lost": Cue("match_lost", takes=2, rank=6, steady=True, patience=1.0),
    }
)
"""Every sound by the name of its moment."""


def lead(moment: str) -> int:
    """Return how many milliseconds before a moment is seen its sound begins, so that both meet."""
    cue = CUES.get(moment)
    return cue.hit + LATENCY if cue is not None else 0
