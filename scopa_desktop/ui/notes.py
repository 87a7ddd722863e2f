"""What is special about a play in the game that is played: worked out here alone, put into words by `words_notes`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

from scopa_desktop.core.cards import BIT, EMPTY, RE_BELLO, SETTEBELLO, Card, CardSet, card_set, cards_of, rank_of
from scopa_desktop.core.events import Captured, CardLaid, DealerCaptured, Dealt, Event, LeftoversTaken, Misdealt, Scopa
from scopa_desktop.core.plays import card_of, is_declaration
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.scoring import (
    FRAC_CARDS,
    HIGH_COINS,
    KNIGHTS,
    LOW_COINS,
    SEVENS,
    Category,
    SideTake,
    score_round,
)
from scopa_desktop.ui.sums import adds_up, sum_of

_OWN = (
    Category.SETTEBELLO,
    Category.RE_BELLO,
    Category.TRENTE,
    Category.FRAC,
    Category.NAPOLA,
    Category.PICCOLA,
    Category.GRANDE,
    Category.ALL_SEVENS,
)
"""Categories whose points are certain as soon as a side holds the cards."""
_SAFE_SEVENS = 3


class Special(Enum):
    """What is worth a word though it is no category's point."""

    ACE_TAKES_ALL = auto()
    ACE_TAKES_ALL_FOR_NOTHING = auto()
    """The same, where such a sweep is no scopa."""
    ACE_HELD_BACK = auto()
    """On the round's first play an ace takes only an ace."""
    FOUR_KNIGHTS = auto()
    SAFE_SEVENS = auto()
    """Three sevens, which nobody can outdo."""
    UNWANTED_SCOPA = auto()
    DEALT_AGAIN = auto()
    LOWEST_WINS = auto()


@dataclass(frozen=True, slots=True)
class Note:
    """Something special.

    Attributes:
        about: a category whose points have come, or another thing.
        points: the points that came by it.
        cards: the cards that brought them.
        grown: whether there were points for it before.
        unwanted: whether points are better avoided.
        reason: why the cards were dealt again.
    """

    about: Category | Special
    points: int = 0
    cards: tuple[Card, ...] = ()
    grown: bool = False
    unwanted: bool = False
    reason: Misdealt | None = None


@dataclass(frozen=True, slots=True)
class Noted:
    """What is to be said of one event: its notes, and the sum by which cards were taken."""

    notes: tuple[Note, ...] = ()
    sum: str = ""


def noted(events: Sequence[Event], round_: Round) -> dict[Event, Noted]:
    """Return what is special about events that have led to a round as it stands; plain ones are left out."""
    piles = _piles_before(events, round_)
    mattas = {card_of(step.play): step.matta for step in round_.history if not is_declaration(step.play)}
    found: dict[Event, Noted] = {}
    last, misdealt = Noted(), None
    for event in events:
        match event:
            case Misdealt():
                misdealt = event
                continue
            case Dealt(deal=1):
                last = Noted(_begun(misdealt, round_.rules))
            case CardLaid():
                last = Noted(_laid(event, round_))
            case Captured():
                last = _captured(event, round_.rules, piles, mattas.get(event.card, 0))
            case DealerCaptured() | LeftoversTaken():
                last = Noted(_gained(event.taken, event.side, piles, round_.rules))
            case Scopa():
                swept = (Note(Special.UNWANTED_SCOPA),) if round_.rules.inverse else ()
                last = Noted((*last.notes, *swept))  # its sentence takes the place of the capture's
            case _:
                continue
        if last != Noted():
            found[event] = last
    return found


def _begun(misdealt: Misdealt | None, rules: Rules) -> tuple[Note, ...]:
    """Return what is to be said of a round's first deal."""
    again = (Note(Special.DEALT_AGAIN, reason=misdealt),) if misdealt is not None else ()
    return (*again, Note(Special.LOWEST_WINS)) if rules.inverse else again


