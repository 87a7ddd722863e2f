"""Scenes of matches that the teacher goes through, and of positions that are tried again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, card_of, is_declaration
from scopa_desktop.session.reviewing import ReviewState
from scopa_desktop.ui.windows.practice import PracticePage
from scopa_desktop.ui.windows.review import ReviewPage
from scopa_desktop.ui.windows.review_decision import DecisionPanel
from tools.scenes import games
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, StudioError

Act = Callable[[Studio, ReviewPage], object]


def review(
    studio: Studio, number: int, variant: str = "scopa", seating: str = "2", share: float = 1.0, act: Act | None = None
) -> None:
    """Have a share of a match gone through, then do something."""
    match = games.played(number, games.won, seating, variant)
    studio.store(match)
    studio.window.show_review(match, "match")
    page = studio.window._page
    if not isinstance(page, ReviewPage):
        raise StudioError("this is no review")
    wanted = round(share * len(page.review.decisions))
    while len(page.review.judged) < wanted:
        studio.window.poll()
    if page.review.state is ReviewState.RUNNING and act is stopped:
        page.review.stop()
    elif act is not None:
        act(studio, page)
    studio.settle()


def stopped(studio: Studio, page: ReviewPage) -> None:
    """Stop it."""


def choosing(studio: Studio, page: ReviewPage) -> None:
    """Try again a position in which a card may be played in two ways, and pick that card."""
    for place in range(len(page.review.decisions)):
        plays = [each for each in page.review.decisions[place].view.legal_plays() if not is_declaration(each)]
        cards = [card_of(each) for each in plays]
        twice = next((card for card in cards if cards.count(card) > 1), None)
        if twice is not None:
            page.choose(place)
            _ask(page.panel)
            page.panel.position.picked.emit(twice)
            return
    raise StudioError("there is no such position")


def trying(studio: Studio, page: ReviewPage) -> None:
    """Try the first mistake again."""
    _ask(page.panel)


def tried(studio: Studio, page: ReviewPage, right: bool) -> None:
    """Try the first mistake again, and find the better play or not."""
    case = page.panel.case
    if case is None or case.judgement is None:
        raise StudioError("there is no mistake")
    _ask(page.panel)
    _try(page.panel, case.judgement.best if right else case.decision.play)


def _ask(panel: DecisionPanel) -> None:
    if panel.case is None:
        raise StudioError("there is nothing to try")
    panel.ask(panel.case)


def _try(panel: DecisionPanel, play: Play) -> None:
    panel._try(play)


def practice(studio: Studio, found: bool = False) -> None:
    """The practice page after two matches were gone through; `found`: with the first position done."""
    for number, variant in ((13, "scopa"), (9, "escoba")):
        match: Match = games.played(number, games.won, "2", variant)
        studio.store(match, variant)
        studio.window.show_review(match, variant)
        while studio.window.desk.review is not None and studio.window.desk.review.state is ReviewState.RUNNING:
            studio.window.poll()
    studio.window.show_practice()
    page = studio.window._page
    if not isinstance(page, PracticePage):
        raise StudioError("this is no practice")
    case = page.panel.case
    if found and case is not None and case.judgement is not None:
        _try(page.panel, case.judgement.best)
    studio.settle()


REVIEWS = (
    Scene("review", partial(review, number=13), ("ReviewPage",), small=True),
    Scene("review-running", partial(review, number=13, share=0.4), ("ReviewPage",), small=True),
    Scene("review-stopped", partial(review, number=13, share=0.4, act=stopped), ("ReviewPage",)),
    Scene("review-try", partial(review, number=13, act=trying), ("ReviewPage",), small=True),
    Scene("review-choice", partial(review, number=13, act=choosing), ("ReviewPage",), small=True),
    Scene("review-found", partial(review, number=13, act=partial(tried, right=True)), ("ReviewPage",), small=True),
    Scene("review-again", partial(review, number=13, act=partial(tried, right=False)), ("ReviewPage",), small=True),
    Scene(
        "review-scopone",
        partial(review, number=5, variant="scopone_scientifico", seating="2x2"),
        ("ReviewPage",),
        {"deck": "french"},
        small=True,
    ),
    Scene("review-cirulla", partial(review, number=5, variant="cirulla"), ("ReviewPage",), {"deck": "piacentine"}),
    Scene("review-six", partial(review, number=3, seating="6"), ("ReviewPage",), {"deck": "spanish"}),
    Scene("practice", practice, ("PracticePage",), small=True),
    Scene("practice-found", partial(practice, found=True), ("PracticePage",)),
    Scene("practice-empty", lambda s: s.window.show_practice(), ("PracticePage",), small=True),
)
