"""Computer players: they see what a seat has seen, a `SeatView`, and nothing more."""

from __future__ import annotations
