"""Where reviews are asked for: it keeps one going in the background, and makes the pages that show it."""

from __future__ import annotations

from scopa_desktop.core.match import Match
from scopa_desktop.players.grades import GOOD_UP_TO
from scopa_desktop.players.review import decision_at
from scopa_desktop.session.reviewing import Review, Reviewing, judgement_of
from scopa_desktop.session.setup import HUMAN
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.reviews import Missed
from scopa_desktop.store.troubles import StoreError
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.practice import PracticePage
from scopa_desktop.ui.windows.review import Reviewed, ReviewPage, names_at
from scopa_desktop.ui.windows.review_decision import Case

MISSED_FROM = round(1000 * GOOD_UP_TO)
"""Plays that cost more than so many thousandths of a point are practised."""


class ReviewDesk:
    """The desk.

    Args:
        look: the look.
        reviewing: what reviews work with.
        matches: the stored matches.
    """

    def __init__(self, look: Look, reviewing: Reviewing, matches: Matches) -> None:
        self._look, self._matches, self._reviewing = look, matches, reviewing
        self._reviews, self._reviewer, self._tell = reviewing.reviews, reviewing.reviewer, reviewing.report
        self.review: Review | None = None

    def count(self) -> int:
        """Return how many positions wait for another try."""
        try:
            return self._reviews.count_missed(MISSED_FROM)
        except StoreError as fault:
            self._tell(fault.trouble)
            return 0

    def stop(self) -> None:
        """Stop the review that goes on, and keep what has been judged."""
        if self.review is not None:
            self.review.stop()

    def review_page(self, match: Match, uuid: str, pictures: Pictures | None, seat: int | None = None) -> ReviewPage:
        """Return the page of a match's review, which begins or goes on.

        Args:
            match: the match, with a person in it.
            uuid: its number in the store.
            pictures: the pictures of the deck in use.
            seat: whose decisions; by default the first person's.
        """
        people = [number for number, each in enumerate(match.seats) if each.player == HUMAN]
        whose = people[0] if seat is None else seat
        self.stop()
        review = Review(match, uuid, whose, self._reviewing)
        self.review = review
        page = ReviewPage(self._look, Reviewed(match, review, people), self._reviewer, pictures)
        page.found.connect(lambda place: self._found_in(review, place))
        review.start()
        return page

    def practice_page(self, pictures: Pictures | None) -> PracticePage:
        """Return the page of all positions that wait for another try."""
        try:
            missed, count = self._reviews.missed(MISSED_FROM), self._reviews.count_missed(MISSED_FROM)
        except StoreError as fault:
            self._tell(fault.trouble)
            missed, count = [], 0
        page = PracticePage(self._look, missed, count, self._load, self._reviewer, pictures)
        page.found.connect(lambda each: self._mark_found(each.uuid, each.round, each.ply))
        return page

    def _load(self, missed: Missed) -> Case | None:
        """Return a position with what belongs to it, or None if it cannot be read any more."""
        try:
            match = self._matches.load(missed.match).match
            stored = [
                each for each in self._reviews.load(missed.uuid) if (each.round, each.ply) == (missed.round, missed.ply)
            ]
            decision = decision_at(match, missed.round, missed.ply)
        except (StoreError, LookupError):
            return None
        return Case(decision, names_at(match, decision.view.seat), judgement_of(stored[0]) if stored else None)

    def _found_in(self, review: Review, place: int) -> None:
        decision = review.decisions[place]
        review.mark_found(place)
        self._mark_found(review.uuid, decision.round, decision.ply)

    def _mark_found(self, uuid: str, number: int, ply: int) -> None:
        try:
            self._reviews.mark_found(uuid, number, ply)
        except StoreError as fault:
            self._tell(fault.trouble)
