"""A match as text, and back: the format of record-format.md.

A reader trusts nothing.  `read_record` checks every value's type, then replays every play by the rules; the first
fault is named with its round and play, and with what would have been legal.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from scopa_desktop.core.cards import DECK, DECK_SIZE, Card, CardNotation, CardSet, card_set, card_text, parse_card
from scopa_desktop.core.deals import (
    SCHEME,
    ChanceShuffles,
    Deal,
    DealError,
    Hands,
    NumberedShuffles,
    Shuffles,
    SplitMix64,
    deal_out,
)
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.plays import (
    Declaration,
    IllegalPlay,
    Play,
    RoundOver,
    card_of,
    card_play,
    declaration_of,
    declare,
    is_declaration,
    matta_of,
    takes_of,
)
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules, RulesError, Sides, seating_of
from scopa_desktop.core.scoring import Category, RoundScore
from scopa_desktop.core.wording import Fault, Wording

FORMAT = "scopa-record"
VERSION = 1
MAX_BYTES = 8 * 1024 * 1024
MAX_NAME = 100
"""Characters in a seat's name."""

_DECLARATION_NAMES = {Declaration.UNDER_TEN: "under_ten", Declaration.THREE_OF_A_KIND: "three_of_a_kind"}
_DECLARATIONS = {name: declaration for declaration, name in _DECLARATION_NAMES.items()}
_CATEGORIES = {str(category) for category in Category}


_MOST_SEATS = max(seat for sides in SEATINGS.values() for side in sides for seat in side) + 1


class RecordError(Fault, ValueError):
    """A record that cannot be read; the message is one sentence that names the first fault."""


# Writing


