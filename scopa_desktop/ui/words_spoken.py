"""What is read out of the table: the hand, the cards that lie there, the piles, the score, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import Card, CardSet, cards_of
from scopa_desktop.ui.sentences import clauses, ended, labelled, listing, sentences
from scopa_desktop.ui.table.state import TableState
from scopa_desktop.ui.words import Words, capital, fill

translate = QCoreApplication.translate


def takes_spoken(words: Words, card: Card, sets: Sequence[CardSet]) -> str:
    """Return a card of the hand and what it would take."""
    name = words.card(card)
    if not sets:
        return fill(translate("Words", "%1, takes nothing", "a card"), name)
    if len(sets) > 1:
        return listing((name, words.choose_capture(len(sets))))
    return fill(translate("Words", "%1, takes %2", "a card; cards"), name, words.the_cards(cards_of(sets[0])))


def pile_spoken(words: Words, state: TableState, side: int) -> str:
    """Return what a side has taken: ``Nonna Rita: 12 cards taken, scopa with the 6 of clubs``."""
    pile = state.piles[side]
    names = words.join([state.seats[seat].name for seat in state.sides[side]])
    swept = translate("Words", "scopa with {cards}").format(cards=words.the_cards(pile.scope)) if pile.scope else ""
    return labelled(names, listing((words.taken(pile.count), swept)))


def seat_spoken(words: Words, state: TableState, seat: int) -> str:
    """Return who sits in a seat, and what can be seen of the hand."""
    player = state.seats[seat]
    said = [player.name, player.subtitle, words.hand_of(player.hand_count)]
    if isinstance(player.hand, tuple) and seat != state.bottom:
        said.append(words.the_cards(player.hand))
    if player.face_up:
        shown = translate("Words", "face up: {cards}")
        said.append(shown.format(cards=words.the_cards(player.face_up)))
    if player.points is not None:
        said.append(words.n_points(player.points))
    return listing([*said, _this_round(words, player.gained)])


def _this_round(words: Words, gained: int) -> str:
    """Return what a round has brought at once, or nothing."""
    sentence = translate("Words", "{points} in this round")
    return sentence.format(points=words.n_points(gained)) if gained else ""


def score_spoken(words: Words, state: TableState) -> str:
    """Return how the match stands, which round it is, and whose turn."""
    if state.tablet.rows:
        standing = [(row.name, row.points, row.gained) for row in state.tablet.rows]
    else:
        standing = [(seat.name, seat.points or 0, seat.gained) for seat in state.seats]
    said = [
        labelled(name, listing((words.n_points(points), _this_round(words, gained))))
        for name, points, gained in standing
    ]
    told = (
        clauses(said),
        capital(words.to_target(state.tablet.target)),
        listing(state.tablet.title.split("  ·  ")),
        _turn(words, state),
    )
    return sentences(*(ended(each) for each in told if each))


def _turn(words: Words, state: TableState) -> str:
    """Return whose turn it is, if it is anybody's."""
    for number, seat in enumerate(state.seats):
        if seat.to_play:
            if number == state.bottom:
                return words.plate_status("turn")
            return fill(translate("Words", "It is %1's turn", "a player"), seat.name)
    return ""


def table_spoken(words: Words, cards: Sequence[Card]) -> str:
    """Return which cards lie on the table, and how many."""
    if not cards:
        return translate("Words", "The table is empty.")
    return fill(
        translate("Words", "On the table, %1: %2.", "5 cards; their names"),
        words.n_cards(len(cards)),
        words.the_cards(cards),
    )


def hand_spoken(words: Words, cards: Sequence[str]) -> str:
    """Return what the own hand holds, and what each card would take.

    Args:
        words: the words for the deck in use.
        cards: each card as `takes_spoken` has it, or its name alone.
    """
    if not cards:
        return translate("Words", "Your hand is empty.")
    told = clauses(card.removesuffix(".").removesuffix("。") for card in cards)
    return fill(translate("Words", "In your hand: %1.", "cards, each with what it takes"), told)


def piles_spoken(words: Words, state: TableState) -> str:
    """Return what every side has taken, and how many cards are left to deal."""
    said = [pile_spoken(words, state, side) for side in range(len(state.piles))]
    if state.stock:
        said.append(fill(translate("Words", "In the stock: %1", "18 cards"), words.n_cards(state.stock)))
    return sentences(*map(ended, said))


def taken_back() -> str:
    """Return that a play was taken back."""
    return translate("Words", "Taken back.")


def begun_again() -> str:
    """Return that a round begins again."""
    return translate("Words", "The round begins again.")
