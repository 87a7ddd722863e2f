"""What each match adds to the statistics: one row a match, so that 100,000 of them are summed up in a moment.

A row holds sums over the rounds that are over, and the points of each round packed into a few bytes, for plots.  It is
written in the transaction that stores the match, and can be computed again from what is stored.  Matches in which
people sit on several sides, or on none, have none; nor has one in which no card was played.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scopa_desktop.core.rules import Rules, RulesError, seating_of
from scopa_desktop.core.scoring import Category, reckonings

RATED = (Category.CARDS, Category.COINS, Category.SETTEBELLO, Category.PRIMIERA)
"""The categories whose rates are told: how often the person's side gets the point."""

Scored = Sequence[Mapping[str, int]]
"""For each side the categories in which it scored in a round, by name, as a record stores them."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round that is over.

    Attributes:
        scored: for each side the points of each category.
        scope: for each side how often it swept the table.
    """

    scored: Scored
    scope: Sequence[int]


SUMS = (
    *("rounds", "rounds_won", "rounds_lost", "rounds_tied", "margin", "margin_squares", "points_for", "points_against"),
    *("scope_for", "scope_against", "scope_points_for", "scope_points_against"),
    *(f"{category}_{sum_}" for category in RATED for sum_ in ("rounds", "won", "lost", "for", "against")),
)
"""The columns that are sums over rounds."""


def sums_of(rules: Rules, side: int, rounds: Sequence[RoundResult]) -> dict[str, int]:
    """Return a match's sums by the names of `SUMS`.

    What is "against" is what the best other side made: the one that the person's side is measured by.

    Args:
        rules: the match's rules.
        side: the side on which people sit.
        rounds: the rounds that are over.
    """
    sums = dict.fromkeys(SUMS, 0)
    counted = {reckoning.category for reckoning in reckonings(rules)} & set(RATED)
    for each in rounds:
        own, rival = each.scored[side], each.scored[best_rival(rules, side, each)]
        margin = _margin(rules, own["total"], rival["total"])
        others = [scored for number, scored in enumerate(each.scored) if number != side]
        _add(sums, rounds=1, rounds_won=margin > 0, rounds_lost=margin < 0, rounds_tied=margin == 0)
        _add(sums, margin=margin, margin_squares=margin**2, points_for=own["total"], points_against=rival["total"])
        _add(sums, scope_for=each.scope[side], scope_against=sum(each.scope) - each.scope[side])
        _add(sums, scope_points_for=own.get(Category.SCOPE, 0), scope_points_against=rival.get(Category.SCOPE, 0))
        for category in counted:
            sums[f"{category}_rounds"] += 1
            sums[f"{category}_won"] += own.get(category, 0) > 0
            sums[f"{category}_lost"] += any(scored.get(category, 0) > 0 for scored in others)
            sums[f"{category}_for"] += own.get(category, 0)
            sums[f"{category}_against"] += rival.get(category, 0)
    return sums


def _add(sums: dict[str, int], **values: int) -> None:
    for name, value in values.items():
        sums[name] += value


def best_rival(rules: Rules, side: int, result: RoundResult) -> int:
    """Return the other side that did best in a round; of several the first."""
    totals = [scored["total"] for scored in result.scored]
    others = [number for number in range(len(totals)) if number != side]
    return min(others, key=totals.__getitem__) if rules.inverse else max(others, key=totals.__getitem__)


def _margin(rules: Rules, own: int, rival: int) -> int:
    """Return by how much the person's side did better, also where the fewest points win."""
    return rival - own if rules.inverse else own - rival


def pack(points: Sequence[tuple[int, int]]) -> bytes:
    """Return the points of rounds, own and the best rival's, in 16 bits each, the low byte first."""
    found = array("h", [value for pair in points for value in pair])
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def unpack(packed: bytes) -> array[int]:
    """Return what `pack` packed: own, rival, own, rival ...; what was packed apart may be joined before."""
    found: array[int] = array("h")
    found.frombytes(packed[: len(packed) // 4 * 4])
    if sys.byteorder == "big":
        found.byteswap()
    return found


def write_result(connection: sqlite3.Connection, match: int) -> None:
    """Write what a stored match adds to the statistics, or remove it where it adds nothing.

    Raises:
        sqlite3.Error: it cannot be written.
    """
    connection.execute("DELETE FROM results WHERE match = ?", (match,))
    row = connection.execute(_MATCH, (match,)).fetchone()
    if row is None:
        return
    variant, options, sides, side, opponents, state, winner, deck, updated, counted, aided, helped = row
    try:
        rules = Rules.from_options(variant, json.loads(options))
        seating = seating_of(tuple(tuple(members) for members in json.loads(sides))) or ""
        rounds = _rounds(connection, match, len(json.loads(sides)))
        sums = sums_of(rules, side, rounds)
    except (RulesError, ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
        return  # a match that cannot be read counts for nothing
    pairs = [(each.scored[side]["total"], each.scored[best_rival(rules, side, each)]["total"]) for each in rounds]
    margins = [_margin(rules, *pair) for pair in pairs]
    outcome = state if state != "won" else "won" if winner == side else "lost"
    values = {
        "match": match,
        "variant": variant,
        "opponents": opponents,
        "seating": seating,
        "deck": deck,
        "updated": updated,
        "counted": counted,
        "outcome": outcome,
        "aided": aided,
        "helped": helped,
        "inverse": int(rules.inverse),
        "best": max(margins, default=None),
        "worst": min(margins, default=None),
        "own_total": sum(own for own, _ in pairs),
        "rival_total": _rival_total(rules, side, rounds),
        "points": pack(pairs),
        **sums,
    }
    names = ", ".join(values)
    connection.execute(f"INSERT INTO results ({names}) VALUES ({', '.join('?' * len(values))})", tuple(values.values()))


def _rival_total(rules: Rules, side: int, rounds: Sequence[RoundResult]) -> int:
    """Return the score of the other side that does best in the match."""
    if not rounds:
        return 0
    totals = [sum(each.scored[number]["total"] for each in rounds) for number in range(len(rounds[0].scored))]
    others = [total for number, total in enumerate(totals) if number != side]
    return min(others) if rules.inverse else max(others)


def _rounds(connection: sqlite3.Connection, match: int, sides: int) -> list[RoundResult]:
    """Return the rounds of a stored match that are over."""
    scope: dict[int, list[int]] = {}
    for number, side, swept in connection.execute("SELECT round, side, scope FROM tallies WHERE match = ?", (match,)):
        scope.setdefault(number, [0] * sides)[side] = swept
    rows = connection.execute("SELECT number, points FROM rounds WHERE match = ? AND points IS NOT NULL", (match,))
    return [RoundResult(json.loads(points), scope[number]) for number, points in rows if number in scope]


_MATCH = """
    SELECT variant, options, sides, person_side, opponents, state, winner, deck, updated,
        counted AND deleted IS NULL, (
            SELECT count(DISTINCT round) FROM aids JOIN rounds ON number = round AND rounds.match = aids.match
            WHERE aids.match = matches.id AND points IS NOT NULL
        ),
        EXISTS (SELECT 1 FROM aids WHERE aids.match = matches.id)
    FROM matches
    WHERE id = ? AND person_side IS NOT NULL AND EXISTS (SELECT 1 FROM plays WHERE plays.match = matches.id)
"""
