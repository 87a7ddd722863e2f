"""The rules of Scopa and its variants: a library of its own.

Standard library only; no files, no clock, and no randomness but the one handed in.  Begin with `Rules.of`, a
`Match` and its `play`; `SeatView` is what a computer player gets; `read_record` and `dump_record` are the file format.

>>> from scopa_desktop.core import Match, NumberedShuffles, Rules, Seat
>>> rules = Rules.of("scopa")
>>> match = Match(rules, rules.sides("2"), [Seat("Ada", "human"), Seat("Rita", "greedy")], NumberedShuffles(48213))
>>> len(match.round.legal_plays()) > 0
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scopa_desktop.core.deals import ChanceShuffles, NumberedShuffles
    from scopa_desktop.core.match import Match, Seat
    from scopa_desktop.core.record import RecordError, dump_record, read_record
    from scopa_desktop.core.round import Round
    from scopa_desktop.core.rules import VARIANTS, Rules, RulesError
    from scopa_desktop.core.view import SeatView, view_of

__all__ = [
    "VARIANTS",
    "ChanceShuffles",
    "Match",
    "NumberedShuffles",
    "RecordError",
    "Round",
    "Rules",
    "RulesError",
    "Seat",
    "SeatView",
    "dump_record",
    "read_record",
    "view_of",
]

_ROOMS = {
    "deals": ("ChanceShuffles", "NumberedShuffles"),
    "match": ("Match", "Seat"),
    "record": ("RecordError", "dump_record", "read_record"),
    "round": ("Round",),
    "rules": ("VARIANTS", "Rules", "RulesError"),
    "view": ("SeatView", "view_of"),
}


def __getattr__(name: str) -> object:
    """Fetch a name when it is first asked for: a start page that names one card need not load the whole engine."""
    for room, names in _ROOMS.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{room}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
