"""The course: ten lessons, each a script of positions, questions and what is said to every answer.

The sentences are texts to translate, all of them whole; cards stand in their places and are named as the deck on the
table has them.  `lesson_sentence` puts them together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import SUIT_LETTERS, parse_card
from scopa_desktop.core.match import Seat
from scopa_desktop.session.lesson import Answer, Lesson, Position, Remark, Sentence, Step
from scopa_desktop.ui.words import Words, fill
from scopa_desktop.ui.words_cards import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


def lesson_sentence(words: Words, sentence: Sentence, seats: Sequence[Seat]) -> str:
    """Return what is said, in the language of the program and with the cards of the deck.

    Args:
        words: how cards are named.
        sentence: the sentence.
        seats: who sits at the table.
    """
    text = sentence.plain if sentence.plain and words.deck == "numbers" else sentence.text
    return fill(translate("Words", text), *(_place(words, place, seats) for place in sentence.places))


def _place(words: Words, place: str, seats: Sequence[Seat]) -> str:
    kind, _, what = place.partition(" ")
    match kind:
        case "the":
            return words.the_card(parse_card(what))
        case "The":
            return words.subject(parse_card(what))
        case "with":
            return words.with_card(parse_card(what))
        case "card":
            return words.card(parse_card(what))
        case "of":
            return words.of_suit(SUIT_LETTERS.index(what))
        case "rank":
            return words.figures()[int(what) - 8]
        case "seat":
            return seats[int(what)].name
    raise ValueError(f"{place!r} is nothing that can stand in a sentence")


def lesson_title(lesson: Lesson) -> str:
    """Return a lesson's title: ``A card takes its equal``."""
    return translate("Words", lesson.title)


def lesson_number(number: int, count: int) -> str:
    """Return which lesson it is, counted from 1: ``Lesson 3 of 10``."""
    return fill(translate("Words", "Lesson %1 of %2"), number, count)


def lesson_name(number: int, lesson: Lesson, done: bool) -> str:
    """Return a lesson for the row of all, as it is read out: ``Lesson 3: Scopa! Finished.``."""
    if done:
        return fill(translate("Words", "Lesson %1: %2. Finished."), number, lesson_title(lesson))
    return fill(translate("Words", "Lesson %1: %2"), number, lesson_title(lesson))


def lesson_finished(last: bool, whole: bool) -> str:
    """Return what is said at the end of a lesson.

    Args:
        last: whether it is the last one.
        whole: whether all lessons are finished now.
    """
    if whole:
        return translate("Words", "That was the whole course: you can sit down at any table now. Good luck!")
    if last:
        return translate("Words", "That was the last lesson. Those without a tick in the row above are still to come.")
    return translate("Words", "Lesson finished.")


_OTHER: Final = Sentence(QT_TRANSLATE_NOOP("Words", "That one takes nothing here: it would only be laid. Try again."))

