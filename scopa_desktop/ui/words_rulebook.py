"""The rules of a match as text: sentences for everything that its options say, and nothing that they do not.

Every sentence names the options from which it follows, so that each is marked where it departs from the classic game
or from the game's usual rules, and no house rule goes unsaid.  What rules mean is in rules.md sections 2 to 9.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import MATTA
from scopa_desktop.core.cirulla import DECLARED_HAND
from scopa_desktop.core.rules import OPTIONS, SEATINGS, VARIANTS, Rules
from scopa_desktop.ui.sentences import clauses, ended, sentences
from scopa_desktop.ui.words import Words, capital, fill
from scopa_desktop.ui.words_rulebook_points import end_lines, point_lines, sweep_lines
from scopa_desktop.ui.words_rules import RuleLine, option_line, variant_sentence

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules as text: a heading and its sentences.

    Attributes:
        key: ``game``, ``cards``, ``taking``, ``declaring``, ``sweeping``, ``counting``, ``end`` or ``idle``.
        title: the heading.
        lines: the sentences.
    """

    key: str
    title: str
    lines: tuple[RuleLine, ...]


class Book:
    """Makes lines of sentences, and remembers which options have been told.

    Args:
        words: the words for the deck in use.
        rules: the rules as they are set.
        seating: the seating's name.
    """

    def __init__(self, words: Words, rules: Rules, seating: str) -> None:
        self.words, self.rules = words, rules
        self.sides = SEATINGS[seating]
        self.house = rules.house_rules()
        self._preset = VARIANTS[rules.variant].options
        self._told: set[str] = set()

    @property
    def seats(self) -> int:
        """How many play."""
        return sum(map(len, self.sides))

    @property
    def declares(self) -> bool:
        """Whether hands can be declared at all."""
        return self.rules.cirulla and self.rules.hand_size == DECLARED_HAND

    def line(self, text: str, *names: str, special: bool = False) -> RuleLine:
        """Return a sentence that follows from these options."""
        self._told.update(names)
        own = [name for name in names if name in self.house]
        special = special or any(
            self._preset.get(name, OPTIONS[name].default) != OPTIONS[name].default for name in names
        )
        return RuleLine(text, bool(own), special and not own, clauses(self._usual(name) for name in own))

    def plain(self, *names: str) -> list[RuleLine]:
        """Return options in their short form, those alone that are set otherwise than in the classic game."""
        return [
            self.line(ended(option_line(name, getattr(self.rules, name), self.words)), name)
            for name in names
            if name not in self._told and (name in self.house or getattr(self.rules, name) != OPTIONS[name].default)
        ]

    def idle(self) -> list[RuleLine]:
        """Return the house rules that nothing was said about, because nothing follows from them here."""
        return self.plain(*(name for name in self.house if name not in self._told))

    def _usual(self, name: str) -> str:
        return option_line(name, self._preset.get(name, OPTIONS[name].default), self.words)


def rules_text(words: Words, rules: Rules, seating: str) -> tuple[Section, ...]:
    """Return the rules of a match as they are set, for reading."""
    book = Book(words, rules, seating)
    parts = (
        ("game", translate("Words", "The game"), _game(book)),
        ("cards", translate("Words", "The cards"), _cards(book)),
        ("taking", translate("Words", "Taking"), _taking(book)),
        ("declaring", translate("Words", "Declaring"), _declaring(book) if book.declares else []),
        ("sweeping", translate("Words", "Sweeping the table"), sweep_lines(book)),
        ("counting", translate("Words", "Points of a round"), point_lines(book)),
        ("end", translate("Words", "The end"), end_lines(book)),
    )
    sections = [Section(key, title, tuple(lines)) for key, title, lines in parts if lines]
    idle = tuple(book.idle())
    if idle:
        sections.append(Section("idle", translate("Words", "Set, but without effect in this game"), idle))
    return tuple(sections)


# ------------------------------------------------------------------------------------------------------ the game


