"""From a match to what the table shows of it: the one place where cards that are not the player's turn into backs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from scopa_desktop.core.cards import DECK_SIZE, EMPTY, MATTA, Card, CardSet, cards_of
from scopa_desktop.core.events import (
    Captured,
    CardLaid,
    DealerCaptured,
    Dealt,
    Event,
    MatchWon,
    RoundScored,
    RoundStarted,
)
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import card_of, is_declaration, takes_of
from scopa_desktop.core.round import Round, Step
from scopa_desktop.core.rules import Rules, seating_of
from scopa_desktop.core.view import hand_counts, view_of
from scopa_desktop.ui.notes import Noted, noted, prized
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.table.state import (
    Customs,
    LastPlay,
    Line,
    Memory,
    PileState,
    SeatState,
    TableState,
    Tablet,
    TabletRow,
)
from scopa_desktop.ui.words import Names, Player, Words
from scopa_desktop.ui.words_company import about_player, level_caption, level_choice, level_name
from scopa_desktop.ui.words_events import sweep_word
from scopa_desktop.ui.words_notes import called, notes_sentence, open_hand, partner

HUMAN = "human"
_MOST_ROWS = 3
"""With more sides the points stand on the plates."""


_NOTHING: Mapping[Event, Noted] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, as the screen shows it.

    Attributes:
        names: the players in sentences.
        avatars: each seat's face.
        levels: each seat's level, ``human`` for a person.
        bottom: the seat at the bottom of the screen: the person's, if one plays.
        person: the seat of the person before the screen; None where computer players are watched, and while nobody
            knows which of several people looks.
    """

    names: Names
    avatars: tuple[str, ...]
    levels: tuple[str, ...]
    bottom: int
    person: int | None

    @classmethod
    def of(cls, match: Match, avatars: Sequence[str]) -> Company:
        """Return the company of a match; the first person sits at the bottom.

        Several people share the screen: each is called by name, and nobody sees a hand before it is known who looks.
        """
        levels = tuple(seat.player for seat in match.seats)
        bottom = levels.index(HUMAN) if HUMAN in levels else 0
        person = bottom if levels.count(HUMAN) == 1 else None
        players = tuple(Player(seat.name, you=number == person) for number, seat in enumerate(match.seats))
        return cls(Names(players, match.sides), tuple(avatars), levels, bottom, person)

    @property
    def shared(self) -> bool:
        """Whether several people share the screen."""
        return self.levels.count(HUMAN) > 1

    @property
    def watched(self) -> bool:
        """Whether only computer players play."""
        return HUMAN not in self.levels

    def waiting_for(self, seat: int) -> Company:
        """Return the company seen from a seat, with all hands hidden: its person is to sit down there."""
        return replace(self, bottom=seat, person=None)

    def seen_by(self, seat: int) -> Company:
        """Return the company as the person in a seat sees it."""
        return replace(self, bottom=seat, person=seat)