_EQUAL: Final = Lesson(
    "equal",
    QT_TRANSLATE_NOOP("Words", "A card takes its equal"),
    (
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Welcome! Scopa is played with forty cards: four suits, each with an ace, 2 to 7, %1, %2 and %3. "
                    "Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three "
                    "as well. Press Enter, or click Go on.",
                ),
                ("rank 8", "rank 9", "rank 10", "seat 1"),
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Welcome! Scopa is played with forty cards: four suits, each with an ace and 2 to 10. "
                    "Four cards lie on the table, three in your hand, at the bottom. %4 sits opposite and has three "
                    "as well. Press Enter, or click Go on.",
                ),
            ),
            position=Position("7S 4C 5B 10D", (("7C 3D 8S", "4D 8B 6C"),)),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "In your turn you play one card. A card takes a card of the same value from the table. "
                    "Play %1: it takes %2. Click it, or go to it with the arrow keys and press Enter.",
                ),
                ("the 7C", "the 7S"),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Well done! Both sevens now lie in your pile, at the lower right. What is in your pile counts for "
                    "you at the end of the round.",
                )
            ),
            accepts=("7C x 7S",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "That card finds no equal on the table and would take nothing. Play %1: it takes the other 7. "
                    "Press H to be shown which card it is.",
                ),
                ("the 7C",),
            ),
            replies=("4D x 4C",),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "%1 has taken a 4 with a 4. You hold %2 and %3, and neither finds its equal. A card that takes "
                    "nothing is laid on the table, where anybody may take it. Lay %3.",
                ),
                ("seat 1", "the 3D", "the 8S"),
            ),
            Sentence(
                QT_TRANSLATE_NOOP("Words", "Right. It lies on the table now: whoever holds an equal card may take it.")
            ),
            accepts=("8S",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "You might, but cards %1 are worth keeping, as you will see. Lay %2 instead.",
                ),
                ("of D", "the 8S"),
            ),
            replies=("8B x 8S",),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "New cards. The ace counts 1, the %1 8, the %2 9, the %3 10. Only one of your three cards "
                    "has its equal on the table. Which one? Play it.",
                ),
                ("rank 8", "rank 9", "rank 10"),
                QT_TRANSLATE_NOOP(
                    "Words",
                    "New cards. The ace counts 1, all others what they show. Only one of your three cards "
                    "has its equal on the table. Which one? Play it.",
                ),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words", "Yes: %1 takes %2. You know the first rule of Scopa: a card takes its equal."
                ),
                ("the 9C", "the 9B"),
            ),
            Position("9B 5S 7D 6C", (("9C 10S 8D",),)),
            ("9C x 9B",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Its equal does not lie there, so it would take nothing. Look at %1 on the table: which card of "
                    "yours is of the same value?",
                ),
                ("the 9B",),
            ),
        ),
    ),
)

_SUMS: Final = Lesson(
    "sums",
    QT_TRANSLATE_NOOP("Words", "Sums"),
    (
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "A card also takes several cards that add up to its value. %1 and %2 make 7: take both %3.",
                ),
                ("The 3C", "the 4B", "with 7S"),
            ),
            Sentence(
                QT_TRANSLATE_NOOP("Words", "Three cards for your pile at one stroke: the two you took and your own 7.")
            ),
            Position("3C 4B 10D 9S", (("7S 1D 8C",),)),
            ("7S x 3C+4B",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP("Words", "No cards on the table add up to that one. But 3 and 4 make 7: play %1."),
                ("the 7S",),
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "%1 counts 8: it may take 5 and 3, or 6 and 2. The table asks you which: click one set, or press "
                    "its number. Cards %2 count at the end, so take the set that has one.",
                ),
                ("The 8C", "of D"),
            ),
            Sentence(
                QT_TRANSLATE_NOOP("Words", "Right: %1 is yours. Where there is a choice, look for cards %2."),
                ("the 5D", "of D"),
            ),
            Position("5D 3S 6B 2C", (("8C 1S 4C",),)),
            ("8C x 5D+3S",),
            (
                Remark(
                    ("8C x 6B+2C",),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words", "The rules allow it, and it is two cards as well. But %1 counts for more: take it."
                        ),
                        ("the 5D",),
                    ),
                ),
            ),
            _OTHER,
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "5 and 4 make 9. But a single card of the same value goes first: where %1 lies, %2 must take it "
                    "and leaves the sum alone. Play it and see.",
                ),
                ("the 9C", "the 9D"),
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "The game did not even ask: the equal card was taken, 5 and 4 stay.")),
            Position("9C 5S 4D 2B", (("9D 3C 1B",),)),
            ("9D x 9C",),
            otherwise=_OTHER,
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Now you: each of your cards takes something. Add up what lies there, and play the card that takes "
                    "most cards.",
                )
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "1 and 2 and 6 make 9: four cards for your pile. Well counted!")),
            Position("1D 6C 2S 10B", (("7C 8S 9B",),)),
            ("9B x 1D+2S+6C",),
            (
                Remark(
                    ("7C x 1D+6C", "8S x 2S+6C"),
                    Sentence(
                        QT_TRANSLATE_NOOP("Words", "That takes two cards. Another one takes three: add up 1, 2 and 6.")
                    ),
                ),
            ),
        ),
    ),
)