def prized(rules: Rules) -> CardSet:
    """Return the cards that shine when they are taken: each is worth something by itself."""
    cards = BIT[SETTEBELLO] if rules.score_settebello else EMPTY
    if rules.re_bello:
        cards |= BIT[RE_BELLO]
    if rules.trente or rules.napola or rules.cirulla:
        cards |= LOW_COINS
    if rules.cirulla:
        cards |= HIGH_COINS
    if rules.frac:
        cards |= FRAC_CARDS
    if rules.ponino:
        cards |= KNIGHTS
    return CardSet(cards)


def _piles_before(events: Sequence[Event], round_: Round) -> list[CardSet]:
    piles = list(round_.piles)
    for event in events:
        if isinstance(event, Captured | DealerCaptured | LeftoversTaken):
            piles[event.side] = CardSet(piles[event.side] & ~_cards_of_event(event))
    return piles


def _cards_of_event(event: Captured | DealerCaptured | LeftoversTaken) -> CardSet:
    cards = card_set(event.taken)
    return CardSet(cards | BIT[event.card]) if isinstance(event, Captured) else cards


def _captured(event: Captured, rules: Rules, piles: list[CardSet], matta: int) -> Noted:
    gained = _gained((*event.taken, event.card), event.side, piles, rules)
    return Noted((*_ace(event, rules, matta), *gained), sum_of(event.card, event.taken, matta))


def _ace(event: Captured, rules: Rules, matta: int) -> tuple[Note, ...]:
    """Return a note on an ace that took everything by its power."""
    if rules.ace_rule == "none" or adds_up(event.card, event.taken, matta):
        return ()
    free = rules.scopa_points and not rules.ace_sweep_scopa
    return (Note(Special.ACE_TAKES_ALL_FOR_NOTHING if free else Special.ACE_TAKES_ALL),)


def _laid(event: CardLaid, round_: Round) -> tuple[Note, ...]:
    rules = round_.rules
    restricted = rules.ace_first_play_restricted and rules.ace_rule != "none" and rank_of(event.card) == 1
    first = bool(round_.history) and round_.history[0].play == event.card
    return (Note(Special.ACE_HELD_BACK),) if restricted and first and round_.deal.table else ()


def _gained(cards: Sequence[Card], side: int, piles: list[CardSet], rules: Rules) -> tuple[Note, ...]:
    """Put cards into a side's pile and return what that brings."""
    before, after = piles[side], CardSet(piles[side] | card_set(cards))
    piles[side] = after
    had, has = _own_points(before, rules), _own_points(after, rules)
    notes = [
        Note(about, points - had.get(about, 0), _earners(about, cards), bool(had.get(about)), rules.inverse)
        for about, points in has.items()
        if points > had.get(about, 0)
    ]
    if rules.ponino and _completes(KNIGHTS, before, after):
        notes.append(Note(Special.FOUR_KNIGHTS))
    if rules.barmila and (before & SEVENS).bit_count() < _SAFE_SEVENS <= (after & SEVENS).bit_count():
        notes.append(Note(Special.SAFE_SEVENS))
    return tuple(notes)


def _completes(cards: CardSet, before: CardSet, after: CardSet) -> bool:
    return after & cards == cards != before & cards


@lru_cache(maxsize=512)
def _own_points(pile: CardSet, rules: Rules) -> Mapping[Category, int]:
    """Return the points that a pile is certain of, by category."""
    score = score_round(rules, [SideTake(pile), SideTake(EMPTY)])
    return {line.category: line.sides[0].points for line in score.lines if line.category in _OWN}


def _earners(about: Category, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return which of the cards brought a category's points, where single cards do."""
    wanted = {
        Category.SETTEBELLO: BIT[SETTEBELLO],
        Category.RE_BELLO: BIT[RE_BELLO],
        Category.TRENTE: LOW_COINS,
        Category.FRAC: FRAC_CARDS,
    }.get(about, EMPTY)
    return cards_of(CardSet(card_set(cards) & wanted))
