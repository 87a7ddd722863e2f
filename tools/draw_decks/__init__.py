"""Draws the decks of the game as SVG: ``python -m tools.draw_decks``.

Nothing here is part of the program; the pictures it writes to ``resources/decks`` are.
``registry`` names the decks, ``kit`` draws lines and shaded solids, ``figure`` draws what the
courts of all decks share, and every deck has a package of its own with its pips and courts.
"""