_SWEEP: Final = Lesson(
    "sweep",
    QT_TRANSLATE_NOOP("Words", "Scopa!"),
    (
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "%1 has left %2 and %3. Whoever takes everything that lies on the table scores a point at once. "
                    "That is a scopa, which means broom. Sweep the table!",
                ),
                ("seat 1", "the 1S", "the 3D"),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Scopa! The card lies face up across your pile, so that everybody sees the point.",
                )
            ),
            Position("5C 2B 3D 1S", (("4B 9D 10S", "7B 10C 6C"),), ("7B x 5C+2B",), dealer=0),
            ("4B x 1S+3D",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP("Words", "That would sweep nothing. An ace and a 3 make 4: play %1."), ("the 4B",)
            ),
            replies=("10C",),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "On an empty table one can only lay a card, and the next player may sweep it. %1 had to lay %2. "
                    "You know what to do.",
                ),
                ("seat 1", "the 10C"),
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "Two scope in a row! Nobody likes to play on an empty table.")),
            accepts=("10S x 10C",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP("Words", "That leaves a point lying there. Your %1 sweeps the table."),
                ("rank 10",),
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "All three of your cards take something, but only one of them sweeps the table. Find it.",
                )
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Scopa! Hardly anything is better than a sweep. Only the very last card of a round never scores "
                    "one.",
                )
            ),
            Position("5D 2C 8B 1S", (("5S 7D 2B", "9B"),), ("9B x 8B+1S",), dealer=0),
            ("7D x 5D+2C",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP(
                    "Words", "That takes one card and leaves the other. Which of yours takes 5 and 2 together?"
                )
            ),
        ),
    ),
)

_WHOLE_ROUND: Final = (
    "3B x 3S, 1C, 5S, 7S x 1C+6S, 10S, 4D, 4C x 4D, 2B, 6D x 6C, 2C x 2B, 3D, 9D, 5D x 5S, 9S x 9D, 4S, "
    "10B x 10S, 6B, 1B, 9C x 3D+6B, 5C x 4S+1B, 8C x 8S, 1D, 2D, 8B, 9B x 1D+8B, 2S x 2D, 5B, 10C, 8D, "
    "10D x 10C, 7B, 1S, 7C x 7B, 3C, 7D"
)
"""A round in which the points go both ways, but for its last card."""

_POINTS: Final = Lesson(
    "points",
    QT_TRANSLATE_NOOP("Words", "Counting the points"),
    (
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "When all forty cards are played, the piles are counted. One point goes to the side with more "
                    "cards. So, other things being equal: take many. Which card takes most?",
                )
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "Four cards. Whoever has 21 or more has the point for cards.")),
            Position("4C 3S 2B 10C", (("9S 7B 10B",),)),
            ("9S x 2B+3S+4C",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP(
                    "Words", "It takes something, but not most. 4 and 3 and 2 together make a card that you hold."
                )
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Another point goes to the side with more cards %1: six of the ten are enough. %2 may take one 6 "
                    "or the other. Take the better one.",
                ),
                ("of D", "The 6B"),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words", "Yes. Elsewhere one 6 is like the other, but %1 counts among your cards %2 as well."
                ),
                ("the 6D", "of D"),
            ),
            Position("6C 6D 9S 10B", (("6B 1C 8S",),)),
            ("6B x 6D",),
            (
                Remark(
                    ("6B x 6C",),
                    Sentence(
                        QT_TRANSLATE_NOOP("Words", "You may, but then %1 stays for somebody else. Take that one."),
                        ("the 6D",),
                    ),
                ),
            ),
            _OTHER,
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "A question: at the end of a round you have five cards %1, and so has %2. Who gets the point?",
                ),
                ("of D", "seat 1"),
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "Right: where both have the same, nobody scores.")),
            answers=(
                Answer(
                    Sentence(QT_TRANSLATE_NOOP("Words", "Both of us")),
                    Sentence(QT_TRANSLATE_NOOP("Words", "No: the point is for whoever has more, and nobody has.")),
                ),
                Answer(Sentence(QT_TRANSLATE_NOOP("Words", "Nobody"))),
                Answer(
                    Sentence(QT_TRANSLATE_NOOP("Words", "Who has more cards")),
                    Sentence(
                        QT_TRANSLATE_NOOP("Words", "No: each point is counted by itself. Five is not more than five.")
                    ),
                ),
            ),
            piles=("1D 2D 3D 4D 5D", "6D 7D 8D 9D 10D"),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Two more points are for %1 and for the primiera: both have lessons of their own. Here a round "
                    "ends: play your last card. What is left on the table goes to whoever took last.",
                ),
                ("the 7D",),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "That is the count: every point with the cards that made it. A match goes on, round after round, "
                    "until somebody has 11 points.",
                )
            ),
            Position(number=2744, plays=tuple(_WHOLE_ROUND.split(", "))),
            ("4B x 1S+3C",),
        ),
    ),
)

