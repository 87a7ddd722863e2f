"""The text of the handbook: the chapters of its files, and what the program writes into them.

A place in braces is filled in by the program: ``{do:undo}`` is what the menu calls it and its key, ``{of_coins}`` what
the deck calls the suit, ``{house_rules}`` on a line by itself all of them.  What is told about rules, preferences and
keys comes from what the program itself plays by, shows and listens to, so that it is never out of date.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import Suit
from scopa_desktop.core.house import idle, offered
from scopa_desktop.core.rules import OPTIONS, VARIANTS, Rules, Value
from scopa_desktop.players.levels import OPPONENTS
from scopa_desktop.ui.decks.manifest import Deck
from scopa_desktop.ui.handbook.chapters import chapters, game_notes
from scopa_desktop.ui.handbook.declared import Choice
from scopa_desktop.ui.sentences import clauses, ended, labelled, listing, sentences
from scopa_desktop.ui.windows.keys import KeySection
from scopa_desktop.ui.windows.rule_pictures import capture_sentence, captures, scoring_sentence, scorings
from scopa_desktop.ui.words import Words, capital, fill
from scopa_desktop.ui.words_company import level_choice, level_sentence
from scopa_desktop.ui.words_decks import NOTES, deck_note
from scopa_desktop.ui.words_fairness import CHECK_COMMAND, rigged_text
from scopa_desktop.ui.words_house import GROUPS, group_name, house_explained, house_label, house_who
from scopa_desktop.ui.words_rulebook import Section, rules_text
from scopa_desktop.ui.words_rules import (
    RuleLine,
    option_line,
    seating_name,
    seats_note,
    variant_name,
    variant_sentence,
    variant_story,
)

translate = QCoreApplication.translate

GAMES: Final = "games"
"""The chapter that lists the games; those of the games follow it, and are called ``games/scopa`` and so on."""
WELCOME: Final = "welcome"
_PLACE = re.compile(r"\{([a-z][a-z_.:]*)\}")
_CODE = re.compile(r"(`+[^`]*`+)")
_SIGNS = re.compile(r"([\\`*_{}\[\]<>#+.!|~-])")
_TARGETS: Final = (11, 16, 21, 31, 51)


@dataclass(frozen=True, slots=True)
class About:
    """What the program tells about itself.

    Attributes:
        menu: what the menus call everything, and its keys, see `declared.menu_words`.
        keys: everything that keys do.
        preferences: returns what can be set, see `declared.preference_parts`.
        decks: the decks that come with the program.
        places: where its files lie: ``preferences_file``, ``preferences_folder``, ``data_folder``, ``log_folder``.
    """

    menu: Mapping[str, tuple[str, str]]
    keys: Sequence[KeySection]
    preferences: Callable[[], Sequence[tuple[str, Sequence[Choice]]]]
    decks: Sequence[Deck]
    places: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter.

    Attributes:
        key: its name, by which links lead to it: ``strategy``, ``games/cirulla``.
        title: its heading.
        within: whether it belongs to the chapter before it that is not.
    """

    key: str
    title: str
    within: bool = False


def escaped(text: str) -> str:
    """Return a text as Markdown that says just this."""
    return _SIGNS.sub(r"\\\1", text)


def _part_name(number: int) -> str:
    """Return the part of the handbook to which the number of a chapter belongs."""
    if number < 30:
        return translate("Handbook", "To begin with")
    if number < 50:
        return translate("Handbook", "The games")
    if number < 70:
        return translate("Handbook", "Playing well")
    return translate("Handbook", "The cards") if number < 80 else translate("Handbook", "The program")


