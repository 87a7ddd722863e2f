"""What an event changes in what is shown: one `TableState` after another, without rules.

While a queue of events is played, these are the pictures between them; the last one is the state that came
with the events.
"""

from __future__ import annotations

from dataclasses import replace

from scopa_desktop.core.cards import MATTA, Card, rank_of
from scopa_desktop.core.events import (
    Captured,
    CardLaid,
    DealerCaptured,
    Dealt,
    Declared,
    Event,
    LeftoversTaken,
    Misdealt,
    RoundStarted,
    Scopa,
)
from scopa_desktop.ui.table.state import LastPlay, PileState, SeatState, TableState, TabletRow

DECK = 40


def after(state: TableState, event: Event) -> TableState:
    """Return what is shown after an event; nobody is asked to play until the state that comes with the events."""
    changed = _changed(state, event)
    return replace(changed, seats=tuple(_resting(player) for player in changed.seats))


def _resting(player: SeatState) -> SeatState:
    return replace(player, subtitle=player.resting or player.subtitle, to_play=False, thinking=None)


def _changed(state: TableState, event: Event) -> TableState:
    match event:
        case CardLaid():
            laid = _without(state, event.seat, event.card)
            last = LastPlay(event.seat, card=event.card)
            return replace(laid, table=(*state.table, event.card), last=last, hint=None)
        case Captured():
            return _captured(state, event)
        case Scopa():
            return _scored(_swept(state, event.side, (event.card,)), event.side, 1)
        case Dealt():
            return _dealt(state, event)
        case DealerCaptured():
            taken = _taken(state, event.side, event.taken)
            return _scored(_swept(taken, event.side, _opening_scope(event)), event.side, event.scope)
        case Declared():
            return _declared(state, event)
        case LeftoversTaken():
            return _taken(state, event.side, event.taken)
        case RoundStarted():
            return _started(state, event)
        case Misdealt():
            return replace(state, table=(), last=None)
        case _:
            return state


def _opening_scope(event: DealerCaptured) -> tuple[Card, ...]:
    """Return the cards that are turned crosswise for an opening table: the matta, then the highest."""
    best = sorted(event.taken, key=lambda card: (card != MATTA, -rank_of(card)))
    return tuple(best[: event.scope])


def _captured(state: TableState, event: Captured) -> TableState:
    played = _without(state, event.seat, event.card)
    taken = _taken(played, event.side, (*event.taken, event.card))
    last = LastPlay(event.seat, side=event.side, taken=(*event.taken, event.card))
    return replace(taken, last=last, hint=None)


def _taken(state: TableState, side: int, cards: tuple[Card, ...]) -> TableState:
    """Move cards from the table, and the one played, into a side's pile."""
    gone = set(cards)
    table = tuple(card for card in state.table if card not in gone)
    return replace(state, table=table, piles=_pile(state, side, count=len(cards)))


def _swept(state: TableState, side: int, scope: tuple[Card, ...]) -> TableState:
    return replace(state, piles=_pile(state, side, scope=scope))


def _pile(state: TableState, side: int, count: int = 0, scope: tuple[Card, ...] = ()) -> tuple[PileState, ...]:
    piles = list(state.piles)
    old = piles[side]
    piles[side] = PileState(old.count + count, old.scope + scope)
    return tuple(piles)


def _scored(state: TableState, side: int, points: int) -> TableState:
    """Add points made at once to the tablet, where it has a row for each side, else to the plates."""
    rows = state.tablet.rows
    if side >= len(rows):
        mine = state.sides[side]
        seats = tuple(
            replace(player, gained=player.gained + points) if number in mine and player.points is not None else player
            for number, player in enumerate(state.seats)
        )
        return replace(state, seats=seats)
    row = rows[side]
    new = (*rows[:side], replace(row, gained=row.gained + points), *rows[side + 1 :])
    return replace(state, tablet=replace(state.tablet, rows=new))


def _without(state: TableState, seat: int, card: Card) -> TableState:
    """Take a card out of a player's hand."""
    player = state.seats[seat]
    hand: tuple[Card, ...] | int
    if isinstance(player.hand, int):
        hand = max(0, player.hand - 1)
    else:
        hand = tuple(each for each in player.hand if each != card)
    face_up = tuple(each for each in player.face_up if each != card)
    return _seat(state, seat, replace(player, hand=hand, face_up=face_up))


def _seat(state: TableState, seat: int, player: SeatState) -> TableState:
    return replace(state, seats=(*state.seats[:seat], player, *state.seats[seat + 1 :]))


def _dealt(state: TableState, event: Dealt) -> TableState:
    seats = []
    for player, hand in zip(state.seats, event.hands, strict=True):
        seen = isinstance(player.hand, tuple)
        seats.append(replace(player, hand=hand if seen else len(hand), face_up=()))
    return replace(
        state,
        seats=tuple(seats),
        table=state.table + event.table,
        stock=event.stock,
        hand_size=max((len(hand) for hand in event.hands), default=state.hand_size),
        matta=None,
    )


def _declared(state: TableState, event: Declared) -> TableState:
    player = state.seats[event.seat]
    if isinstance(player.hand, int):
        player = replace(player, face_up=event.hand)
    shown = _scored(_seat(state, event.seat, player), event.side, event.points)
    return replace(shown, matta=event.matta if event.matta is not None else state.matta)


def _started(state: TableState, event: RoundStarted) -> TableState:
    seats = tuple(
        replace(
            player,
            dealer=number == event.dealer,
            hand=() if isinstance(player.hand, tuple) else 0,
            face_up=(),
            gained=0,
        )
        for number, player in enumerate(state.seats)
    )
    rows: tuple[TabletRow, ...] = tuple(replace(row, gained=0) for row in state.tablet.rows)
    return replace(
        state,
        seats=seats,
        table=(),
        piles=(PileState(),) * len(state.sides),
        stock=DECK,
        tablet=replace(state.tablet, rows=rows),
        last=None,
        hint=None,
        matta=None,
    )
