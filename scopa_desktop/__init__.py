"""Scopa Desktop: the Italian card game, its rules, its players and its table."""

from __future__ import annotations

__version__ = "0.1.0"
