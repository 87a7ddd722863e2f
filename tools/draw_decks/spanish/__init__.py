"""The Spanish deck, 61 x 95 mm: framed, the suit told by gaps in the frame, numerals in two corners."""

from __future__ import annotations

W, H = 610.0, 950.0