_PRIMIERA: Final = Lesson(
    "primiera",
    QT_TRANSLATE_NOOP("Words", "The primiera"),
    (
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "For the primiera each side takes its best card of each suit and adds them up, by values of their "
                    "own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and each figure 10. Which "
                    "of these three helps most?",
                ),
                plain=QT_TRANSLATE_NOOP(
                    "Words",
                    "For the primiera each side takes its best card of each suit and adds them up, by values of their "
                    "own: a 7 counts 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, and 8, 9 and 10 count 10. "
                    "Which of these three helps most?",
                ),
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "Right: sevens are best, then sixes, then aces.")),
            Position("7C 2S 5B 4S", (("9D 3B 1S",),)),
            answers=(
                Answer(
                    Sentence("%1", ("card 10S",)),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words", "High cards count least in the primiera: no more than 10. Which counts 21?"
                        )
                    ),
                ),
                Answer(
                    Sentence("%1", ("card 1C",)),
                    Sentence(QT_TRANSLATE_NOOP("Words", "An ace is good, it counts 16. One is better still.")),
                ),
                Answer(Sentence("%1", ("card 7B",))),
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "%1 counts 9: it may take 7 and 2, or 5 and 4. Which of them is better for your primiera?",
                ),
                ("The 9D",),
            ),
            Sentence(
                QT_TRANSLATE_NOOP("Words", "%1 is your best card %2 now, and nobody can have a better one there."),
                ("The 7C", "of C"),
            ),
            accepts=("9D x 7C+2S",),
            remarks=(
                Remark(
                    ("9D x 4S+5B",),
                    Sentence(
                        QT_TRANSLATE_NOOP("Words", "5 and 4 count 15 and 14, a 7 counts 21. Take the set with the 7.")
                    ),
                ),
            ),
            otherwise=_OTHER,
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Suppose a round ends like this: your best cards are %1, %2, %3 and %4. %5 has %6, %7, %8 and %9. "
                    "Who gets the point?",
                ),
                ("the 7C", "the 7S", "the 6D", "the 1B", "seat 1", "the 7D", "the 7B", "the 10C", "the 8S"),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "21 and 21 and 18 and 16 are 76; 21 and 21 and 10 and 10 are 62. The point is yours. A suit of "
                    "which a side has no card at all adds nothing.",
                )
            ),
            answers=(
                Answer(Sentence(QT_TRANSLATE_NOOP("Words", "I do"))),
                Answer(
                    Sentence("%1", ("seat 1",)),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words",
                            "Both have two sevens. But your 6 and ace count 18 and 16, the figures only 10 each.",
                        ),
                        plain=QT_TRANSLATE_NOOP(
                            "Words", "Both have two sevens. But your 6 and ace count 18 and 16, 8 and 10 only 10 each."
                        ),
                    ),
                ),
                Answer(
                    Sentence(QT_TRANSLATE_NOOP("Words", "Nobody")),
                    Sentence(
                        QT_TRANSLATE_NOOP("Words", "The sevens are level, the other two cards are not: add them up.")
                    ),
                ),
            ),
            piles=("7C 7S 6D 1B", "7D 7B 10C 8S"),
        ),
    ),
)

