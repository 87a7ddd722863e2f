"""What the keys that read out say of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_desktop.ui.words_spoken import hand_spoken, piles_spoken, score_spoken, table_spoken, takes_spoken

if TYPE_CHECKING:
    from scopa_desktop.ui.table.state import TableState
    from scopa_desktop.ui.table.view import TableView


def read_out(view: TableView, what: str) -> str:
    """Return what is to be said; while cards move, of what has been told so far.

    Args:
        view: the table.
        what: ``table``, ``hand``, ``piles`` or ``score``.
    """
    state, words = view.player.told, view.stage.words
    if not state.seats:
        return ""
    match what:
        case "table":
            order = [card for card in view.table.slots.order if card in state.table]
            return table_spoken(words, [*order, *(card for card in state.table if card not in order)])
        case "hand":
            return hand_spoken(words, _hand(view, state))
        case "piles":
            return piles_spoken(words, state)
        case _:
            return score_spoken(words, state)


def _hand(view: TableView, state: TableState) -> list[str]:
    words, hand = view.stage.words, state.seats[state.bottom].hand
    cards = view.table.sorted(hand) if isinstance(hand, tuple) else []
    if not view.live:
        return [words.the_card(card) for card in cards]
    return [takes_spoken(words, card, view.picker.taken_by(card)) for card in cards]
