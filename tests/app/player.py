"""A player who plays by mouse and keys and knows where the cards lie: from the stored match and the pure layout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from scopa_desktop.core.cards import Card, cards_of
from scopa_desktop.core.events import (
    Captured,
    CardLaid,
    DealerCaptured,
    Dealt,
    Event,
    LeftoversTaken,
    Misdealt,
    RoundStarted,
)
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, card_of, takes_of
from scopa_desktop.core.round import Round
from scopa_desktop.ui.table.layout import Layout, Setup
from scopa_desktop.ui.table.picker import Picker
from scopa_desktop.ui.table.slots import Slots
from tests.app.hands import Hands

STRIP = 40
"""Height of the strip above the table."""
EASY = ("click", "double click", "drag up", "arrows", "number")
"""The ways to play a card that has one outcome."""
CHOOSING = ("badge key", "tab", "arrow in choice")
"""The ways to choose among several captures by keys."""


def layout(aspect: float) -> Layout:
    """Return the places of a game of two in a window of 1280x800."""
    return Layout(Setup(1280, 800 - STRIP, aspect))


class Table:
    """Follows which card lies in which place, as the table does.

    A game that is continued lays all cards anew; from then on each keeps its place while it lies.
    """

    def __init__(self, places: Layout, match: Match) -> None:
        self._slots = Slots(places)
        self._round = 0
        self._seen = 0
        self._cards: tuple[Card, ...] = ()
        self._catch_up(match, fresh=True)

    def follow(self, match: Match) -> None:
        """Take note of what was played since."""
        self._catch_up(match, fresh=False)

    def _catch_up(self, match: Match, fresh: bool) -> None:
        for number, played in enumerate(match.rounds, 1):
            if number < self._round:
                continue
            again = Round(match.rules, match.sides, played.dealer, played.deal)
            began = number > self._round
            if began:
                self._round, self._seen = number, 0
                self._tell([RoundStarted(number, played.dealer), *again.opening_events()], show=not fresh)
            for step, play in enumerate(played.plays):
                events = again.play(play)
                if step >= self._seen:
                    self._tell(events, show=not fresh)
            self._seen = len(played.plays)
        if fresh:
            self._show()

    def _tell(self, events: Iterable[Event], show: bool) -> None:
        for event in events:
            self._cards = _lying(self._cards, event)
            if show:
                self._show()

    def _show(self) -> None:
        for _ in range(3):  # the table asks more than once; cards grow again at the second time
            self._slots.show(self._cards)

    @property
    def order(self) -> tuple[Card, ...]:
        """The cards as they are read."""
        return self._slots.order

    def middle(self, card: Card) -> tuple[float, float]:
        """Return the middle of a card in the window."""
        spot = self._slots.spot(card)
        return spot.cx, spot.cy + STRIP


def _lying(cards: tuple[Card, ...], event: Event) -> tuple[Card, ...]:
    match event:
        case Dealt(table=new):
            return cards + new
        case CardLaid(card=card):
            return (*cards, card)
        case Captured(taken=taken) | LeftoversTaken(taken=taken) | DealerCaptured(taken=taken):
            return tuple(card for card in cards if card not in taken)
        case Misdealt() | RoundStarted():
            return ()
        case _:
            return cards


class Player:
    """Plays the person's cards, each time in the way that was used least.

    Args:
        hands: what moves the mouse and presses keys.
        places: the layout.

    Attributes:
        ways: how often each way of playing was used.
    """

    def __init__(self, hands: Hands, places: Layout) -> None:
        self._hands, self._places = hands, places
        self.ways: Counter[str] = Counter()

    def choose(self, match: Match) -> Play:
        """Decide: rather a card that may take several sets, then any that takes something."""
        plays = match.round.legal_plays()
        by_card = Counter(card_of(play) for play in plays)
        return max(plays, key=lambda play: (by_card[card_of(play)], takes_of(play).bit_count(), -card_of(play)))

    def make(self, match: Match, play: Play, table: Table | None, way: str = "") -> None:
        """Make a play with mouse or keys.

        Args:
            match: the match as it stands.
            play: what to play.
            table: where the table cards lie; None where that is not known, so that they are left alone.
            way: how, if not in the way that was used least.
        """
        card = card_of(play)
        hand = cards_of(match.round.hands[0])
        picker = Picker()
        picker.hand, picker.table = hand, table.order if table else cards_of(match.round.table)
        picker.offer(match.round.legal_plays())
        if picker.click_hand(card) is None:
            assert picker.choice is not None
            self._choose(hand, card, picker.choice.plays, play, table, way)
        else:
            self._play_at_once(hand, card, play, table, way)

    def _least_used(self, ways: Iterable[str]) -> str:
        way = min(ways, key=lambda each: self.ways[each])
        self.ways[way] += 1
        return way

    def _middle(self, hand: tuple[Card, ...], card: Card) -> tuple[float, float]:
        spot = self._places.hand(len(hand))[hand.index(card)]
        return spot.cx, spot.cy + STRIP

    def _play_at_once(self, hand: tuple[Card, ...], card: Card, play: Play, table: Table | None, way: str) -> None:
        taken = cards_of(takes_of(play))
        at = self._middle(hand, card)
        match way or self._least_used((*EASY, "drag onto a card") if taken and table else EASY):
            case "click":
                self._hands.click(*at)
            case "double click":
                self._hands.click(*at, times=2)
            case "drag up":
                self._hands.drag(at, (640, 120))
            case "drag onto a card":
                assert table is not None
                self._hands.drag(at, table.middle(taken[-1]))
            case "arrows":
                self._hands.press("Escape", *["Right"] * (hand.index(card) + 1), "Return")
            case _:
                self._hands.press("Escape", str(hand.index(card) + 1), "Return")

    def _choose(
        self, hand: tuple[Card, ...], card: Card, plays: tuple[Play, ...], play: Play, table: Table | None, way: str
    ) -> None:
        number = plays.index(play)
        alone = cards_in_no_other(plays, play)
        way = way or self._least_used((*CHOOSING, "click a set") if alone and table else CHOOSING)
        if way == "tab":
            self._hands.press("Escape", str(hand.index(card) + 1), "Tab", *["Tab"] * number, "Return")
            return
        self._hands.click(*self._middle(hand, card))
        match way:
            case "badge key":
                self._hands.press(str(number + 1))
            case "click a set":
                assert table is not None
                self._hands.click(*table.middle(alone[0]))
            case _:
                self._hands.press(*["Right"] * number, "Return")


def cards_in_no_other(plays: Iterable[Play], play: Play) -> list[Card]:
    """Return the cards that a play takes and none of the other plays does."""
    return [card for card in cards_of(takes_of(play)) if sum(takes_of(other) >> card & 1 for other in plays) == 1]