class Handbook:
    """The chapters in the words of a deck and a language.

    Args:
        words: the words for the deck in use.
        language: the language's name, as in `scopa_desktop.ui.language`.
        about: what the program tells about itself.

    Raises:
        OSError: the chapters cannot be read.
    """

    def __init__(self, words: Words, language: str, about: About) -> None:
        self._words, self._about = words, about
        self._written = chapters(language)
        self._notes = game_notes(language)
        self._blocks: dict[str, Callable[[], str]] = {
            "games": self._games,
            "house_rules": self._house_rules,
            "levels": self._levels,
            "decks": self._decks,
            "preferences": self._preferences,
            "keys": self._keys,
            "rigged": self._rigged,
        }

    @cached_property
    def parts(self) -> tuple[tuple[str, tuple[Chapter, ...]], ...]:
        """The parts, each with its name and its chapters."""
        found: dict[str, list[Chapter]] = {}
        for each in self._written.values():
            part = found.setdefault(_part_name(each.number), [])
            part.append(Chapter(each.key, each.title))
            if each.key == GAMES:
                part += [Chapter(f"{GAMES}/{name}", variant_name(name), within=True) for name in VARIANTS]
        return tuple((name, tuple(part)) for name, part in found.items())

    @property
    def all(self) -> tuple[Chapter, ...]:
        """All chapters, in their order."""
        return tuple(each for _, part in self.parts for each in part)

    def chapter(self, key: str) -> Chapter:
        """Return a chapter; where there is none of this name, the first."""
        return next((each for each in self.all if each.key == key), self.all[0])

    def text(self, key: str) -> str:
        """Return a chapter as Markdown, its heading first."""
        chapter = self.chapter(key)
        _, _, game = chapter.key.partition("/")
        text = self._game(game) if game else self._fill(self._written[chapter.key].text)
        return f"# {escaped(chapter.title)}\n\n{text}\n"

    # ------------------------------------------------------------------------------------------ filling in

    def _fill(self, text: str) -> str:
        """Fill in every place of a text; one that the program does not know stays as it is."""
        parts = _CODE.split(text)
        return "".join(self._fill_part(each, code=bool(place % 2)) for place, each in enumerate(parts))

    def _fill_part(self, text: str, code: bool) -> str:
        return _PLACE.sub(lambda found: self._place(found[1], found[0], code), text)

    def _place(self, name: str, else_: str, code: bool) -> str:
        if name in self._blocks:
            return self._blocks[name]()
        kind, _, rest = name.partition(":")
        if kind == "do" and rest in self._about.menu:
            label, keys = self._about.menu[rest]
            return f"**{escaped(label)}** ({escaped(keys)})" if keys else f"**{escaped(label)}**"
        if name in self._about.places:
            return self._about.places[name] if code else escaped(self._about.places[name])
        word = self._card_word(name)
        return else_ if word is None else escaped(word)

    def _card_word(self, name: str) -> str | None:
        """Return what the deck calls a suit (``coins``, ``of_coins``) or a figure (``jack``, ``knight``, ``king``)."""
        words = self._words
        for suit in Suit:
            if name == suit.name.lower():
                return words.suit(suit)
            if name == f"of_{suit.name.lower()}":
                return words.of_suit(suit)
        figures = dict(zip(("jack", "knight", "king"), words.figures(), strict=True))
        return figures.get(name)

    # ------------------------------------------------------------------------------------------- the games

    def _games(self) -> str:
        lines = []
        for name in VARIANTS:
            link = f"[{escaped(variant_name(name))}](chapter:{GAMES}/{name})"
            lines.append(f"* {labelled(link, escaped(sentences(variant_sentence(name, self._words), _seats(name))))}")
        return "\n".join(lines)

    def _game(self, name: str) -> str:
        """Return what is told about a game, then its rules by the book, with pictures."""
        words, rules, seating = self._words, Rules.of(name), VARIANTS[name].seatings[0]
        follows = translate("Handbook", "The rules for %1, by the book, are these.", "how many play")
        told = [
            sentences(_bold(variant_story(name, words)), escaped(_seats(name))),
            self._fill(self._notes.get(name, "")),
            escaped(fill(follows, seating_name(words, seating))),
        ]
        said = variant_sentence(name, words)
        for section in rules_text(words, rules, seating):
            told.append(f"## {escaped(section.title)}")
            told.append("\n".join(_rule(line) for line in section.lines if line.text != said))
            told += self._pictures(section, rules)
        return "\n\n".join(each for each in told if each)

    def _pictures(self, section: Section, rules: Rules) -> list[str]:
        """Return the pictures of a part of the rules, each worked out by the rules themselves."""
        words, name = self._words, rules.variant
        if section.key == "cards":
            return [_picture(translate("Handbook", "What each card counts"), f"values:{name}")]
        if section.key == "taking":
            found = captures(rules)
            return [_picture(capture_sentence(words, each), f"capture:{name}/{at}") for at, each in enumerate(found)]
        if section.key == "counting":
            scores = scorings(rules)
            return [
                _picture(scoring_sentence(words, each, rules), f"scoring:{name}/{at}") for at, each in enumerate(scores)
            ]
        return []

    # ------------------------------------------------------------------------------------------ house rules

    def _house_rules(self) -> str:
        told = []
        for source, names in GROUPS:
            told.append(f"### {escaped(group_name(source))}")
            for name in names:
                label, about = house_label(name, self._words), house_explained(name, self._words)
                told.append(sentences(_bold(ended(label)), escaped(about)))
                told.append("\n".join(self._custom(name, value) for value in self._values(name)))
        return "\n\n".join(told)

    def _values(self, name: str) -> list[Value]:
        """Return what an option can be; of numbers those alone that somebody plays."""
        if name == "target":
            return list(_TARGETS)
        values, usual = OPTIONS[name].values, OPTIONS[name].default
        if isinstance(values, range):
            return [each for each in values if each == usual or house_who(name, each, self._words)]
        return list(values)

    def _custom(self, name: str, value: Value) -> str:
        """Return one way to play a house rule, who plays it so, and whether the classic game does."""
        classic, usual = Rules.of("scopa"), ""
        if value == OPTIONS[name].default and name in offered(classic) and idle(classic, name) is None:
            by_the_book = translate("Handbook", "The classic game, by the book.")
            usual = f"*{escaped(by_the_book)}*"
        line = escaped(ended(option_line(name, value, self._words)))
        return f"* {sentences(line, escaped(house_who(name, value, self._words)), usual)}"

    # ------------------------------------------------------------------------------- the program by itself

    def _levels(self) -> str:
        return "\n".join(_entry(level_choice(each), level_sentence(each)) for each in OPPONENTS)

    def _decks(self) -> str:
        told = []
        for deck in self._about.decks:
            if deck.id in NOTES:
                told.append(f"### {escaped(self._words.deck_name(deck.id, deck.name))}")
                told.append(f"![](deck:{deck.id})")
                told.append(escaped(deck_note(deck)))
        return "\n\n".join(told)

    def _preferences(self) -> str:
        told = []
        for part, choices in self._about.preferences():
            told.append(f"### {escaped(part)}")
            told.append("\n".join(_setting(each) for each in choices))
        return "\n\n".join(told)

    def _keys(self) -> str:
        told = []
        for section in self._about.keys:
            told.append(f"### {escaped(section.title)}")
            told.append("\n".join(_entry(listing(row.keys), row.text) for row in section.rows))
        return "\n\n".join(told)

    def _rigged(self) -> str:
        told = [f"### {escaped(head)}\n\n{escaped(said)}" for head, said in rigged_text()]
        return "\n\n".join((*told, f"```\n{CHECK_COMMAND}\n```"))


