"""The table that was last set up, so that Enter at once on the New Game page repeats it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from scopa_desktop.core.rules import OPTIONS, SEATINGS, VARIANTS, RulesError, Value, find_variant
from scopa_desktop.core.wording import Wording
from scopa_desktop.store.settings import read_text, read_word

SECTION = "new_game"
_NONE = "none"
_EMPTY: Final = Wording("empty")

Refuse = Callable[[str, Wording, object, str], None]
"""Called with a key, what it may be, what it is, and what is used instead."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits in a seat.

    Attributes:
        name: the player's name.
        player: ``human`` for anybody at the screen, or a computer player's level.
        avatar: the avatar's identifier, or empty.
    """

    name: str
    player: str
    avatar: str = ""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A game as the New Game page sets it up.

    Attributes:
        variant: the preset's name.
        seating: the seating's name, see `scopa_desktop.core.rules.SEATINGS`.
        house_rules: the options that differ from the preset.
        seats: one for each seat in turn order, or none if nobody has been seated yet.
    """

    variant: str = "scopa"
    seating: str = "2"
    house_rules: Mapping[str, Value] = field(default_factory=dict)
    seats: tuple[SeatSetup, ...] = ()


def read_setup(data: Mapping[str, Any], refuse: Refuse) -> TableSetup:
    """Return the setup that a file describes; each value that cannot be is refused and replaced alone."""
    variant = _read_variant(data, refuse)
    seating = _read_seating(data, variant, refuse)
    return TableSetup(variant, seating, _read_house(data, refuse), _read_seats(data, seating, refuse))


def _read_variant(data: Mapping[str, Any], refuse: Refuse) -> str:
    try:
        return find_variant(data.get("variant", "scopa")).name
    except RulesError:
        refuse("variant", Wording("one of {values}", values=", ".join(VARIANTS)), data["variant"], "scopa")
        return "scopa"


def _read_seating(data: Mapping[str, Any], variant: str, refuse: Refuse) -> str:
    allowed = VARIANTS[variant].seatings
    seating = data.get("seating", allowed[0])
    if isinstance(seating, str) and seating in allowed:
        return seating
    refuse("seating", Wording("one of {values}", values=", ".join(allowed)), seating, allowed[0])
    return allowed[0]


def _read_house(data: Mapping[str, Any], refuse: Refuse) -> dict[str, Value]:
    given = data.get("house_rules", {})
    if not isinstance(given, dict):
        refuse("house_rules", Wording("a section"), given, _EMPTY)
        return {}
    house: dict[str, Value] = {}
    for name, value in given.items():
        option = OPTIONS.get(name)
        if option is None:  # a newer version's, perhaps: it is not ours to judge
            continue
        try:
            house[name] = option.check(None if value == _NONE and None in option.values else value)
        except RulesError:
            refuse(f"house_rules.{name}", Wording("as the rules allow"), value, Wording("as the game has it"))
    return house


def _read_seats(data: Mapping[str, Any], seating: str, refuse: Refuse) -> tuple[SeatSetup, ...]:
    given = data.get("seats", [])
    count = sum(len(side) for side in SEATINGS[seating])
    try:
        seats = tuple(_read_seat(seat) for seat in given) if isinstance(given, list) else None
    except ValueError:
        seats = None
    if seats is None or len(seats) not in (0, count):
        allowed = Wording("{count} seats, each with name, player and avatar", count=count)
        refuse("seats", allowed, Wording("something else"), _EMPTY)
        return ()
    return seats


def _read_seat(data: object) -> SeatSetup:
    if not isinstance(data, dict):
        raise ValueError("no seat")
    avatar = data.get("avatar", "")
    return SeatSetup(
        read_text(data.get("name")), read_word(data.get("player")), read_word(avatar) if avatar != "" else ""
    )


def setup_data(setup: TableSetup) -> dict[str, Any]:
    """Return a setup as TOML holds it."""
    data: dict[str, Any] = {"variant": setup.variant, "seating": setup.seating}
    if setup.house_rules:
        data["house_rules"] = {name: _NONE if value is None else value for name, value in setup.house_rules.items()}
    if setup.seats:
        data["seats"] = [{"name": seat.name, "player": seat.player, "avatar": seat.avatar} for seat in setup.seats]
    return data
