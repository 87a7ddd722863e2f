"""The Neapolitan deck, 51 x 82 mm: no frame, no indices, the ground under a court tells its suit."""

from __future__ import annotations

W, H = 510.0, 820.0
