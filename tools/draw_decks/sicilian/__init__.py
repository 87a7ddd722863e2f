"""The Sicilian deck, 49 x 79 mm: no frame, no indices, the ground under a court tells its rank."""

from __future__ import annotations

#: The grid that everything is drawn on; ``deck`` fits it to the card.
W, H = 510.0, 820.0
