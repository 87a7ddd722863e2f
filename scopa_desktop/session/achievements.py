"""What the game teaches by the way: things worth doing, each told from the rounds and matches that were played.

A round is looked at when it is over and stored.  A take-back of its end takes back what it earned, since what a match
has earned is always told anew from what stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from scopa_desktop.core.cards import COINS, EMPTY, RANK_SET, SETTEBELLO, CardSet, cards_of, rank_of
from scopa_desktop.core.events import RoundScored
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import card_of, is_declaration, takes_of
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.core.scoring import Category
from scopa_desktop.session.change import Change, ChangeKind
from scopa_desktop.session.session import Session
from scopa_desktop.store.achievements import Achievements
from scopa_desktop.store.matches import HUMAN, opponents_of, person_side
from scopa_desktop.store.troubles import StoreError

_SEVENS = RANK_SET[7]
_STRONGEST = "expert"
_EXPERT_AT = "expert_at:"
CAREFUL = 6
"""So many plays in a row leave more than ten on the table."""


@dataclass(frozen=True, slots=True)
class Made:
    """One play of a round.

    Attributes:
        person: whether a person made it.
        side: whose it was.
        card: the card played; None for a declaration.
        taken: what it took.
        left: the table afterwards.
        swept: whether it scored a scopa.
        last: whether it was the seat's last card of the round.
        closing: whether it was the last play of the round.
    """

    person: bool
    side: int
    card: int | None
    taken: CardSet
    left: CardSet
    swept: bool
    last: bool
    closing: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A round that is over, from the person's side.

    Attributes:
        match: its match.
        number: the round's number, from 0.
        side: the side on which people sit.
        plays: what was played.
    """

    match: Match
    number: int
    side: int
    plays: tuple[Made, ...]

    @property
    def rules(self) -> Rules:
        """The rules."""
        return self.match.rules

    @property
    def round(self) -> Round:
        """The round itself."""
        return self.match.rounds[self.number]

    @property
    def pile(self) -> CardSet:
        """What the person's side has taken."""
        return self.round.piles[self.side]

    @property
    def own(self) -> Iterator[Made]:
        """What people played."""
        return (each for each in self.plays if each.person)

    @property
    def sweeps(self) -> Iterator[Made]:
        """The scope that people made."""
        return (each for each in self.own if each.swept)

    def points(self, *categories: Category) -> int:
        """Return the points that the person's side scored in some categories."""
        lines = (self.match.scores[self.number].line(each) for each in categories)
        return sum(line.sides[self.side].points for line in lines if line is not None)


