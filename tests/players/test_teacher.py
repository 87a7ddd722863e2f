"""The teacher's reasons: each in a position made for it, and none that is not so, checked by playing it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from random import Random

import pytest

from scopa_desktop.core.cards import BIT, DECK, RANK, SETTEBELLO, Card, CardSet, cards_of, parse_card, suit_of
from scopa_desktop.core.deals import Deal, deal_out
from scopa_desktop.core.events import Captured, CardLaid, Declared, Event, InstantlyWon, LeftoversTaken, Scopa
from scopa_desktop.core.plays import Play, card_of, is_declaration, parse_play, takes_of
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules
from scopa_desktop.core.view import SeatView, hand_counts, view_of
from scopa_desktop.players.advice import MOST_REASONS, Advice, Reason, ReasonKind
from scopa_desktop.players.grades import LEVEL_COST
from scopa_desktop.players.greedy import Valuation
from scopa_desktop.players.reasons import Position, reasons_for
from scopa_desktop.players.search import Valued
from scopa_desktop.players.teacher import advise
from scopa_desktop.players.worth import worths
from tests.players.test_players import TABLES, current_view, new_round, positions, reshuffled

Kind = ReasonKind


def plain_values(view: SeatView, chance: Random) -> list[Valued]:
    """Value every play by what it brings at once: so fast that thousands of positions can be looked at."""
    valued = [Valued(play, value, 0.0) for play, value in Valuation(view, view.unseen, 1.0).values()]
    return sorted(valued, key=lambda each: (-each.value, each.play))


def first_play(table: str, hand: str, variant: str = "scopa", **house: object) -> SeatView:
    """Return what the first player of a round of two sees: these cards on the table, these in the hand."""
    rules = Rules.from_options(variant, house)
    given = [parse_card(each) for each in f"{table} {hand}".split()]
    rest = [card for card in DECK if card not in given]
    size = len(table.split())
    rows = deal_out([*given[size:], *rest], rules.hand_size, 2)
    return view_of(Round(rules, SEATINGS["2"], 1, Deal(tuple(given[:size]), rows)), 0, (0, 0))


def found(view: SeatView, play: str, runner_up: str) -> dict[Kind, Reason]:
    """Return why a play is better than another one."""
    given = reasons_for(Position(view), parse_play(play), parse_play(runner_up))
    return {each.kind: each for each in given}


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(each) for each in text.split())


@pytest.mark.parametrize(
    ("table", "hand", "play", "runner_up", "variant", "reason"),
    [
        ("7D 4C 2S 10B", "7S 4B 1C", "7S x 7D", "4B x 4C", "scopa", Reason(Kind.SETTEBELLO)),
        ("3D 4D 10S 9B", "7S 9C 1C", "7S x 3D+4D", "9C x 9B", "scopa", Reason(Kind.COINS, number=2)),
        ("1S 2C 3C 1B", "7S 3B 10C", "7S x 1S+2C+3C+1B", "3B x 3C", "scopa", Reason(Kind.SCOPA)),
        ("10D 4C 2S 9B", "10S 4B 1C", "10S x 10D", "4B x 4C", "re_bello", Reason(Kind.RE_BELLO)),
        ("2D 4C 8S 9B", "2S 4B 10C", "2S x 2D", "4B x 4C", "napola", Reason(Kind.RUN, cards("2D"))),
        ("2D 4C 8S 9B", "2S 4B 10C", "2S x 2D", "4B x 4C", "cirulla", Reason(Kind.RUN, cards("2D"))),
        ("9D 4C 8S 2B", "9S 4B 10C", "9S x 9D", "4B x 4C", "cirulla", Reason(Kind.GRANDE, cards("9D"))),
        ("7C 4C 8S 9B", "7S 4B 10C", "7S x 7C", "4B x 4C", "scopa", Reason(Kind.PRIMIERA, cards("7C 7S"))),
        ("6C 4C 8S 9B", "6S 4B 10C", "6S x 6C", "4B x 4C", "scopa", Reason(Kind.PRIMIERA, cards("6C 6S"))),
        ("7C 8D 9C 10B", "8C 2S 1B", "8C x 7C", "8C x 7C", "escoba", Reason(Kind.SEVENS, cards("7C"))),
        ("7C 4C 8S 9B", "7S 4B 10C", "7S x 7C", "4B x 4C", "chkobba", Reason(Kind.SEVENS, cards("7C 7S"))),
        ("10C 4C 8S 9B", "10S 4B 5C", "10S x 10C", "4B x 4C", "frac", Reason(Kind.FRAC, number=2)),
        ("4C 8S 9B 7B", "1S 4B 5C", "1S x 4C+8S+9B+7B", "4B x 4C", "asso_simple", Reason(Kind.ACE_TAKES_ALL, number=4)),
        ("2S 3C 4B 5B", "9S 10C 6C", "9S x 4B+5B", "6C", "scopa", Reason(Kind.LAST_CAPTURE)),
        ("8C 9C 10B 10S", "5S 5B 1C", "5S", "1C", "scopa", Reason(Kind.TWIN, cards("5B 5S"))),
        ("8C 9C 10B 10S", "7S 2B 5C", "2B", "7S", "scopa", Reason(Kind.KEEPS, cards("7S"))),
        ("9C 4B", "9B 2S 10C", "10C", "9B x 9C", "scopa", Reason(Kind.NO_SWEEP, number=23)),
        ("9C 3D 4B", "9B 2S 3S", "3S x 3D", "2S", "scopa", Reason(Kind.COINS, number=1)),
        ("9C 3D 4B", "9B 2S 3S", "3S x 3D", "2S", "scopa", None),
        ("4C 8C 10B 10S", "5C 1B 9C", "1B", "9C", "scopa", Reason(Kind.PREPARES, cards("5C 4C 1B"))),
        ("4C 8S 9B 7B", "2S 2B 3B", "under ten", "3B", "cirulla", Reason(Kind.DECLARES, number=3)),
        ("4C 8S 9B 7B", "2S 2B 2C", "three of a kind", "2B", "cirulla", Reason(Kind.DECLARES, number=10)),
        ("1D 4C 8S 9B", "1S 4B 5C", "1S x 1D", "4B x 4C", "scopone_trente", Reason(Kind.TRENTE, cards("1D"), 1)),
        ("4C 7S 9B 8B", "4B 10C 1C", "10C", "4B x 4C", "perdere", Reason(Kind.TAKES_NOTHING)),
        ("4C 7S 9B 10D", "4B 10C 7C", "4B x 4C", "10C x 10D", "perdere", Reason(Kind.TAKES_LITTLE, number=2)),
        ("4C 7S 9B 8B", "4B 10D 1C", "10D", "1C", "perdere", Reason(Kind.GETS_RID, cards("10D"))),
        ("1S 2C 3C 1B", "7S 3B 10C", "10C", "7S x 1S+2C+3C+1B", "perdere", Reason(Kind.NO_SCOPA)),
    ],
)
def test_reasons(table: str, hand: str, play: str, runner_up: str, variant: str, reason: Reason | None) -> None:
    if variant == "scopone_trente":
        view = first_play(table, f"{hand} 6C 6B 9C 10S 10C 3C", variant)
    else:
        view = first_play(table, hand, variant)
    given = found(view, play, runner_up)
    if reason is None:
        assert not given.keys() & {Kind.SETTEBELLO, Kind.NO_SWEEP}, "the other play is as safe"
    elif reason.kind is Kind.LAST_CAPTURE:
        assert reason.kind not in given, "far from the end"
    else:
        assert given.get(reason.kind) == reason, given


def test_what_the_runner_up_would_give_away_is_told_by_its_chance() -> None:
    view = first_play("3C 4B", "7S 10S 2B", "scopa")
    given = found(view, "10S", "2B")
    # 3 + 4 + 2: nine. Four nines are among the 35 cards unseen, three of which the next player holds.
    chance = 1 - comb(31, 3) / comb(35, 3)
    assert given[Kind.SPARES_SCOPA] == Reason(Kind.SPARES_SCOPA, number=round(100 * chance))
    assert view.seen.plays_made == 0, "nothing was played on the view"


def test_a_settebello_that_the_runner_up_would_leave() -> None:
    view = first_play("8C 9C 10B 10S", "7D 2B 1C", "scopa")
    given = found(view, "2B", "7D")
    assert given[Kind.SPARES_SETTEBELLO].number == round(100 * (1 - comb(30, 3) / comb(33, 3)))
    assert given[Kind.KEEPS] == Reason(Kind.KEEPS, (SETTEBELLO,))


def test_with_one_play_there_is_nothing_to_choose() -> None:
    met = 0
    for round_ in positions(new_round("scopa", "2", 4), Random(4)):
        plays = round_.legal_plays()
        advice = advise(current_view(round_), 1, plain_values)
        if len(plays) == 1:
            met += 1
            assert (advice.play, advice.runner_up, advice.cost) == (plays[0], None, 0.0)
            assert advice.reasons[0] == Reason(Kind.ONLY_PLAY)
        else:
            assert advice.runner_up in plays and advice.runner_up != advice.play
            assert Kind.ONLY_PLAY not in [each.kind for each in advice.reasons]
    assert met > 3


def test_nothing_to_decide_is_said() -> None:
    view = first_play("7D 4C 2S 10B", "7S 4B 1C")
    with pytest.raises(ValueError, match="nothing to decide"):
        advise(SeatView(view.rules, view.sides, 1, view.dealer, view.deal, view.plays, view.totals), 1)


def values(*valued: tuple[str, float, float]) -> Callable[[SeatView, Random], list[Valued]]:
    return lambda view, chance: [Valued(parse_play(play), value, error) for play, value, error in valued]


def test_a_difference_that_may_be_chance_costs_nothing() -> None:
    view = first_play("7D 4C 2S 10B", "7S 4B 1C")
    plays = ("7S x 7D", 1.5, 0.0), ("4B x 4C", 1.2, 0.1), ("1C", 0.3, 0.1)
    assert advise(view, 1, values(*plays)).cost == pytest.approx(0.3)
    doubtful = advise(view, 1, values(plays[0], ("4B x 4C", 1.4, 0.2), plays[2]))
    assert (doubtful.runner_up, doubtful.cost) == (parse_play("4B x 4C"), 0.0)


def test_where_all_plays_are_level_no_other_reason_is_given() -> None:
    view = first_play("7D 4C 2S 10B", "7S 4B 1C")
    plays = ("7S x 7D", 0.52, 0.0), ("4B x 4C", 0.5, 0.01), ("1C", 0.48, 0.01)
    assert advise(view, 1, values(*plays)).reasons == (Reason(Kind.LEVEL),)


def test_the_teacher_thinks_ahead() -> None:
    """With its own judgement reasons are facts too, and the same seed leads to the same advice."""
    for variant, seating in (("scopa", "2"), ("cirulla", "2"), ("scopone_scientifico", "2x2"), ("perdere", "3")):
        chance = Random(f"{variant} {seating}")
        for round_ in positions(new_round(variant, seating, 2), chance):
            if chance.random() < 0.12:
                view = current_view(round_)
                advice = advise(view, 3)
                assert advice == advise(SeatView.from_data(view.to_data()), 3)
                reasons = [each for each in advice.reasons if each.kind not in (Kind.LEVEL, Kind.ON_AVERAGE)]
                truth = Truth(view, advice.play, advice.runner_up)
                assert all(CHECKS[each.kind](truth, each) for each in reasons)


# ---------------------------------------------------------------------------------- no reason that is not so


class Truth:
    """What is so in a position, found by playing on by the rules alone.

    Args:
        view: what the seat sees.
        play: the play that is advised.
        runner_up: the next best.
    """

    def __init__(self, view: SeatView, play: Play, runner_up: Play | None) -> None:
        self.view, self.play, self.runner_up = view, play, runner_up
        self.rules = view.rules
        self.side = view.seen.side_of[view.seat]
        self.before = view.seen
        self.after, self.events = self.played(play)
        taken = [event for event in self.events if isinstance(event, Captured)]
        self.captured = {taken[0].card, *taken[0].taken} if taken else set()
        self.laid = next((event.card for event in self.events if isinstance(event, CardLaid)), None)
        others = set(DECK) - set(cards_of(self.after.table)) - set(cards_of(view.hand))
        for pile in self.after.piles:
            others -= set(cards_of(pile))
        self.others = others - {self.laid}
        self.pile = set(cards_of(self.after.piles[self.side]))

    def played(self, play: Play) -> tuple[Round, tuple[Event, ...]]:
        after = self.before.copy()
        return after, after.play(play)

    def event(self, kind: type, play: Play | None = None) -> Event | None:
        events = self.events if play is None else self.played(play)[1]
        return next((event for event in events if isinstance(event, kind)), None)

    def taken_by(self, play: Play) -> set[Card]:
        event = self.event(Captured, play)
        return {event.card, *event.taken} if isinstance(event, Captured) else set()

    @staticmethod
    def next_events(after: Round, card: Card) -> list[Event]:
        """Return all that may happen if the next player holds this card and plays it."""
        if after.over:
            return []
        world = after.copy()
        world.hands[world.turn] = BIT[card]
        return [event for play in world.card_plays() for event in world.copy().play(play)]

    def sweepers(self, after: Round, among: set[Card]) -> set[Card]:
        return {c for c in among if any(isinstance(e, Scopa) for e in self.next_events(after, c))}

    def takers(self, after: Round, target: Card, among: set[Card]) -> set[Card]:
        return {
            c for c in among if any(isinstance(e, Captured) and target in e.taken for e in self.next_events(after, c))
        }

    def chance(self, after: Round, wanted: set[Card]) -> float:
        """Return how likely the next player holds a wanted card."""
        known = set(cards_of(after.hands[after.turn]))
        if known & wanted:
            return 1.0
        unseen = set(cards_of(self.view.unseen))
        held = hand_counts(after)[after.turn] - len(known)
        return 1 - comb(len(unseen - wanted), held) / comb(len(unseen), held)

    def rank_of_all(self, found: set[Card]) -> int:
        ranks = {RANK[card] for card in found}
        return ranks.pop() if len(ranks) == 1 else 0


Check = Callable[[Truth, Reason], bool]
COINS = set(DECK[:10])
LOW, HIGH = set(DECK[:3]), set(DECK[7:10])


def no_sweep(truth: Truth, reason: Reason) -> bool:
    lying = cards_of(truth.after.table)
    matta = truth.after.matta if truth.rules.matta == "until_captured" else 0
    total = sum(matta if matta and card == parse_card("7C") else RANK[card] for card in lying)
    return total == reason.number and not truth.sweepers(truth.after, set(DECK) - set(lying))


def last_gone(truth: Truth, reason: Reason) -> bool:
    held = set(cards_of(truth.after.hands[truth.view.seat]))
    able = truth.sweepers(truth.after, set(DECK) - set(cards_of(truth.after.table)))
    left = {card for card in truth.others | held if RANK[card] == reason.number}
    return truth.rank_of_all(able) in (reason.number, 0) and not left and not able & (truth.others | held)


def sweepers_held(truth: Truth, reason: Reason) -> bool:
    able = truth.sweepers(truth.after, set(DECK) - set(cards_of(truth.after.table)))
    if reason.number and any(RANK[card] != reason.number for card in able):
        return False
    return bool(able) and not able & truth.others


def spares_scopa(truth: Truth, reason: Reason) -> bool:
    assert truth.runner_up is not None
    other, _ = truth.played(truth.runner_up)
    theirs = truth.chance(other, truth.sweepers(other, set(DECK)))
    own = 0.0
    if not truth.after.over and truth.after.table:
        own = truth.chance(truth.after, truth.sweepers(truth.after, set(DECK)))
    return round(100 * theirs) == reason.number and theirs > own + 0.09


def spares_settebello(truth: Truth, reason: Reason) -> bool:
    assert truth.runner_up is not None
    other, _ = truth.played(truth.runner_up)
    theirs = truth.chance(other, truth.takers(other, SETTEBELLO, set(DECK)))
    own = 0.0 if truth.after.over else truth.chance(truth.after, truth.takers(truth.after, SETTEBELLO, set(DECK)))
    return truth.rules.score_settebello and round(100 * theirs) == reason.number and theirs > own + 0.09


def last_capture(truth: Truth, reason: Reason) -> bool:
    if truth.after.over:
        event = truth.event(LeftoversTaken)
        return isinstance(event, LeftoversTaken) and event.side == truth.side and len(event.taken) == reason.number
    held = truth.after.hands[truth.after.turn] or truth.view.unseen
    for card in cards_of(held):
        if not any(
            isinstance(e, LeftoversTaken) and e.side == truth.side and len(e.taken) == reason.number
            for e in truth.next_events(truth.after, card)
        ):
            return False
    return truth.after.cards_left == 1


def by_power(truth: Truth, reason: Reason) -> bool:
    taken = cards_of(takes_of(truth.play))
    total = sum(map(RANK.__getitem__, taken))
    natural = total == 1 if truth.rules.capture_mode == "equal" else total in (1, 14)
    ace = RANK[card_of(truth.play)] == 1 or truth.before.matta == 1
    return ace and len(taken) == reason.number and truth.after.table == 0 and not natural


def counted(wanted: set[Card]) -> Check:
    return lambda truth, reason: len(truth.captured & wanted) == reason.number > 0


def are_taken(wanted: set[Card]) -> Check:
    return lambda truth, reason: bool(reason.cards) and set(reason.cards) <= truth.captured & wanted


def run(wanted: set[Card]) -> Check:
    def check(truth: Truth, reason: Reason) -> bool:
        theirs = [set(cards_of(pile)) for side, pile in enumerate(truth.after.piles) if side != truth.side]
        return are_taken(wanted)(truth, reason) and not any(pile & wanted for pile in theirs)

    return check


def primiera(truth: Truth, reason: Reason) -> bool:
    for card in reason.cards:
        better = {each for each in truth.pile if suit_of(each) is suit_of(card) and RANK[each] == 7}
        if card not in truth.captured or RANK[card] not in (6, 7) or (RANK[card] == 6 and better):
            return False
    return truth.rules.score_primiera and bool(reason.cards)


def fellows_gone(truth: Truth, reason: Reason) -> bool:
    (card,) = reason.cards
    fellows = {each for each in DECK if RANK[each] == RANK[card]} - {card}
    gone = {each for pile in truth.after.piles for each in cards_of(pile)}
    return card == truth.laid and fellows <= gone and not truth.takers(truth.after, card, truth.others)


def twin(truth: Truth, reason: Reason) -> bool:
    held, laid = reason.cards
    own = set(cards_of(truth.after.hands[truth.view.seat]))
    return laid == truth.laid and held in own and held in truth.takers(truth.after, laid, own)


def prepares(truth: Truth, reason: Reason) -> bool:
    """Nobody else plays in between: then the card may take just these."""
    held, *taken = reason.cards
    world = truth.after.copy()
    world.turn = truth.view.seat
    return truth.laid in taken and any(
        card_of(play) == held and set(cards_of(takes_of(play))) == set(taken) for play in world.card_plays()
    )


def keeps(truth: Truth, reason: Reason) -> bool:
    (card,) = reason.cards
    assert truth.runner_up is not None
    kept = truth.after.hands[truth.view.seat] & BIT[card]
    worth = worths(truth.rules)
    least = truth.laid is None or worth[truth.laid] < worth[card]
    return bool(kept) and card_of(truth.runner_up) == card and not takes_of(truth.runner_up) and least


def takes_little(truth: Truth, reason: Reason) -> bool:
    takes = [truth.taken_by(play) for play in truth.view.legal_plays() if not is_declaration(play)]
    sizes = [(len(taken), len(taken & COINS)) for taken in takes]
    own = (len(truth.captured), len(truth.captured & COINS))
    return truth.rules.inverse and reason.number == own[0] and own == (min(sizes)[0], min(s[1] for s in sizes))


def least(truth: Truth, reason: Reason) -> bool:
    worth = worths(truth.rules)
    rest = cards_of(CardSet(truth.view.hand ^ BIT[reason.cards[0]]))
    return reason.cards == (truth.laid,) and all(worth[each] > worth[reason.cards[0]] for each in rest)


def fifteen(truth: Truth, reason: Reason) -> bool:
    matta = truth.before.matta
    values = [matta if matta and card == parse_card("7C") else RANK[card] for card in reason.cards]
    return set(reason.cards) == truth.captured and sum(values) == 15 and truth.rules.capture_mode != "equal"


def declares(truth: Truth, reason: Reason) -> bool:
    event = truth.event(Declared)
    return isinstance(event, Declared) and event.points == reason.number


def level(truth: Truth, reason: Reason) -> bool:
    values = [each.value for each in plain_values(truth.view, Random(3))]
    return len(values) > 1 and max(values) - min(values) < LEVEL_COST


def no_scopa(truth: Truth, reason: Reason) -> bool:
    other = [play for play in truth.view.legal_plays() if play != truth.play and not is_declaration(play)]
    return truth.rules.inverse and not truth.event(Scopa) and any(truth.event(Scopa, play) for play in other)


def takes_nothing(truth: Truth, reason: Reason) -> bool:
    return truth.rules.inverse and not truth.captured and any(map(truth.taken_by, truth.view.legal_plays()))


CHECKS: dict[Kind, Check] = {
    Kind.ONLY_PLAY: lambda truth, reason: truth.view.legal_plays() == [truth.play],
    Kind.LEVEL: level,
    Kind.WINS_MATCH: lambda truth, reason: _wins(truth.before, truth.play),
    Kind.DECLARES: declares,
    Kind.SCOPA: lambda truth, reason: isinstance(truth.event(Scopa), Scopa),
    Kind.SETTEBELLO: lambda truth, reason: SETTEBELLO in truth.captured and truth.rules.score_settebello,
    Kind.TRENTE: lambda truth, reason: (
        set(reason.cards) == truth.captured & LOW and sum(RANK[card] for card in reason.cards) == reason.number
    ),
    Kind.RE_BELLO: lambda truth, reason: parse_card("10D") in truth.captured and truth.rules.re_bello,
    Kind.LAST_CAPTURE: last_capture,
    Kind.ACE_TAKES_ALL: by_power,
    Kind.NO_SCOPA: no_scopa,
    Kind.TAKES_NOTHING: takes_nothing,
    Kind.TAKES_LITTLE: takes_little,
    Kind.GETS_RID: lambda truth, reason: truth.rules.inverse and reason.cards == (truth.laid,),
    Kind.SPARES_SETTEBELLO: spares_settebello,
    Kind.SPARES_SCOPA: spares_scopa,
    Kind.RUN: run(LOW),
    Kind.GRANDE: run(HIGH),
    Kind.FRAC: counted({card for card in DECK if RANK[card] in (1, 8, 9, 10)}),
    Kind.SEVENS: are_taken({card for card in DECK if RANK[card] == 7}),
    Kind.NO_SWEEP: no_sweep,
    Kind.LAST_GONE: last_gone,
    Kind.SWEEPERS_HELD: sweepers_held,
    Kind.PRIMIERA: primiera,
    Kind.COINS: counted(COINS),
    Kind.FELLOWS_GONE: fellows_gone,
    Kind.TWIN: twin,
    Kind.PREPARES: prepares,
    Kind.KEEPS: keeps,
    Kind.CARDS: lambda truth, reason: len(truth.captured) == reason.number,
    Kind.LEAST: least,
    Kind.FIFTEEN: fifteen,
    Kind.ON_AVERAGE: lambda truth, reason: plain_values(truth.view, Random(3))[0].play == truth.play,
}
HOUSES: tuple[tuple[str, str, dict[str, object]], ...] = (
    *((variant, seating, {}) for variant, seating in TABLES),
    ("cirulla", "2", {"matta": "until_captured"}),
    ("cirulla", "2", {"inverse": True}),
    ("scopa", "2", {"capture_mandatory": False}),
    ("scopa", "2", {"max_capture": 2, "capture_choice": "any"}),
    ("scopa", "2", {"leftovers_to": "dealer", "last_play_scopa": True}),
    ("asso_simple", "2", {"ace_sweep_scopa": False}),
    ("escoba", "2", {"ace_rule": "takes_all"}),
    ("napola", "2", {"napola_all_wins": True, "primiera_six": 19}),
)


def fair(truth: Truth, advice: Advice) -> None:
    assert 1 <= len(advice.reasons) <= MOST_REASONS
    assert len({each.kind for each in advice.reasons}) == len(advice.reasons)
    assert advice.cost >= 0
    for reason in advice.reasons:
        assert CHECKS[reason.kind](truth, reason), (reason, truth.view, truth.play, truth.runner_up)


def test_every_kind_can_be_checked() -> None:
    assert set(CHECKS) == set(Kind)


def test_every_reason_is_so_in_every_game() -> None:
    """Rounds of every game in every seating; each kind of reason is met, and each is so whenever it is given."""
    met: Counter[Kind] = Counter()
    for variant, seating, house in HOUSES:
        chance = Random(f"{variant} {seating} {sorted(house)}")
        for number in range(3):
            for round_ in positions(new_round(variant, seating, number, **house), chance):
                if chance.random() < 0.6 and round_.cards_left > 8:
                    continue
                view = current_view(round_)
                advice = advise(view, 3, plain_values)
                fair(Truth(view, advice.play, advice.runner_up), advice)
                met.update(each.kind for each in advice.reasons)
    assert set(Kind) - set(met) <= {Kind.WINS_MATCH}, "a match is seldom won at once by chance"


def test_a_match_won_at_once_is_the_first_reason() -> None:
    """Trente: whoever has two of ace, two and three of coins and may take the last wins."""
    met = 0
    for number in range(60):
        for round_ in positions(new_round("scopone_trente", "2x2", number), Random(number)):
            view = current_view(round_)
            wins = [play for play in view.legal_plays() if _wins(round_, play)]
            if wins:
                advice = advise(view, 1, plain_values)
                assert advice.play in wins
                assert advice.reasons == (Reason(Kind.WINS_MATCH),)
                met += 1
    assert met > 2


def _wins(round_: Round, play: Play) -> bool:
    side = round_.side_of[round_.turn]
    return any(isinstance(event, InstantlyWon) and event.side == side for event in round_.copy().play(play))


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_advice_does_not_depend_on_what_the_seat_cannot_see(variant: str, seating: str) -> None:
    chance = Random(f"{variant} {seating}")
    different = 0
    for round_ in positions(new_round(variant, seating, 99), chance):
        twin_ = reshuffled(round_, round_.turn, chance)
        different += twin_.deal != round_.deal
        views = current_view(round_), current_view(twin_)
        if chance.random() < 0.5:
            assert advise(views[0], 5, plain_values) == advise(views[1], 5, plain_values)
        if chance.random() < 0.02:
            assert advise(views[0], 5) == advise(views[1], 5)
    assert different > 10


@pytest.mark.parametrize("variant", VARIANTS)
def test_advice_travels_as_data(variant: str) -> None:
    seating = VARIANTS[variant].seatings[0]
    for round_ in positions(new_round(variant, seating, 8), Random(8)):
        advice = advise(current_view(round_), 1, plain_values)
        assert Advice.from_data(advice.to_data()) == advice


@pytest.mark.parametrize(
    "change",
    [
        {"reasons": []},
        {"reasons": [["scopa", [], 0]] * 4},
        {"reasons": [["ten scope", [], 0]]},
        {"reasons": [["scopa", ["11D"], 0]]},
        {"reasons": [["scopa", [], "many"]]},
        {"reasons": [["scopa"]]},
        {"cost": "nan"},
        {"cost": -1},
        {"cost": None},
        {"play": "ace"},
        {"runner_up": 7},
    ],
)
def test_data_that_is_no_advice(change: dict[str, object]) -> None:
    data = Advice(parse_play("7D"), (Reason(Kind.SCOPA),), parse_play("7C"), 0.25).to_data()
    with pytest.raises((ValueError, KeyError, TypeError, AttributeError)):
        Advice.from_data({**data, **change})
