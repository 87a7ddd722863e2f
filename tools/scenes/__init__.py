"""What `tools.screenshots` pictures: every screen and dialog of the program, filled with a fixed deal.

A scene is a name, the function that brings it about in a `Studio`, and the pages and sheets that it must show.  To
add one, write a line in `catalogue`: tests fail while a page or sheet of ui/windows is in no scene.
"""

from __future__ import annotations
