"""One match being played: whose turn it is, undo, the computer players, and what is told to whoever watches."""

from __future__ import annotations
