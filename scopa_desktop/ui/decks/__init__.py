"""Decks of cards: what a deck's folder holds, and its faces as pixmaps."""

from __future__ import annotations