@dataclass(frozen=True, slots=True)
class Ended:
    """A match that was won by the person's side.

    Attributes:
        match: the match.
        side: the side on which people sit.
        aided: whether the person had an aid in it.
    """

    match: Match
    side: int
    aided: bool

    @property
    def behind(self) -> int:
        """By how many points the person's side was behind at the worst."""
        found = 0
        for totals in self.match.history_of_totals():
            own = totals[self.side]
            others = [total for side, total in enumerate(totals) if side != self.side]
            found = max(found, own - min(others) if self.match.rules.inverse else max(others) - own)
        return found


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something worth doing.

    Attributes:
        name: what it is stored as.
        in_round: whether a round did it.
        at_end: whether a match that was won did it.
        parts: the names that it is made of, where it takes more than one match.
    """

    name: str
    in_round: Callable[[Played], bool] | None = None
    at_end: Callable[[Ended], bool] | None = None
    parts: tuple[str, ...] = ()


def _sweeps_again(played: Played) -> bool:
    captures = [each for each in played.plays if each.taken]
    return any(one.swept and one.person and two.swept and two.person for one, two in pairwise(captures))


def _gives_nothing(played: Played) -> bool:
    others = sum(scope for side, scope in enumerate(played.round.scope) if side != played.side)
    return played.rules.scopa_points and not played.round.win_reason and not others


def _leaves_no_sweep(played: Played) -> bool:
    """Only where a card takes what it is worth itself does the sum of the table keep anybody from sweeping it."""
    if played.rules.capture_mode != "equal" or played.rules.ace_rule != "none" or not played.rules.scopa_points:
        return False
    run = 0
    for each in played.own:
        run = run + 1 if sum(rank_of(card) for card in cards_of(each.left)) > 10 else 0
        if run >= CAREFUL:
            return True
    return False


def _takes_many(played: Played) -> bool:
    power = played.rules.ace_rule != "none"
    return any(each.taken.bit_count() >= 4 and not (power and _is_ace(each)) for each in played.own)


def _is_ace(made: Made) -> bool:
    return made.card is not None and made.card % 10 == 0


def _ace_takes_many(played: Played) -> bool:
    power = played.rules.ace_rule != "none"
    return power and any(_is_ace(each) and each.taken.bit_count() >= 5 for each in played.own)


def _makes_fifteen_of_four(played: Played) -> bool:
    return played.rules.capture_mode == "fifteen" and any(each.taken.bit_count() >= 3 for each in played.own)


def _primiera(least: int, most: int) -> Callable[[Played], bool]:
    """The primiera is won with so many sevens."""
    return lambda played: played.points(Category.PRIMIERA) > 0 and least <= (played.pile & _SEVENS).bit_count() <= most


def _all_four(played: Played) -> bool:
    four = (Category.CARDS, Category.COINS, Category.SETTEBELLO, Category.PRIMIERA)
    return all(played.points(each) > 0 for each in four)


def _beats(level: str) -> Callable[[Ended], bool]:
    return lambda ended: opponents_of(ended.match.seats, ended.match.sides) == level


def _beats_at(variant: str) -> Callable[[Ended], bool]:
    beats = _beats(_STRONGEST)
    return lambda ended: ended.match.rules.variant == variant and beats(ended)


_settebello = CardSet(1 << SETTEBELLO)

ACHIEVEMENTS: Final = (
    Achievement("sweep", lambda played: any(played.sweeps)),
    Achievement("no_gift", _gives_nothing),
    Achievement("careful", _leaves_no_sweep),
    Achievement("sweep_again", _sweeps_again),
    Achievement("sweep_three", lambda played: sum(1 for _ in played.sweeps) >= 3),
    Achievement("sweep_last", lambda played: any(each.last for each in played.sweeps)),
    Achievement("settebello", lambda played: any(each.taken & _settebello for each in played.own)),
    Achievement(
        "sweep_settebello",
        lambda played: any(each.taken & _settebello or each.card == SETTEBELLO for each in played.sweeps),
    ),
    Achievement("sevens", lambda played: played.pile & _SEVENS == _SEVENS),
    Achievement("primiera_three", _primiera(3, 4)),
    Achievement("primiera_few", _primiera(0, 1)),
    Achievement("many_at_once", _takes_many),
    Achievement("thirty", lambda played: len(played.match.sides) == 2 and played.pile.bit_count() >= 30),
    Achievement("coins", lambda played: (played.pile & COINS).bit_count() >= 8),
    Achievement("all_four", _all_four),
    Achievement("napola", lambda played: played.points(Category.NAPOLA, Category.PICCOLA) > 0),
    Achievement("cappotto", lambda played: played.pile & COINS == COINS),
    Achievement("fifteen", _makes_fifteen_of_four),
    Achievement("ace", _ace_takes_many),
    Achievement("declared", lambda played: any(each.card is None for each in played.own)),
    Achievement("win", at_end=lambda ended: True),
    Achievement("win_partner", at_end=lambda ended: len(ended.match.sides[ended.side]) > 1),
    Achievement("win_behind", at_end=lambda ended: ended.behind >= 5),
    Achievement("win_lowest", at_end=lambda ended: ended.match.rules.inverse),
    Achievement("win_unaided", at_end=lambda ended: not ended.aided),
    Achievement("expert", at_end=_beats(_STRONGEST)),
    Achievement("expert_all", parts=tuple(f"{_EXPERT_AT}{variant}" for variant in VARIANTS)),
)
"""All of them, in the order in which they are shown: from the first sweep to the strongest opponents."""
_TOLD: Final = (
    *ACHIEVEMENTS,
    *(Achievement(f"{_EXPERT_AT}{variant}", at_end=_beats_at(variant)) for variant in VARIANTS),
)


def part_of(name: str) -> tuple[str, str]:
    """Return what a stored name belongs to, and the variant where it is a part of that: one for each game."""
    if name.startswith(_EXPERT_AT):
        return "expert_all", name.removeprefix(_EXPERT_AT)
    return name, ""


def earned_in_round(match: Match, number: int) -> set[str]:
    """Return what the person earned in a round that is over, counted from 0."""
    side = person_side(match.seats, match.sides)
    if side is None:
        return set()
    played = Played(match, number, side, tuple(_replay(match, match.rounds[number])))
    return {each.name for each in _TOLD if each.in_round is not None and each.in_round(played)}


def earned_at_end(match: Match, aided: bool) -> set[str]:
    """Return what the person earned by winning a match; nothing if it is not won.

    Args:
        match: the match.
        aided: whether the person had an aid in it.
    """
    side = person_side(match.seats, match.sides)
    if side is None or match.winner != side:
        return set()
    ended = Ended(match, side, aided)
    return {each.name for each in _TOLD if each.at_end is not None and each.at_end(ended)}


def _replay(match: Match, over: Round) -> Iterator[Made]:
    """Go through a round once more, play by play."""
    again = Round(match.rules, match.sides, over.dealer, over.deal)
    seats = len(match.seats)
    for step in over.history:
        person, side = match.seats[step.seat].player == HUMAN, again.side_of[step.seat]
        again.play(step.play)
        if is_declaration(step.play):
            yield Made(person, side, None, EMPTY, again.table, False, False, again.over)
            continue
        last = not again.hands[step.seat] and again.cards_left < seats
        taken = takes_of(step.play)
        yield Made(person, side, card_of(step.play), taken, again.table, bool(step.scopa), last, again.over)


class Earning:
    """Listens to a session, and keeps what the person earns in it.

    Args:
        session: the match; a match that does not count earns nothing.
        store: where it is kept.
        wanted: whether the person wants any of this; asked each time.

    Attributes:
        new: what the last round that was counted has brought, in the order of `ACHIEVEMENTS`.
        beaten: in how many games the strongest opponents were beaten by then.
    """

    def __init__(self, session: Session, store: Achievements, wanted: Callable[[], bool]) -> None:
        """Begin to listen."""
        self._session, self._store, self._wanted = session, store, wanted
        self.new: tuple[str, ...] = ()
        self.beaten = 0
        session.add_listener(self._hear)

    def _hear(self, change: Change) -> None:
        if change.kind is ChangeKind.ADVISED:
            return
        self.new = ()
        try:
            if change.kind in (ChangeKind.UNDONE, ChangeKind.RESTARTED):
                self._give_back()
            elif self._wanted() and any(isinstance(event, RoundScored) for event in change.events):
                self.new = self._earn()
        except StoreError:
            return  # the match itself could not be stored either, which is told already

    def _earn(self) -> tuple[str, ...]:
        match = self._session.match
        earned = earned_in_round(match, len(match.scores) - 1) | self._at_end()
        new = self._store.earn(self._session.uuid, _in_order(earned))
        if any(name.startswith(_EXPERT_AT) for name in new):
            self.beaten = sum(name.startswith(_EXPERT_AT) for name in self._store.earned())
        return new

    def _give_back(self) -> None:
        """Keep what the match has earned as it stands now, and nothing else."""
        if not self._store.of_match(self._session.uuid):
            return
        match = self._session.match
        earned = self._at_end().union(*(earned_in_round(match, number) for number in range(len(match.scores))))
        self._store.keep(self._session.uuid, earned)

    def _at_end(self) -> set[str]:
        match = self._session.match
        return earned_at_end(match, match.winner is None or self._store.aided(self._session.uuid))


def _in_order(names: Iterable[str]) -> list[str]:
    order = [each.name for each in _TOLD]
    return sorted(names, key=order.index)
