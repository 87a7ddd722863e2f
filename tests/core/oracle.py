"""The rules a second time: slow, naive and on their own, so that the engine can be held against them.

Read from rules.md alone. A card is a tuple of rank and suit letter, a set of cards a frozenset of such tuples;
nothing is remembered, nothing is looked up, and nothing of the engine is imported. Where rules.md is silent about
a mixture of options that no document knows, the reading taken here says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Card = tuple[int, str]
Cards = frozenset[Card]
Options = Mapping[str, Any]

DECK = [(rank, suit) for suit in "DCSB" for rank in range(1, 11)]
MATTA = (7, "C")
NOBODY = -1
PRIMIERA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


def text(card: Card) -> str:
    return f"{card[0]}{card[1]}"


def card(name: str) -> Card:
    return int(name[:-1]), name[-1]


@dataclass(frozen=True)
class Play:
    """A card and what it takes, or a declaration with the value of the seven of cups (None: it is not in the hand)."""

    card: Card | None = None
    takes: Cards = frozenset()
    declares: str = ""
    matta: int | None = None


# Captures (sections 3, 6 and 8, 6)


def subsets_of_sum(cards: Sequence[Card], values: Mapping[Card, int], total: int) -> Iterator[Cards]:
    """Yield every non-empty set of these cards with this sum."""
    for place, each in enumerate(cards):
        rest = total - values[each]
        if rest == 0:
            yield frozenset([each])
        elif rest > 0:
            for more in subsets_of_sum(cards[place + 1 :], values, rest):
                yield more | {each}


def captures(
    options: Options,
    table: Sequence[Card],
    played: Card,
    declared: int = 0,
    opening: bool = False,
) -> set[Cards]:
    """Return all sets that a card may take.

    `declared` is the value that a declaration gave to the seven of cups, 0 for none. Whether it still counts
    follows from where the card is now: in the hand for `capture_by_holder`, there or on the table for
    `until_captured`, nowhere for `declaration_only` (section 8, 5).
    """
    in_hand = declared if options["matta"] in ("capture_by_holder", "until_captured") else 0
    on_table = declared if options["matta"] == "until_captured" else 0
    values = {each: on_table if each == MATTA and on_table else each[0] for each in table}
    value = in_hand if played == MATTA and in_hand else played[0]
    cap = options["max_capture"] or len(DECK)

    equal = {each for each in subsets_of_sum(table, values, value) if len(each) <= cap}
    fifteen = {each for each in subsets_of_sum(table, values, 15 - value) if len(each) <= cap}
    if options["cirulla_equal_priority"] and any(values[each] == value for each in table):
        equal = {each for each in equal if len(each) == 1}
    found = {"equal": equal, "fifteen": fifteen, "both": equal | fifteen}[options["capture_mode"]]

    if value == 1 and options["ace_rule"] != "none":
        aces = {frozenset([each]) for each in table if values[each] == 1}
        if options["ace_first_play_restricted"] and opening:
            found = aces
        elif options["ace_rule"] == "takes_all_unless_ace" and aces:
            # Section 6: one ace; section 8, 6, where fifteens are taken: an ace or fourteen. A pure game of
            # fifteen with this rule is in no document; it is read like Cirulla.
            found = aces if options["capture_mode"] == "equal" else aces | fifteen
        else:
            found = {frozenset(table)} if 0 < len(table) <= cap else set()

    smallest = min((len(each) for each in found), default=0)
    if options["capture_choice"] == "fewest" or (options["capture_choice"] == "single_first" and smallest == 1):
        found = {each for each in found if len(each) == smallest}
    return found


def by_power(options: Options, taken: Cards, played: Card, declared: int) -> bool:
    """Tell whether an ace swept the table by its power: its value alone would not have taken these cards."""
    if options["ace_rule"] == "none" or (declared if played == MATTA and declared else played[0]) != 1:
        return False
    if options["ace_rule"] == "takes_all_unless_ace" and len(taken) == 1:
        (only,) = taken
        if (declared if only == MATTA and declared else only[0]) == 1:
            return False
    without = {**options, "ace_rule": "none", "max_capture": None, "capture_choice": "any"}
    return taken not in captures(without, sorted(taken), played, declared)


# Cirulla (section 8)


def declarations(options: Options, hand: Sequence[Card]) -> list[Play]:
    """Return what a hand of three may declare; both together are only the ten."""
    if len(hand) != 3:
        return []
    wild = MATTA in hand and options["matta"] != "off"
    others = [each[0] for each in hand if not (wild and each == MATTA)]
    values: list[int | None] = list(range(1, 11)) if wild else [None]
    tens = [each for each in values if len({*others, *([each] if each else [])}) == 1]
    if tens:
        return [Play(declares="three_of_a_kind", matta=each) for each in tens]
    return [Play(declares="under_ten", matta=each) for each in values if sum(others) + (each or 0) < 10]


def dealers_scope(options: Options, table: Sequence[Card]) -> int:
    """Return 1 or 2 if the dealer takes the opening table, else 0."""
    if options["dealer_bonus"] == "none" or not table:
        return 0
    wild = MATTA in table and options["dealer_bonus"] == "cirulla" and options["matta"] != "off"
    others = sum(each[0] for each in table if not (wild and each == MATTA))
    totals = [others + value for value in range(1, 11)] if wild else [others]
    return 1 if 15 in totals else 2 if 30 in totals else 0


def is_misdeal(options: Options, table: Sequence[Card]) -> bool:
    if dealers_scope(options, table):
        return False
    kings = sum(each[0] == 10 for each in table)
    aces = sum(each[0] == 1 for each in table)
    return (options["redeal_kings"] and kings >= 3) or 0 < options["redeal_aces"] <= aces


# Scoring (sections 6 and 7)


def alone_at_the_top(values: Sequence[Any]) -> list[int]:
    """Return one point for the side with strictly the most."""
    best = max(values)
    return [int(value == best and list(values).count(best) == 1) for value in values]


def run_of_coins(pile: Cards) -> int:
    length = 0
    while (length + 1, "D") in pile:
        length += 1
    return length if length >= 3 else 0


def primiera(options: Options, pile: Cards) -> tuple[int, int]:
    """Return the primiera and the number of suits held."""
    worth = {**PRIMIERA, 6: options["primiera_six"]}
    best = [max((worth[rank] for rank, suit in pile if suit == each), default=0) for each in "DCSB"]
    return sum(best), sum(value > 0 for value in best)


def primiera_points(options: Options, piles: Sequence[Cards]) -> list[int]:
    totals = [primiera(options, pile) for pile in piles]
    if options["primiera_missing_suit"] == "ineligible":
        rated: list[Any] = [total if suits == 4 else 0 for total, suits in totals]
    elif options["primiera_missing_suit"] == "more_suits_first":
        rated = [(suits, total) for total, suits in totals]
    else:
        rated = [total for total, _ in totals]
    empty = (0, 0) if options["primiera_missing_suit"] == "more_suits_first" else 0
    return alone_at_the_top(rated) if max(rated) > empty else [0] * len(piles)


def count(piles: Sequence[Cards], wanted: Callable[[Card], bool]) -> list[int]:
    return [sum(1 for each in pile if wanted(each)) for pile in piles]


def most(values: Sequence[int]) -> list[int]:
    return alone_at_the_top(values) if any(values) else [0] * len(values)


def contests(options: Options, piles: Sequence[Cards]) -> dict[str, list[int]]:
    """Return the points that one side alone can win."""
    sevens = count(piles, lambda each: each[0] == 7)
    pairs = list(zip(sevens, count(piles, lambda each: each[0] == 6), strict=True))
    columns = {
        "cards": (options["score_cards"], most([len(pile) for pile in piles])),
        "coins": (options["score_coins"], most(count(piles, lambda each: each[1] == "D"))),
        "settebello": (options["score_settebello"], count(piles, lambda each: each == (7, "D"))),
        "primiera": (options["score_primiera"], primiera_points(options, piles)),
        "sevens": (options["sevens"] == "most_plus_all", most(sevens)),
        "barmila": (options["barmila"], alone_at_the_top(pairs) if max(pairs) > (0, 0) else [0] * len(piles)),
    }
    return {name: points for name, (counted, points) in columns.items() if counted}


def possessions(
    options: Options, piles: Sequence[Cards], scope: Sequence[int], declared: Sequence[int]
) -> dict[str, list[int]]:
    """Return the points that each side has for what it holds or did."""
    runs = [run_of_coins(pile) for pile in piles]
    sevens = count(piles, lambda each: each[0] == 7)
    knights = count(piles, lambda each: each[0] == 9)
    columns = {
        "all_sevens": (options["sevens"] == "most_plus_all", [int(each == 4) for each in sevens]),
        "re_bello": (options["re_bello"], count(piles, lambda each: each == (10, "D"))),
        "napola": (options["napola"], [min(run, options["napola_cap"]) for run in runs]),
        "trente": (options["trente"], [sum(r for r, suit in pile if suit == "D" and r <= 3) for pile in piles]),
        "frac": (options["frac"], count(piles, lambda each: each[0] in (1, 8, 9, 10))),
        "piccola": (options["cirulla"], [min(run, options["piccola_cap"]) for run in runs]),
        "grande": (options["cirulla"], [5 * ({(8, "D"), (9, "D"), (10, "D")} <= pile) for pile in piles]),
        "declarations": (options["cirulla"], list(declared)),
        "scope": (options["scopa_points"], list(scope)),
        "ponino": (options["ponino"], [each * (held == 4) for each, held in zip(scope, knights, strict=True)]),
    }
    return {name: points for name, (counted, points) in columns.items() if counted}


def round_points(
    options: Options, piles: Sequence[Cards], scope: Sequence[int], declared: Sequence[int]
) -> list[dict[str, int]]:
    """Return for each side the categories in which it scores."""
    columns = contests(options, piles) | possessions(options, piles, scope, declared)
    return [{name: column[side] for name, column in columns.items() if column[side]} for side in range(len(piles))]


def instant_win(options: Options, pile: Cards) -> str:
    """Return why a pile wins the match at once, or nothing (section 9)."""
    coins = {rank for rank, suit in pile if suit == "D"}
    if options["trente"] and {1, 2, 3} <= coins:
        return "trente"
    if options["cirulla"] and len(coins) == 10:
        return "cappotto"
    if options["napola_all_wins"] and len(coins) == 10:
        return "napoleone"
    return ""


# A whole round


@dataclass
class Round:
    """A round played by the letter. Hands and table are lists, piles sets; `deals` are all hands, deal by deal."""

    options: Options
    sides: Sequence[Sequence[int]]
    dealer: int
    table: list[Card]
    deals: list[list[list[Card]]]
    seats: int = 0
    turn: int = 0
    hands: list[list[Card]] = field(default_factory=list)
    piles: list[Cards] = field(default_factory=list)
    scope: list[int] = field(default_factory=list)
    declared: list[int] = field(default_factory=list)
    last_capturer: int = NOBODY
    matta: int = 0
    over: bool = False
    winner: int = NOBODY
    reason: str = ""
    opening: bool = True
    may_declare: list[bool] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = sum(len(side) for side in self.sides)
        self.fresh_size = len(self.deals[0][0])
        self.stock = self.deals[1:]
        self.take_up(self.deals[0])
        self.piles = [frozenset() for _ in self.sides]
        self.scope = [0] * len(self.sides)
        self.declared = [0] * len(self.sides)
        self.turn = (self.dealer + 1) % self.seats
        scope = dealers_scope(self.options, self.table)
        if scope:
            side = self.side_of(self.dealer)
            self.piles[side] = frozenset(self.table)
            self.table = []
            self.last_capturer = side
            self.scope[side] += scope if self.options["scopa_points"] else 0
            self.check_win(side)

    def side_of(self, seat: int) -> int:
        return next(index for index, side in enumerate(self.sides) if seat in side)

    def take_up(self, hands: list[list[Card]]) -> None:
        self.hands = [list(hand) for hand in hands]
        self.may_declare = [self.fresh_size == 3 and self.options["cirulla"]] * self.seats

    def check_win(self, side: int) -> None:
        reason = instant_win(self.options, self.piles[side])
        if reason:
            self.winner, self.reason, self.over = side, reason, True

    def legal(self) -> set[Play]:
        if self.over:
            return set()
        plays = set()
        hand = self.hands[self.turn]
        if self.may_declare[self.turn]:
            plays |= set(declarations(self.options, hand))
        for each in hand:
            sets = captures(self.options, self.table, each, self.declared_value(each), self.opening)
            plays |= {Play(each, taken) for taken in sets}
            if not sets or not self.options["capture_mandatory"]:
                plays.add(Play(each))
        return plays

    def declared_value(self, played: Card) -> int:
        """Return the declared value of the seven of cups, as far as it can matter to this card."""
        return self.matta if played == MATTA or MATTA in self.table else 0

    def play(self, play: Play) -> None:
        side = self.side_of(self.turn)
        if play.card is None:
            self.declared[side] += 10 if play.declares == "three_of_a_kind" else 3
            self.may_declare[self.turn] = False
            self.matta = play.matta or self.matta
            return
        self.may_declare[self.turn] = False
        self.opening = False
        self.hands[self.turn].remove(play.card)
        last = not self.stock and not any(self.hands)
        if play.takes:
            power = by_power(self.options, play.takes, play.card, self.declared_value(play.card))
            for each in play.takes:
                self.table.remove(each)
            self.piles[side] |= play.takes | {play.card}
            self.last_capturer = side
            if not self.table and self.options["scopa_points"]:
                self.scope[side] += int(
                    (not last or self.options["last_play_scopa"]) and (not power or self.options["ace_sweep_scopa"])
                )
            if MATTA in self.piles[side]:
                self.matta = 0
            self.check_win(side)
        else:
            self.table.append(play.card)
            if play.card == MATTA and self.options["matta"] != "until_captured":
                self.matta = 0
        self.turn = (self.turn + 1) % self.seats
        if self.over or any(self.hands):
            return
        if self.stock:
            self.take_up(self.stock.pop(0))
            return
        self.over = True
        if self.last_capturer != NOBODY and self.table:
            owner = self.side_of(self.dealer) if self.options["leftovers_to"] == "dealer" else self.last_capturer
            self.piles[owner] |= frozenset(self.table)
            self.table = []
            self.check_win(owner)

    def points(self) -> list[dict[str, int]]:
        return round_points(self.options, self.piles, self.scope, self.declared)