_SETTEBELLO: Final = Lesson(
    "settebello",
    QT_TRANSLATE_NOOP("Words", "The settebello"),
    (
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "%1 has a name: settebello, the beautiful seven. Whoever has it gets a point for it alone, and it "
                    "counts among the cards %2 and in the primiera too. Take it!",
                ),
                ("The 7D", "of D"),
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "The settebello is yours, and with it one point is certain.")),
            Position("7D 7S 4B 9C", (("7C 2D 10S",),)),
            ("7C x 7D",),
            (
                Remark(
                    ("7C x 7S",),
                    Sentence(
                        QT_TRANSLATE_NOOP("Words", "That is a 7 as well, but the wrong one: %1 is worth a point."),
                        ("the 7D",),
                    ),
                ),
            ),
            _OTHER,
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Now you hold the settebello yourself, and none of your cards takes anything. One of them has to "
                    "be laid. Choose well.",
                )
            ),
            Sentence(
                QT_TRANSLATE_NOOP("Words", "Right: the settebello waits in your hand until it can take something.")
            ),
            Position("10C 10B 8S 6D", (("7D 3S 9B", "7C"),)),
            ("9B", "3S"),
            (
                Remark(
                    ("7D",),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words", "See what comes of it: %1 has a 7, and your point is gone. Keep the settebello."
                        ),
                        ("seat 1",),
                    ),
                    ("7C x 7D",),
                ),
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words", "3 and 4 lie there, and you hold two sevens. Both would take them. With which do you?"
                )
            ),
            Sentence(
                QT_TRANSLATE_NOOP("Words", "Yes: the card that takes goes into your pile too. The settebello is safe.")
            ),
            Position("4C 3D 10B 9S", (("7D 7S 1B",),)),
            ("7D x 3D+4C",),
            (
                Remark(
                    ("7S x 3D+4C",),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words",
                            "It takes the same. But then the settebello is still in your hand, and you may have to "
                            "lay it one day. Bring it home now.",
                        )
                    ),
                ),
            ),
            _OTHER,
        ),
    ),
)

_LEAVING: Final = Lesson(
    "leaving",
    QT_TRANSLATE_NOOP("Words", "What not to leave"),
    (
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Now think of the next player. If all that lies on the table comes to ten or less, one card may "
                    "sweep it. %1 lies there, and you must lay a card. Which one leaves nothing to sweep?",
                ),
                ("The 6C",),
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "6 and 9 are 15, and no card counts 15. More than ten is safe.")),
            Position("6C 3B 5D 2C", (("2S 9B 4D", "10S 8C 10D"),), ("10S x 3B+5D+2C",), dealer=0),
            ("9B",),
            (
                Remark(
                    ("2S",),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words",
                            "6 and 2 are 8, and %1 had %2: scopa for her. Leave more than ten on the table.",
                        ),
                        ("seat 1", "the 8C"),
                    ),
                    ("8C x 2S+6C",),
                ),
                Remark(
                    ("4D",),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words",
                            "6 and 4 are 10, and %1 had %2: scopa for her. Leave more than ten on the table.",
                        ),
                        ("seat 1", "the 10D"),
                    ),
                    ("10D x 4D+6C",),
                ),
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "All three of your cards take something this time. Take so that more than ten stays on the table.",
                )
            ),
            Sentence(
                QT_TRANSLATE_NOOP("Words", "9 and 2 stay: 11, which nobody can sweep. A small catch, but a safe one.")
            ),
            Position("9C 2B 3S 8S", (("9D 5C 3D", "8B 5S 9B"),), ("8B x 8S",), dealer=0),
            ("3D x 3S",),
            (
                Remark(
                    ("9D x 9C",),
                    Sentence(
                        QT_TRANSLATE_NOOP("Words", "That left 2 and 3, and %1 had a 5: scopa for her. Leave more."),
                        ("seat 1",),
                    ),
                    ("5S x 2B+3S",),
                ),
                Remark(
                    ("5C x 2B+3S",),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words", "That left one card alone, and %1 had its equal: scopa for her. Leave more."
                        ),
                        ("seat 1",),
                    ),
                    ("9B x 9C",),
                ),
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "%1 has just swept the table: now you must lay a card, and only its equal can sweep it. Which of "
                    "your cards has the fewest equals left?",
                ),
                ("seat 1",),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "You hold two sixes, so only two more are about. And if nobody takes it, your other 6 takes it "
                    "back.",
                )
            ),
            Position("1C 1B 3C 5B", (("6C 6S 2S", "10S 2B"),), ("10S x 1C+1B+3C+5B",), dealer=0),
            ("6C", "6S"),
            (
                Remark(
                    ("2S",),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words",
                            "Three other twos are about, and %1 had one: scopa for her. Of another value you hold two "
                            "yourself, so only two are about. Lay one of these.",
                        ),
                        ("seat 1",),
                    ),
                    ("2B x 2S",),
                ),
            ),
        ),
    ),
)

