"""A player's own deck, read from a folder or a zip of pictures: nothing in it is trusted."""

from __future__ import annotations