def match_to_record(match: Match) -> dict[str, Any]:
    """Return a match as the object that a record file holds."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": {"variant": match.rules.variant, "options": match.rules.house_rules()},
        "seats": [{"name": seat.name, "player": seat.player} for seat in match.seats],
        "sides": [list(side) for side in match.sides],
    }
    if match.shuffles.number is not None:
        record["deal"] = {"number": match.shuffles.number, "scheme": SCHEME}
    record["rounds"] = [_round_to_data(match, index) for index in range(len(match.rounds))]
    record["winner"] = match.winner
    return record


def dump_record(match: Match) -> str:
    """Return a match as the text of a record file."""
    return json.dumps(match_to_record(match), ensure_ascii=False, separators=(",", ":")) + "\n"


def _round_to_data(match: Match, index: int) -> dict[str, Any]:
    round_ = match.rounds[index]
    data: dict[str, Any] = {
        "dealer": round_.dealer,
        "table": _texts(round_.deal.table),
        "deals": [[_texts(hand) for hand in hands] for hands in round_.deal.hands],
        "plays": [play_to_data(step.seat, step.play) for step in round_.history],
    }
    if index < len(match.scores):
        data["points"] = [match.scores[index].scored(side) for side in range(len(match.sides))]
        data["totals"] = list(match.totals_after(index + 1))
    return data


def play_to_data(seat: int, play: Play) -> dict[str, Any]:
    """Return a play as it stands in a record."""
    if not is_declaration(play):
        return {"seat": seat, "card": card_text(card_of(play)), "takes": _texts(_in(takes_of(play)))}
    data: dict[str, Any] = {"seat": seat, "declares": _DECLARATION_NAMES[declaration_of(play)]}
    if (matta := matta_of(play)) is not None:
        data["matta"] = matta
    return data


def _in(cards: CardSet) -> list[Card]:
    return [card for card in DECK if cards >> card & 1]


def _texts(cards: Iterable[Card]) -> list[str]:
    return [card_text(card) for card in cards]


# Reading


def read_record(source: str | bytes) -> Match:
    """Return the match that a record tells, replayed by the rules.

    Cards that an unfinished record leaves out because they were not dealt yet are filled in: from the deal number if
    it leads to the cards that are there, else by a shuffle that follows from the record's own text.

    Raises:
        RecordError: the record is none, or disagrees with the rules.
    """
    data = source.encode("utf-8", "surrogatepass") if isinstance(source, str) else source
    if len(data) > MAX_BYTES:
        raise RecordError("the file is larger than 8 MiB, so it is no match record")
    return match_from_data(_parse(data), _seed(data))


def match_from_data(record: object, seed: int = 0) -> Match:
    """Return the match that a record's object tells; `seed` shuffles what an unfinished record leaves out.

    Raises:
        RecordError: the record disagrees with the format or the rules.
    """
    top = _object(
        record, Wording("the record"), ("format", "version", "rules", "seats", "sides", "rounds", "winner"), ("deal",)
    )
    if top["format"] != FORMAT:
        raise RecordError(
            'the file is no match record: its format is {value}, not "{wanted}"',
            value=_shown(top["format"]),
            wanted=FORMAT,
        )
    if type(top["version"]) is not int or top["version"] < 1:
        raise RecordError("the version must be a whole number from 1, not {value}", value=_shown(top["version"]))
    if top["version"] > VERSION:
        raise RecordError(
            "the record is of version {value}, which this program is too old for: it reads version {known}",
            value=top["version"],
            known=VERSION,
        )
    rules = _rules(top["rules"])
    seats = _seats(top["seats"])
    sides = _sides(top["sides"], rules, len(seats))
    shuffles = _shuffles(top.get("deal"), seed)
    match = _rounds(_list(top["rounds"], "rounds"), rules, sides, seats, shuffles)
    _check_winner(top["winner"], match)
    return match


def follows_from_number(match: Match) -> bool:
    """Tell whether every card of a match is the one that its deal number leads to."""
    shuffles = match.shuffles
    if shuffles.number is None:
        return False
    seats = len(match.seats)
    if match.rounds[0].dealer != shuffles.first_dealer(seats):
        return False
    return all(
        replace(round_.deal, misdeals=())
        == replace(shuffles.deal(match.rules, seats, round_.dealer, index), misdeals=())
        for index, round_ in enumerate(match.rounds)
    )


def _parse(data: bytes) -> object:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise RecordError("the file is no match record: byte {start} is not UTF-8 text", start=fault.start) from None
    try:
        return json.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_distinct_keys)
    except json.JSONDecodeError as fault:
        raise RecordError(
            "the file is no match record, or was cut short: line {lineno}, column {colno}",
            lineno=fault.lineno,
            colno=fault.colno,
        ) from None
    except RecursionError:
        raise RecordError("the file is no match record: its values are nested too deeply") from None
    except RecordError:
        raise
    except ValueError:
        # Python refuses to read a number of thousands of digits.
        raise RecordError("the file is no match record: a number in it is too long") from None


def _refuse_constant(name: str) -> NoReturn:
    raise RecordError("the file is no match record: {name} is no value", name=name)


def _distinct_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError("the field {value} stands twice in one object", value=_shown(key))
        found[key] = value
    return found


def _seed(data: bytes) -> int:
    return int.from_bytes(hashlib.sha256(data).digest()[:8], "big")


def _shown(value: object) -> str:
    """Return a value as it stands in the file, cut to a readable length."""
    try:
        text = json.dumps(value, ensure_ascii=True)
    except (TypeError, ValueError, RecursionError):
        text = type(value).__name__
    return text if len(text) <= 60 else text[:57] + "..."


def _object(value: object, where: str, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError("{where} must be an object, not {value}", where=where, value=_shown(value))
    for key in needed:
        if key not in value:
            raise RecordError("{where} lacks the field {key}", where=where, key=key)
    for key in value:
        if key not in needed and key not in optional:
            raise RecordError("{where} has a field that no record has: {value}", where=where, value=_shown(key))
    return value


def _field(where: str, key: str) -> Wording:
    return Wording("{where}: {key}", where=where, key=key)


def _list(value: object, where: str, most: int | None = None) -> list[Any]:
    if not isinstance(value, list):
        raise RecordError("{where} must be a list, not {value}", where=where, value=_shown(value))
    if most is not None and len(value) > most:
        raise RecordError("{where} has more than {most} entries", where=where, most=most)
    return value


def _whole(value: object, where: str, lowest: int, highest: int) -> int:
    if type(value) is not int or not lowest <= value <= highest:
        raise RecordError(
            "{where} must be a whole number from {lowest} to {highest}, not {value}",
            where=where,
            lowest=lowest,
            highest=highest,
            value=_shown(value),
        )
    return value


def _cards(value: object, where: str) -> tuple[Card, ...]:
    cards = []
    for text in _list(value, where):
        if not isinstance(text, str):
            raise RecordError(
                '{where}: a card is written as text, as in "7D", not {value}', where=where, value=_shown(text)
            )
        try:
            cards.append(parse_card(text))
        except CardNotation:
            raise RecordError(
                "{where}: {value} is no card; write a rank from 1 to 10 and one of D C S B",
                where=where,
                value=_shown(text),
            ) from None
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise RecordError("{where}: {card} stands twice", where=where, card=card_text(twice))
    return tuple(cards)


def _rules(value: object) -> Rules:
    data = _object(value, "rules", ("variant",), ("options",))
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise RecordError("rules.options must be an object, not {value}", value=_shown(options))
    try:
        return Rules.from_options(data["variant"], options)
    except RulesError as fault:
        raise RecordError("rules: {fault}", fault=fault) from None


def _seats(value: object) -> list[Seat]:
    seats = []
    for index, each in enumerate(_list(value, "seats", _MOST_SEATS)):
        data = _object(each, Wording("seat {index}", index=index), ("name", "player"))
        for key in ("name", "player"):
            if not isinstance(data[key], str) or len(data[key]) > MAX_NAME or not _is_writable(data[key]):
                raise RecordError(
                    "seat {index}: {key} must be a text of at most {most} characters",
                    index=index,
                    key=key,
                    most=MAX_NAME,
                )
        seats.append(Seat(data["name"], data["player"]))
    return seats


def _is_writable(text: str) -> bool:
    """Tell whether a text can be written to a file: JSON can name halves of characters that cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _side(value: object, where: str, seats: int) -> tuple[int, ...]:
    return tuple(_whole(seat, where, 0, max(seats - 1, 0)) for seat in _list(value, where))


