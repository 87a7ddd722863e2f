"""Why a play is good: facts of a position that tell it from the other plays.

Nothing here values a play.  The facts are read off what the seat sees: what the play brings, what it leaves on the
table, and what the next player may do with that.  What is true of every play is no reason for one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scopa_desktop.core.captures import MATTA_BIT, ace_takes_by_value, captures_of
from scopa_desktop.core.cards import (
    BIT,
    COINS,
    EMPTY,
    MATTA,
    RANK,
    RANK_SET,
    RE_BELLO,
    SETTEBELLO,
    SUIT_SET,
    Card,
    CardSet,
    cards_of,
    suit_of,
)
from scopa_desktop.core.cirulla import POINTS
from scopa_desktop.core.plays import Play, card_of, declaration_of, is_declaration, takes_of
from scopa_desktop.core.round import Round
from scopa_desktop.core.scoring import FRAC_CARDS, HIGH_COINS, LOW_COINS, SEVENS, SIXES
from scopa_desktop.core.view import SeatView, hand_counts
from scopa_desktop.players.advice import MOST_REASONS, Reason, ReasonKind
from scopa_desktop.players.greedy import chance_of_holding, sweeping_cards
from scopa_desktop.players.worth import worth_of, worths

WORTH_A_WORD = 0.15
"""How likely something must be that the runner-up would give away."""
LESS_LIKELY = 0.10
"""By how much less likely the advised play must make it."""
_HALF_OF_THE_COINS = 5
_HALF_OF_THE_CARDS = 20

Kind = ReasonKind
_ORDER = {kind: place for place, kind in enumerate(ReasonKind)}
_GREAT = frozenset(
    {
        *(Kind.WINS_MATCH, Kind.DECLARES, Kind.SCOPA, Kind.SETTEBELLO, Kind.TRENTE, Kind.RE_BELLO),
        *(Kind.LAST_CAPTURE, Kind.ACE_TAKES_ALL, Kind.NO_SCOPA, Kind.TAKES_NOTHING),
    }
)
"""Kinds that are worth a word though the runner-up has them too."""
_SMALL = frozenset({Kind.LEAST, Kind.FIFTEEN, Kind.CARDS})
"""Kinds that are said only where there is little else to say."""
_SAFE = frozenset({Kind.NO_SWEEP, Kind.LAST_GONE, Kind.SWEEPERS_HELD})
"""Kinds that all tell why the next player cannot sweep."""


def reasons_for(position: Position, play: Play, runner_up: Play | None, level: bool = False) -> tuple[Reason, ...]:
    """Return why a play is better than the others, the weightiest reason first.

    Args:
        position: the position.
        play: the play that is advised.
        runner_up: the next best play, or None if there is no other.
        level: whether all plays are about equally good.
    """
    if Reason(Kind.WINS_MATCH) in position.facts(play):
        return (Reason(Kind.WINS_MATCH),)
    if runner_up is None:
        great = sorted((fact for fact in position.facts(play) if fact.kind in _GREAT), key=_rank)
        return (Reason(Kind.ONLY_PLAY), *great)[:MOST_REASONS]
    if level:
        return (Reason(Kind.LEVEL),)
    others = [position.facts(each) for each in position.plays if each != play]
    theirs = position.facts(runner_up)
    facts = [fact for fact in position.facts(play) if not all(_shared(fact, each) for each in others)]
    facts += position.compared(play, runner_up)
    telling = sorted((fact for fact in facts if fact.kind in _GREAT or not _shared(fact, theirs)), key=_rank)
    weighty = [fact for fact in telling if fact.kind not in _SMALL]
    if not weighty:
        # What tells it from all but the runner-up, and then the little that tells it from that too.
        shared = sorted((fact for fact in facts if fact not in telling), key=_rank)
        weighty = [*(fact for fact in shared if fact.kind not in _SMALL), *telling] or shared
    return tuple(_without_echoes(weighty)[:MOST_REASONS]) or (Reason(Kind.ON_AVERAGE),)


def _shared(fact: Reason, theirs: Iterable[Reason]) -> bool:
    """Tell whether as much can be said for another play: it is as safe, or brings as many cards of a kind."""
    kinds = _SAFE if fact.kind in _SAFE else (fact.kind,)
    return any(
        each.kind in kinds and (fact.kind in _SAFE or (each.number, len(each.cards)) >= (fact.number, len(fact.cards)))
        for each in theirs
    )


def _without_echoes(facts: list[Reason]) -> list[Reason]:
    """Leave out what another fact says already."""
    kinds = {fact.kind for fact in facts}
    twins = {fact.cards[0] for fact in facts if fact.kind is Kind.TWIN}
    said = {
        Kind.KEEPS: lambda fact: fact.cards[0] in twins,
        Kind.FELLOWS_GONE: lambda fact: Kind.LAST_GONE in kinds,
        Kind.PREPARES: lambda fact: Kind.TWIN in kinds,
        Kind.TAKES_NOTHING: lambda fact: Kind.NO_SCOPA in kinds,
    }
    return [fact for fact in facts if fact.kind not in said or not said[fact.kind](fact)]


def _rank(reason: Reason) -> int:
    return _ORDER[reason.kind]


class Position:
    """A view, looked at for facts.

    Args:
        view: what the seat to play has seen.

    Attributes:
        plays: every legal play.
    """

    def __init__(self, view: SeatView) -> None:
        """Look at a view; nothing of it is changed."""
        self.view = view
        self.plays = view.legal_plays()
        self._rules = view.rules
        self._side = view.seen.side_of[view.seat]
        known_elsewhere = EMPTY
        for seat, hand in enumerate(view.seen.hands):
            if seat != view.seat:
                known_elsewhere |= hand
        self._others = CardSet(view.unseen | known_elsewhere)
        """Every card that somebody else may play some day."""
        self._known: dict[Play, tuple[Reason, ...]] = {}

    def facts(self, play: Play) -> tuple[Reason, ...]:
        """Return what can be said for a play by itself."""
        known = self._known.get(play)
        if known is None:
            known = self._known[play] = tuple(self._find(play))
        return known

    def compared(self, play: Play, runner_up: Play) -> list[Reason]:
        """Return what can be said for a play against another one."""
        if is_declaration(play) or is_declaration(runner_up):
            return []
        if self._rules.inverse:
            return list(self._less_of_it(play))
        return [*self._spares(play, runner_up), *self._keeps(play, runner_up)]

    # What a play brings

    def _find(self, play: Play) -> Iterator[Reason]:
        if is_declaration(play):
            if not self._rules.inverse:
                yield Reason(Kind.DECLARES, number=POINTS[declaration_of(play)])
            return
        after = self._after(play)
        if after.winner == self._side:
            yield Reason(Kind.WINS_MATCH)
        if takes_of(play):
            yield from self._takes(play, after)
        elif self._rules.inverse:
            yield from self._gets_rid(play)
        else:
            yield from self._lays(play, after)
        if not self._rules.inverse:
            yield from self._leaves(after)

    def _after(self, play: Play) -> Round:
        after = self.view.seen.copy()
        after.push(play)
        return after

    def _takes(self, play: Play, after: Round) -> Iterator[Reason]:
        """What a capture brings."""
        rules = self._rules
        captured = CardSet(takes_of(play) | BIT[card_of(play)])
        if takes_of(play).bit_count() > 1 and self._by_power(play):
            yield Reason(Kind.ACE_TAKES_ALL, number=takes_of(play).bit_count())
        if not rules.inverse:
            yield from self._sweeps(after)
            yield from self._single_cards(captured)
            yield from self._runs(captured)
            yield from self._for_the_primiera(captured)
            yield from self._most(captured)
        if rules.capture_mode != "equal" and self._total(captured, self.view.seen.matta) == 15:
            yield Reason(Kind.FIFTEEN, (card_of(play), *cards_of(takes_of(play))))

    def _by_power(self, play: Play) -> bool:
        """Tell whether an ace takes the whole table by its power alone (rules.md section 6)."""
        taken, value = takes_of(play), self._value(card_of(play), self.view.seen.matta)
        if value != 1 or self._rules.ace_rule == "none" or taken != self.view.table:
            return False
        return not ace_takes_by_value(self._rules, self._total(taken, self._lying(self.view.seen)))

    def _sweeps(self, after: Round) -> Iterator[Reason]:
        if after.scope[self._side] > self.view.seen.scope[self._side]:
            yield Reason(Kind.SCOPA)
        left = self._left_over(after)
        if left:
            yield Reason(Kind.LAST_CAPTURE, number=left)

    def _left_over(self, after: Round) -> int:
        """Return how many cards come along because nobody can take after this capture; 0 if somebody may."""
        if self._rules.leftovers_to != "last_capturer":
            return 0
        if after.over:
            return after.leftovers.bit_count() if after.leftovers_side == self._side else 0
        if after.cards_left != 1 or after.matta:
            return 0
        held = after.hands[after.turn] or self.view.unseen
        takes = any(self._sets(after, card) for card in cards_of(held))
        return 0 if takes else after.table.bit_count() + 1

    def _single_cards(self, captured: CardSet) -> Iterator[Reason]:
        """Cards that score by themselves."""
        rules = self._rules
        if rules.score_settebello and captured & BIT[SETTEBELLO]:
            yield Reason(Kind.SETTEBELLO)
        if rules.re_bello and captured & BIT[RE_BELLO]:
            yield Reason(Kind.RE_BELLO)
        if rules.trente and captured & LOW_COINS:
            low = cards_of(CardSet(captured & LOW_COINS))
            yield Reason(Kind.TRENTE, low, sum(RANK[card] for card in low))
        if rules.frac and captured & FRAC_CARDS:
            yield Reason(Kind.FRAC, number=(captured & FRAC_CARDS).bit_count())

    def _runs(self, captured: CardSet) -> Iterator[Reason]:
        """Coins that score when one side has all three of them, while no other side has any."""
        if (self._rules.napola or self._rules.cirulla) and captured & LOW_COINS and not self._lost(LOW_COINS):
            yield Reason(Kind.RUN, cards_of(CardSet(captured & LOW_COINS)))
        if self._rules.cirulla and captured & HIGH_COINS and not self._lost(HIGH_COINS):
            yield Reason(Kind.GRANDE, cards_of(CardSet(captured & HIGH_COINS)))

    def _lost(self, cards: CardSet) -> bool:
        return any(pile & cards for side, pile in enumerate(self.view.seen.piles) if side != self._side)

    def _for_the_primiera(self, captured: CardSet) -> Iterator[Reason]:
        rules = self._rules
        sevens = CardSet(captured & SEVENS & ~BIT[SETTEBELLO]) if rules.score_settebello else captured & SEVENS
        counted = rules.sevens != "off" or rules.barmila
        if counted and sevens:
            yield Reason(Kind.SEVENS, cards_of(sevens))
        if rules.score_primiera:
            pile = self.view.seen.piles[self._side] | captured
            sixes = [card for card in cards_of(captured & SIXES) if not pile & SEVENS & SUIT_SET[suit_of(card)]]
            best = (*(() if counted else cards_of(sevens)), *sixes)
            if best:
                yield Reason(Kind.PRIMIERA, best)

    def _most(self, captured: CardSet) -> Iterator[Reason]:
        """What counts by its number, as long as nobody has more than half."""
        rules, piles = self._rules, self.view.seen.piles
        coins = captured & COINS
        named = self._named(coins)
        open_ = all((pile & COINS).bit_count() <= _HALF_OF_THE_COINS for pile in piles)
        if rules.score_coins and open_ and coins & ~named:
            yield Reason(Kind.COINS, number=coins.bit_count())
        open_ = all(pile.bit_count() <= _HALF_OF_THE_CARDS for pile in piles)
        if rules.score_cards and open_:
            yield Reason(Kind.CARDS, number=captured.bit_count())

    def _named(self, coins: CardSet) -> CardSet:
        """Return the one coin that another reason names already: alone it needs no second word."""
        if coins.bit_count() > 1:
            return EMPTY
        rules = self._rules
        named = BIT[SETTEBELLO] if rules.score_settebello else EMPTY
        if rules.re_bello:
            named |= BIT[RE_BELLO]
        if rules.trente:
            named |= LOW_COINS
        if (rules.napola or rules.cirulla) and not self._lost(LOW_COINS):
            named |= LOW_COINS
        if rules.cirulla and not self._lost(HIGH_COINS):
            named |= HIGH_COINS
        return named

    # What a play lays

    def _gets_rid(self, play: Play) -> Iterator[Reason]:
        card = card_of(play)
        if self._precious() >> card & 1:
            yield Reason(Kind.GETS_RID, (card,))

    def _precious(self) -> CardSet:
        """Return the cards that bring points by themselves, as coins or for the primiera."""
        rules = self._rules
        cards = SEVENS if rules.score_primiera or rules.sevens != "off" or rules.barmila else EMPTY
        if rules.score_primiera:
            cards |= SIXES
        if rules.score_settebello:
            cards |= BIT[SETTEBELLO]
        if rules.score_coins:
            cards |= COINS
        if rules.re_bello:
            cards |= BIT[RE_BELLO]
        if rules.napola or rules.cirulla or rules.trente:
            cards |= LOW_COINS
        if rules.frac:
            cards |= FRAC_CARDS
        return cards

    def _lays(self, play: Play, after: Round) -> Iterator[Reason]:
        card = card_of(play)
        hand = CardSet(self.view.hand ^ BIT[card])
        fellows = CardSet(RANK_SET[RANK[card]] ^ BIT[card])
        takers = self._takers(after, card)
        if takers is not None:
            within_reach = CardSet(self._others | hand | self.view.table)
            if not fellows & within_reach and not takers & self._others:
                yield Reason(Kind.FELLOWS_GONE, (card,))
            twins = cards_of(fellows & hand & takers)
            if twins:
                yield Reason(Kind.TWIN, (twins[0], card))
            yield from self._prepares(after, card, hand)
        worth = worths(self._rules)
        if hand and all(worth[card] < worth[each] for each in cards_of(hand)):
            yield Reason(Kind.LEAST, (card,))

    def _prepares(self, after: Round, laid: Card, hand: CardSet) -> Iterator[Reason]:
        """Name the best that a card of the hand could take together with the one laid."""
        worth = worths(self._rules)
        found = [
            (worth_of(taken, worth) + worth[held], -held, taken)
            for held in cards_of(hand & after.hands[self.view.seat])
            for taken in self._sets(after, held)
            if taken >> laid & 1 and taken != BIT[laid]
        ]
        if found:
            _, held, taken = max(found)
            yield Reason(Kind.PREPARES, (Card(-held), *cards_of(taken)))

    def _takers(self, after: Round, target: Card) -> CardSet | None:
        """Return the cards that could take a card from the table; None while the seven of cups has another value."""
        if after.matta or not after.table >> target & 1:
            return None
        cards = EMPTY
        for rank in range(1, 11):
            if any(taken >> target & 1 for taken in self._sets(after, Card(rank - 1))):
                cards |= RANK_SET[rank]
        return cards

    def _sets(self, after: Round, card: Card) -> list[CardSet]:
        return captures_of(self._rules).sets(after.table, card)

    # What a play leaves

    def _leaves(self, after: Round) -> Iterator[Reason]:
        """Why the next player cannot sweep what is left."""
        sweepers = self._sweepers(after)
        if sweepers is None:
            return
        if not sweepers:
            yield Reason(Kind.NO_SWEEP, number=self._total(after.table, self._lying(after)))
        elif not self._may_sweep(after, sweepers):
            ranks = {RANK[card] for card in cards_of(sweepers)}
            rank = ranks.pop() if len(ranks) == 1 else 0
            gone = rank and not sweepers & after.hands[self.view.seat]
            yield Reason(Kind.LAST_GONE if gone else Kind.SWEEPERS_HELD, number=rank)

    def _sweepers(self, after: Round) -> CardSet | None:
        """Return the cards that may sweep what is left for a point; None where no rival could score one at all."""
        rules = self._rules
        if after.over or not after.table or not rules.scopa_points or after.side_of[after.turn] == self._side:
            return None
        if after.cards_left == 1 and not rules.last_play_scopa:
            return None
        return sweeping_cards(rules, after.table, after.matta)

    def _may_sweep(self, after: Round, sweepers: CardSet) -> bool:
        """Tell whether anybody else may hold one of these cards."""
        if after.matta and self._others & MATTA_BIT and sweepers & RANK_SET[after.matta]:
            return True
        return bool(sweepers & self._others)

    def danger(self, play: Play) -> float:
        """Return how likely it is that the next player can sweep what a play leaves, for a point."""
        after = self._after(play)
        sweepers = self._sweepers(after)
        if not sweepers:
            return 0.0
        known = after.hands[after.turn]
        if after.matta and known & MATTA_BIT:
            known = CardSet(known ^ MATTA_BIT)
            if sweepers & RANK_SET[after.matta]:
                return 1.0
        return self._held_by_the_next(after, sweepers, known)

    def loses_settebello(self, play: Play) -> float:
        """Return how likely it is that the next player can take the settebello from what a play leaves."""
        after = self._after(play)
        if after.over or after.side_of[after.turn] == self._side or not self._rules.score_settebello:
            return 0.0
        takers = self._takers(after, SETTEBELLO)
        return self._held_by_the_next(after, takers, after.hands[after.turn]) if takers else 0.0

    def _held_by_the_next(self, after: Round, wanted: CardSet, known: CardSet) -> float:
        if known & wanted:
            return 1.0
        unseen = self.view.unseen
        hidden = hand_counts(after)[after.turn] - after.hands[after.turn].bit_count()
        return chance_of_holding(unseen.bit_count(), (unseen & wanted).bit_count(), hidden)

    # Against the runner-up

    def _spares(self, play: Play, runner_up: Play) -> Iterator[Reason]:
        """What the runner-up would give away, and this play would not, or less likely."""
        for kind, likely in (
            (Kind.SPARES_SETTEBELLO, self.loses_settebello),
            (Kind.SPARES_SCOPA, self.danger),
        ):
            given = likely(runner_up)
            if given >= WORTH_A_WORD and given - likely(play) >= LESS_LIKELY:
                yield Reason(kind, number=round(100 * given))

    def _keeps(self, play: Play, runner_up: Play) -> Iterator[Reason]:
        card = card_of(runner_up)
        if takes_of(runner_up) or card == card_of(play) or not self._precious() >> card & 1:
            return
        worth = worths(self._rules)
        if takes_of(play) or worth[card_of(play)] < worth[card]:
            yield Reason(Kind.KEEPS, (card,))

    def _less_of_it(self, play: Play) -> Iterator[Reason]:
        """Why a play is good where the lowest score wins."""
        others = [each for each in self.plays if each != play and not is_declaration(each)]
        if not self._scores_scopa(play) and any(map(self._scores_scopa, others)):
            yield Reason(Kind.NO_SCOPA)
        own = _taken(play)
        if not own:
            if any(map(_taken, others)):
                yield Reason(Kind.TAKES_NOTHING)
            return
        counts = [(_taken(each).bit_count(), (_taken(each) & COINS).bit_count()) for each in others]
        cards, coins = own.bit_count(), (own & COINS).bit_count()
        fewest = all(cards <= more and coins <= golden for more, golden in counts)
        if fewest and any((cards, coins) != each for each in counts):
            yield Reason(Kind.TAKES_LITTLE, number=cards)

    def _scores_scopa(self, play: Play) -> bool:
        return self._after(play).scope[self._side] > self.view.seen.scope[self._side]

    # Values of cards

    def _lying(self, round_: Round) -> int:
        """Return the value that the seven of cups has on the table; 0 if it is a seven or not there."""
        return round_.matta if self._rules.matta == "until_captured" and round_.table & MATTA_BIT else 0

    @staticmethod
    def _value(card: Card, matta: int) -> int:
        return matta if card == MATTA and matta else RANK[card]

    def _total(self, cards: CardSet, matta: int) -> int:
        return sum(self._value(card, matta) for card in cards_of(cards))


def _taken(play: Play) -> CardSet:
    """Return everything that a play takes home."""
    takes = takes_of(play)
    return CardSet(takes | BIT[card_of(play)]) if takes else EMPTY