def _seats(name: str) -> str:
    """Return how many may play a game, and how far."""
    told = translate("Handbook", "Players: %1. Played to %2.", "how many play; points")
    return fill(told, seats_note(name), Rules.of(name).target)


def _rule(line: RuleLine) -> str:
    return f"* {_bold(line.text)}" if line.special else f"* {escaped(line.text)}"


def _bold(text: str) -> str:
    # In Japanese the next sentence follows without a space, and such a sign would leave the stars before it as they
    # are.
    sign = text[-1:] if text.endswith(("。", "！", "？")) else ""
    return f"**{escaped(text.removesuffix(sign))}**{sign}"


def _entry(name: str, told: str) -> str:
    """Return an entry of a list: something with its name before it."""
    return f"* {labelled(_bold(name), escaped(told))}"


def _picture(words: str, address: str) -> str:
    return f"![{escaped(words)}]({address})"


def _setting(choice: Choice) -> str:
    """Return something that can be set in a line: its choices, the usual one marked, and what is said about it."""
    usual = translate("Handbook", "%1 (at first)", "what a preference is before anybody changes it")
    values = [fill(usual, each) if each == choice.usual else each for each in choice.values] or [
        fill(usual, choice.usual)
    ]
    return _entry(
        choice.label, sentences(ended(clauses(values)), *(capital(ended(each)) for each in choice.notes if each))
    )
