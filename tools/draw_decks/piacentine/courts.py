"""The twelve double-ended courts of the Piacentine deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tools.draw_decks.deck import Artist
from tools.draw_decks.piacentine import kings, pages, riders
from tools.draw_decks.piacentine.figures import double

COURTS: Mapping[str, Sequence[Artist]] = {
    "coins": [double(half) for half in (pages.page_of_coins, riders.rider_of_coins, kings.king_of_coins)],
    "cups": [double(half) for half in (pages.page_of_cups, riders.rider_of_cups, kings.king_of_cups)],
    "swords": [double(half) for half in (pages.page_of_swords, riders.rider_of_swords, kings.king_of_swords)],
    "clubs": [double(half) for half in (pages.page_of_clubs, riders.rider_of_clubs, kings.king_of_clubs)],
}
