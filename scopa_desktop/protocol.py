"""The lines by which this game and other programs ask each other for plays; docs/engine.md has all of it.

A line is one JSON object.  A question has an ``id``, which its answer repeats.  A player is told a `SeatView` and
nothing more, and a view that comes from outside is believed in nothing: every play in it is played again by the
rules, and one that knows what its seat cannot know is refused.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from scopa_desktop.core.cards import Card, CardNotation, CardSet, card_text, iter_cards, parse_card
from scopa_desktop.core.deals import Deal
from scopa_desktop.core.plays import IllegalPlay, InvalidPlay, Play, RoundOver, parse_play, play_text
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import VARIANTS, Rules, RulesError, Sides, seating_of
from scopa_desktop.core.view import SeatView, view_of

PROTOCOL = 1
MAX_LINE = 64 * 1024
"""The longest line, in bytes, its end included, that either side reads."""
MAX_ID = 2**53
MAX_ID_TEXT = 64
MAX_TOTAL = 10_000

Id = int | str | None


class Malformed(ValueError):
    """A line that means nothing; the message says in one sentence why.

    Attributes:
        ticket: the line's id, if that could be read.
    """

    def __init__(self, message: str, ticket: Id = None) -> None:
        """Make one."""
        super().__init__(message)
        self.ticket = ticket


def write_line(data: dict[str, Any]) -> bytes:
    """Return an object as a line."""
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def read_line(line: bytes) -> tuple[Id, dict[str, Any]]:
    """Return the id and the object of a line.

    Raises:
        Malformed: it holds none, or its id is none.
    """
    if len(line) > MAX_LINE:
        raise Malformed(f"a line may have {MAX_LINE} bytes")
    try:
        data = json.loads(line)
    except RecursionError:
        raise Malformed("the line is nested too deeply") from None
    except ValueError as fault:
        raise Malformed(f"the line is not JSON: {_sentence(fault)}") from None
    if not isinstance(data, dict):
        raise Malformed(f"a line must hold an object, not {_kind(data)}")
    ticket = data.get("id")
    if type(ticket) is int and abs(ticket) <= MAX_ID:
        return ticket, data
    if ticket is None or (isinstance(ticket, str) and len(ticket) <= MAX_ID_TEXT):
        return ticket, data
    raise Malformed(f"an id is a whole number up to {MAX_ID}, or a text of up to {MAX_ID_TEXT} characters")


def question(ticket: int, view: SeatView, seed: int) -> bytes:
    """Return the line that asks a player for its play."""
    return write_line({"id": ticket, "seed": seed, "view": view.to_data(), **choices(view)})


def choices(view: SeatView) -> dict[str, Any]:
    """Return what a seat may do, and how the round stands for it, as an answer or a question tells it."""
    seen = view.seen
    return {
        "legal": [play_text(play) for play in view.legal_plays()],
        "now": {
            "turn": None if seen.over else seen.turn,
            "hand": _texts(view.hand),
            "table": _texts(view.table),
            "piles": [_texts(pile) for pile in seen.piles],
            "scope": list(seen.scope),
            "declared": list(seen.declared),
            "hand_counts": list(view.hand_counts),
            "stock": view.stock,
            "matta": seen.matta or None,
        },
    }


def _texts(cards: CardSet) -> list[str]:
    return [card_text(card) for card in iter_cards(cards)]


def read_view(data: object) -> SeatView:
    """Return the view that an object describes.

    Raises:
        Malformed: it describes none, breaks the rules, or tells what its seat cannot know.
    """
    if not isinstance(data, dict):
        raise Malformed(f"a view must be an object, not {_kind(data)}")
    missing = [key for key in ("variant", "sides", "seat", "dealer", "table", "deals", "plays") if key not in data]
    if missing:
        raise Malformed(f"the view lacks {missing[0]!r}")
    rules = _rules(data["variant"], data.get("options", {}))
    sides = _sides(data["sides"], rules)
    seats = sum(map(len, sides))
    seat = _number(data["seat"], "seat", 0, seats - 1)
    dealer = _number(data["dealer"], "dealer", 0, seats - 1)
    round_ = Round(rules, sides, dealer, _deal(data, rules, seats))
    _replay(round_, data["plays"])
    view = view_of(round_, seat, _totals(data.get("totals", [0] * len(sides)), len(sides)))
    _check_knowledge(round_, view)
    return view


def _rules(variant: object, options: object) -> Rules:
    if not isinstance(options, dict):
        raise Malformed(f"'options' must be an object, not {_kind(options)}")
    try:
        return Rules.from_options(variant, options)
    except RulesError as fault:
        raise Malformed(_sentence(fault)) from None


def _sides(data: object, rules: Rules) -> Sides:
    found = tuple(
        tuple(_number(seat, "seat of a side", 0, 5) for seat in _list(side, "a side", 6))
        for side in _list(data, "'sides'", 6)
    )
    seating = seating_of(found)
    allowed = VARIANTS[rules.variant].seatings
    if seating not in allowed:
        raise Malformed(f"'sides' must be those of a seating of {rules.variant}: {', '.join(allowed)}")
    return found


def _deal(data: dict[str, Any], rules: Rules, seats: int) -> Deal:
    table = _cards(data["table"], "the opening table", rules.table_size)
    if len(table) != rules.table_size:
        raise Malformed(f"the opening table has {len(table)} cards instead of {rules.table_size}")
    dealt = _list(data["deals"], "'deals'", 40)
    if len(dealt) != rules.deals(seats):
        raise Malformed(
            f"there are {len(dealt)} deals instead of {rules.deals(seats)}; of those to come all hands are []"
        )
    hands = []
    for number, each in enumerate(dealt, 1):
        row = _list(each, f"deal {number}", seats)
        if len(row) != seats:
            raise Malformed(f"deal {number} has {len(row)} hands instead of {seats}")
        hands.append(tuple(_cards(hand, f"a hand of deal {number}", rules.hand_size) for hand in row))
    seen: set[Card] = set()
    for cards in (table, *(hand for row in hands for hand in row)):
        for card in cards:
            if card in seen:
                raise Malformed(f"{card_text(card)} stands twice in the view")
            seen.add(card)
    return Deal(table, tuple(hands))


def _cards(data: object, what: str, most: int) -> tuple[Card, ...]:
    try:
        return tuple(parse_card(_text(card, "a card")) for card in _list(data, what, most))
    except CardNotation as fault:
        raise Malformed(_sentence(fault)) from None


def _replay(round_: Round, data: object) -> None:
    for number, text in enumerate(_list(data, "'plays'", 60), 1):
        try:
            round_.play(parse_play(_text(text, "a play")))
        except (InvalidPlay, IllegalPlay, RoundOver) as fault:
            raise Malformed(f"play {number}: {_sentence(fault)}") from None


def _totals(data: object, sides: int) -> tuple[int, ...]:
    found = tuple(_number(total, "total", -MAX_TOTAL, MAX_TOTAL) for total in _list(data, "'totals'", sides))
    if len(found) != sides:
        raise Malformed(f"'totals' has {len(found)} numbers instead of {sides}")
    return found


def _check_knowledge(told: Round, view: SeatView) -> None:
    """Check that a round tells all that a seat knows and nothing more."""
    for number, (mine, known) in enumerate(zip(told.deal.hand_sets, view.deal.hand_sets, strict=True), 1):
        if mine != known:
            raise Malformed(f"deal {number} names cards that seat {view.seat} cannot have seen")
        own = len(view.deal.hands[number - 1][view.seat])
        if number <= told.deals_made and own != view.rules.hand_size:
            raise Malformed(f"seat {view.seat} was dealt {view.rules.hand_size} cards in deal {number}, not {own}")


def _list(data: object, what: str, most: int) -> Sequence[Any]:
    if not isinstance(data, list):
        raise Malformed(f"{what} must be a list, not {_kind(data)}")
    if len(data) > most:
        raise Malformed(f"{what} has {len(data)} entries; {most} are the most")
    return data


def _text(data: object, what: str) -> str:
    if not isinstance(data, str):
        raise Malformed(f"{what} must be a text, not {_kind(data)}")
    return data[:200]


def _number(data: object, what: str, least: int, most: int) -> int:
    if type(data) is not int or not least <= data <= most:
        raise Malformed(f"a {what} must be a whole number from {least} to {most}")
    return data


def read_play(data: object, view: SeatView) -> Play:
    """Return the play that an answer names.

    Raises:
        Malformed: it names none, or the seat may not play it.
    """
    text = _text(data, "a play")
    try:
        play = parse_play(text)
    except InvalidPlay as fault:
        raise Malformed(_sentence(fault)) from None
    legal = view.legal_plays()
    if play not in legal:
        raise Malformed(f"{play_text(play)} is not allowed here; allowed are {', '.join(map(play_text, legal))}")
    return play


_KINDS = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}


def _kind(data: object) -> str:
    return _KINDS.get(type(data), "a number")


def _sentence(fault: BaseException) -> str:
    return " ".join(str(fault).split())[:400]