def _game(book: Book) -> list[RuleLine]:
    words, rules = book.words, book.rules
    lines = []
    if set(book.house) <= {"target"}:  # what a game is like holds only while nobody changes it
        lines.append(book.line(variant_sentence(rules.variant, words)))
    lines += [book.line(text) for text in (_seated(book),)]
    lines.append(book.line(_dealt(book), special=rules.hand_size != 3))
    if rules.deals(book.seats) > 1:
        more = translate("Words", "When every hand is empty, each player gets %1 more: %2 deals make a round.")
        lines.append(book.line(fill(more, words.n_cards(rules.hand_size), rules.deals(book.seats))))
        lines.append(book.line(translate("Words", "Nothing more is laid on the table from the stock.")))
    lines.append(
        book.line(
            translate(
                "Words",
                "Chance picks the first dealer; after each round the next player deals. The player after the dealer "
                "begins, and turns go counter-clockwise.",
            )
        )
    )
    return lines + _opening(book)


def _seated(book: Book) -> str:
    sizes = {len(side) for side in book.sides}
    if sizes == {1}:
        if len(book.sides) == 2:
            return translate("Words", "Two players, each for themselves.")
        return fill(
            translate("Words", "%1, each for themselves.", "three players"),
            capital(book.words.players_count(book.seats)),
        )
    together = translate("Words", "Partners sit between their rivals; what they take and score counts together.")
    if len(book.sides) == 3:
        teams = translate("Words", "Six players in three teams of two.")
    elif sizes == {3}:
        teams = translate("Words", "Six players in two teams of three.")
    else:
        teams = translate("Words", "Four players in two teams of two.")
    return sentences(teams, together)


def _dealt(book: Book) -> str:
    each = book.words.n_cards(book.rules.hand_size)
    if not book.rules.table_size:
        return fill(
            translate(
                "Words", "Each player is dealt %1; the table is empty, so the first card is laid.", "%1 is: 10 cards"
            ),
            each,
        )
    text = translate("Words", "Each player is dealt %1; %2 lie face up on the table.", "3 cards; 4 cards")
    return fill(text, each, book.words.n_cards(book.rules.table_size))


def _opening(book: Book) -> list[RuleLine]:
    """What an opening table may bring: the dealer's capture goes before a new deal."""
    rules = book.rules
    if not rules.table_size:
        return []
    lines = []
    if rules.dealer_bonus != "none":
        names = ["dealer_bonus", "matta"] if _matta_matters(book) else ["dealer_bonus"]
        lines.append(book.line(_dealers_table(book), *names))
    lines.append(book.line(_kings(book), "redeal_kings"))
    if rules.redeal_aces:
        text = translate(
            "Words", "If two or more of the opening cards are aces, the same dealer shuffles and deals again."
        )
        lines.append(book.line(text, "redeal_aces"))
    return lines + book.plain("dealer_bonus", "redeal_aces")


def _kings(book: Book) -> str:
    tens = book.words.deck == "numbers"
    if not book.rules.redeal_kings:
        if tens:
            return translate("Words", "Three or four tens among the opening cards change nothing.")
        return translate("Words", "Three or four kings among the opening cards change nothing.")
    if tens:
        return translate(
            "Words", "If three or four of the opening cards are tens, the same dealer shuffles and deals again."
        )
    return translate(
        "Words", "If three or four of the opening cards are kings, the same dealer shuffles and deals again."
    )


def _matta_matters(book: Book) -> bool:
    """Whether the dealer's table is wild, or is not, because of a house rule on the matta."""
    usual = VARIANTS[book.rules.variant].options.get("matta", "off")
    return book.rules.dealer_bonus == "cirulla" and (usual == "off") != (book.rules.matta == "off")


def _wild_opening(rules: Rules) -> bool:
    return rules.dealer_bonus == "cirulla" and rules.matta != "off"


