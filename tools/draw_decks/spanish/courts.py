"""The twelve courts of the Spanish deck: sota, caballo and rey of every suit.

Each suit wears its own colour: coins gold, cups red, swords blue, clubs green.
"""

from __future__ import annotations

from tools.draw_decks.deck import SUITS
from tools.draw_decks.spanish.kings import KINGS
from tools.draw_decks.spanish.pages import PAGES
from tools.draw_decks.spanish.riders import RIDERS

COURTS = {suit: (PAGES[suit], RIDERS[suit], KINGS[suit]) for suit in SUITS}
