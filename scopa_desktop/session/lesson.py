"""A lesson at the real table: positions by the rules, what is asked in each, and what is said to every answer.

A lesson is data (`Lesson`), its sentences are texts to translate; `scopa_desktop.ui.words_lessons` holds all of them.
`Teaching` is the session in which one is taken: the rules make every play, and nothing is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from scopa_desktop.core.cards import DECK, Card, parse_card
from scopa_desktop.core.deals import ChanceShuffles, Deal, Hands, NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.plays import IllegalPlay, Play, parse_play, play_text
from scopa_desktop.core.rules import Rules
from scopa_desktop.players.advice import Advice
from scopa_desktop.players.temperament import COMPANY
from scopa_desktop.session.change import Change, ChangeKind
from scopa_desktop.session.demo import Unkept
from scopa_desktop.session.session import Asker, NotYourTurn, Services, Session
from scopa_desktop.session.setup import HUMAN, USUAL_LEVEL
from scopa_desktop.store.troubles import Trouble

PERSON = 0
"""The seat of the person who learns."""


class NotAsked(IllegalPlay):
    """A play that the rules allow, but that is not what the lesson asks for; nothing has changed."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """Something that is said.

    Attributes:
        text: the text to translate, with places ``%1`` to ``%9``.
        places: what stands in these: ``the 7D``, ``The 7D``, ``with 7D``, ``card 7D``, ``of D`` (a suit),
            ``rank 9`` (the name of a figure) or ``seat 1`` (a player's name).
        plain: the text where the deck has numbers in place of figures, if it is another one.
    """

    text: str
    places: tuple[str, ...] = ()
    plain: str = ""


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a round.

    Attributes:
        table: the cards on the opening table.
        deals: what is dealt to each seat, deal by deal, as far as it matters; the other cards follow in their order.
        plays: what has been played.
        variant, seating: the game.
        dealer: who deals; the next seat plays first.
        number: a deal number from which all cards and the dealer follow, in place of those above.
    """

    table: str = ""
    deals: tuple[tuple[str, ...], ...] = ()
    plays: tuple[str, ...] = ()
    variant: str = "scopa"
    seating: str = "2"
    dealer: int = 1
    number: int | None = None

    def match(self) -> Match:
        """Return a match that stands there.

        Raises:
            DealError, IllegalPlay: the rules do not lead there.
        """
        rules = Rules.of(self.variant)
        sides = rules.sides(self.seating)
        count = sum(map(len, sides))
        names = tuple(COMPANY)[: count - 1]
        seats = [Seat("", HUMAN), *(Seat(name, USUAL_LEVEL) for name in names)]
        if self.number is not None:
            match = Match(rules, sides, seats, NumberedShuffles(self.number))
        else:
            deal = self._deal(rules, count)
            deal.check(rules, count)
            match = Match.from_rounds(rules, sides, seats, ChanceShuffles(Random(0)), self.dealer, deal)
        for play in self.plays:
            match.play(parse_play(play))
        return match

    def _deal(self, rules: Rules, seats: int) -> Deal:
        table = _cards(self.table)
        told = [[_cards(hand) for hand in hands] for hands in self.deals]
        used = {*table, *(card for hands in told for hand in hands for card in hand)}
        rest = iter([card for card in DECK if card not in used])
        table += tuple(next(rest) for _ in range(rules.table_size - len(table)))
        deals: list[Hands] = []
        for number in range(rules.deals(seats)):
            given = told[number] if number < len(told) else []
            hands = [given[seat] if seat < len(given) else () for seat in range(seats)]
            deals.append(tuple([(*hand, *(next(rest) for _ in range(rules.hand_size - len(hand)))) for hand in hands]))
        return Deal(table, tuple(deals))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


@dataclass(frozen=True, slots=True)
class Remark:
    """What is said to plays that miss the point.

    Attributes:
        plays: the plays.
        says: why they do.
        shows: what the others play then, to be seen; without it the play is not made at all.
    """

    plays: tuple[str, ...]
    says: Sentence
    shows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the answers to choose from.

    Attributes:
        label: the answer.
        says: what is said to it; nothing for the right one, to which the step says what it says.
    """

    label: Sentence
    says: Sentence | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson: a play is asked for, an answer, or nothing but to go on.

    Attributes:
        asks: what it explains, and what it asks.
        praise: what is said to what is right.
        position: where it stands; None: where the step before has led.
        accepts: the plays that are right, the best first.
        remarks: what is said to others.
        otherwise: what is said to all others.
        answers: the answers to choose from.
        replies: what the others play afterwards, before the next step.
        piles: the cards of two piles that the step tells of, for the rules to check what it says.
    """

    asks: Sentence
    praise: Sentence | None = None
    position: Position | None = None
    accepts: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()
    otherwise: Sentence | None = None
    answers: tuple[Answer, ...] = ()
    replies: tuple[str, ...] = ()
    piles: tuple[str, str] | None = None

    @property
    def tells(self) -> bool:
        """Whether nothing is asked."""
        return not self.accepts and not self.answers

    def remark(self, play: Play) -> Remark | None:
        """Return what belongs to a play that misses the point, if it is a known one."""
        return next((each for each in self.remarks if play in map(parse_play, each.plays)), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson.

    Attributes:
        name: its name in the preferences.
        title: its title, a text to translate.
        steps: its steps.
    """

    name: str
    title: str
    steps: tuple[Step, ...]

    def match(self, step: int) -> Match:
        """Return a match that stands where a step begins.

        Raises:
            DealError, IllegalPlay: the rules do not lead there.
        """
        first = max(number for number in range(step + 1) if self.steps[number].position is not None)
        position = self.steps[first].position
        assert position is not None
        match = position.match()
        for each in self.steps[first:step]:
            for play in (*each.accepts[:1], *each.replies):
                match.play(parse_play(play))
        return match


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of an answer.

    Attributes:
        right: whether it was right.
        says: what is said to it.
        shown: whether the table shows what would come of it, until `Teaching.try_again`.
    """

    right: bool
    says: Sentence
    shown: bool = False


class Teaching(Session):
    """A session in which a lesson is taken: nobody but the person decides anything, and nothing is stored.

    Args:
        lesson: the lesson.
        thinker: who asks the computer players; nobody is asked.
        at: the step to begin with.
        judged: told of each verdict.

    Attributes:
        lesson: the lesson.
        at: the step, counted from 0.
        verdict: what came of the last answer in this step, or None.
        tried: the answers of this step that were given and wrong, counted from 0.
    """

    def __init__(self, lesson: Lesson, thinker: Asker, at: int, judged: Callable[[Verdict], object]) -> None:
        """Stand at a step; nothing is told before `begin`."""
        super().__init__(lesson.match(at), Services(Unkept(), thinker, _ignore))
        self.lesson = lesson
        self.at = at
        self.verdict: Verdict | None = None
        self.tried: set[int] = set()
        self._judged = judged

    @property
    def step(self) -> Step:
        """The step."""
        return self.lesson.steps[self.at]

    @property
    def done(self) -> bool:
        """Whether the step is done, so that the next may come."""
        return self.step.tells or (self.verdict is not None and self.verdict.right)

    @property
    def goes_by_turns(self) -> bool:
        """False: the lesson says itself what is asked."""
        return False

    @property
    def turn(self) -> int | None:
        """The person's seat while a play is asked for, else None."""
        shown = self.verdict is not None and self.verdict.shown
        return None if not self.step.accepts or self.done or shown else PERSON

    @property
    def can_undo(self) -> bool:
        """False: what was played is right."""
        return False

    @property
    def can_deal(self) -> bool:
        """False: each position is prepared."""
        return False

    def begin(self) -> None:
        """Show where the step stands."""
        self._tell(Change(ChangeKind.RESUMED))

    def play(self, play: Play) -> None:
        """Make the person's play if it is what is asked for, or if it is worth seeing what comes of it.

        Raises:
            NotYourTurn: no play is asked for.
            IllegalPlay: the rules forbid it; nothing has changed.
            NotAsked: it misses the point; nothing has changed.
        """
        if not self.awaits_person:
            raise NotYourTurn("no play is asked for")
        if play not in self.match.round.legal_plays():
            raise IllegalPlay("the rules forbid {play}", play=play_text(play))
        step = self.step
        if play in map(parse_play, step.accepts):
            assert step.praise is not None
            self.verdict = Verdict(True, step.praise)
            self._make(play)
            self._judged(self.verdict)
            return
        remark = step.remark(play)
        says = remark.says if remark is not None else step.otherwise
        assert says is not None
        shows = remark.shows if remark is not None else ()
        self.verdict = Verdict(False, says, bool(shows))
        if shows:
            self._make_all([play, *map(parse_play, shows)])
        self._judged(self.verdict)
        if not shows:
            raise NotAsked("the lesson asks for another play")

    def answer(self, number: int) -> None:
        """Give one of the answers, counted from 0; harmless once the step is done."""
        if self.done:
            return
        step = self.step
        says = step.answers[number].says or step.praise
        assert says is not None
        self.verdict = Verdict(step.answers[number].says is None, says)
        if not self.verdict.right:
            self.tried.add(number)
        self._judged(self.verdict)

    def try_again(self) -> None:
        """Show the position of the step again, where something else was shown."""
        if self.verdict is not None and self.verdict.shown:
            self.match = self.lesson.match(self.at)
            self.verdict = None
            self._tell(Change(ChangeKind.STEPPED_BACK))

    def go_on(self) -> bool:
        """Go to the next step, the others' plays before it first.

        Returns:
            Whether there was one.
        """
        if not self.done or self.at + 1 >= len(self.lesson.steps):
            return False
        replies = self.step.replies
        self.at += 1
        self.verdict = None
        self.tried.clear()
        if self.step.position is not None:
            self.match = self.lesson.match(self.at)
            self.begin()
        elif replies:
            self._make_all(list(map(parse_play, replies)))
        else:
            self.begin()
        return True

    def ask_hint(self) -> bool:
        """Tell the play that is asked for; return whether one is."""
        if self.turn is None:
            return False
        self._tell(Change(ChangeKind.ADVISED, advice=Advice(parse_play(self.step.accepts[0]), ())))
        return True

    def _make_all(self, plays: Sequence[Play]) -> None:
        for play in plays:
            self._make(play)

    def _advance(self) -> None:
        """Nobody plays by themselves."""


def _ignore(trouble: Trouble) -> None:
    """There is nothing to store, so nothing can go wrong with it."""
