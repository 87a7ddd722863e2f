"""The round so far as sentences: what the log lists, live while it happens and anew at any moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scopa_desktop.core.events import Captured, CardLaid, Event, Scopa
from scopa_desktop.core.match import Match
from scopa_desktop.ui.notes import Noted, noted
from scopa_desktop.ui.projection import Projection, events_so_far
from scopa_desktop.ui.table.state import LastPlay


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that happened.

    Attributes:
        sentence: what.
        avatar: the face of whoever did it, if anybody.
        play: the play, if it was one, to be shown once more.
        sweep: whether the table was swept.
    """

    sentence: str
    avatar: str | None = None
    play: LastPlay | None = None
    sweep: bool = False


def told(event: Event, match: Match, projection: Projection, special: Mapping[Event, Noted]) -> Told | None:
    """Return what is to be told of an event, or None if it is not worth a sentence."""
    line = projection.line_for(event, match, special)
    if line is None:
        return None
    face = None if line.actor is None else projection.company.avatars[line.actor]
    # A sweep's line repeats what was special about its capture.
    sentence = line.text if isinstance(event, Scopa) else line.said
    return Told(sentence, face, _play(event), isinstance(event, Scopa))


def _play(event: Event) -> LastPlay | None:
    match event:
        case CardLaid(seat=seat, card=card):
            return LastPlay(seat, card=card)
        case Captured(seat=seat, side=side, card=card, taken=taken):
            return LastPlay(seat, side=side, taken=(*taken, card))
        case _:
            return None


def round_log(match: Match, projection: Projection) -> tuple[Told, ...]:
    """Return everything that happened in the last round, and its reckoning once it is counted."""
    from scopa_desktop.ui.words_score import reckoning

    events = events_so_far(match)
    special = noted(events, match.round)
    found = [each for event in events if (each := told(event, match, projection, special)) is not None]
    if match.round_scored:
        names = projection.company.names
        found += [Told(each) for each in reckoning(projection.words, match.scores[-1], match.rules, names)]
    return tuple(found)