def _dealers_table(book: Book) -> str:
    rules = book.rules
    if rules.scopa_points:
        text = translate(
            "Words",
            "If the opening cards come to 15, the dealer takes them at once and has one sweep; if they come to 30, "
            "two sweeps. The next player faces an empty table.",
        )
    else:
        text = translate(
            "Words",
            "If the opening cards come to 15 or 30, the dealer takes them at once. The next player faces an empty "
            "table.",
        )
    if _wild_opening(rules):
        wild = translate("Words", "Among them %1 may count as any value from 1 to 10.", "the 7 of cups")
        text = sentences(text, fill(wild, book.words.the_card(MATTA)))
    if rules.redeal_kings or rules.redeal_aces:
        before = translate("Words", "This goes before a new deal.")
        text = sentences(text, before)
    return text


# ----------------------------------------------------------------------------------------------------- the cards


def _cards(book: Book) -> list[RuleLine]:
    words = book.words
    if words.deck == "numbers":
        text = translate("Words", "Every card counts what it shows, an ace 1.")
        return [book.line(text)]
    ace = translate("Words", "An ace counts 1, and the cards from 2 to 7 count what they show.")
    jack, second, king = words.figures()
    if words.deck == "spanish":
        text = translate(
            "Words",
            "The %1 is printed 10 and counts 8, the %2 is printed 11 and counts 9, the %3 is printed 12 and counts 10.",
        )
        return [book.line(sentences(ace, fill(text, jack, second, king)))]
    if words.deck == "french":
        text = translate("Words", "The %1 (%4) counts 8, the %2 (%5) 9, the %3 (%6) 10.", "jack, queen, king; J, Q, K")
        return [book.line(sentences(ace, fill(text, jack, second, king, *words.marks().ranks[7:])))]
    text = translate("Words", "The %1 counts 8, the %2 9, the %3 10.", "jack, knight, king")
    return [book.line(sentences(ace, fill(text, jack, second, king)))]


# -------------------------------------------------------------------------------------------------------- taking


def _taking(book: Book) -> list[RuleLine]:
    rules = book.rules
    lines = [
        book.line(translate("Words", "In turn each player plays one card from the hand.")),
        book.line(_what_is_taken(rules), "capture_mode"),
        book.line(_duty(rules), "capture_mandatory"),
        book.line(_choice(rules), "capture_choice"),
    ]
    if rules.cirulla_equal_priority and rules.capture_mode != "fifteen" and rules.capture_choice == "any":
        lines.append(book.line(_equal_first(rules), "cirulla_equal_priority"))
    if rules.max_capture:
        lines.append(book.line(_cap(rules), "max_capture"))
    lines += _aces(book)
    lines.append(book.line(_leftovers(book), "leftovers_to"))
    return lines + book.plain("max_capture", "ace_rule")


def _what_is_taken(rules: Rules) -> str:
    return {
        "equal": translate("Words", "It takes one card of the same value, or several that add up to it."),
        "fifteen": translate(
            "Words",
            "It takes one card or several that make exactly fifteen together with it. Equal cards do not take each "
            "other.",
        ),
        "both": translate(
            "Words",
            "It takes one card of the same value, or several that add up to it, or one or several that make exactly "
            "fifteen together with it. That is one capture, never two at once.",
        ),
    }[rules.capture_mode]


def _duty(rules: Rules) -> str:
    if rules.capture_mandatory:
        return translate(
            "Words",
            "If the played card can take something, it must; but any card may be played. A card that takes nothing "
            "stays on the table.",
        )
    return translate(
        "Words", "A card that can take something may be laid instead. A card that takes nothing stays on the table."
    )


def _choice(rules: Rules) -> str:
    return {
        "fewest": translate(
            "Words",
            "If it can take in several ways, only those with the fewest cards are allowed; among these the player "
            "chooses.",
        ),
        "single_first": translate(
            "Words",
            "If it can take a single card, it may not take several instead; otherwise the player chooses freely.",
        ),
        "any": translate("Words", "If it can take in several ways, the player chooses freely."),
    }[rules.capture_choice]


