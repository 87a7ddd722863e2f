"""Write whole rounds down, play by play, so that no change of the rules goes unseen.

    python -m tools.playthroughs [FOLDER]

writes tests/data/playthroughs anew.  Read the difference before committing it: a change there is a change of the
game. Each file holds one round from a fixed deal number; whoever may declare does, and otherwise each play is drawn
by a fixed generator from the legal ones, sorted. The numbers were chosen so that each variant shows its own points.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from scopa_desktop.core.cards import CardSet, card_text, cards_text
from scopa_desktop.core.deals import NumberedShuffles, SplitMix64
from scopa_desktop.core.events import Event, RoundScored
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.plays import is_declaration, play_text
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.scoring import RoundScore

FOLDER = Path(__file__).parents[1] / "tests" / "data" / "playthroughs"

ROUNDS: dict[str, tuple[str, str, int, dict[str, Any]]] = {
    "scopa-2": ("scopa", "2", 45, {}),
    "scopa-3": ("scopa", "3", 51, {}),
    "scopa-4": ("scopa", "4", 3, {}),
    "scopa-2x2": ("scopa", "2x2", 11, {}),
    "scopa-6": ("scopa", "6", 348, {}),
    "scopa-3x2": ("scopa", "3x2", 10, {}),
    "scopa-2x3": ("scopa", "2x3", 10, {}),
    "scopa-2-misdeal": ("scopa", "2", 164, {}),
    "scopa-2-house": (
        "scopa",
        "2",
        3,
        {"capture_choice": "any", "capture_mandatory": False, "last_play_scopa": True, "leftovers_to": "dealer"},
    ),
    "ponino-2": ("ponino", "2", 9, {}),
    "napola-2": ("napola", "2", 9, {}),
    "scopone-2x2": ("scopone", "2x2", 1, {}),
    "scopone_scientifico-2x2": ("scopone_scientifico", "2x2", 5, {}),
    "quindici-2": ("quindici", "2", 13, {}),
    "scopone_trente-2x2": ("scopone_trente", "2x2", 3, {}),
    "asso_simple-2": ("asso_simple", "2", 1, {}),
    "asso_traditional-2": ("asso_traditional", "2", 1, {}),
    "re_bello-2": ("re_bello", "2", 3, {}),
    "perdere-2": ("perdere", "2", 18, {}),
    "frac-2": ("frac", "2", 1, {}),
    "escoba-2": ("escoba", "2", 7, {}),
    "escoba_no_prime-2": ("escoba_no_prime", "2", 1, {}),
    "cirulla-2": ("cirulla", "2", 221, {}),
    "cirulla-2x2": ("cirulla", "2x2", 528, {}),
    "cirulla-2-until_captured": ("cirulla", "2", 12, {"matta": "until_captured"}),
    "chkobba-2": ("chkobba", "2", 1, {}),
}
"""By the file's name: variant, seating, deal number, house rules."""


def playthrough(name: str) -> str:
    """Return a round as the text of its file."""
    variant, seating, number, house = ROUNDS[name]
    rules = Rules.of(variant, **house)
    sides = rules.sides(seating)
    seats = [Seat(f"Seat {seat}", "random") for seat in range(sum(map(len, sides)))]
    match = Match(rules, sides, seats, NumberedShuffles(number))
    return "\n".join([*_opening(match, seating), *_plays(match, SplitMix64(number)), *_end(match)]) + "\n"


def _opening(match: Match, seating: str) -> Iterator[str]:
    rules = match.rules
    yield f"{rules.variant}, seating {seating}, deal number {match.shuffles.number}"
    for option, value in rules.house_rules().items():
        yield f"house rule: {option} = {value}"
    yield ""
    yield from map(event_text, match.opening_events())
    yield from _state(match.round)


def _plays(match: Match, chance: SplitMix64) -> Iterator[str]:
    round_ = match.round
    while not round_.over:
        legal = sorted(round_.legal_plays())
        declarations = [play for play in legal if is_declaration(play)]
        choice = declarations or legal
        play = choice[chance.randrange(len(choice))]
        yield ""
        yield f"{round_.plays_made + 1}. seat {round_.turn}: {play_text(play)}"
        yield f"   of {', '.join(map(play_text, legal))}"
        yield from (f"   {event_text(event)}" for event in match.play(play) if not isinstance(event, RoundScored))
        yield from _state(round_)


def _end(match: Match) -> Iterator[str]:
    yield ""
    for side, pile in enumerate(match.round.piles):
        yield f"side {side} took {_cards(pile)}"
    yield ""
    yield from _reckoning(match.scores[-1])
    yield f"totals {match.totals}, winner {match.winner}"


def _state(round_: Round) -> Iterator[str]:
    hands = " | ".join(_cards(hand) for hand in round_.hands)
    yield f"   table {_cards(round_.table)} / hands {hands} / stock {round_.stock}"
    counts = [pile.bit_count() for pile in round_.piles]
    state = f"   piles {counts} scope {round_.scope} last capture {round_.last_capturer} turn {round_.turn}"
    if round_.rules.cirulla:
        state += f" declared {round_.declared} matta {round_.matta}"
    yield state


def _reckoning(score: RoundScore) -> Iterator[str]:
    for line in score.lines:
        yield f"{line.category}: {line.verdict}"
        for side, count in enumerate(line.sides):
            cards = " ".join(map(card_text, count.cards))
            bar = "" if count.eligible else ", not eligible"
            yield f"   side {side}: {count.value} for {count.points}{bar} ({cards})"


def event_text(event: Event) -> str:
    """Return an event with the names of its values, cards in their notation."""
    values = ", ".join(f"{field.name} {_value(field.name, getattr(event, field.name))}" for field in fields(event))
    return f"{type(event).__name__} {values}"


def _value(name: str, value: Any) -> str:
    if name == "card":
        return card_text(value)
    if name in ("table", "taken", "hand"):
        return " ".join(map(card_text, value)) or "-"
    if name == "hands":
        return " | ".join(" ".join(map(card_text, hand)) for hand in value)
    return value.name.lower() if name == "declaration" else str(value)


def _cards(cards: CardSet) -> str:
    return cards_text(cards, " ") or "-"


def main(arguments: list[str]) -> int:
    """Write every file anew, and nothing else into their folder."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for name in ROUNDS:
        (folder / f"{name}.txt").write_text(playthrough(name), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
