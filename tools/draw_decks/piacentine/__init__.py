"""The Piacentine deck, 50 x 94 mm: a thin frame, courts drawn once and repeated turned half round."""

from __future__ import annotations

W, H = 500.0, 940.0
CX, CY = W / 2, H / 2
FRAME = 35.0  # how far the frame is from the edge, everywhere
