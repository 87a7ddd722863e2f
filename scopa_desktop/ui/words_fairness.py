"""Words for what was dealt against what chance would give, and for why nothing here is rigged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import Suit
from scopa_desktop.store.fairness import ENOUGH, Judgement, Share
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP, Words, fill

translate = QCoreApplication.translate

_RANKS: Final = (
    QT_TRANSLATE_NOOP("Words", "Aces"),
    QT_TRANSLATE_NOOP("Words", "Twos"),
    QT_TRANSLATE_NOOP("Words", "Threes"),
    QT_TRANSLATE_NOOP("Words", "Fours"),
    QT_TRANSLATE_NOOP("Words", "Fives"),
    QT_TRANSLATE_NOOP("Words", "Sixes"),
    QT_TRANSLATE_NOOP("Words", "Sevens"),
)
_FIGURES: Final = {
    "italian": (
        QT_TRANSLATE_NOOP("Words", "Jacks"),
        QT_TRANSLATE_NOOP("Words", "Knights"),
        QT_TRANSLATE_NOOP("Words", "Kings"),
    ),
    "french": (
        QT_TRANSLATE_NOOP("Words", "Jacks", "French deck"),
        QT_TRANSLATE_NOOP("Words", "Queens"),
        QT_TRANSLATE_NOOP("Words", "Kings"),
    ),
    "numbers": (
        QT_TRANSLATE_NOOP("Words", "Eights"),
        QT_TRANSLATE_NOOP("Words", "Nines"),
        QT_TRANSLATE_NOOP("Words", "Tens"),
    ),
}

_HARDLY: Final = 0.001
"""Less likely deals are no longer put down to chance in the same breath."""


def rank_names(words: Words) -> tuple[str, ...]:
    """Return the cards of each rank, from the aces on: ``Sevens``."""
    figures = _FIGURES.get(words.deck, _FIGURES["italian"])
    names = [translate("Words", name) for name in (*_RANKS, *figures)]
    if words.deck == "french":
        names[7] = translate("Words", "Jacks", "French deck")
    return tuple(names)


def kind_name(words: Words, kind: str) -> str:
    """Return the name of one of `store.fairness.KINDS`: ``Court cards``."""
    if kind == "coins":
        return words.suit(Suit.COINS)
    if kind == "courts" and words.deck == "numbers":
        return translate("Words", "Eights to tens")
    return {
        "settebello": translate("Words", "Settebello"),
        "sevens": translate("Words", "Sevens"),
        "aces": translate("Words", "Aces"),
        "courts": translate("Words", "Court cards"),
    }[kind]


def percent_of(words: Words, part: float) -> str:
    """Return a share with one decimal: ``49.6%``."""
    return fill(translate("Words", "%1%", "a share, such as 49.6%"), words.decimal(100 * part))


def limits_of(words: Words, share: Share) -> str:
    """Return what chance allows, as it stands beside a plot: ``46.1 to 53.9%``."""
    low, high = share.limits
    return fill(translate("Words", "%1 to %2", "a range of shares"), words.decimal(100 * low), percent_of(words, high))


def outside_of(share: Share) -> str:
    """Return on which side of what chance allows a share lies: ``above``, ``below``, or nothing."""
    if not share.outside:
        return ""
    if share.outside > 0:
        return translate("Words", "above", "a share that is greater than chance allows")
    return translate("Words", "below", "a share that is less than chance allows")


def dealt_sentence(words: Words, name: str, share: Share, rounds: int) -> str:
    """Return what the person was dealt of a kind, what chance allows, and whether that is unusual."""
    sentence = translate(
        "Words", "%1: over %2 you were dealt %3; chance allows %4. %5", "a kind of card; rounds; shares"
    )
    verdict = {
        0: translate("Words", "Nothing unusual."),
        1: translate("Words", "That is more than usual."),
        -1: translate("Words", "That is less than usual."),
    }[share.outside]
    dealt = percent_of(words, share.part)
    return fill(sentence, name, words.n_rounds(rounds), dealt, limits_of(words, share), verdict)


def sevens_sentence(words: Words, share: Share, rounds: int) -> str:
    """Return what the person was dealt of the sevens, as the plain beginning of a verdict."""
    sentence = translate("Words", "Over %1 you were dealt %2 of the sevens; chance allows %3.")
    return fill(sentence, words.n_rounds(rounds), percent_of(words, share.part), limits_of(words, share))


def verdict_title(judgement: Judgement) -> str:
    """Return the verdict on all kinds of card together."""
    if not judgement.enough:
        return translate("Words", "Too few rounds to tell")
    return translate("Words", "Unusual") if judgement.unusual else translate("Words", "Nothing unusual")


def verdict_sentence(words: Words, judgement: Judgement) -> str:
    """Return what the verdict rests on, and what it may be taken for."""
    if not judgement.enough:
        sentence = translate("Words", "After %1 it shows here whether chance dealt the cards. So far there are %2.")
        return fill(sentence, words.n_rounds(ENOUGH), judgement.rounds)
    parts = round(100 * judgement.chance)
    if not judgement.unusual:
        sentence = translate(
            "Words",
            "Ranks, suits and the settebello together: fair cards are more uneven than these for %1 of 100 players.",
        )
        return fill(sentence, parts)
    if judgement.chance < _HARDLY:
        return translate(
            "Words",
            "Ranks, suits and the settebello together: of 1,000 players with fair cards, not even one sees cards as "
            "uneven as these. Is it rigged? tells how to check the deals of a match.",
        )
    sentence = translate(
        "Words",
        "Ranks, suits and the settebello together: fair cards are as uneven as these for %1 of 100 players. "
        "It can be chance, for somebody has to be among them; fair cards even out as you play on.",
    )
    return fill(sentence, parts if parts else translate("Words", "fewer than one", "of 100 players"))


def bands_note(words: Words, kinds: int) -> str:
    """Return how the plots are to be read, and that so many kinds looked at have one outside by chance."""
    sentence = translate(
        "Words",
        "Line: what chance gives on average. Band: where it leaves 95 of 100 players. Dot: you; a diamond lies "
        "outside. Of %1 about %2 would lie outside by chance.",
    )
    return fill(sentence, words.n_kinds(kinds), max(1, round(kinds / 20)))


def counting_note(words: Words, latest: int | None = None) -> str:
    """Return what was counted; `latest`: the number of rounds that were looked at, if those before were not."""
    note = translate(
        "Words",
        "Counted are the cards dealt to hands, not those on the first table, in rounds against computer players. In "
        "teams your partner's cards count as yours. Cards that a deal number brought again count once.",
    )
    if latest is None:
        return note
    looked_at = fill(translate("Words", "These are the latest %1.", "rounds"), words.n_rounds(latest))
    return sentences(looked_at, note)


def fairness_spoken(words: Words, rows: Sequence[tuple[str, Share]], rounds: int) -> str:
    """Return a whole plot as sentences."""
    return sentences(*(dealt_sentence(words, name, share, rounds) for name, share in rows))


# ------------------------------------------------------------------------------------------ the deal number


def deal_text(number: int) -> str:
    """Return a deal number with narrow spaces between thousands: ``48 213``."""
    return f"{number:,}".replace(",", "\u202f")


def proof_sentence(number: int) -> str:
    """Return what a deal number proves, after a round."""
    sentence = translate(
        "Words", "Every card of this match follows from deal number %1; it was fixed before the first card was dealt."
    )
    return fill(sentence, deal_text(number))


def short_deal(number: int) -> str:
    """Return a deal number where there is no room to say what it proves: ``Deal 48 213``."""
    return fill(translate("Words", "Deal %1", "a deal number"), deal_text(number))


def rigged_text() -> tuple[tuple[str, str], ...]:
    """Return the answer to "Is it rigged?": short headings, each with its paragraph."""
    return (
        (
            translate("Words", "Nobody peeks"),
            translate(
                "Words",
                "A computer player is told what a person in its seat could see: its own hand, the table, and what was "
                "played and taken in the open. It thinks in a process of its own, which never gets the other hands or "
                "the stock. Automatic tests prove it: they exchange all hidden cards and demand the same play.",
            ),
        ),
        (
            translate("Words", "The cards are fixed in advance"),
            translate(
                "Words",
                "A match has a deal number, picked at random, or chosen by you. Every card of every round follows from "
                "it alone, by a shuffle that is published with the program. Nothing that you do can change what comes, "
                "and at the same table the same number deals the same cards to anybody.",
            ),
        ),
        (
            translate("Words", "Levels differ in their heads, not in their cards"),
            translate(
                "Words",
                "A stronger opponent remembers more of what was taken and looks further ahead. Cards are dealt before "
                "anybody asks who sits where.",
            ),
        ),
        (
            translate("Words", "Look for yourself"),
            translate(
                "Words",
                "Statistics show under Fairness what you were dealt, beside what chance would give. And a match that "
                "was saved to a file can be checked card by card, play by play, with this command:",
            ),
        ),
    )


CHECK_COMMAND: Final = "python -m scopa_desktop check --deals FILE"
"""How a saved match is checked; it is no text to be translated."""
