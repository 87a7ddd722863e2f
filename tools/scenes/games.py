"""Matches played to a fixed point: the same cards and the same plays every time, whoever the computer players are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType

from scopa_desktop.core.cards import DECK, parse_card
from scopa_desktop.core.deals import ChanceShuffles, Deal, NumberedShuffles, SplitMix64, deal_out
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.plays import parse_play, play_text
from scopa_desktop.core.rules import SEATINGS, Rules, Value
from scopa_desktop.players.temperament import COMPANY

NAMES = ("You", *COMPANY)
Until = Callable[[Match], bool]


def seats_for(seating: str, levels: Sequence[str] = ("hard",), names: Sequence[str] = NAMES) -> list[Seat]:
    """Return a person and computer players for a seating."""
    rivals = sum(map(len, SEATINGS[seating])) - 1
    called = [Seat(names[(n + 1) % len(names)], levels[n % len(levels)]) for n in range(rivals)]
    return [Seat(names[0], "human"), *called]


def played(
    number: int,
    until: Until,
    seating: str = "2",
    variant: str = "scopa",
    level: str = "hard",
    house: Mapping[str, Value] = MappingProxyType({}),
    names: Sequence[str] = NAMES,
) -> Match:
    """Return the match of a deal number, played by chance (which follows from the number too) until something is so."""
    rules = Rules.of(variant, **house)
    match = Match(rules, rules.sides(seating), seats_for(seating, (level,), names), NumberedShuffles(number))
    play_on(match, number, until)
    return match


def play_on(match: Match, number: int, until: Until) -> None:
    """Play by chance until something is so, or the match is over."""
    chance = SplitMix64(number)
    while not until(match):
        if not match.round_scored:
            plays = sorted(match.round.legal_plays(), key=play_text)
            match.play(plays[chance.randrange(len(plays))])
        elif match.winner is None:
            match.next_round()
        else:
            return


def after(rounds: int, plays: int) -> Until:
    """Tell whether so many rounds are over and so many plays made in the one after them."""
    return lambda match: len(match.rounds) > rounds and match.round.plays_made >= plays


def counted(rounds: int) -> Until:
    """Tell whether the last of so many rounds has been counted."""
    return lambda match: len(match.scores) >= rounds


def won(match: Match) -> bool:
    """Tell whether the match is over."""
    return match.winner is not None


def arranged(cards: str, plays: str, dealer: int = 1, variant: str = "scopa", **house: Value) -> Match:
    """Return a match of two whose first cards are arranged: four on the table, then hand by hand.

    Args:
        cards: the first cards of the pack: the table's, then those of the seat after the dealer, and so on.
        plays: what is played, separated by semicolons.
        dealer: the seat that deals.
        variant: the game.
        house: house rules.
    """
    first = [parse_card(card) for card in cards.split()]
    rest = [card for card in DECK if card not in first]
    Random(7).shuffle(rest)
    pack, rules = first + rest, Rules.of(variant, **house)
    rows = deal_out(pack[rules.table_size :], rules.hand_size, 2)
    hands = tuple(row if dealer == 1 else row[::-1] for row in rows)
    shuffles = ChanceShuffles(Random(7))
    deal = Deal(tuple(pack[: rules.table_size]), hands)
    match = Match.from_rounds(rules, rules.sides("2"), seats_for("2"), shuffles, dealer, deal)
    for play in filter(None, plays.split(";")):
        match.play(parse_play(play))
    return match