def _sides(value: object, rules: Rules, seats: int) -> Sides:
    there = enumerate(_list(value, "sides"))
    sides = tuple(_side(each, Wording("side {index}", index=index), seats) for index, each in there)
    sat = [seat for side in sides for seat in side]
    for seat in range(seats):
        if sat.count(seat) != 1:
            raise RecordError(
                "sides: seat {seat} sits on {count} sides instead of one", seat=seat, count=sat.count(seat)
            )
    ordered = tuple(tuple(sorted(side)) for side in sides)
    allowed = VARIANTS[rules.variant].seatings
    if seating_of(ordered) not in allowed:
        raise RecordError(
            "sides: {variant} is not played so; its seatings are {allowed}",
            variant=rules.variant,
            allowed=", ".join(allowed),
        )
    return ordered


def _shuffles(value: object, seed: int) -> Shuffles:
    if value is None:
        return ChanceShuffles(SplitMix64(seed))
    data = _object(value, "deal", ("number", "scheme"))
    if type(data["scheme"]) is not int or data["scheme"] != SCHEME:
        raise RecordError(
            "deal: scheme {value} is unknown; this program knows scheme {known}",
            value=_shown(data["scheme"]),
            known=SCHEME,
        )
    if type(data["number"]) is not int:
        raise RecordError("deal: the number must be a whole number, not {value}", value=_shown(data["number"]))
    try:
        return NumberedShuffles(data["number"])
    except DealError as fault:
        raise RecordError("deal: {fault}", fault=fault) from None


@dataclass(frozen=True, slots=True)
class _RoundData:
    """A round as the record tells it, its types checked."""

    dealer: int
    table: tuple[Card, ...]
    deals: tuple[Hands, ...]
    plays: list[Any]
    points: list[Any] | None
    totals: list[Any] | None


