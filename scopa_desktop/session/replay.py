"""Looking back at a match: a copy of it goes to any moment and back; the match itself is never touched."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from scopa_desktop.core.cards import SETTEBELLO
from scopa_desktop.core.events import Captured, DealerCaptured, Event, Scopa
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.round import Round
from scopa_desktop.players.levels import LEVELS
from scopa_desktop.session.change import Change, ChangeKind
from scopa_desktop.session.demo import Unkept
from scopa_desktop.session.session import Asker, Services, Session
from scopa_desktop.session.setup import HUMAN, USUAL_LEVEL
from scopa_desktop.store.troubles import Trouble


class Mark(Enum):
    """What is worth going to in a match."""

    ROUND = auto()
    """A round has been dealt."""
    CAPTURE = auto()
    SCOPA = auto()
    SETTEBELLO = auto()
    """The seven of coins was taken."""


@dataclass(frozen=True, slots=True)
class Place:
    """A moment of a match.

    Attributes:
        round: the round, counted from 0.
        plays: how many plays have been made in it.
        marks: what the last of them brought about.
    """

    round: int
    plays: int
    marks: frozenset[Mark]


def places_of(match: Match) -> tuple[Place, ...]:
    """Return every moment of a match, from the first deal on: one after each deal, and one after each play."""
    return tuple(_places(match))


def _places(match: Match) -> Iterator[Place]:
    for number, played in enumerate(match.rounds):
        again = Round(match.rules, match.sides, played.dealer, played.deal)
        yield Place(number, 0, _marks(again.opening_events()) | {Mark.ROUND})
        for count, play in enumerate(played.plays, 1):
            yield Place(number, count, _marks(again.play(play)))


def _marks(events: tuple[Event, ...]) -> frozenset[Mark]:
    found = set()
    for event in events:
        if isinstance(event, Scopa):
            found.add(Mark.SCOPA)
        elif isinstance(event, DealerCaptured):
            found.add(Mark.CAPTURE)
            if SETTEBELLO in event.taken:
                found.add(Mark.SETTEBELLO)
        elif isinstance(event, Captured):
            found.add(Mark.CAPTURE)
            if SETTEBELLO in (event.card, *event.taken):
                found.add(Mark.SETTEBELLO)
    return frozenset(found)


class Replay(Session):
    """A session in which nobody plays: it shows a match at one of its moments, and nothing of it is stored.

    Args:
        whole: the match to look back at; it is only read.
        thinker: who asks the computer players; nobody is asked.

    Attributes:
        whole: that match.
        places: its moments, in order.
        at: the number of the one that is shown, from 0.
    """

    def __init__(self, whole: Match, thinker: Asker) -> None:
        """Stand at the first deal; nothing is told before `begin`."""
        super().__init__(whole.at(0, 0), Services(Unkept(), thinker, _ignore))
        self.whole = whole
        self.places = places_of(whole)
        self.at = 0

    @property
    def place(self) -> Place:
        """The moment that is shown."""
        return self.places[self.at]

    @property
    def goes_by_turns(self) -> bool:
        """False: it has been played."""
        return False

    @property
    def turn(self) -> None:
        """None: nobody is asked to play."""
        return None

    @property
    def can_undo(self) -> bool:
        """False: there is nothing to take back."""
        return False

    @property
    def can_deal(self) -> bool:
        """False: the next round has been dealt long ago."""
        return False

    def begin(self) -> None:
        """Show the moment at which it stands."""
        self._tell(Change(ChangeKind.RESUMED))

    def step(self) -> bool:
        """Go a play on, or to the next deal; what happens is told like a play.

        Returns:
            Whether there was anything more.
        """
        if self.at + 1 >= len(self.places):
            return False
        self.at += 1
        place = self.place
        if place.plays:
            seat = self.match.round.turn
            events = self.match.play(self.whole.rounds[place.round].plays[place.plays - 1])
            self._tell(Change(ChangeKind.PLAYED, events, seat))
        else:
            dealt = self.whole.rounds[place.round]
            self.match.add_round(dealt.dealer, dealt.deal)
            self._tell(Change(ChangeKind.ROUND_BEGUN, self.match.opening_events()))
        return True

    def go_to(self, at: int) -> None:
        """Show another moment; what lies before the first or behind the last counts as that.

        A single play back is told as such, so that it can be seen to go back.
        """
        at = min(max(at, 0), len(self.places) - 1)
        if at == self.at:
            return
        back = at == self.at - 1 and self.places[self.at].plays > 0
        self.at = at
        self.match = self.moment()
        self._tell(Change(ChangeKind.STEPPED_BACK if back else ChangeKind.RESUMED))

    def find(self, mark: Mark, step: int) -> int | None:
        """Return the nearest moment with a mark, or None.

        Args:
            mark: what is looked for.
            step: 1 to look at those after the present one, -1 at those before.
        """
        ahead = range(self.at + 1, len(self.places)) if step > 0 else range(self.at - 1, -1, -1)
        return next((number for number in ahead if mark in self.places[number].marks), None)

    def moment(self) -> Match:
        """Return a match of its own that stands where this one does."""
        return self.whole.at(self.place.round, self.place.plays)


def gone_on_with(match: Match, person: str) -> Match:
    """Return a match with exactly one person in it, who can play it; the others keep their levels.

    Where nobody sits, the person takes the first seat; where several people do, the first of them stays.

    Args:
        match: a match of one's own; it is changed.
        person: the person's name, for a seat that was a computer player's.
    """
    levels = [seat.player for seat in match.seats]
    own = levels.index(HUMAN) if HUMAN in levels else 0
    match.seats = tuple(
        (seat if seat.player == HUMAN else Seat(person, HUMAN))
        if number == own
        else Seat(seat.name, seat.player if seat.player in LEVELS else USUAL_LEVEL)
        for number, seat in enumerate(match.seats)
    )
    return match


def _ignore(trouble: Trouble) -> None:
    """There is nothing to store, so nothing can go wrong with it."""
