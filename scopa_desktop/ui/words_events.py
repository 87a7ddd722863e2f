"""Events as sentences; `Words.event` speaks through this."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core import events as ev
from scopa_desktop.core.cards import KING, MATTA, RANK
from scopa_desktop.core.plays import Declaration
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.words import Names, Player, Words, fill

translate = QCoreApplication.translate


def event_sentence(words: Words, event: ev.Event, names: Names, variant: str) -> str:
    """Return an event as a sentence."""
    match event:
        case ev.DealerCaptured():
            return _dealer_captured(words, event, names.players[event.seat])
        case ev.Declared():
            return _declared(words, event, names.players[event.seat])
        case ev.CardLaid(seat=seat, card=card):
            return words.play_of(names.players[seat], card, ())
        case ev.Captured(seat=seat, card=card, taken=taken):
            return words.play_of(names.players[seat], card, taken)
        case ev.Scopa(seat=seat, card=card):
            who = names.players[seat]
            you, other = (
                translate("Words", "%1! You sweep the table %2."),
                translate("Words", "%1! %3 sweeps the table %2."),
            )
            return fill(you if who.you else other, sweep_word(variant), words.with_card(card), who.name)
        case _:
            return _frame_sentence(words, event, names)


def _frame_sentence(words: Words, event: ev.Event, names: Names) -> str:
    """What happens around the plays: deals, leftovers, results."""
    match event:
        case ev.Misdealt():
            return _misdealt(words, event)
        case ev.RoundStarted(number=number, dealer=dealer):
            return _round_started(number, names.players[dealer])
        case ev.Dealt():
            return _dealt(words, event)
        case ev.LeftoversTaken(side=side):
            return _leftovers(words, names.side(side))
        case ev.InstantlyWon(side=side, reason=reason):
            return _instantly_won(words, names.side(side), reason)
        case ev.RoundScored():
            from scopa_desktop.ui.words_score import round_title

            return round_title(words, event.number, event.score.totals, names)
        case ev.MatchWon(side=side, totals=totals):
            return match_won(words, side, totals, names)
        case _:
            raise TypeError(f"no words for {event!r}")


def sweep_word(variant: str) -> str:
    """Return what is called out when the table is swept."""
    if variant.startswith("escoba"):
        return translate("Words", "Escoba", "what is called out")
    if variant == "chkobba":
        return translate("Words", "Chkobba", "what is called out")
    return translate("Words", "Scopa", "what is called out")


def _misdealt(words: Words, event: ev.Misdealt) -> str:
    if event.reason == "aces":
        return translate("Words", "Two aces or more lie on the opening table: the cards are dealt again.")
    four = sum(RANK[each] == KING for each in event.table) == 4
    if words.deck == "numbers":
        if four:
            return translate("Words", "Four tens lie on the opening table: the cards are dealt again.")
        return translate("Words", "Three tens lie on the opening table: the cards are dealt again.")
    if four:
        return translate("Words", "Four kings lie on the opening table: the cards are dealt again.")
    return translate("Words", "Three kings lie on the opening table: the cards are dealt again.")


def _round_started(number: int, dealer: Player) -> str:
    if dealer.you:
        return fill(translate("Words", "Round %1. You deal."), number)
    return fill(translate("Words", "Round %1. %2 deals."), number, dealer.name)


def _dealt(words: Words, event: ev.Dealt) -> str:
    each = words.n_cards(len(event.hands[0]))
    if event.deals <= 1:
        return fill(translate("Words", "%1 for each player.", "%1 is: 10 cards"), each)
    return fill(
        translate("Words", "Deal %1 of %2: %3 for each player.", "%3 is: 3 cards"), event.deal, event.deals, each
    )


def _dealer_captured(words: Words, event: ev.DealerCaptured, who: Player) -> str:
    if event.scope >= 2:
        you = translate("Words", "The opening table comes to thirty: you take it for two sweeps.")
        other = translate("Words", "The opening table comes to thirty: %1 takes it for two sweeps.")
    elif event.scope:
        you = translate("Words", "The opening table comes to fifteen: you take it for a sweep.")
        other = translate("Words", "The opening table comes to fifteen: %1 takes it for a sweep.")
    elif _total(event) == 30:
        you = translate("Words", "The opening table comes to thirty: you take it.")
        other = translate("Words", "The opening table comes to thirty: %1 takes it.")
    else:
        you = translate("Words", "The opening table comes to fifteen: you take it.")
        other = translate("Words", "The opening table comes to fifteen: %1 takes it.")
    return _with_matta(words, fill(you if who.you else other, who.name), event.matta)


def _total(event: ev.DealerCaptured) -> int:
    return sum(event.matta if each == MATTA and event.matta else RANK[each] for each in event.taken)


def _declared(words: Words, event: ev.Declared, who: Player) -> str:
    points = words.n_points(event.points)
    if event.declaration is Declaration.THREE_OF_A_KIND:
        you = translate("Words", "You declare three of a kind: %1.", "%1 is: 10 points")
        other = translate("Words", "%2 declares three of a kind: %1.", "%1 is: 10 points")
    else:
        you = translate("Words", "You declare less than ten: %1.", "%1 is: 3 points")
        other = translate("Words", "%2 declares less than ten: %1.", "%1 is: 3 points")
    return _with_matta(words, fill(you if who.you else other, points, who.name), event.matta)


def _with_matta(words: Words, sentence: str, matta: int | None) -> str:
    if matta is None:
        return sentence
    counts = fill(translate("Words", "There %1 counts as %2.", "the 7 of cups"), words.the_card(MATTA), matta)
    return sentences(sentence, counts)


def _leftovers(words: Words, side: Sequence[Player]) -> str:
    if len(side) == 1:
        if side[0].you:
            return translate("Words", "You take what is left.")
        return fill(translate("Words", "%1 takes what is left."), side[0].name)
    return fill(translate("Words", "%1 take what is left.", "a team"), words.side(side))


def _instantly_won(words: Words, side: Sequence[Player], reason: str) -> str:
    you = len(side) == 1 and side[0].you
    one = len(side) == 1
    if reason == "trente":
        texts = (
            translate("Words", "Ace, 2 and 3 %2: you win the match at once.", "%2 is: of coins"),
            translate("Words", "Ace, 2 and 3 %2: %1 wins the match at once.", "%2 is: of coins"),
            translate("Words", "Ace, 2 and 3 %2: %1 win the match at once.", "a team; %2 is: of coins"),
        )
    else:
        texts = (
            translate("Words", "All ten cards %2: you win the match at once.", "%2 is: of coins"),
            translate("Words", "All ten cards %2: %1 wins the match at once.", "%2 is: of coins"),
            translate("Words", "All ten cards %2: %1 win the match at once.", "a team; %2 is: of coins"),
        )
    return fill(texts[0 if you else 1 if one else 2], words.side(side), words.of_suit(0))


def match_won(words: Words, side: int, totals: Sequence[int], names: Names) -> str:
    """Return who won the match and how: ``You win the match, 12 to 8``."""
    players = names.side(side)
    score = _score(side, totals)
    if len(players) == 1 and players[0].you:
        return fill(translate("Words", "You win the match, %1", "%1 is: 12 to 8"), score)
    if len(players) == 1:
        return fill(translate("Words", "%2 wins, %1", "%1 is: 12 to 8"), score, players[0].name)
    return fill(translate("Words", "%2 win, %1", "a team; %1 is: 12 to 8"), score, words.side(players))


def _score(side: int, totals: Sequence[int]) -> str:
    others = sorted((points for number, points in enumerate(totals) if number != side), reverse=True)
    if len(others) == 1:
        return fill(translate("Words", "%1 to %2", "a result, the winner's points first"), totals[side], others[0])
    rest = " · ".join(str(points) for points in others)
    return fill(translate("Words", "%1 to %2", "a result, the winner's points first"), totals[side], rest)