def _rounds(rounds: list[Any], rules: Rules, sides: Sides, seats: list[Seat], shuffles: Shuffles) -> Match:
    if not rounds:
        raise RecordError("rounds: a match has at least one round")
    match: Match | None = None
    for number, each in enumerate(rounds, 1):
        where = Wording("round {number}", number=number)
        data = _round_data(each, where, len(seats))
        try:
            if match is None:
                deal = _whole_deal(data, where, rules, len(seats), shuffles, 0)
                match = Match.from_rounds(rules, sides, seats, shuffles, data.dealer, deal)
            else:
                _check_goes_on(match, data, where)
                deal = _whole_deal(data, where, rules, len(seats), shuffles, number - 1)
                match.add_round(data.dealer, deal)
        except DealError as fault:
            raise RecordError("{where}: {fault}", where=where, fault=fault) from None
        _replay(match, data, where)
        _check_score(match, data, where)
    assert match is not None
    return match


def _round_data(value: object, where: str, seats: int) -> _RoundData:
    data = _object(value, where, ("dealer", "table", "deals", "plays"), ("points", "totals"))
    if ("points" in data) != ("totals" in data):
        raise RecordError("{where}: points and totals stand together, or neither stands", where=where)
    for key in ("points", "totals"):
        if key in data:
            _list(data[key], _field(where, key))
    dealt = enumerate(_list(data["deals"], _field(where, "deals"), DECK_SIZE), 1)
    deals = tuple(_hands(each, Wording("{where}, deal {number}", where=where, number=number)) for number, each in dealt)
    return _RoundData(
        _whole(data["dealer"], _field(where, "dealer"), 0, seats - 1),
        _cards(data["table"], _field(where, "table")),
        deals,
        _list(data["plays"], _field(where, "plays")),
        data.get("points"),
        data.get("totals"),
    )


def _hands(value: object, where: str) -> Hands:
    dealt = enumerate(_list(value, where, DECK_SIZE))
    return tuple(_cards(hand, Wording("{where}, seat {seat}", where=where, seat=seat)) for seat, hand in dealt)


def _check_goes_on(match: Match, data: _RoundData, where: str) -> None:
    if match.winner is not None:
        raise RecordError(
            "{where}: the match was over before it, side {winner} had won", where=where, winner=match.winner
        )
    if not match.round_scored:
        raise RecordError("{where}: the round before it is not over", where=where)
    dealer = (match.round.dealer + 1) % len(match.seats)
    if data.dealer != dealer:
        raise RecordError(
            "{where}: the deal passes on to seat {dealer}, not to seat {told}",
            where=where,
            dealer=dealer,
            told=data.dealer,
        )


def _whole_deal(data: _RoundData, where: str, rules: Rules, seats: int, shuffles: Shuffles, index: int) -> Deal:
    """Return the round's cards, those filled in that it leaves out: they were not dealt yet, or never were."""
    deal = Deal(data.table, data.deals)
    if 0 < len(data.deals) < rules.deals(seats):
        deal = _completed(deal, rules, seats, data.dealer, shuffles, index)
    deal.check(rules, seats)
    return deal


def _completed(deal: Deal, rules: Rules, seats: int, dealer: int, shuffles: Shuffles, index: int) -> Deal:
    made = len(deal.hands)
    drawn = shuffles.deal(rules, seats, dealer, index)
    if drawn.table == deal.table and drawn.hands[:made] == deal.hands:
        return replace(drawn, misdeals=())
    dealt = deal.table_set | card_set(card for hands in deal.hands for hand in hands for card in hand)
    rest = [card for hands in drawn.hands for hand in hands for card in hand if not dealt >> card & 1]
    rest += [card for card in drawn.table if not dealt >> card & 1]
    return Deal(deal.table, deal.hands + deal_out(rest, rules.hand_size, seats))


