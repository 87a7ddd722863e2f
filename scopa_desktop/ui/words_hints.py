"""Words for hints: what the teacher would play, why, and what the next best play would cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import Card, cards_of
from scopa_desktop.core.plays import Declaration, Play, card_of, declaration_of, is_declaration, matta_of, takes_of
from scopa_desktop.core.rules import Rules
from scopa_desktop.players.advice import Advice, Reason, ReasonKind
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.sums import sum_of
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP, Words, fill
from scopa_desktop.ui.words_cards import FRENCH_JACK, comment_of

translate = QCoreApplication.translate

Kind = ReasonKind
NO_COST = 0.05
"""Points a round that are not worth a number."""
FAR_WORSE = 9.95
"""Points a round beyond which a number says nothing."""
_CERTAIN = 100
_OF_ANOTHER = (Kind.SPARES_SETTEBELLO, Kind.SPARES_SCOPA)
"""Kinds that tell what the next best play would do."""

_A_CARD = {
    "1": QT_TRANSLATE_NOOP("Words", "an ace"),
    "2": QT_TRANSLATE_NOOP("Words", "a 2"),
    "3": QT_TRANSLATE_NOOP("Words", "a 3"),
    "4": QT_TRANSLATE_NOOP("Words", "a 4"),
    "5": QT_TRANSLATE_NOOP("Words", "a 5"),
    "6": QT_TRANSLATE_NOOP("Words", "a 6"),
    "7": QT_TRANSLATE_NOOP("Words", "a 7"),
    "8": QT_TRANSLATE_NOOP("Words", "an 8"),
    "9": QT_TRANSLATE_NOOP("Words", "a 9"),
    "10": QT_TRANSLATE_NOOP("Words", "a 10"),
    "jack": QT_TRANSLATE_NOOP("Words", "a jack"),
    FRENCH_JACK: QT_TRANSLATE_NOOP("Words", "a jack", "French deck"),
    "knight": QT_TRANSLATE_NOOP("Words", "a knight"),
    "queen": QT_TRANSLATE_NOOP("Words", "a queen"),
    "king": QT_TRANSLATE_NOOP("Words", "a king"),
}


@dataclass(frozen=True, slots=True)
class HintWords:
    """A hint in words.

    Attributes:
        play: what to play, as a sentence.
        why: the reasons, in a sentence or two, rarely three.
        next_best: what the next best play would cost; empty where there is nothing to say about it.
    """

    play: str
    why: str
    next_best: str = ""


def hint_words(words: Words, advice: Advice, rules: Rules, rival: str) -> HintWords:
    """Return the teacher's advice in words.

    Args:
        words: how cards are named.
        advice: the advice.
        rules: the rules of the match.
        rival: the name of the next player.
    """
    return HintWords(
        words.play(advice.play), why_sentences(words, advice.reasons, rules, rival), next_best(words, advice, rules)
    )


def why_sentences(words: Words, reasons: Sequence[Reason], rules: Rules, rival: str, made: bool = False) -> str:
    """Return the reasons; all that a play takes goes into one sentence, and what another would do comes last.

    Args:
        words: how cards are named.
        reasons: why a play is good.
        rules: the rules of the match.
        rival: the name of the next player.
        made: whether the other play is the one that was made, not the next best.
    """
    things = [thing for reason in reasons if (thing := _thing(words, reason, rules))]
    own, others = [], []
    for reason in reasons:
        thing = _thing(words, reason, rules)
        if reason.kind in _OF_ANOTHER:
            others.append(_spared(reason, rival) if made else _spares(reason, rival))
        elif not thing:
            own.append(_sentence(words, reason))
        elif thing == things[0]:
            own.append(_brought_home(words, things, reasons))
    return sentences(*own, *others)


def _brought_home(words: Words, things: list[str], reasons: Sequence[Reason]) -> str:
    if len(things) > 1 and reasons[-1].kind is Kind.CARDS:
        things = [*things[:-1], fill(translate("Words", "%1 in all", "4 cards"), things[-1])]
    return fill(translate("Words", "It brings home %1.", "%1 is a list of cards"), words.join(things))


def next_best(words: Words, advice: Advice, rules: Rules) -> str:
    """Return what the next best play would cost, if there is one and the reasons do not say it already."""
    if advice.runner_up is None or advice.reasons[0].kind is Kind.LEVEL:
        return ""
    other = doing(words, advice.runner_up)
    if advice.cost < NO_COST:
        return fill(translate("Words", "The next best, %1, is about as good.", "%1 is: laying the 7"), other)
    if advice.cost > FAR_WORSE:
        return fill(translate("Words", "The next best, %1, is far worse.", "%1 is: laying the 7"), other)
    cost = words.decimal(advice.cost)
    if rules.inverse:
        worse = translate("Words", "The next best, %1, would be worse by %2 points a round.", "%1 is: laying the 7")
        return fill(worse, other, cost)
    return fill(translate("Words", "The next best, %1, would cost %2 points a round.", "%1: laying the 7"), other, cost)


def doing(words: Words, play: Play) -> str:
    """Return a play as something that one may do: ``laying the 5 of clubs``."""
    if is_declaration(play):
        return _declaring(play)
    card, taken = card_of(play), takes_of(play)
    if not taken:
        return fill(translate("Words", "laying %1", "within a sentence; a card"), words.the_card(card))
    sentence = translate("Words", "taking %1 %2", "within a sentence; cards; with which card")
    return fill(sentence, words.the_cards(cards_of(taken)), words.with_card(card))


def _declaring(play: Play) -> str:
    matta = matta_of(play)
    if declaration_of(play) is Declaration.THREE_OF_A_KIND:
        return translate("Words", "declaring three of a kind", "within a sentence")
    if matta is None:
        return translate("Words", "declaring less than ten", "within a sentence")
    sentence = translate("Words", "declaring less than ten with the wild 7 as %1", "within a sentence; a number")
    return fill(sentence, matta)


# -------------------------------------------------------------------------------------------- what it brings home


def _thing(words: Words, reason: Reason, rules: Rules) -> str:
    """Return what a reason says is brought home, or nothing where it is about something else."""
    maker = _THINGS.get(reason.kind)
    return maker(words, reason, rules) if maker else ""


def _settebello(words: Words, reason: Reason, rules: Rules) -> str:
    return translate("Words", "the settebello", "within a sentence")


def _re_bello(words: Words, reason: Reason, rules: Rules) -> str:
    return translate("Words", "the re bello", "within a sentence: the king of coins")


def _trente(words: Words, reason: Reason, rules: Rules) -> str:
    points = words.n_points(reason.number)
    return fill(translate("Words", "%1 for %2", "cards; 3 points"), words.the_cards(reason.cards), points)


def _run(words: Words, reason: Reason, rules: Rules) -> str:
    cards = words.the_cards(reason.cards)
    if rules.napola:
        return fill(translate("Words", "%1 for the napola", "cards"), cards)
    return fill(translate("Words", "%1 for the piccola", "cards"), cards)


def _grande(words: Words, reason: Reason, rules: Rules) -> str:
    return fill(translate("Words", "%1 for the grande", "cards"), words.the_cards(reason.cards))


def _frac(words: Words, reason: Reason, rules: Rules) -> str:
    return fill(translate("Words", "%1 in aces and figures", "2 points"), words.n_points(reason.number))


def _sevens(words: Words, reason: Reason, rules: Rules) -> str:
    return words.the_cards(reason.cards)


def _primiera(words: Words, reason: Reason, rules: Rules) -> str:
    one = len(reason.cards) == 1
    cards = words.the_card(reason.cards[0]) if one else words.n_cards(len(reason.cards))
    return fill(translate("Words", "%1 for the primiera", "cards"), cards)


def _coins(words: Words, reason: Reason, rules: Rules) -> str:
    if reason.number == 1:
        return fill(translate("Words", "a card %1", "%1 is: of coins"), words.of_suit(0))
    return fill(translate("Words", "%1 %2", "2 cards; of coins"), words.n_cards(reason.number), words.of_suit(0))


def _cards(words: Words, reason: Reason, rules: Rules) -> str:
    return words.n_cards(reason.number)


_THINGS: dict[ReasonKind, Callable[[Words, Reason, Rules], str]] = {
    Kind.SETTEBELLO: _settebello,
    Kind.RE_BELLO: _re_bello,
    Kind.TRENTE: _trente,
    Kind.RUN: _run,
    Kind.GRANDE: _grande,
    Kind.FRAC: _frac,
    Kind.SEVENS: _sevens,
    Kind.PRIMIERA: _primiera,
    Kind.COINS: _coins,
    Kind.CARDS: _cards,
}


# -------------------------------------------------------------------------------------------------- whole sentences


def _sentence(words: Words, reason: Reason) -> str:
    """Return a reason that is a sentence of its own."""
    plain = _plain(reason.kind)
    if plain:
        return plain
    return _about_cards(words, reason) if reason.cards else _about_numbers(words, reason)


def _plain(kind: ReasonKind) -> str:
    return {
        Kind.ONLY_PLAY: translate("Words", "There is nothing to choose: it is the only play."),
        Kind.LEVEL: translate("Words", "Here all plays are about equally good."),
        Kind.WINS_MATCH: translate("Words", "It wins the match at once."),
        Kind.SCOPA: translate("Words", "It sweeps the table for a point."),
        Kind.NO_SCOPA: translate("Words", "Another play would sweep the table, and a scopa counts against you."),
        Kind.TAKES_NOTHING: translate("Words", "It takes nothing, so nothing counts against you."),
        Kind.LEAST: translate("Words", "It is the card of your hand that is worth least."),
        Kind.ON_AVERAGE: translate("Words", "Over all the ways in which the hidden cards may lie, it does best."),
    }.get(kind, "")


def _spares(reason: Reason, rival: str) -> str:
    if reason.kind is Kind.SPARES_SETTEBELLO:
        if reason.number >= _CERTAIN:
            return fill(translate("Words", "The next best would leave the settebello to %1.", "a player"), rival)
        sentence = translate("Words", "The next best would give %1 a chance of %2 % to take the settebello.")
    else:
        if reason.number >= _CERTAIN:
            return fill(translate("Words", "The next best would let %1 sweep the table.", "a player"), rival)
        sentence = translate("Words", "The next best would give %1 a chance of %2 % to sweep the table.")
    return fill(sentence, rival, reason.number)


def _spared(reason: Reason, rival: str) -> str:
    """Return what the play that was made gave away, and the better one would not have."""
    if reason.kind is Kind.SPARES_SETTEBELLO:
        if reason.number >= _CERTAIN:
            return fill(translate("Words", "Your play left the settebello to %1.", "a player"), rival)
        sentence = translate("Words", "Your play gave %1 a chance of %2 % to take the settebello.")
    else:
        if reason.number >= _CERTAIN:
            return fill(translate("Words", "Your play let %1 sweep the table.", "a player"), rival)
        sentence = translate("Words", "Your play gave %1 a chance of %2 % to sweep the table.")
    return fill(sentence, rival, reason.number)


def _about_cards(words: Words, reason: Reason) -> str:
    first: Card = reason.cards[0]
    match reason.kind:
        case Kind.FELLOWS_GONE:
            sentence = translate("Words", "Nobody can take %1: the other three of its rank are gone.")
        case Kind.TWIN:
            sentence = translate("Words", "You keep %1, which can take it back.", "a card")
        case Kind.PREPARES:
            sentence = translate("Words", "Next time %1 could take %2.", "a card; cards")
            return fill(sentence, words.the_card(first), words.the_cards(reason.cards[1:]))
        case Kind.KEEPS:
            sentence = translate("Words", "It keeps %1 in your hand.", "a card")
        case Kind.GETS_RID:
            sentence = translate("Words", "It gets rid of %1.", "a card")
        case _:
            sums = sum_of(first, reason.cards[1:])
            if not sums:  # a wild seven stands for another number
                return translate("Words", "It makes fifteen.")
            return fill(translate("Words", "It makes fifteen: %1.", "a sum"), sums)
    return fill(sentence, words.the_card(first))


def _about_numbers(words: Words, reason: Reason) -> str:
    number = reason.number
    match reason.kind:
        case Kind.DECLARES:
            return fill(translate("Words", "It scores %1 at once.", "3 points"), words.n_points(number))
        case Kind.LAST_CAPTURE:
            sentence = translate("Words", "Nobody takes after you, so what is left over comes to you: %1.", "2 cards")
            return fill(sentence, words.n_cards(number))
        case Kind.ACE_TAKES_ALL:
            return fill(translate("Words", "The ace takes the whole table: %1.", "4 cards"), words.n_cards(number))
        case Kind.TAKES_LITTLE:
            sentence = translate(
                "Words", "You have to take something, and nothing takes less than this: %1.", "2 cards"
            )
            return fill(sentence, words.n_cards(number))
        case Kind.NO_SWEEP:
            return fill(translate("Words", "It leaves %1 on the table, which no card can sweep."), number)
        case Kind.LAST_GONE:
            sentence = translate("Words", "Only %1 could sweep what it leaves, and the last one is gone.", "a 7")
            return fill(sentence, a_rank(words, number))
        case _:
            if not number:
                return translate("Words", "Nobody else can hold a card that sweeps what it leaves.")
            sentence = translate("Words", "Only %1 could sweep what it leaves, and nobody else can hold one.", "a 7")
            return fill(sentence, a_rank(words, number))


def a_rank(words: Words, rank: int) -> str:
    """Return some card of a rank, within a sentence: ``a 7``, ``an ace``, ``a knight``."""
    key = words.rank_key(rank)
    return translate("Words", _A_CARD[key], comment_of(key))
