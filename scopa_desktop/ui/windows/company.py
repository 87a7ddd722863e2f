"""Who is met where: the faces at a table, and the match that the start page offers to go on with."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from scopa_desktop.core.match import Seat
from scopa_desktop.core.rules import Rules
from scopa_desktop.players.temperament import COMPANY
from scopa_desktop.store.matches import HUMAN, Summary
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.ui.windows.start import Resume, Standing
from scopa_desktop.ui.words import Player, Words

_FACES = ("lemon", "boat", "moon", "leaf", "cup")
"""Faces of computer players that nobody gave one."""
FACES: Mapping[str, str] = MappingProxyType(dict(zip(COMPANY, _FACES, strict=True)))
"""The face of each person whom the game brings along, in the order in which they sit down."""


def faces_at(seats: Sequence[Seat], now: Preferences, given: Sequence[str] = ()) -> tuple[str, ...]:
    """Return each seat's face: the one given, the one remembered for its name, or one of its own.

    Args:
        seats: who sits at the table.
        now: the preferences, which remember the person's face and the last table.
        given: the faces chosen for this table, as far as they were.
    """
    known = {**FACES, **{seat.name: seat.avatar for seat in now.new_game.seats}}
    shared = sum(seat.player == HUMAN for seat in seats) > 1
    found = [
        (given[number] if number < len(given) else "")
        or (now.avatar if (seat.player, shared) == (HUMAN, False) else known.get(seat.name, ""))
        for number, seat in enumerate(seats)
    ]
    spare = [face for face in _FACES if face not in found] or list(_FACES)
    free = itertools.cycle(spare)
    return tuple(face or next(free) for face in found)


def resume_of(summary: Summary, words: Words, now: Preferences) -> Resume:
    """Return a stored match as the start page offers it, the person's side first."""
    seats, sides = summary.seats, summary.sides
    faces = faces_at(seats, now)
    own = next((number for number, seat in enumerate(seats) if seat.player == HUMAN), 0)
    alone = sum(seat.player == HUMAN for seat in seats) == 1
    players = [Player(seat.name, alone and number == own) for number, seat in enumerate(seats)]
    order = sorted(range(len(sides)), key=lambda side: own not in sides[side])
    standings = tuple(
        Standing(words.side([players[seat] for seat in sides[side]]), faces[sides[side][0]], summary.totals[side])
        for side in order
    )
    rivals = [words.player(players[seat]) for side in order[1:] for seat in sides[side]]
    target = summary.target or Rules.of(summary.variant).target
    day = summary.updated.astimezone().date()
    return Resume(summary.variant, words.join(rivals), summary.round_number, target, day, standings)
