"""Which play a person means: pointing, choosing, confirming.  No Qt, so that every way is tested.

The live plays are grouped by the card that they play.  One possible outcome is played at once; several open
a choice, in which the sets are numbered from 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scopa_desktop.core.cards import Card, CardSet, cards_of
from scopa_desktop.core.plays import Play, card_of, is_declaration, takes_of


@dataclass(frozen=True, slots=True)
class Choice:
    """A card that may take several sets, and the set that is lit up.

    Attributes:
        card: the card to play.
        plays: one play for each set; a play that takes nothing lays the card.
        hot: the number of the set lit up.
    """

    card: Card
    plays: tuple[Play, ...]
    hot: int = 0

    @property
    def sets(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of each set, in ascending order."""
        return tuple(cards_of(takes_of(play)) for play in self.plays)


class Picker:
    """Turns pointing and keys into a play.

    Methods that may settle on a play return it, and None while nothing is settled.

    Attributes:
        confirm: whether the first click only picks a card and the second plays it.
        pointed: the hand card under the pointer.
        focus: the hand card chosen by keys, or picked by a first click.
        choice: the sets among which the person has to choose.
        hand: the own hand, from the left: what number keys mean.
        table: the table cards as they are read: the order in which sets are numbered.
        advised: the play that a hint names: among several sets its own is lit up first.
        sure: a play that is made when its card is pressed once more.
    """

    def __init__(self, confirm: bool = False) -> None:
        self.confirm = confirm
        self.pointed: Card | None = None
        self.focus: Card | None = None
        self.choice: Choice | None = None
        self.hand: tuple[Card, ...] = ()
        self.table: tuple[Card, ...] = ()
        self.advised: Play | None = None
        self.sure: Play | None = None
        self._plays: dict[Card, tuple[Play, ...]] = {}

    def offer(self, plays: Iterable[Play]) -> None:
        """Take the live plays; declarations are left aside."""
        grouped: dict[Card, list[Play]] = {}
        for play in plays:
            if not is_declaration(play):
                grouped.setdefault(card_of(play), []).append(play)
        self._plays = {card: tuple(sorted(each, key=self._reading_order)) for card, each in grouped.items()}
        self.choice = self.sure = None
        if self.focus not in self._plays:
            self.focus = None
        if self.pointed not in self._plays:
            self.pointed = None

    def clear(self) -> None:
        """Nothing is live."""
        self.offer(())

    def is_live(self, card: Card | None) -> bool:
        """Tell whether a card may be played now."""
        return card in self._plays

    @property
    def active(self) -> bool:
        """Whether anything may be played."""
        return bool(self._plays)

    @property
    def considered(self) -> Card | None:
        """The card whose takes are shown: the one pointed at, else the one in focus."""
        if self.choice is not None:
            return self.choice.card
        return self.pointed if self.pointed is not None else self.focus

    def taken_by(self, card: Card | None) -> tuple[CardSet, ...]:
        """Return the sets that a card may take."""
        if card is None:
            return ()
        if self.sure is not None and card_of(self.sure) == card:
            return (takes_of(self.sure),) if takes_of(self.sure) else ()
        return tuple(takes for play in self._plays.get(card, ()) if (takes := takes_of(play)))

    # ------------------------------------------------------------------------------------------ pointing

    def point(self, card: Card | None) -> bool:
        """Note the hand card under the pointer; return whether that changes anything."""
        card = card if self.is_live(card) else None
        changed = card != self.pointed
        self.pointed = card
        return changed

    def click_hand(self, card: Card, again: bool = False) -> Play | None:
        """Click a hand card; `again` is the second click of a double click."""
        if not self.is_live(card):
            return None
        if self.choice is not None and self.choice.card == card:
            if not again:
                self.choice = None
            return None
        if self.confirm and not again and self.focus != card:
            self.focus, self.choice, self.sure = card, None, None
            return None
        return self._play(card)

    def click_table(self, card: Card) -> Play | None:
        """Click a table card: the set that it alone belongs to is taken, of several the next is lit up."""
        if self.choice is None:
            if self.confirm and self.focus is not None:
                return self.drop(self.focus, card)
            return None
        with_it = [n for n, cards in enumerate(self.choice.sets) if card in cards]
        if len(with_it) == 1:
            return self.choose(with_it[0])
        if with_it:
            later = [n for n in with_it if n > self.choice.hot]
            self.light(later[0] if later else with_it[0])
        return None

    def drop(self, card: Card, onto: Card | None = None) -> Play | None:
        """Drag a hand card onto the table, or onto a card that lies there."""
        plays = self._plays.get(card, ())
        if onto is not None:
            with_it = [play for play in plays if takes_of(play) >> onto & 1]
            if len(with_it) == 1:
                return self._settle(with_it[0])
            if with_it:
                self._open(card, tuple(with_it) if len(with_it) < len(plays) else plays)
                return None
        return self._play(card)

    # ---------------------------------------------------------------------------------------------- keys

    def step(self, by: int) -> bool:
        """Move the focus along the hand, or the light along the sets; return whether there is any."""
        self.sure = None
        if self.choice is not None:
            self.light((self.choice.hot + by) % len(self.choice.plays))
            return True
        live = [card for card in self.hand if self.is_live(card)]
        if not live:
            return False
        if self.focus in live:
            self.focus = live[(live.index(self.focus) + by) % len(live)]
        else:
            self.focus = live[0 if by > 0 else -1]
        return True

    def number(self, number: int) -> Play | None:
        """Press a number, counted from 1: take a set while choosing, else put the focus on a hand card."""
        if self.choice is not None:
            return self.choose(number - 1)
        if 1 <= number <= len(self.hand) and self.is_live(self.hand[number - 1]):
            self.focus, self.sure = self.hand[number - 1], None
        return None

    def enter(self) -> Play | None:
        """Play what is in focus or lit up."""
        if self.choice is not None:
            return self.choose(self.choice.hot)
        return self._play(self.focus) if self.focus is not None else None

    def tab(self, by: int = 1) -> bool:
        """Go through the sets of the card in focus; return False if it has no two of them."""
        if self.choice is not None:
            return self.step(by)
        card = self.considered
        self.sure = None
        if card is None or len(self._plays.get(card, ())) < 2:
            return False
        self._open(card, self._plays[card])
        return True

    def escape(self) -> bool:
        """Cancel the choice, else the focus; return False if there is neither."""
        if self.choice is not None:
            self.choice = None
            return True
        held, self.focus, self.sure = self.focus is not None, None, None
        return held

    # ------------------------------------------------------------------------------------------ choosing

    def light(self, number: int) -> bool:
        """Light up a set; return whether that changes anything."""
        choice = self.choice
        if choice is None or not 0 <= number < len(choice.plays) or number == choice.hot:
            return False
        self.choice = Choice(choice.card, choice.plays, number)
        return True

    def choose(self, number: int) -> Play | None:
        """Take a set."""
        if self.choice is None or not 0 <= number < len(self.choice.plays):
            return None
        return self._settle(self.choice.plays[number])

    def hold(self, play: Play) -> None:
        """Keep a live play back until its card is pressed once more."""
        self.focus, self.sure = card_of(play), play

    def plays_of(self, card: Card | None) -> tuple[Play, ...]:
        """Return what may be done with a card."""
        return self._plays.get(card, ()) if card is not None else ()

    def _play(self, card: Card) -> Play | None:
        if self.sure is not None and card_of(self.sure) == card:
            return self._settle(self.sure)
        plays = self._plays.get(card, ())
        if len(plays) == 1:
            return self._settle(plays[0])
        if plays:
            self._open(card, plays)
        return None

    def _open(self, card: Card, plays: tuple[Play, ...]) -> None:
        self.focus = card
        self.choice = Choice(card, plays, plays.index(self.advised) if self.advised in plays else 0)

    def _settle(self, play: Play) -> Play:
        self.clear()
        self.focus = self.pointed = None
        return play

    def _reading_order(self, play: Play) -> tuple[bool, int, list[int]]:
        """Order the sets: small ones first, then as they lie on the table; laying the card comes last."""
        taken = cards_of(takes_of(play))
        places = {card: place for place, card in enumerate(self.table)}
        return (not taken, len(taken), sorted(places.get(card, card) for card in taken))