def _equal_first(rules: Rules) -> str:
    if rules.capture_mode == "both":
        return translate(
            "Words", "If an equal card lies there, cards that add up to it may not be taken; a fifteen still may."
        )
    return translate("Words", "If an equal card lies there, cards that add up to it may not be taken instead.")


def _cap(rules: Rules) -> str:
    if rules.ace_rule == "none":
        return translate("Words", "No card may take more than two cards.")
    return translate(
        "Words", "No card may take more than two cards. An ace that would have to take more is laid on the table."
    )


def _aces(book: Book) -> list[RuleLine]:
    rules = book.rules
    if rules.ace_rule == "none":
        return []
    if rules.ace_rule == "takes_all":
        text = translate("Words", "An ace takes all the cards on the table, aces too. On an empty table it is laid.")
    elif rules.capture_mode == "equal":
        text = translate(
            "Words",
            "An ace takes all the cards on the table. If an ace lies among them, it takes just one ace. On an empty "
            "table it is laid.",
        )
    elif rules.capture_mode == "fifteen":
        text = translate(
            "Words",
            "An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that "
            "make fifteen with it. On an empty table it is laid.",
        )
    else:
        text = translate(
            "Words",
            "An ace takes all the cards on the table. If an ace lies among them, it takes just one ace, or cards that "
            "make fifteen with it, aces among them too. On an empty table it is laid.",
        )
    lines = [book.line(text, "ace_rule")]
    if rules.ace_first_play_restricted:
        first = translate("Words", "With the first card of a round an ace takes just one ace, or is laid.")
        lines.append(book.line(first, "ace_first_play_restricted"))
    elif "ace_first_play_restricted" in book.house:
        first = translate("Words", "An ace has its power from the first card of a round on.")
        lines.append(book.line(first, "ace_first_play_restricted"))
    return lines


def _leftovers(book: Book) -> str:
    if book.rules.leftovers_to == "dealer":
        text = translate("Words", "After the last card of the round, what still lies on the table goes to the dealer.")
    else:
        text = translate(
            "Words", "After the last card of the round, what still lies on the table goes to whoever took last."
        )
    never = translate("Words", "That is never a sweep.")
    text = sentences(text, never)
    if not book.rules.capture_mandatory:
        nobody = translate("Words", "If nobody took anything in the round, it goes to nobody.")
        text = sentences(text, nobody)
    return text


# ----------------------------------------------------------------------------------------------------- declaring


def _declaring(book: Book) -> list[RuleLine]:
    rules = book.rules
    lines = [
        book.line(
            translate(
                "Words",
                "Before playing the first of three fresh cards, in every deal, a player may declare them: less than "
                "ten in all scores 3 points, three of a kind 10. A hand that is both scores 10.",
            ),
            "cirulla",
        ),
        book.line(translate("Words", "Nobody has to declare. Whoever does plays on with the hand face up."), "cirulla"),
    ]
    if rules.matta == "off":
        return lines + book.plain("matta")
    wild = translate(
        "Words",
        "%1 is wild in a declaration. For three of a kind the two others must be equal; for less than ten they must "
        "come to 8 at most, and the player picks its value. Undeclared it is a 7.",
    )
    lines.append(book.line(fill(wild, book.words.subject(MATTA)), "matta"))
    always = translate("Words", "For the points it is always a 7.")
    lines.append(book.line(sentences(_lasting(rules), always), "matta"))
    return lines


def _lasting(rules: Rules) -> str:
    return {
        "capture_by_holder": translate(
            "Words", "It keeps that value until its holder plays it; lying on the table it is a 7 again."
        ),
        "until_captured": translate(
            "Words", "It keeps that value when it is played, and on the table until it is taken."
        ),
        "declaration_only": translate("Words", "When it is played it is a 7 like any other."),
    }[rules.matta]