class Projection:
    """Shows a match to the person at the bottom seat, or to one who only watches.

    Args:
        company: who sits at the table.
        words: the words for the deck in use.

    Attributes:
        open_hands: whether all hands are seen, by one who only watches; a person who plays sees their own.
        looked_back: whether it is a match of the past, in which nobody is asked to play.
    """

    def __init__(self, company: Company, words: Words) -> None:
        self.company = company
        self.words = words
        self.open_hands = False
        self.looked_back = False

    def state(self, match: Match, line: Line, thinking: Mapping[int, float] | None = None) -> TableState:
        """Return what the table shows.

        Args:
            match: the match as it stands.
            line: the information line.
            thinking: the seats that think, and within how many seconds each answers.
        """
        round_ = match.round
        return TableState(
            seats=tuple(self._seat(match, seat, thinking or {}) for seat in range(round_.seats)),
            sides=match.sides,
            bottom=self.company.bottom,
            hand_size=match.rules.hand_size,
            table=table_order(round_),
            piles=piles(round_),
            stock=round_.stock,
            tablet=self.tablet(match),
            last=last_play(round_),
            line=line,
            matta=round_.matta or None,
            customs=self._customs(match.rules),
            memory=memory_of(match, self.company.person),
            attended=self.company.levels[self.company.bottom] == HUMAN and not self.looked_back,
        )

    @staticmethod
    def _customs(rules: Rules) -> Customs:
        fifteen = rules.capture_mode != "equal"
        return Customs(prized(rules), fifteen, called(sweep_word(rules.variant)), rules.inverse)

    def tablet(self, match: Match) -> Tablet:
        """Return the score tablet: match scores, and what this round has brought so far beside them."""
        round_ = match.round
        # With more sides the points stand on the plates: no number stands in two places.
        listed = range(len(match.sides) if len(match.sides) <= _MOST_ROWS else 0)
        rows = tuple(
            TabletRow(
                name=self.words.side(self.company.names.side(side)),
                points=match.totals[side],
                gained=self._gained(match, side),
                team=side if len(match.sides[side]) > 1 else None,
            )
            for side in listed
        )
        place = len(match.rounds), round_.deals_made, len(round_.deal.hands)
        title, brief = self.words.round_caption(*place), self.words.round_brief(*place)
        return Tablet(title, rows, match.rules.target, match.rules.inverse, brief)

    @staticmethod
    def _gained(match: Match, side: int) -> int:
        """Return what a round that is not counted yet has brought a side at once."""
        return 0 if match.round_scored else match.round.scope[side] + match.round.declared[side]

    def _seat(self, match: Match, seat: int, thinking: Mapping[int, float]) -> SeatState:
        round_ = match.round
        side = round_.side_of[seat]
        own = seat == self.company.person
        seen = own or self.open_hands
        in_teams = len(match.sides[side]) > 1
        alone = len(match.sides) > _MOST_ROWS
        to_play = not round_.over and round_.turn == seat
        return SeatState(
            name=self.words.player(self.company.names.players[seat]),
            avatar=self.company.avatars[seat],
            subtitle=self._subtitle(match, seat, to_play),
            resting=self._subtitle(match, seat, False, playing=True),
            team=side if in_teams else None,
            hand=cards_of(round_.hands[seat]) if seen else hand_counts(round_)[seat],
            face_up=() if seen else cards_of(round_.exposed(seat)),
            dealer=round_.dealer == seat,
            to_play=to_play,
            thinking=thinking.get(seat),
            points=match.totals[side] if alone else None,
            gained=self._gained(match, side) if alone else 0,
            brief="" if own else self._brief(match, seat),
            about="" if own else about_player(self.company.names.players[seat].name, self.company.levels[seat]),
        )

    def _subtitle(self, match: Match, seat: int, to_play: bool, playing: bool = False) -> str:
        if match.round.over and not playing:
            return self.words.plate_status("over")
        if seat == self.company.person:
            if match.round.exposed(seat) and not to_play:
                return open_hand()
            return self.words.plate_status("turn" if to_play else "waiting")
        if self.company.levels[seat] == HUMAN and to_play and not self.looked_back:
            return self.words.plate_status("turn")
        if to_play and not self.company.watched and not self.looked_back:
            return self.words.plate_status("thinking")  # who is only watched waits, and thinks for a moment at most
        level = self.company.levels[seat]
        return partner(level_name(level)) if self._partner(match, seat) else level_caption(level)

    def _partner(self, match: Match, seat: int) -> bool:
        """Tell whether a computer player plays on the person's side."""
        person, side_of = self.company.person, match.round.side_of
        return person is not None and side_of[seat] == side_of[person]

    def _brief(self, match: Match, seat: int) -> str:
        """Return a rival's level in few words."""
        return "" if self._partner(match, seat) else level_choice(self.company.levels[seat])

    # The information line

    def line_for(self, event: Event, match: Match, special: Mapping[Event, Noted] = _NOTHING) -> Line | None:
        """Return the line while an event is being shown, or None for one that leaves the line as it is.

        Args:
            event: what happens.
            match: the match.
            special: what is special about events, see `scopa_desktop.ui.notes.noted`.
        """
        if isinstance(event, RoundScored | MatchWon):
            return None
        variant = match.rules.variant
        about = special.get(event, Noted())
        sentence = self.words.event(event, self.company.names, variant=variant)
        text = sentences(sentence, about.sum)
        return Line(text, actor=actor_of(event), note=notes_sentence(self.words, about.notes, variant))

    def last_line(self, events: Sequence[Event], match: Match) -> Line | None:
        """Return the line that stays when events have been shown; a deal in the middle of a round says nothing new."""
        special = noted(events, match.round)
        told = [event for event in events if not (isinstance(event, Dealt) and event.deal > 1)]
        lines = [line for event in told if (line := self.line_for(event, match, special)) is not None]
        return lines[-1] if lines else None

    def resting_line(self, match: Match, said: Line) -> Line:
        """Return the line while nothing moves: what was said last, and what is asked."""
        round_ = match.round
        if round_.over or self.looked_back:
            return said
        who = self.company.names.players[round_.turn]
        if round_.turn != self.company.person:
            return said
        if not round_.table:
            return replace(said, strong=self.words.must_lay(who))
        return replace(said, strong=self.words.your_turn())

    def said_last(self, match: Match) -> Line:
        """Return the sentence of the last play, for a match that was just opened."""
        round_ = match.round
        return self.last_line(round_.last_events() or round_.opening_events(), match) or Line()

    def caption(self, match: Match) -> str:
        """Return the caption of the strip, such as ``Scopa · two players``."""
        from scopa_desktop.ui.words_rules import match_caption

        return match_caption(self.words, match.rules.variant, seating_of(match.sides) or "2")


