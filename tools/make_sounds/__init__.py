"""Computes every sound of the game from small physical models, with nothing but the standard library.

From the inside out: *sources* (noise read at the speed of a sliding card, contact forces, plucks), *bodies*
(banks of damped modes: felt on wood, a card, a bell, a mandolin's box), one *room* shared by all sounds, and a
*master* step that removes DC, fades and sets the loudness.  The same source gives the same files, because each
take has its own generator seeded with its name.
"""
