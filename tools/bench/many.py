"""A file of very many matches: some that were played by the rules, each of them many times over."""

from __future__ import annotations

from pathlib import Path
from random import Random

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches

LEVELS = ("beginner", "easy", "medium", "hard", "expert")
DECKS = ("neapolitan", "piacentine", "french")
PLAYED = 200
"""So many matches are really played."""


def write_many(path: Path, count: int) -> None:
    """Write a new file with so many matches, spread over ten years.

    Raises:
        OSError: it cannot be written.
    """

    def refuse(trouble: object) -> None:
        raise OSError(str(trouble))

    database = Database.open(path, refuse)
    matches = Matches(database)
    for number in range(PLAYED):
        match = _match(Random(number), number)
        matches.save(f"{number}", match, deck=DECKS[number % len(DECKS)], aids={(1, "hint")} if number % 4 == 0 else ())
    with database.transaction() as connection:
        for table in ("matches", "rounds", "plays", "tallies", "dealt", "aids", "results"):
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            key = "id" if table == "matches" else "match"
            first = {key: f"{key} + {PLAYED} * copy", "uuid": "uuid || '-' || copy", **_times(table)}
            columns = ", ".join(first.get(name, name) for name in names)
            connection.execute(
                f"""
                WITH RECURSIVE copies (copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ?)
                INSERT INTO {table} ({", ".join(names)}) SELECT {columns} FROM copies, {table} WHERE {key} <= {PLAYED}
                """,
                (count // PLAYED - 1,),
            )
    database.close()


def _times(table: str) -> dict[str, str]:
    moment = "strftime('%Y-%m-%dT%H:%M:%S.000000+00:00', '2016-01-01', '+' || (copy * 9600 + {0}) || ' minutes')"
    if table == "matches":
        return {name: moment.format("id * 40") for name in ("started", "updated")}
    return {"updated": moment.format("match * 40")} if table == "results" else {}


def _match(chance: Random, number: int) -> Match:
    """Return a whole match played at random, some of them given up in the middle."""
    variant = list(VARIANTS)[number % len(VARIANTS)]
    rules = Rules.of(variant)
    sides = rules.sides(chance.choice(VARIANTS[variant].seatings))
    level = LEVELS[number // len(VARIANTS) % len(LEVELS)]
    count = sum(map(len, sides))
    seats = [Seat("You", "human"), *(Seat(f"Rival {seat}", level) for seat in range(1, count))]
    match = Match(rules, sides, seats, NumberedShuffles(number))
    rounds = 2 if number % 10 == 0 else 1_000
    while match.winner is None and len(match.rounds) <= rounds:
        if match.round_scored:
            match.next_round()
        else:
            match.play(chance.choice(match.round.legal_plays()))
    return match
