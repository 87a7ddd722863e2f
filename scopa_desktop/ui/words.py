"""Words for cards, plays and events: the one place where the game's facts become sentences.

A text is a whole sentence with numbered places (``%1``), so that a translator may turn it round; counted things go
through `Words.tr` with ``%n``.  Names of cards follow the deck on the table.  Categories and rounds are worded in
`words_score`, variants and options in `words_rules`, the rules of a match in `words_rulebook`, computer players in
`words_company`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from scopa_desktop.core import events as ev
from scopa_desktop.core.cards import MATTA, Card, cards_of, rank_of, suit_of
from scopa_desktop.core.plays import (
    Declaration,
    Play,
    card_of,
    declaration_of,
    is_declaration,
    matta_of,
    takes_of,
)
from scopa_desktop.ui.decks.manifest import set_labels
from scopa_desktop.ui.paint import CardMarks
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.words_cards import (
    ALONE,
    FRENCH_JACK,
    OBJECT,
    OF_SUIT,
    QT_TRANSLATE_NOOP,
    SUBJECT,
    WITH,
    comment_of,
)

__all__ = ["DECK_KINDS", "QT_TRANSLATE_NOOP", "Names", "Player", "Words", "capital", "fill", "translate"]

translate = QCoreApplication.translate

DECK_KINDS: Final = ("italian", "spanish", "french", "numbers")
"""How cards are named: by Italian or Spanish suits and figures, by French ones, or French with 8, 9, 10."""


_PLACE = re.compile(r"%([1-9])")


def fill(sentence: str, *values: object) -> str:
    """Put values into the places ``%1`` to ``%9`` of a sentence, all at once."""
    return _PLACE.sub(lambda found: str(values[int(found[1]) - 1]), sentence)


@dataclass(frozen=True, slots=True)
class Player:
    """A player as sentences speak of one.

    Attributes:
        name: the name as written at the table.
        you: True for the person before the screen.
    """

    name: str
    you: bool = False


@dataclass(frozen=True, slots=True)
class Names:
    """Who sits where: `players` by seat, `sides` as in `core.rules.SEATINGS`."""

    players: tuple[Player, ...]
    sides: tuple[tuple[int, ...], ...]

    def side(self, number: int) -> tuple[Player, ...]:
        """Return the players of a side, the person before the screen first."""
        return tuple(sorted((self.players[seat] for seat in self.sides[number]), key=lambda each: not each.you))

    @property
    def own_side(self) -> int | None:
        """The side of the person before the screen, if one plays."""
        for number, seats in enumerate(self.sides):
            if any(self.players[seat].you for seat in seats):
                return number
        return None


_FIGURES: Final = {
    "italian": ("jack", "knight", "king"),
    "spanish": ("jack", "knight", "king"),
    "french": (FRENCH_JACK, "queen", "king"),
    "numbers": ("8", "9", "10"),
}


class Words:
    """The words of the game for one kind of deck.

    Args:
        deck: one of `DECK_KINDS`; another word means Italian.
        letters: what the French courts print, such as ``VDR`` or ``8-9-10``; empty means the letters of the language.
        colours: of the suits on small cards, where the deck has its own.
    """

    def __init__(self, deck: str = "italian", letters: str = "", colours: tuple[str, ...] = ()) -> None:
        self.deck = deck if deck in DECK_KINDS else "italian"
        self._colours = colours
        labels = set_labels(letters)
        self.letters = labels if len(labels) == 3 else ()

    def with_deck(self, deck: str, letters: str = "", colours: tuple[str, ...] = ()) -> Words:
        """Return words for another kind of deck."""
        return Words(deck, letters, colours)

    @property
    def french(self) -> bool:
        """True if suits are diamonds, hearts, spades and clubs."""
        return self.deck in ("french", "numbers")

    def tr(self, source: str, comment: str | None = None, n: int = -1) -> str:
        """Translate a text of this class; ``%n`` in it is a count.

        English without a translation file has ``(s)`` for what only a plural carries.
        """
        text = translate("Words", source, comment or "", n)
        return text.replace("(s)", "" if n == 1 else "s") if n >= 0 else text

    # ------------------------------------------------------------------------------------------- cards

    def rank_key(self, rank: int) -> str:
        """Return the name of a rank in the tables of `words_cards`: ``7``, ``knight``."""
        return str(rank) if rank < 8 else _FIGURES[self.deck][rank - 8]

    def of_suit(self, suit: int) -> str:
        """Return a suit with its preposition: ``of cups``."""
        if not self.french:
            return translate("Words", OF_SUIT[suit])
        return (
            translate("Words", "of diamonds"),
            translate("Words", "of hearts"),
            translate("Words", "of spades"),
            translate("Words", "of clubs", "French suit"),
        )[suit]

    def suit(self, suit: int) -> str:
        """Return the name of a suit: ``Coins``."""
        if self.french:
            return (
                translate("Words", "Diamonds"),
                translate("Words", "Hearts"),
                translate("Words", "Spades"),
                translate("Words", "Clubs", "French suit"),
            )[suit]
        return (
            translate("Words", "Coins"),
            translate("Words", "Cups"),
            translate("Words", "Swords"),
            translate("Words", "Clubs"),
        )[suit]

    def second_figure(self) -> str:
        """Return the name of the rank 9 within a sentence: ``knight``, ``queen`` or ``9``."""
        return self.figures()[1]

    def figures(self) -> tuple[str, str, str]:
        """Return the names of the ranks 8, 9 and 10 within a sentence: ``jack``, ``knight``, ``king``."""
        names = {
            "jack": translate("Words", "jack", "the rank, after 'the'"),
            FRENCH_JACK: translate("Words", "jack", "the rank in a French deck, after 'the'"),
            "knight": translate("Words", "knight", "the rank, after 'the'"),
            "queen": translate("Words", "queen", "the rank, after 'the'"),
            "king": translate("Words", "king", "the rank, after 'the'"),
        }
        first, second, third = (names.get(key, key) for key in _FIGURES[self.deck])
        return first, second, third

    def _card(self, table: dict[str, str], which: Card) -> str:
        key = self.rank_key(rank_of(which))
        return fill(translate("Words", table[key], comment_of(key)), self.of_suit(suit_of(which)))

    def card(self, which: Card) -> str:
        """Return a card's name alone: ``7 of cups``, ``Ace of coins``."""
        return self._card(ALONE, which)

    def the_card(self, which: Card) -> str:
        """Return a card's name within a sentence: ``the 7 of cups``."""
        return self._card(OBJECT, which)

    def subject(self, which: Card) -> str:
        """Return a card's name where it begins a sentence that tells what it does: ``The 7 of cups``."""
        return self._card(SUBJECT, which)

    def with_card(self, which: Card) -> str:
        """Return the card with which something is taken: ``with the 7 of cups``."""
        return self._card(WITH, which)

    def the_cards(self, cards: Sequence[Card]) -> str:
        """Return a list of cards within a sentence."""
        return self.join([self.the_card(each) for each in cards])

    def join(self, parts: Sequence[str]) -> str:
        """Return ``a``, ``a and b`` or ``a, b and c``."""
        if len(parts) < 2:
            return parts[0] if parts else ""
        start = parts[0]
        for part in parts[1:-1]:
            start = fill(translate("Words", "%1, %2", "a list goes on"), start, part)
        return fill(translate("Words", "%1 and %2", "end of a list"), start, parts[-1])

    def marks(self) -> CardMarks:
        """Return what small cards carry: what the deck itself prints in its corners."""
        if not self.french:
            return CardMarks(tuple(str(rank) for rank in range(1, 11)))
        ace = translate("Words", "A", "letter on the card of an ace")
        courts = self.letters or (
            translate("Words", "J", "letter on the card of a jack"),
            translate("Words", "Q", "letter on the card of a queen"),
            translate("Words", "K", "letter on the card of a king"),
        )
        tops = ("8", "9", "10") if self.deck == "numbers" else courts
        return CardMarks((ace, "2", "3", "4", "5", "6", "7", *tops), True, self._colours)

    # ----------------------------------------------------------------------------------------- players

    def you(self) -> str:
        """Return the name of the person at the table."""
        return translate("Words", "You", "name of the person at the table")

    def player(self, who: Player) -> str:
        """Return a player's name as written at the table."""
        return self.you() if who.you else who.name

    def side(self, players: Sequence[Player]) -> str:
        """Return a side's name: a player's, or ``You and Bruno``."""
        return self.join([self.player(each) for each in players])

    def to_side(self, players: Sequence[Player]) -> str:
        """Return a side's name as one who receives: ``you``, ``you and Bruno``, ``Rita and Carlo``."""
        you = translate("Words", "you", "one who receives points")
        return self.join([you if each.you else each.name for each in players])

    # --------------------------------------------------------------------------------------- counted

    def n_cards(self, n: int) -> str:
        """Return ``1 card``, ``2 cards``."""
        return self.tr("%n card(s)", None, n)

    def n_that_count(self, n: int) -> str:
        """Return ``5 cards that count``, where they are too many to be named."""
        return self.tr("%n cards that count", None, n)

    def n_kinds(self, n: int) -> str:
        """Return ``16 kinds of card``: all sevens are one, all coins are one."""
        return self.tr("%n kind(s) of card", None, n)

    def n_points(self, n: int) -> str:
        """Return ``1 point``, ``2 points``."""
        return self.tr("%n point(s)", None, n)

    def n_rounds(self, n: int) -> str:
        """Return ``1 round``, ``2 rounds``."""
        return self.tr("%n round(s)", None, n)

    def n_lines(self, n: int) -> str:
        """Return ``1 line``, ``12 lines``."""
        return self.tr("%n line(s)", None, n)

    def n_matches(self, n: int) -> str:
        """Return ``1 match``, ``2 matches``."""
        if n == 1:
            return translate("Words", "1 match")
        return self.tr("%n matches", None, n)

    def cards_left(self, n: int) -> str:
        """Return the label under the stock: ``18 left``."""
        return self.tr("%n left", "cards in the stock", n)

    def hand_of(self, n: int) -> str:
        """Return how many cards a hand holds, for a screen reader."""
        return self.tr("%n card(s) in hand", None, n)

    def taken(self, n: int) -> str:
        """Return how many cards a pile holds, for a screen reader."""
        return self.tr("%n card(s) taken", None, n)

    def players_count(self, n: int) -> str:
        """Return ``two players`` ... in words for the usual numbers."""
        known = {
            2: translate("Words", "two players"),
            3: translate("Words", "three players"),
            4: translate("Words", "four players"),
            6: translate("Words", "six players"),
        }
        return known.get(n) or self.tr("%n player(s)", None, n)

    # ------------------------------------------------------------------------------------------- plays

    def play(self, play: Play) -> str:
        """Return what a play does, as a choice: ``Take the 3 of cups with the 3 of coins.``."""
        if is_declaration(play):
            return self._declare_choice(declaration_of(play), matta_of(play))
        played, taken = card_of(play), takes_of(play)
        if not taken:
            return fill(translate("Words", "Lay %1."), self.the_card(played))
        return fill(
            translate("Words", "Take %1 %2.", "cards; with which card"),
            self.the_cards(cards_of(taken)),
            self.with_card(played),
        )

    def take_sentence(self, played: Card, taken: Sequence[Card]) -> str:
        """Return what a card takes, as an example of the rules."""
        sentence = translate("Words", "%1 takes %2.", "a card; the cards it takes")
        return fill(sentence, self.subject(played), self.the_cards(taken))

    def _declare_choice(self, what: Declaration, matta: int | None) -> str:
        if what is Declaration.UNDER_TEN:
            said = translate("Words", "Declare less than ten, 3 points.")
        else:
            said = translate("Words", "Declare three of a kind, 10 points.")
        return sentences(said, "" if matta is None else self.matta(matta))

    def matta(self, value: int) -> str:
        """Return what the wild seven counts as."""
        return fill(translate("Words", "%1 counts as %2."), self.subject(MATTA), value)

    def play_of(self, who: Player, card: Card, taken: Sequence[Card]) -> str:
        """Return what somebody just played."""
        if taken:
            you, other = translate("Words", "You take %1 %2."), translate("Words", "%3 takes %1 %2.")
            return fill(you if who.you else other, self.the_cards(taken), self.with_card(card), who.name)
        you, other = translate("Words", "You laid %1."), translate("Words", "%2 laid %1.")
        return fill(you if who.you else other, self.the_card(card), who.name)

    # ---------------------------------------------------------------------------------------- prompts

    def your_turn(self) -> str:
        """Return what is asked of the person to play."""
        return translate("Words", "Your turn: play a card.")

    def goes_on(self) -> str:
        """Return how the person goes on from a play that stays in sight."""
        return translate("Words", "Space or a click goes on.")

    def thinking(self, who: Player) -> str:
        """Return that a computer player thinks."""
        return fill(translate("Words", "%1 is thinking …"), who.name)

    def must_lay(self, who: Player) -> str:
        """Return that somebody faces an empty table."""
        if who.you:
            return translate("Words", "The table is empty: you must lay a card.")
        return fill(translate("Words", "The table is empty: %1 must lay a card."), who.name)

    def cannot_lay(self, takes: Sequence[Card]) -> str:
        """Return why a card may not be laid."""
        return fill(translate("Words", "That card takes %1: it cannot be laid."), self.the_cards(takes))

    def cannot_take(self, target: Card) -> str:
        """Return why a card dragged onto another does nothing."""
        return fill(translate("Words", "That card does not take %1."), self.the_card(target))

    def take_with(self, played: Card) -> str:
        """Return the label before the captures to choose from."""
        return fill(translate("Words", "Take %1:", "%1 is: with the 7 of coins"), self.with_card(played))

    def choose_capture(self, n: int) -> str:
        """Return that a card may take in several ways, for a screen reader."""
        return self.tr("%n ways to take: choose one.", None, n)

    # ------------------------------------------------------------------------------------------ the review

    def best_plays(self, n: int) -> str:
        """Return how many plays were the best: ``12 best``."""
        return self.tr("%n best", "plays of a grade", n)

    def good_plays(self, n: int) -> str:
        """Return how many plays were good."""
        return self.tr("%n good", "plays of a grade", n)

    def inaccurate_plays(self, n: int) -> str:
        """Return how many plays were inaccurate."""
        return self.tr("%n inaccurate", "plays of a grade", n)

    def mistakes(self, n: int) -> str:
        """Return how many plays were mistakes: ``3 mistakes``."""
        return self.tr("%n mistake(s)", "plays of a grade", n)

    def practice(self, n: int) -> str:
        """Name the practice with so many positions."""
        return self.tr("Practice: %n position(s)", None, n)

    def missed_positions(self, n: int) -> str:
        """Tell how many positions there are to practise."""
        return self.tr("%n position(s) in which there was something better to play.", None, n)

    # ------------------------------------------------------------------------------------------- puzzles

    def deals_gone_through(self, n: int) -> str:
        """Return how many deals were gone through in search of a puzzle."""
        return self.tr("%n deal(s) gone through so far.", "in search of a puzzle", n)

    def puzzles_ready(self, n: int) -> str:
        """Return how many puzzles are ready beside the one that is shown."""
        return self.tr("%n more ready.", "puzzles", n)

    def streak(self, n: int) -> str:
        """Return how many puzzles in a row were solved."""
        return self.tr("%n in a row.", "puzzles solved at the first try, one after the other", n)

    def capture_choice(self, number: int, cards: Sequence[Card]) -> str:
        """Return one of the captures to choose from, for a screen reader; counted from 1."""
        return fill(translate("Words", "%1: take %2"), number, self.the_cards(cards))

    def confirm_play(self, play: Play) -> str:
        """Return the question of a player who wants to confirm each play."""
        return fill(
            translate("Words", "%1 Once more to play, Esc to choose again.", "%1 is a sentence: Lay the 7."),
            self.play(play),
        )

    def hint(self, play: Play) -> str:
        """Return a piece of advice."""
        return fill(translate("Words", "Hint: %1", "%1 is a sentence: Lay the 7."), self.play(play))

    def plate_status(self, state: str) -> str:
        """Return the line under a name: ``turn``, ``thinking``, ``waiting``, ``over`` or ``deals``."""
        return {
            "turn": translate("Words", "Your turn"),
            "thinking": translate("Words", "Thinking …"),
            "waiting": translate("Words", "Waiting"),
            "over": translate("Words", "Round over"),
            "deals": translate("Words", "Deals"),
        }[state]

    def round_caption(self, number: int, deal: int, deals: int) -> str:
        """Return the score tablet's caption."""
        if deals <= 1:
            return fill(translate("Words", "Round %1"), number)
        return fill(translate("Words", "Round %1  ·  deal %2 of %3"), number, deal, deals)

    def round_brief(self, number: int, deal: int, deals: int) -> str:
        """Return what stands for the caption where that is too long."""
        if deals <= 1:
            return self.round_caption(number, deal, deals)
        return fill(translate("Words", "Round %1  ·  %2/%3", "a deal of some: 4/6"), number, deal, deals)

    def to_target(self, target: int) -> str:
        """Return the score that a match is played to."""
        return fill(translate("Words", "to %1", "target of a match"), target)

    # ------------------------------------------------------------------------------------------ events

    def event(self, event: ev.Event, names: Names, *, variant: str = "scopa") -> str:
        """Return an event as a sentence (or two)."""
        from scopa_desktop.ui.words_events import event_sentence

        return event_sentence(self, event, names, variant)

    # ------------------------------------------------------------------------------------ times, choices

    def when(self, day: date, today: date) -> str:
        """Return a day as people say it: today, yesterday, or its date."""
        passed = (today - day).days
        if passed == 0:
            return translate("Words", "today")
        if passed == 1:
            return translate("Words", "yesterday")
        return day_name(day, today)

    def deck_name(self, deck_id: str, name: str) -> str:
        """Return a deck's name: ours are translated, a player's own stay as they are."""
        known = {
            "neapolitan": translate("Words", "Neapolitan"),
            "napoletane": translate("Words", "Neapolitan"),
            "sicilian": translate("Words", "Sicilian"),
            "piacentine": translate("Words", "Piacentine"),
            "italian": translate("Words", "Italian"),
            "spanish": translate("Words", "Spanish"),
            "french": translate("Words", "French"),
            "french_numbers": translate("Words", "French, numbers"),
            "french_large": translate("Words", "French, large print"),
        }
        return known.get(deck_id, name)

    def back_name(self, name: str) -> str:
        """Return the name of a card's back."""
        known = {
            "default": translate("Words", "Usual back"),
            "back": translate("Words", "Usual back"),
            "red": translate("Words", "Red"),
            "blue": translate("Words", "Blue"),
            "green": translate("Words", "Green"),
            "black": translate("Words", "Black"),
        }
        plain = name.removeprefix("back_").removeprefix("back-")
        return known.get(plain) or plain.replace("_", " ").capitalize()

    def decimal(self, number: float) -> str:
        """Return a number with one decimal, as the language writes it."""
        return QLocale().toString(float(number), "f", 1)

    def table_name(self, name: str) -> str:
        """Return the name of a cloth."""
        return {
            "verde": translate("Words", "Green"),
            "noce": translate("Words", "Brown"),
            "notte": translate("Words", "Night"),
            "vinaccia": translate("Words", "Wine"),
            "ardesia": translate("Words", "Slate"),
            "legno": translate("Words", "Wood"),
            "marmo": translate("Words", "Marble"),
            "tinta": translate("Words", "Plain"),
            "buio": translate("Words", "Dark", "a table"),
            "own": translate("Words", "Your picture"),
        }.get(name, name)

    def avatar_name(self, motif: str) -> str:
        """Return the name of a face."""
        return {
            "sun": translate("Words", "Sun"),
            "lemon": translate("Words", "Lemon"),
            "boat": translate("Words", "Boat"),
            "moon": translate("Words", "Moon"),
            "leaf": translate("Words", "Leaf"),
            "cup": translate("Words", "Cup"),
        }.get(motif, motif)


def day_name(day: date, today: date) -> str:
    """Return a day: ``30 November``, with its year if that is not this one."""
    if day.year == today.year:
        return written(day, translate("Words", "d MMMM", "a day, written by the letters of QLocale::toString"))
    return written(day, translate("Words", "d MMMM yyyy", "a day, written by the letters of QLocale::toString"))


def day_in_week(day: date) -> str:
    """Return a day with its place in the week: ``Monday, 30 November``."""
    return written(day, translate("Words", "dddd, d MMMM", "a day, written by the letters of QLocale::toString"))


def short_day(day: date) -> str:
    """Return a day with its year, short: ``30 Nov 2026``."""
    return written(day, translate("Words", "d MMM yyyy", "a day, written by the letters of QLocale::toString"))


def written(day: date, form: str) -> str:
    """Return a day in a form of `QLocale`, with the names that the language has for it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), form)


def capital(sentence: str) -> str:
    """Return a sentence that begins with a capital."""
    return sentence[:1].upper() + sentence[1:]
