"""One round: forty cards played out, with exact undo.

`Round` is the one engine: the table at home plays on it and the computer players search with it.  Its state is a
handful of integers; `push` and `undo` touch only what a play changes.  `play` is `push` for people: it refuses what
the rules forbid and tells what happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple

from scopa_desktop.core.captures import (
    MATTA_BIT,
    SUIT_KEY,
    Captures,
    Offers,
    Patterns,
    ace_takes_by_value,
    captures_of,
    expand,
    matta_key,
)
from scopa_desktop.core.cards import BIT, EMPTY, MATTA, RANK, CardSet, card_text, cards_of
from scopa_desktop.core.cirulla import (
    DECLARED_HAND,
    POINTS,
    DealersTable,
    Declarable,
    dealers_table,
    declarable,
)
from scopa_desktop.core.deals import Deal, misdeal_reason
from scopa_desktop.core.events import (
    Captured,
    CardLaid,
    DealerCaptured,
    Dealt,
    Declared,
    Event,
    InstantlyWon,
    LeftoversTaken,
    Misdealt,
    Scopa,
)
from scopa_desktop.core.plays import (
    CARD_BITS,
    CARD_MASK,
    FIRST_DECLARATION,
    IllegalPlay,
    Play,
    RoundOver,
    card_of,
    declaration_of,
    is_declaration,
    matta_of,
    play_text,
    takes_of,
)
from scopa_desktop.core.rules import Rules, Sides
from scopa_desktop.core.scoring import (
    Reckoning,
    RoundScore,
    SideTake,
    instant_wins,
    reckonings,
    score_round,
    sum_points,
)

NOBODY = -1


class Step(NamedTuple):
    """One play as the round remembers it, with what `undo` cannot work out.

    Attributes:
        play: what was played or declared.
        seat: by whom.
        last_capturer: the side that had captured last before.
        matta: the value that the seven of cups had before.
        scopa: 1 if the play scored a scopa, else 0.
    """

    play: Play
    seat: int
    last_capturer: int
    matta: int
    scopa: int


@dataclass(frozen=True, slots=True)
class Game:
    """What all rounds by the same rules and with the same sides share, worked out once.

    Attributes:
        rules, sides: the rules and the seats of each side.
        side_of: the side of each seat.
        next_seat: the seat whose turn comes after each seat's.
        captures: what cards may take.
        natural: the offers that `captures` remembers for the common case.
        instant: the sets of cards that win the match at once, and their names.
        reckonings: the categories of points.
        declares: whether anybody may ever declare.
        per_deal: how many cards are dealt to all hands at a time.
        matta_stays: whether a declared seven of cups keeps its value on the table.
        watches: whether a capture may end a declared value or win the match.
        lays_always: whether a card that can take may be laid.
    """

    rules: Rules
    sides: Sides
    side_of: tuple[int, ...]
    next_seat: tuple[int, ...]
    captures: Captures
    natural: dict[int, Offers]
    instant: tuple[tuple[CardSet, str], ...]
    reckonings: tuple[Reckoning, ...]
    declares: bool
    per_deal: int
    matta_stays: bool
    watches: bool
    lays_always: bool

    def __reduce__(self) -> tuple[Any, ...]:
        """Let rounds be pickled: the other process works its own out."""
        return game_of, (self.rules, self.sides)


@lru_cache(maxsize=64)
def game_of(rules: Rules, sides: Sides) -> Game:
    """Return what all rounds by these rules share."""
    owners = {seat: side for side, seats in enumerate(sides) for seat in seats}
    instant = instant_wins(rules)
    return Game(
        rules=rules,
        sides=sides,
        side_of=tuple(owners[seat] for seat in sorted(owners)),
        next_seat=(*range(1, len(owners)), 0),
        captures=captures_of(rules),
        natural=captures_of(rules).natural,
        instant=instant,
        reckonings=reckonings(rules),
        declares=rules.cirulla and rules.hand_size == DECLARED_HAND,
        per_deal=len(owners) * rules.hand_size,
        matta_stays=rules.matta == "until_captured",
        watches=rules.matta != "off" or bool(instant),
        lays_always=not rules.capture_mandatory,
    )


def sweep_scores(rules: Rules, card: int, takes: int, matta: int) -> bool:
    """Tell whether taking a whole table is a scopa, but for the round's last play (rules.md sections 5 and 6).

    Args:
        rules: the rules in force.
        card: the card played.
        takes: all the cards on the table.
        matta: the value that the seven of cups has, if it is the card or among those taken; 0 for seven.
    """

    def value(each: int) -> int:
        return matta if each == MATTA and matta else RANK[each]

    if not rules.scopa_points:
        return False
    if rules.ace_sweep_scopa or rules.ace_rule == "none" or value(card) != 1:
        return True
    # An ace that took the table by its power alone scores nothing.
    return ace_takes_by_value(rules, sum(value(each) for each in cards_of(CardSet(takes))))


class Round:
    """One pass through the forty cards.

    Attributes:
        dealer: the seat that deals.
        deal: all the cards, as they were dealt.
        table: the cards on the table.
        hands: the cards in each seat's hand.
        piles: the cards that each side has captured.
        scope: how often each side has swept the table.
        declared: the points that each side has declared.
        shown: the cards that each seat has shown in declarations of this round.
        turn: the seat to play.
        last_capturer: the side that captured last, or -1.
        matta: the value that a declaration gave to the seven of cups, while it lasts; else 0.
        cards_left: cards not yet played, in hands and stock.
        opening_capture: what the dealer took of the opening table, or None.
        leftovers, leftovers_side: the cards that stayed on the table at the end, and who got them (-1: nobody yet).
        over: whether the round has ended.
        winner, win_reason: the side that won the match at once, or -1, and why.
    """

    __slots__ = (
        "_deal_ends",
        "_game",
        "_history",
        "_opening",
        "cards_left",
        "deal",
        "dealer",
        "declared",
        "hands",
        "last_capturer",
        "leftovers",
        "leftovers_side",
        "matta",
        "opening_capture",
        "over",
        "piles",
        "scope",
        "shown",
        "table",
        "turn",
        "win_reason",
        "winner",
    )

    def __init__(self, rules: Rules, sides: Sides, dealer: int, deal: Deal) -> None:
        """Begin a round; the dealer's opening capture, where the rules have one, is made at once."""
        game = self._game = game_of(rules, sides)
        self.dealer = dealer
        self.deal = deal
        self.table = deal.table_set
        self.hands = list(deal.hand_sets[0])
        self.piles = [EMPTY] * len(sides)
        self.scope = [0] * len(sides)
        self.declared = [0] * len(sides)
        self.shown = [EMPTY] * len(game.side_of)
        self.turn = game.next_seat[dealer]
        self.last_capturer = NOBODY
        self.matta = 0
        self.leftovers = EMPTY
        self.leftovers_side = NOBODY
        self.over = False
        self.winner = NOBODY
        self.win_reason = ""
        self.cards_left = self._opening = game.per_deal * len(deal.hand_sets)
        self._deal_ends = self._opening - game.per_deal
        self._history: list[Step] = []
        self.opening_capture: DealersTable | None = None
        if rules.dealer_bonus != "none":
            self._open_table()

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self._game.rules

    @property
    def sides(self) -> Sides:
        """The seats of each side."""
        return self._game.sides

    @property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self._game.side_of

    @property
    def next_seat(self) -> int:
        """The seat after the one to play."""
        return self._game.next_seat[self.turn]

    def _open_table(self) -> None:
        """Let the dealer take an opening table of fifteen or thirty (rules.md section 8, 2)."""
        self.opening_capture = dealers_table(self.table, self.rules)
        if self.opening_capture is None:
            return
        side = self.side_of[self.dealer]
        self.piles[side] = self.table
        self.table = EMPTY
        self.last_capturer = side
        self.scope[side] = self.opening_capture.scope if self.rules.scopa_points else 0
        self._check_instant_win(side)

    # What may be played

    def legal_plays(self) -> list[Play]:
        """Return everything that the seat to play may do: declarations, then cards from the highest number down.

        The list is empty when the round is over.
        """
        if self.over:
            return []
        game = self._game
        table = self.table
        hand: int = self.hands[self.turn]
        matta = self.matta
        if matta or self.cards_left == self._opening:
            offers = self._special_offers()
        else:
            # `table_key`, written out: a call costs as much as the sum.
            suits = SUIT_KEY
            key = suits[table & 1023] + suits[table >> 10 & 1023] + suits[table >> 20 & 1023] + suits[table >> 30]
            known = game.natural.get(key)
            offers = game.captures.offers(key, 0, False) if known is None else known
        single, choosy, patterns = offers
        plays: list[int] = []
        if hand & choosy or matta or game.lays_always:
            plays = self._choices(hand, patterns)
        else:
            shifted = table << CARD_BITS
            while hand:
                card = hand.bit_length() - 1
                hand ^= 1 << card
                plays.append(card | shifted & single[RANK[card]])
        if game.declares and (may := self.declarable()):
            plays[:0] = may.plays()
        return plays  # type: ignore[return-value]  # a play is an integer, and these are plays

    def _special_offers(self) -> Offers:
        """Return what the table offers on the round's first play, or while the seven of cups has a declared value."""
        lying = self.matta if self._game.matta_stays and self.table & MATTA_BIT else 0
        return self._game.captures.offers(matta_key(self.table, lying), lying, self.cards_left == self._opening)

    def _choices(self, hand: int, patterns: Patterns) -> list[int]:
        """Return the plays of a hand's cards where some have a choice, or the seven of cups a value of its own."""
        plays: list[int] = []
        table = self.table
        for card in reversed(cards_of(CardSet(hand))):
            found = patterns[self.matta if self.matta and card == MATTA else RANK[card]]
            if not found or self._game.lays_always:
                plays.append(card)
            for pattern in found:
                if pattern[1]:
                    plays += [card | taken << CARD_BITS for taken in expand(pattern, table)]
                else:
                    plays.append(card | (table & pattern[0]) << CARD_BITS)
        return plays

    def card_plays(self) -> list[Play]:
        """Return the legal plays of cards alone, without declarations."""
        return [play for play in self.legal_plays() if not is_declaration(play)]

    def declarable(self) -> Declarable | None:
        """Return what the seat to play may declare now, or None (rules.md section 8, 3)."""
        hand = self.hands[self.turn]
        if hand.bit_count() != DECLARED_HAND or hand & self.shown[self.turn] or self.over or not self._game.declares:
            return None
        return declarable(hand, self.rules)

    # Playing

    def play(self, play: Play) -> tuple[Event, ...]:
        """Play and return what happened, the next deal and the leftovers included.

        Raises:
            RoundOver: the round has ended.
            IllegalPlay: the rules forbid it; the message names what would have been legal.
        """
        if self.over:
            raise RoundOver("the round is over: nothing more can be played")
        if play not in self.legal_plays():
            raise self._complaint(play)
        self.push(play)
        return tuple(self._happened())

    def push(self, play: Play) -> None:
        """Play without a check: for plays that came from `legal_plays`."""
        card = play & CARD_MASK
        if card >= FIRST_DECLARATION:
            self._declare(play)
            return
        game = self._game
        seat = self.turn
        bit = BIT[card]
        takes = play >> CARD_BITS
        self.hands[seat] ^= bit
        self.cards_left -= 1
        if takes:
            side = game.side_of[seat]
            before = self.last_capturer
            self.table ^= takes
            self.piles[side] |= takes | bit
            self.last_capturer = side
            scopa = 0
            if not self.table and self._scores_scopa(card, takes):
                self.scope[side] += 1
                scopa = 1
            self._history.append((play, seat, before, self.matta, scopa))  # type: ignore[arg-type]  # a bare tuple: cheaper
            if game.watches:
                if takes & MATTA_BIT or card == MATTA:
                    self.matta = 0
                self._check_instant_win(side)
        else:
            self._history.append((play, seat, self.last_capturer, self.matta, 0))  # type: ignore[arg-type]
            self.table |= bit
            if card == MATTA and not game.matta_stays:
                self.matta = 0
        self.turn = game.next_seat[seat]
        if self.cards_left == self._deal_ends:
            self._end_deal()

    def undo(self) -> Play:
        """Take the last play or declaration back exactly and return it.

        Raises:
            IndexError: nothing has been played.
        """
        play, seat, self.last_capturer, self.matta, scopa = self._history.pop()
        card = play & CARD_MASK
        if card >= FIRST_DECLARATION:
            self.declared[self.side_of[seat]] -= POINTS[declaration_of(play)]
            self.shown[seat] ^= self.hands[seat]
            return play
        if self.over:
            self._reopen()
        elif self.cards_left == self._deal_ends + self._game.per_deal:
            self.hands[:] = [EMPTY] * len(self.hands)
            self._deal_ends = self.cards_left
        takes = play >> CARD_BITS
        bit = BIT[card]
        if takes:
            side = self._game.side_of[seat]
            self.table |= takes
            self.piles[side] ^= takes | bit
            self.scope[side] -= scopa
        else:
            self.table ^= bit
        self.hands[seat] |= bit
        self.cards_left += 1
        self.turn = seat
        return play

    def _reopen(self) -> None:
        """Take back the round's end."""
        if self.leftovers_side != NOBODY:
            self.table = self.leftovers
            self.piles[self.leftovers_side] ^= self.leftovers
            self.leftovers, self.leftovers_side = EMPTY, NOBODY
        self.over = False
        self.winner, self.win_reason = NOBODY, ""

    def copy(self) -> Round:
        """Return a round in the same state that can be played on without touching this one."""
        twin = Round.__new__(Round)
        for name, value in zip(Round.__slots__, _SLOTS_OF(self), strict=True):
            setattr(twin, name, value[:] if type(value) is list else value)
        return twin

    def _scores_scopa(self, card: int, takes: int) -> bool:
        """Tell whether a capture that left the table empty is a scopa (rules.md section 5)."""
        if self.cards_left == 0 and not self.rules.last_play_scopa:
            return False
        return sweep_scores(self.rules, card, takes, self.matta)

    def _check_instant_win(self, side: int) -> None:
        pile = self.piles[side]
        for cards, reason in self._game.instant:
            if pile & cards == cards:
                self.winner, self.win_reason, self.over = side, reason, True
                return

    def _declare(self, play: Play) -> None:
        seat = self.turn
        hand = self.hands[seat]
        self._history.append(Step(play, seat, self.last_capturer, self.matta, 0))
        self.declared[self.side_of[seat]] += POINTS[declaration_of(play)]
        self.shown[seat] |= hand
        if hand & MATTA_BIT and self.rules.matta in ("capture_by_holder", "until_captured"):
            self.matta = matta_of(play) or 0

    def _end_deal(self) -> None:
        """Deal again, or end the round; not after a win at once, which ends it at that play."""
        if self.over:
            return
        if self.cards_left:
            self.hands[:] = self.deal.hand_sets[self.deals_made]
            self._deal_ends -= self._game.per_deal
            return
        self.over = True
        if self.last_capturer == NOBODY:
            # Only where capturing is not mandatory: the cards on the table go to nobody (rules.md section 3).
            return
        if self.table:
            to_dealer = self.rules.leftovers_to == "dealer"
            self.leftovers = self.table
            self.leftovers_side = self.side_of[self.dealer] if to_dealer else self.last_capturer
            self.piles[self.leftovers_side] |= self.table
            self.table = EMPTY
            self._check_instant_win(self.leftovers_side)

    # What has happened

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.side_of)

    @property
    def deals_made(self) -> int:
        """How many deals of the round have been dealt: 1 at the start."""
        return len(self.deal.hand_sets) - self._deal_ends // self._game.per_deal

    @property
    def stock(self) -> int:
        """How many cards are left in the stock."""
        return self._deal_ends

    @property
    def history(self) -> tuple[Step, ...]:
        """Every play and declaration so far."""
        return tuple(Step(*step) for step in self._history)

    @property
    def plays(self) -> tuple[Play, ...]:
        """Every play and declaration so far, without who made it."""
        return tuple([step[0] for step in self._history])

    @property
    def plays_made(self) -> int:
        """How many plays and declarations have been made."""
        return len(self._history)

    @property
    def opening_play(self) -> bool:
        """Whether the round's first card is still to be played."""
        return self.cards_left == self._opening

    def exposed(self, seat: int) -> CardSet:
        """Return the cards of a seat's hand that a declaration has turned face up."""
        return self.hands[seat] & self.shown[seat]

    def opening_events(self) -> tuple[Event, ...]:
        """Return what happened before the first play: misdeals, the deal, the dealer's capture."""
        events: list[Event] = []
        for table in self.deal.misdeals:
            reason = misdeal_reason(CardSet(sum(BIT[card] for card in table)), self.rules)
            events.append(Misdealt(table, reason or "kings"))
        events.append(self._dealt(0))
        taken = self.opening_capture
        if taken:
            side = self.side_of[self.dealer]
            scope = taken.scope if self.rules.scopa_points else 0
            events.append(DealerCaptured(self.dealer, side, self.deal.table, scope, taken.matta))
            if self.over and not self._history:
                events.append(InstantlyWon(self.winner, self.win_reason))
        return tuple(events)

    def last_events(self) -> tuple[Event, ...]:
        """Return what the last play brought about, as `play` told it; nothing before the first play."""
        return tuple(self._happened()) if self._history else ()

    def _dealt(self, index: int) -> Dealt:
        deal = self.deal
        table = deal.table if index == 0 else ()
        return Dealt(index + 1, len(deal.hands), deal.hands[index], table, deal.stock(index))

    def _happened(self) -> Iterator[Event]:
        """Yield what the last play brought about."""
        play, seat, _, _, scopa = self._history[-1]
        side = self.side_of[seat]
        if is_declaration(play):
            declaration = declaration_of(play)
            hand = cards_of(self.hands[seat])
            yield Declared(seat, side, declaration, POINTS[declaration], matta_of(play), hand)
            return
        taken = takes_of(play)
        if not taken:
            yield CardLaid(seat, card_of(play))
        else:
            yield Captured(seat, side, card_of(play), cards_of(taken))
            if scopa:
                yield Scopa(seat, side, card_of(play))
        if self.leftovers_side != NOBODY:
            yield LeftoversTaken(self.leftovers_side, cards_of(self.leftovers))
        if self.winner != NOBODY:
            yield InstantlyWon(self.winner, self.win_reason)
        elif self.cards_left and self.cards_left == self._deal_ends + self._game.per_deal:
            yield self._dealt(self.deals_made - 1)

    def _complaint(self, play: Play) -> IllegalPlay:
        said = {"seat": self.turn, "legal": ", ".join(play_text(each) for each in sorted(self.legal_plays()))}
        if not is_declaration(play) and not self.hands[self.turn] >> card_of(play) & 1:
            said["card"] = card_text(card_of(play))
            return IllegalPlay("seat {seat} does not hold {card}; it may play {legal}", **said)
        said["play"] = play_text(play)
        return IllegalPlay("{play} is not allowed here; seat {seat} may play {legal}", **said)

    # Counting

    def takes(self) -> list[SideTake]:
        """Return what each side has taken so far."""
        scopa_cards = [EMPTY] * len(self.sides)
        for play, seat, _, _, scopa in self._history:
            if scopa:
                scopa_cards[self.side_of[seat]] |= BIT[play & CARD_MASK]
        shown = [EMPTY] * len(self.sides)
        for seat, cards in enumerate(self.shown):
            shown[self.side_of[seat]] |= cards
        return [SideTake(*side) for side in zip(self.piles, self.scope, self.declared, scopa_cards, shown, strict=True)]

    def score(self) -> RoundScore:
        """Return the reckoning of the cards captured so far: the round's, once it is over."""
        return score_round(self.rules, self.takes())

    def points(self) -> tuple[int, ...]:
        """Return each side's points for the cards captured so far, without the reasons: for searching."""
        takes = [SideTake(*side) for side in zip(self.piles, self.scope, self.declared, strict=True)]
        return sum_points(self._game.reckonings, self._game.rules, takes)


_SLOTS_OF = attrgetter(*Round.__slots__)