_COUNTING: Final = Lesson(
    "counting",
    QT_TRANSLATE_NOOP("Words", "Counting cards"),
    (
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "There are four cards of each value. All four cards that count 10 are gone: two were taken by %1, "
                    "two by you. %2 lies there. With which card do you leave nothing that can still be swept?",
                ),
                ("seat 1", "The 6S"),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "6 and 4 are 10, and no card that counts 10 is left. Who counts, may leave what looks risky.",
                )
            ),
            Position(
                "10C 10D 6S 9C",
                (("10S 9S 1C", "10B 2C 3D"), ("4B 3S 2S", "9B 8C 5C")),
                ("10S x 10C", "10B x 10D", "9S x 9C", "2C", "1C", "3D x 1C+2C"),
            ),
            ("4B",),
            (
                Remark(
                    ("3S",),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words",
                            "6 and 3 are 9: two cards that count 9 are left, and %1 had one. Which sum cannot be "
                            "taken any more?",
                        ),
                        ("seat 1",),
                    ),
                    ("9B x 3S+6S",),
                ),
                Remark(
                    ("2S",),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words",
                            "6 and 2 are 8: no card that counts 8 is gone yet, and %1 had one. Which sum cannot be "
                            "taken any more?",
                        ),
                        ("seat 1",),
                    ),
                    ("8C x 2S+6S",),
                ),
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Sevens are worth counting most. Suppose two of them are in the piles, and you hold one. How many "
                    "can %1 have?",
                ),
                ("seat 1",),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Right: one at most. If it has not shown itself, she holds it, or it is still in the stock.",
                )
            ),
            answers=(
                Answer(
                    Sentence(QT_TRANSLATE_NOOP("Words", "None")),
                    Sentence(QT_TRANSLATE_NOOP("Words", "There are four in all, and you know of three.")),
                ),
                Answer(Sentence(QT_TRANSLATE_NOOP("Words", "One at most"))),
                Answer(
                    Sentence(QT_TRANSLATE_NOOP("Words", "Two at most")),
                    Sentence(QT_TRANSLATE_NOOP("Words", "Your own 7 counts too: that makes three of four.")),
                ),
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "%1 has swept the table. Three cards that count 10 are gone, the other values are still about. "
                    "Lay the card that nobody can take.",
                ),
                ("seat 1",),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "It was the last of its value: no card can take it alone. Switch on Cards gone, in the menu Aids, "
                    "and the table counts with you.",
                )
            ),
            Position(
                "10C 6S 4C 3B",
                (("10S 7C 7S", "10D 2D 5B"), ("10B 5D 2S", "5S 2B 8C")),
                ("10S x 10C", "10D x 4C+6S", "7C", "2D", "7S x 7C", "5B x 2D+3B"),
            ),
            ("10B",),
            (
                Remark(
                    ("5D", "2S"),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words",
                            "Others of this value are still about: it may be swept. Of one of your cards none is left.",
                        )
                    ),
                ),
            ),
        ),
    ),
)

