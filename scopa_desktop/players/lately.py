"""What was played from the hands that are held now: all that tells anything of them."""

from __future__ import annotations

from collections.abc import Iterator

from scopa_desktop.core.plays import is_declaration
from scopa_desktop.core.round import Round, Step
from scopa_desktop.core.view import SeatView


def played_lately(view: SeatView) -> Iterator[tuple[Step, Round]]:
    """Yield each card play since the last deal, the latest first, with the round as it was before it.

    The round is one and the same, taken back play by play: look at it at once.
    """
    walk = view.seen.copy()
    for step in reversed(view.seen.history):
        walk.undo()
        if walk.stock != view.seen.stock:
            return
        if not is_declaration(step.play):
            yield step, walk
