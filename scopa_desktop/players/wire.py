"""What the game and the thinking process say to each other: one JSON object a line.

The game asks ``{"id", "level", "seed", "view"}``; the process says ``{"ready": 1}`` when it is up, and answers
``{"id", "play"}``, or ``{"id", "error"}`` where the player failed.  The level `TEACHER` is asked for advice, and its
answer is ``{"id", "advice"}``; the level `REVIEWER` is asked about a play that was made, which stands in the question
as ``"play"``, and its answer is ``{"id", "judgement"}``.  The process is told nothing but what a seat has seen; but for
the level `PUZZLER`, which is asked for the puzzles in a deal, ``{"id", "level", "deal"}``, and answers
``{"id", "puzzles"}``.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from scopa_desktop.core.plays import Play, parse_play, play_text
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.advice import Advice
from scopa_desktop.players.puzzles import Puzzle
from scopa_desktop.players.review import Judgement
from scopa_desktop.players.temperament import Temperament

PROTOCOL = 1
MAX_LINE = 64 * 1024
"""The longest line, in bytes, that either side reads."""
TEACHER = "teacher"
"""Who is asked for advice; no level, for it plays at no table."""
REVIEWER = "reviewer"
"""The teacher again, asked what a play that was made was worth."""
PUZZLER = "puzzler"
"""The teacher once more, asked for the puzzles in a deal."""


class Nonsense(ValueError):
    """A line that is none of ours."""


@dataclass(frozen=True, slots=True)
class Request:
    """A question: what does this level play here, or, of the teacher, what would it play and why?

    Attributes:
        ticket: the question's number.
        level: who is asked.
        seed: where all chance comes from; a review's follows from the view.
        view: what the seat to play has seen.
        temperament: what the player likes.
        play: the play that is to be judged, where the reviewer is asked.
    """

    ticket: int
    level: str
    seed: int
    view: SeatView
    temperament: Temperament = Temperament.EVEN
    play: Play | None = None

    @property
    def for_advice(self) -> bool:
        """Whether advice is wanted, not a play alone."""
        return self.level == TEACHER

    @property
    def for_review(self) -> bool:
        """Whether a judgement of a play is wanted."""
        return self.level == REVIEWER

    def line(self) -> bytes:
        """Return the question as a line."""
        data = {
            "id": self.ticket,
            "level": self.level,
            "seed": self.seed,
            "view": self.view.to_data(),
            "temperament": self.temperament,
        }
        return _line(data if self.play is None else {**data, "play": play_text(self.play)})

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Request:
        """Return the question that `line` told.

        Raises:
            ValueError, LookupError, TypeError, AttributeError: it is none.
        """
        view = SeatView.from_data(data["view"])
        play = parse_play(data["play"]) if "play" in data else None
        return cls(data["id"], data["level"], data["seed"], view, Temperament(data["temperament"]), play)


@dataclass(frozen=True, slots=True)
class DealRequest:
    """The question which puzzles there are in a deal.

    Attributes:
        ticket: the question's number.
        variant: the game.
        seating: how it is seated.
        number: the deal number.
    """

    ticket: int
    variant: str
    seating: str
    number: int

    def line(self) -> bytes:
        """Return the question as a line."""
        return _line({"id": self.ticket, "level": PUZZLER, "deal": [self.variant, self.seating, self.number]})


def parse_question(line: bytes) -> Request | DealRequest:
    """Return the question that a line asks.

    Raises:
        Nonsense: it asks none.
    """
    data = _object(line)
    try:
        return DealRequest(data["id"], *data["deal"]) if "deal" in data else Request.from_data(data)
    except (KeyError, TypeError, ValueError, LookupError, AttributeError) as fault:
        raise Nonsense(f"no question: {fault}") from fault


@dataclass(frozen=True, slots=True)
class Reply:
    """What the process says: that it is ready (no ticket), or what it was asked for, or why there is none."""

    ticket: int | None
    play: Play | None = None
    error: str = ""
    advice: Advice | None = None
    judgement: Judgement | None = None
    puzzles: tuple[Puzzle, ...] | None = None

    def line(self) -> bytes:
        """Return the reply as a line."""
        if self.ticket is None:
            return _line({"ready": PROTOCOL})
        if self.advice is not None:
            return _line({"id": self.ticket, "advice": self.advice.to_data()})
        if self.judgement is not None:
            return _line({"id": self.ticket, "judgement": self.judgement.to_data()})
        if self.puzzles is not None:
            return _line({"id": self.ticket, "puzzles": [each.to_data() for each in self.puzzles]})
        if self.play is None:
            return _line({"id": self.ticket, "error": self.error})
        return _line({"id": self.ticket, "play": play_text(self.play)})

    @classmethod
    def parse(cls, line: bytes) -> Reply:
        """Return the reply that a line holds.

        Raises:
            Nonsense: it holds none.
        """
        data = _object(line)
        if data == {"ready": PROTOCOL}:
            return cls(None)
        ticket, play, error = data.get("id"), data.get("play"), data.get("error", "")
        if type(ticket) is not int or not isinstance(play, str | None) or not isinstance(error, str):
            raise Nonsense(f"no reply: {line[:80]!r}")
        try:
            advice = Advice.from_data(data["advice"]) if "advice" in data else None
            judgement = Judgement.from_data(data["judgement"]) if "judgement" in data else None
            puzzles = tuple(map(Puzzle.from_data, data["puzzles"])) if "puzzles" in data else None
            return cls(ticket, None if play is None else parse_play(play), error, advice, judgement, puzzles)
        except (ValueError, LookupError, TypeError, AttributeError) as fault:
            raise Nonsense(f"no reply: {fault}") from fault

    def answers(self, request: Request | DealRequest) -> bool:
        """Tell whether this is what was asked for: what may be played, or the reason why there is nothing."""
        if self.error:
            return True
        if isinstance(request, DealRequest):
            deal = (request.variant, request.seating, request.number)
            return self.puzzles is not None and all(each.deal == deal for each in self.puzzles)
        legal = request.view.legal_plays()
        if self.judgement is not None or request.for_review:
            return self.judgement is not None and request.for_review and self.judgement.best in legal
        if self.advice is None or not request.for_advice:
            return self.advice is None and not request.for_advice and self.play in legal
        return self.advice.play in legal and (self.advice.runner_up is None or self.advice.runner_up in legal)


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def _object(line: bytes) -> dict[str, Any]:
    if len(line) > MAX_LINE or not line.endswith(b"\n"):
        raise Nonsense("a line that does not end")
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as fault:
        raise Nonsense(f"no JSON: {line[:80]!r}") from fault
    if not isinstance(data, dict):
        raise Nonsense(f"no object: {line[:80]!r}")
    return data
