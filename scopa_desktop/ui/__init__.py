"""Everything on the screen: the only package that imports Qt."""

from __future__ import annotations