def _replay(match: Match, data: _RoundData, where: str) -> None:
    for number, each in enumerate(data.plays, 1):
        here = Wording("{where}, play {number}", where=where, number=number)
        round_ = match.round
        if round_.over:
            raise RecordError("{where}: the round was over before it", where=here)
        if round_.deals_made > len(data.deals):
            raise RecordError(
                "{where}: the cards of deal {deals_made} are missing", where=here, deals_made=round_.deals_made
            )
        play = _play(each, here, round_)
        scope = sum(round_.scope)
        try:
            match.play(play)
        except (IllegalPlay, RoundOver) as fault:
            raise RecordError("{where}: {fault}", where=here, fault=fault) from None
        claimed = each.get("scopa")
        if claimed is not None and claimed != (sum(round_.scope) > scope):
            raise RecordError(
                "{where}: the record says scopa {value}, the rules say otherwise", where=here, value=_shown(claimed)
            )


def _play(value: object, here: str, round_: Round) -> Play:
    if isinstance(value, dict) and "declares" in value:
        data = _object(value, here, ("seat", "declares"), ("matta",))
    else:
        data = _object(value, here, ("seat", "card", "takes"), ("scopa",))
    seat = _whole(data["seat"], _field(here, "seat"), 0, round_.seats - 1)
    if seat != round_.turn:
        raise RecordError(
            "{where}: it is the turn of seat {turn}, not of seat {seat}", where=here, turn=round_.turn, seat=seat
        )
    if "declares" in data:
        return _declaration(data, here)
    if type(data.get("scopa", True)) is not bool:
        raise RecordError("{where}: scopa must be true or false, not {value}", where=here, value=_shown(data["scopa"]))
    (card,) = _cards([data["card"]], _field(here, "card"))
    return card_play(card, card_set(_cards(data["takes"], _field(here, "takes"))))


def _declaration(data: dict[str, Any], here: str) -> Play:
    name = data["declares"]
    if not isinstance(name, str) or name not in _DECLARATIONS:
        *most, last = _DECLARATIONS
        raise RecordError(
            "{where}: declares must be {allowed}, not {value}",
            where=here,
            allowed=Wording("{most} or {last}", most=", ".join(most), last=last),
            value=_shown(name),
        )
    matta = data.get("matta")
    return declare(_DECLARATIONS[name], None if matta is None else _whole(matta, _field(here, "matta"), 1, 10))


def _check_score(match: Match, data: _RoundData, where: str) -> None:
    if not match.round.over:
        if data.points is not None:
            raise RecordError(
                "{where}: it has points, but {cards_left} cards are still to be played",
                where=where,
                cards_left=match.round.cards_left,
            )
        return
    if data.points is None or data.totals is None:
        raise RecordError("{where}: it is over, but points and totals are missing", where=where)
    score = match.scores[-1]
    if len(data.points) != len(match.sides):
        raise RecordError(
            "{where}: points has {count} sides instead of {wanted}",
            where=where,
            count=len(data.points),
            wanted=len(match.sides),
        )
    for side, points in enumerate(data.points):
        _check_points(points, score, side, where)
    if [type(total) for total in data.totals] != [int] * len(match.sides) or tuple(data.totals) != match.totals:
        raise RecordError(
            "{where}: totals are {value}, by the rules they are {counted}",
            where=where,
            value=_shown(data.totals),
            counted=list(match.totals),
        )


def _check_points(points: object, score: RoundScore, side: int, where: str) -> None:
    data = _object(
        points, Wording("{where}: points of side {side}", where=where, side=side), ("total",), tuple(_CATEGORIES)
    )
    scored = score.scored(side)
    for category in (*scored, *data):
        told = data.get(category, 0)
        right = scored.get(category, 0)
        if type(told) is not int or told != right:
            raise RecordError(
                "{where}: side {side} is given {value} for {category}, by the rules it scores {right}",
                where=where,
                side=side,
                value=_shown(told),
                category=category,
                right=right,
            )


def _check_winner(value: object, match: Match) -> None:
    if value is not None:
        _whole(value, "winner", 0, len(match.sides) - 1)
    if value == match.winner:
        return
    if match.winner is None:
        raise RecordError("winner is {value}, but by the rules nobody has won yet", value=_shown(value))
    raise RecordError(
        "winner is {value}, but by the rules side {winner} has won", value=_shown(value), winner=match.winner
    )