def before_the_deal(state: TableState) -> TableState:
    """Return the same company at an empty table, all cards in the stock."""
    return replace(
        state,
        seats=tuple(
            replace(
                seat,
                subtitle=seat.resting,
                hand=() if isinstance(seat.hand, tuple) else 0,
                face_up=(),
                to_play=False,
                thinking=None,
            )
            for seat in state.seats
        ),
        table=(),
        piles=tuple(PileState() for _ in state.piles),
        stock=DECK_SIZE,
        last=None,
        line=Line(),
        matta=None,
    )


def actor_of(event: Event) -> int | None:
    """Return the seat whose face stands before an event's sentence."""
    return event.seat if isinstance(event, CardLaid | Captured | DealerCaptured) else getattr(event, "seat", None)


def memory_of(match: Match, seat: int | None) -> Memory | None:
    """Return what a person at a seat may know of all cards: what that seat has seen, and nothing more."""
    if seat is None:
        return None
    view = view_of(match.round, seat, match.totals_after(len(match.rounds) - 1))
    captured = EMPTY
    for pile in view.seen.piles:
        captured |= pile
    return Memory(CardSet(captured), view.table, view.hand, view.unseen)


def table_order(round_: Round) -> tuple[Card, ...]:
    """Return the cards on the table in the order in which they came."""
    order = dict.fromkeys(round_.deal.table)
    for step in round_.history:
        if not is_declaration(step.play) and not takes_of(step.play):
            order[card_of(step.play)] = None
    return tuple(card for card in order if round_.table >> card & 1)


def piles(round_: Round) -> tuple[PileState, ...]:
    """Return each side's pile, the cards that swept the table in their order."""
    scope: list[list[Card]] = [[] for _ in round_.sides]
    if round_.opening_capture and round_.rules.scopa_points:
        swept = sorted(round_.deal.table, key=lambda card: (card != MATTA, -card % 10))
        scope[round_.side_of[round_.dealer]] += swept[: round_.opening_capture.scope]
    for step in round_.history:
        if step.scopa:
            scope[round_.side_of[step.seat]].append(card_of(step.play))
    return tuple(PileState(pile.bit_count(), tuple(swept)) for pile, swept in zip(round_.piles, scope, strict=True))


def last_play(round_: Round) -> LastPlay | None:
    """Return the play made last, if there is one."""
    step = _last_card(round_)
    if step is None:
        return None
    card = card_of(step.play)
    taken = takes_of(step.play)
    if taken:
        return LastPlay(step.seat, side=round_.side_of[step.seat], taken=(*cards_of(taken), card))
    return LastPlay(step.seat, card=card)


def _last_card(round_: Round) -> Step | None:
    return next((step for step in reversed(round_.history) if not is_declaration(step.play)), None)


def events_so_far(match: Match) -> tuple[Event, ...]:
    """Return everything that happened in the last round, told once more from its cards and plays."""
    played = match.round
    again = Round(played.rules, played.sides, played.dealer, played.deal)
    events: list[Event] = [RoundStarted(len(match.rounds), played.dealer), *again.opening_events()]
    for step in played.history:
        events += again.play(step.play)
    return tuple(events)
