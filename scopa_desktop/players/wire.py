"""What the game and the thinking process say to each other: one JSON object a line.

The game asks ``{"id", "level", "seed", "view"}``; the process says ``{"ready": 1}`` when it is up, and answers
``{"id", "play"}``, or ``{"id", "error"}`` where the player failed.  The level `TEACHER` is asked for advice, and its
answer is ``{"id", "advice"}``.  The process is told nothing but what a seat has seen.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from scopa_desktop.core.plays import Play, parse_play, play_text
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.advice import Advice
from scopa_desktop.players.temperament import Temperament

PROTOCOL = 1
MAX_LINE = 64 * 1024
"""The longest line, in bytes, that either side reads."""
TEACHER = "teacher"
"""Who is asked for advice; no level, for it plays at no table."""


class Nonsense(ValueError):
    """A line that is none of ours."""


@dataclass(frozen=True, slots=True)
class Request:
    """A question: what does this level play here, or, of the teacher, what would it play and why?"""

    ticket: int
    level: str
    seed: int
    view: SeatView
    temperament: Temperament = Temperament.EVEN

    @property
    def for_advice(self) -> bool:
        """Whether advice is wanted, not a play alone."""
        return self.level == TEACHER

    def line(self) -> bytes:
        """Return the question as a line."""
        return _line(
            {
                "id": self.ticket,
                "level": self.level,
                "seed": self.seed,
                "view": self.view.to_data(),
                "temperament": self.temperament,
            }
        )

    @classmethod
    def parse(cls, line: bytes) -> Request:
        """Return the question that a line asks.

        Raises:
            Nonsense: it asks none.
        """
        data = _object(line)
        try:
            view = SeatView.from_data(data["view"])
            return cls(data["id"], data["level"], data["seed"], view, Temperament(data["temperament"]))
        except (KeyError, TypeError, ValueError, LookupError, AttributeError) as fault:
            raise Nonsense(f"no question: {fault}") from fault


@dataclass(frozen=True, slots=True)
class Reply:
    """What the process says: that it is ready (no ticket), a play or advice, or why there is none."""

    ticket: int | None
    play: Play | None = None
    error: str = ""
    advice: Advice | None = None

    def line(self) -> bytes:
        """Return the reply as a line."""
        if self.ticket is None:
            return _line({"ready": PROTOCOL})
        if self.advice is not None:
            return _line({"id": self.ticket, "advice": self.advice.to_data()})
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
            return cls(ticket, None if play is None else parse_play(play), error, advice)
        except (ValueError, KeyError, TypeError) as fault:
            raise Nonsense(f"no reply: {fault}") from fault

    def answers(self, request: Request) -> bool:
        """Tell whether this is what was asked for: what may be played, or the reason why there is nothing."""
        if self.error:
            return True
        legal = request.view.legal_plays()
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
