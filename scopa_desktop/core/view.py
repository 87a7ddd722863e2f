"""What one seat has seen, and nothing more.

Computer players, hints and reviews get a `SeatView`.  It is the round with every card that the seat cannot know left
out: the hands of the others, but for cards that they played or showed, and the stock.  `resample` fills the gaps at
random: a round that the seat cannot tell from the real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from scopa_desktop.core.cards import BIT, EMPTY, FULL_DECK, Card, CardSet, card_set, card_text, cards_of, parse_card
from scopa_desktop.core.deals import Deal, deal_out
from scopa_desktop.core.plays import CARD_MASK, FIRST_DECLARATION, Play, parse_play, play_text
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules, Sides

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class SeatView:
    """All that a seat has seen of a round.

    Two views are equal if and only if the seat cannot tell one situation from the other.

    Attributes:
        rules: the rules in force.
        sides: the seats of each side.
        seat: whose view it is.
        dealer: the seat that deals.
        deal: the cards as far as the seat knows who got them; hands may be short or empty.
        plays: every play and declaration of the round so far, in order.
        totals: each side's match score before the round.
    """

    rules: Rules
    sides: Sides
    seat: int
    dealer: int
    deal: Deal
    plays: tuple[Play, ...]
    totals: tuple[int, ...]
    seen: Round = field(init=False, repr=False, compare=False)
    """The round as the seat sees it: its table, piles, turn and own hand are right, other hands hold the cards that
    the seat has been shown.  Do not play on it: `resample` gives rounds to play on."""
    hidden: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    """The cards whose places the seat does not know."""
    gaps: tuple[tuple[int, int], ...] = field(init=False, repr=False, compare=False)
    """Each seat that holds hidden cards, and how many."""

    def __post_init__(self) -> None:
        """Play the round over from what the seat knows."""
        seen = Round(self.rules, self.sides, self.dealer, self.deal)
        for play in self.plays:
            seen.push(play)
        gaps = [count - hand.bit_count() for count, hand in zip(hand_counts(seen), seen.hands, strict=True)]
        object.__setattr__(self, "seen", seen)
        object.__setattr__(self, "hidden", cards_of(self.unseen))
        object.__setattr__(self, "gaps", tuple((seat, gap) for seat, gap in enumerate(gaps) if gap))

    @property
    def hand(self) -> CardSet:
        """The cards in the seat's own hand."""
        return self.seen.hands[self.seat]

    @property
    def table(self) -> CardSet:
        """The cards on the table."""
        return self.seen.table

    @property
    def known(self) -> CardSet:
        """Every card that the seat knows the place of: its hand, the table, the piles, hands shown."""
        known = self.seen.table
        for cards in (*self.seen.hands, *self.seen.piles):
            known |= cards
        return known

    @property
    def unseen(self) -> CardSet:
        """The cards that lie in other hands or in the stock, for all the seat knows."""
        return FULL_DECK ^ self.known

    @property
    def hand_counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return hand_counts(self.seen)

    @property
    def stock(self) -> int:
        """How many cards are left in the stock."""
        return self.seen.stock

    def legal_plays(self) -> list[Play]:
        """Return what the seat may do now; empty if it is not its turn."""
        return self.seen.legal_plays() if self.seen.turn == self.seat else []

    def resample(self, chance: Random) -> Round:
        """Return a round that the seat cannot tell from the real one, its hidden cards drawn at random.

        It is whole: its plays may be taken back to the first and its cards dealt anew.
        """
        random = chance.random
        # Sorting by random keys shuffles evenly, and in half of the time that `shuffle` takes.
        return self.arrange(sorted(self.hidden, key=lambda card: random()))

    def arrange(self, cards: Sequence[Card]) -> Round:
        """Return a round in which these cards fill what the seat does not know.

        Args:
            cards: as many as are hidden: first those of the other hands, in the order of `gaps`, then the stock.
        """
        seen = self.seen
        world = seen.copy()
        index = seen.deals_made - 1
        held = list(self.deal.hands[index])
        start = 0
        for seat, gap in self.gaps:
            drawn = cards[start : start + gap]
            start += gap
            world.hands[seat] |= card_set(drawn)
            held[seat] += tuple(drawn)
        coming = deal_out(cards[start:], self.rules.hand_size, len(held))
        world.deal = self.deal.going_on(index, (tuple(held), *coming))
        return world

    def to_data(self) -> dict[str, Any]:
        """Return the view as data that JSON can carry."""
        return {
            "variant": self.rules.variant,
            "options": self.rules.house_rules(),
            "sides": [list(side) for side in self.sides],
            "seat": self.seat,
            "dealer": self.dealer,
            "table": _texts(self.deal.table),
            "deals": [[_texts(hand) for hand in hands] for hands in self.deal.hands],
            "plays": [play_text(play) for play in self.plays],
            "totals": list(self.totals),
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> SeatView:
        """Return the view that `to_data` described.

        Raises:
            ValueError, KeyError, TypeError: the data is none of ours.
        """
        return cls(
            Rules.from_options(data["variant"], data["options"]),
            tuple(tuple(side) for side in data["sides"]),
            data["seat"],
            data["dealer"],
            Deal(_cards(data["table"]), tuple(tuple(map(_cards, hands)) for hands in data["deals"])),
            tuple(map(parse_play, data["plays"])),
            tuple(data["totals"]),
        )


def view_of(round_: Round, seat: int, totals: tuple[int, ...]) -> SeatView:
    """Return what a seat has seen of a round.

    Args:
        round_: the round.
        seat: whose view.
        totals: each side's match score before the round.
    """
    public = _public_cards(round_)
    hands = tuple(
        tuple(
            (hand if each == seat and index < round_.deals_made else tuple(card for card in hand if public & BIT[card]))
            for each, hand in enumerate(dealt)
        )
        for index, dealt in enumerate(round_.deal.hands)
    )
    # What each seat holds unseen has no order that a player at the table could read anything from.
    deal = Deal(round_.deal.table, tuple(tuple(tuple(sorted(hand)) for hand in dealt) for dealt in hands))
    return SeatView(round_.rules, round_.sides, seat, round_.dealer, deal, round_.plays, totals)


def hand_counts(round_: Round) -> tuple[int, ...]:
    """Return how many cards each seat holds, from the number of plays alone."""
    seats = round_.seats
    left = round_.cards_left - round_.stock
    # Hands are level when a deal begins, and whoever is to play holds as many as anybody.
    return tuple([(left + seats - 1 - (seat - round_.turn) % seats) // seats for seat in range(seats)])


def _public_cards(round_: Round) -> CardSet:
    """Return the hand cards that everybody has seen: those played, and those shown in declarations."""
    public = EMPTY
    for play in round_.plays:
        card = play & CARD_MASK
        if card < FIRST_DECLARATION:
            public |= BIT[card]
    for cards in round_.shown:
        public |= cards
    return public


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [card_text(card) for card in cards]


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(map(parse_card, texts))