_SCOPONE: Final = Lesson(
    "scopone",
    QT_TRANSLATE_NOOP("Words", "Scopone"),
    (
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Scopone is Scopa for four, two against two. %1, opposite, is your partner: both of you have one "
                    "pile. All cards are dealt at once, nine each and four to the table. Take what is worth most to "
                    "you both.",
                ),
                ("seat 2",),
            ),
            Sentence(
                QT_TRANSLATE_NOOP("Words", "The settebello, for both of you. A match of Scopone goes to 21 points.")
            ),
            Position(
                "7D 3C 10S 5B",
                (("7C 3S 10D 5C 2S 4S 6B 9D 1B",),),
                variant="scopone",
                seating="2x2",
                dealer=3,
            ),
            ("7C x 7D",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP("Words", "Look again: %1 lies there, and a 7 is in your hand."), ("the 7D",)
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Scopone scientifico: ten cards each, and the table begins empty. You play first, and %1 after "
                    "you. Lay a card that can hardly be swept: count what you hold.",
                ),
                ("seat 1",),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words", "You hold three fives: only one is left elsewhere, and it may be your partner's."
                )
            ),
            Position(
                "",
                (("5C 5S 5B 1D 2S 4B 6C 8D 9S 10B",),),
                variant="scopone_scientifico",
                seating="2x2",
                dealer=3,
            ),
            ("5C", "5S", "5B"),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Three others of this value are in the other hands. Of which value do you hold most yourself?",
                )
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Cards go in pairs: a 4 takes a 4, and at the end the dealers have the last word. Who does not "
                    "deal breaks the pairs by taking a sum. That is the spariglio. %1 has dealt: make one.",
                ),
                ("seat 3",),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "3, 4 and 7 are odd now: one of each is missing, and the dealers can no longer count on their "
                    "pairs.",
                )
            ),
            Position(
                "4S 3B 10C 9C",
                (("7S 4D 3C 1B 2D 5C 6B 8S 8D",),),
                variant="scopone",
                seating="2x2",
                dealer=3,
            ),
            ("7S x 3B+4S",),
            (
                Remark(
                    ("4D x 4S", "3C x 3B"),
                    Sentence(
                        QT_TRANSLATE_NOOP(
                            "Words", "That takes a pair and leaves all values even, as the dealers like it. Take a sum."
                        )
                    ),
                ),
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "That is not the sum of 3 and 4. Take both with one card.")),
        ),
    ),
)

_CIRULLA: Final = Lesson(
    "cirulla",
    QT_TRANSLATE_NOOP("Words", "Cirulla"),
    (
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Cirulla comes from Genoa. A card also takes cards with which it makes fifteen. %1 lies there and "
                    "counts 8: which of your cards makes fifteen with it?",
                ),
                ("The 8C",),
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "8 and 7 are 15. Equal cards and sums are taken as in Scopa.")),
            Position("8C 10S 9D 6S", (("7S 3D 2B",),), variant="cirulla"),
            ("7S x 8C",),
            otherwise=Sentence(QT_TRANSLATE_NOOP("Words", "That makes no fifteen. 15 less 8 is 7.")),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "In Cirulla an ace takes the whole table, and that counts as a scopa. Only where another ace lies "
                    "does it take just that one. Look at your hand.",
                )
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "All of it with one ace: scopa!")),
            Position("9C 5S 4B 10D", (("1S 8D 6C",),), variant="cirulla"),
            ("1S x 4B+5S+9C+10D",),
            otherwise=Sentence(QT_TRANSLATE_NOOP("Words", "There is something better: your ace takes everything.")),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Three cards that come to less than ten may be declared before you play: 3 points at once, and "
                    "your hand lies open. Count yours, and declare.",
                )
            ),
            Sentence(QT_TRANSLATE_NOOP("Words", "3 points, before a single card is played.")),
            Position("6C 10S 9D 10B", (("1D 3S 4B",),), variant="cirulla"),
            ("under ten",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP(
                    "Words", "First declare: 1 and 3 and 4 are 8, and 3 points lie there for the asking. Try again."
                )
            ),
        ),
        Step(
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "%1 is the matta: in a declaration it counts as any card. With your two fours it makes three of a "
                    "kind, 10 points. Declare it.",
                ),
                ("The 7C",),
            ),
            Sentence(
                QT_TRANSLATE_NOOP(
                    "Words",
                    "Three fours with the matta: 10 points. Cirulla goes to 51, and anything may happen on the way.",
                )
            ),
            Position("6C 10S 9D 10B", (("7C 4S 4D",),), variant="cirulla"),
            ("three of a kind 7C=4",),
            otherwise=Sentence(
                QT_TRANSLATE_NOOP(
                    "Words", "First declare: as a 4 the matta makes three of a kind, 10 points. Try again."
                )
            ),
        ),
    ),
)

LESSONS: Final = (
    _EQUAL,
    _SUMS,
    _SWEEP,
    _POINTS,
    _PRIMIERA,
    _SETTEBELLO,
    _LEAVING,
    _COUNTING,
    _SCOPONE,
    _CIRULLA,
)
"""The course, in its order."""
