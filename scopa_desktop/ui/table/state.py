"""What the table shows, as frozen data: no rules, no Qt.

The table can be rebuilt from one `TableState` at any moment.  Seats are numbered as in the match;
`bottom` is the seat of the person at the screen, and turn order runs counter-clockwise from there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from scopa_desktop.core.cards import EMPTY, Card, CardSet
from scopa_desktop.core.plays import Play, card_of, is_declaration, takes_of
from scopa_desktop.ui.decks.manifest import Deck, IndexSize
from scopa_desktop.ui.sentences import sentences


class Speed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    LIGHTNING = "lightning"


class Stay(StrEnum):
    """How long the other players' plays stay in sight."""

    SHORT = "short"
    NORMAL = "normal"
    LONG = "long"
    KEY = "key"
    """Until the person goes on."""


class SortBy(StrEnum):
    """How the own hand is sorted."""

    SUIT = "suit"
    VALUE = "value"


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How the table looks and moves.

    Attributes:
        deck: the deck to play with.
        back: the name of one of the deck's backs.
        index: how large the cards are named in their corners.
        index_set: the letters of a French deck: ``JQK``, ``VDR`` or ``FDR``.
        speed: how fast cards move.
        stay: how long the other players' plays stay in sight.
        reduced_motion: fade in place of travelling.
        sort_by: the order of the own hand.
        show_backs: show the other players' cards, face down.
        show_line: show the information line.
        show_takes: ring what a card would take when it is pointed at.
        show_sum: show what the cards on the table add up to.
        show_gone: show which cards are gone.
        warn: ask before a card is played that gives a scopa away.
        confirm: the first click picks a card, the second plays it.
        show_counts: show how many cards lie in a pile.
        glass: show names and points; without them the table is only a picture.
    """

    deck: Deck
    back: str = ""
    index: IndexSize = IndexSize.SMALL
    index_set: str = ""
    speed: Speed = Speed.NORMAL
    stay: Stay = Stay.NORMAL
    reduced_motion: bool = False
    sort_by: SortBy = SortBy.SUIT
    show_backs: bool = True
    show_line: bool = True
    show_takes: bool = True
    show_sum: bool = False
    show_gone: bool = False
    warn: bool = False
    confirm: bool = False
    show_counts: bool = True
    glass: bool = True


@dataclass(frozen=True, slots=True)
class SeatState:
    """One player.

    Attributes:
        name: the player's name.
        avatar: the avatar's id.
        subtitle: the second line of the plate, such as ``Your turn``.
        resting: the second line while cards move and nobody is asked; empty leaves it as it is.
        team: the team's number, when players sit in teams.
        hand: the cards, when they may be seen, or how many there are.
        face_up: cards of a hidden hand that everybody may see.
        dealer: whether this player dealt.
        to_play: whether it is this player's turn.
        thinking: seconds within which a computer player answers, while it thinks.
        points: the score, shown on the plate when the tablet has no room for it.
        gained: this round's scope and declarations, where the score stands on the plate.
        brief: what stands for `resting` where a plate is narrow; empty if it needs no other words.
        about: who that is, in sentences: told when the plate is pointed at, and to those who hear it.
    """

    name: str
    avatar: str
    subtitle: str = ""
    resting: str = ""
    team: int | None = None
    hand: tuple[Card, ...] | int = 0
    face_up: tuple[Card, ...] = ()
    dealer: bool = False
    to_play: bool = False
    thinking: float | None = None
    points: int | None = None
    gained: int = 0
    brief: str = ""
    about: str = ""

    @property
    def hand_count(self) -> int:
        """How many cards the player holds."""
        return self.hand if isinstance(self.hand, int) else len(self.hand)


@dataclass(frozen=True, slots=True)
class PileState:
    """The cards that a side has taken: how many, and those that made a scopa, the first one first."""

    count: int = 0
    scope: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class TabletRow:
    """One side on the score tablet: `gained` are this round's scope and declarations."""

    name: str
    points: int
    gained: int = 0
    team: int | None = None


@dataclass(frozen=True, slots=True)
class Tablet:
    """The score tablet; without rows it is a caption only.

    Attributes:
        title: the caption.
        rows: the sides.
        target: the score that the match is played to.
        lowest: whether the lowest score wins.
        brief: what stands for the caption where that is too long; empty if there is nothing shorter.
    """

    title: str = ""
    rows: tuple[TabletRow, ...] = ()
    target: int = 11
    lowest: bool = False
    brief: str = ""


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The play made last: a card that lies on the table, or a capture that lies in a side's pile."""

    seat: int
    card: Card | None = None
    side: int | None = None
    taken: tuple[Card, ...] = ()
    """All the cards of the capture, the played one last: shown while its pile is pressed."""


@dataclass(frozen=True, slots=True)
class Line:
    """The information line.

    Attributes:
        text: a sentence on what happened.
        strong: what is asked.
        actor: the seat whose avatar stands before it.
        note: what was special about it.
        whole: it was asked for: all of it is shown, over several lines if need be.
    """

    text: str = ""
    strong: str = ""
    actor: int | None = None
    note: str = ""
    whole: bool = False

    @property
    def said(self) -> str:
        """All of it, as it is read out."""
        return sentences(self.text, self.note, self.strong)

    def said_after(self, before: Line) -> str:
        """Return what is new of it to those who have just heard another line.

        A scopa repeats what was special about its capture; at rest it is only added what is asked.
        """
        if self == before:
            return ""
        same = self.text == before.text
        parts = [] if same else [self.text]
        if self.note != before.note or self.actor != before.actor:
            parts.append(self.note)
        if self.strong != before.strong or not same:
            parts.append(self.strong)
        return sentences(*parts)


@dataclass(frozen=True, slots=True)
class Hint:
    """What the teacher would play.

    Attributes:
        play: the play: its card is pointed at, and what it takes is ringed.
        title: the play, as a sentence.
        why: why, in a sentence or two.
        next_best: what the next best play would cost; may be empty.
        open: whether all of that is shown, or the play alone.
    """

    play: Play
    title: str = ""
    why: str = ""
    next_best: str = ""
    open: bool = True

    @property
    def card(self) -> Card | None:
        """The card to point at; None for a declaration."""
        return None if is_declaration(self.play) else card_of(self.play)

    @property
    def takes(self) -> CardSet:
        """The cards that it takes."""
        return EMPTY if is_declaration(self.play) else takes_of(self.play)


@dataclass(frozen=True, slots=True)
class Customs:
    """What is particular to the game that is played.

    Attributes:
        prized: the cards that shine when they are taken.
        fifteen: whether cards are taken by sums to fifteen.
        sweep: what is called out when the table is swept; empty is ``Scopa!``.
        unwanted: whether points are better avoided.
    """

    prized: CardSet = EMPTY
    fifteen: bool = False
    sweep: str = ""
    unwanted: bool = False


@dataclass(frozen=True, slots=True)
class Memory:
    """What the person would know of all cards who forgot nothing.

    Attributes:
        captured: the cards in the piles.
        table: the cards on the table.
        hand: the person's own.
        unseen: those in other hands and in the stock, for all the person knows; what is left was shown in a hand.
    """

    captured: CardSet
    table: CardSet
    hand: CardSet
    unseen: CardSet


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything that lies on the felt.

    Attributes:
        seats: every player, in turn order.
        sides: the seats of each side; a player who plays alone is a side of one.
        bottom: the seat at the bottom of the screen.
        hand_size: how many cards a deal gives to a hand; sizes do not jump while a deal lasts.
        table: the cards on the table, in the order in which they came.
        piles: each side's pile.
        stock: how many cards are left to deal.
        tablet: the score.
        last: the play made last.
        line: the information line.
        matta: the value that the seven of cups wears, while it does.
        hint: what the teacher would play, once it was asked.
        customs: what is particular to the game.
        memory: what the person may know of all cards; None where nobody plays who could.
        attended: whether the bottom seat is a person's, who can be waited for.
    """

    seats: tuple[SeatState, ...]
    sides: tuple[tuple[int, ...], ...]
    bottom: int = 0
    hand_size: int = 3
    table: tuple[Card, ...] = ()
    piles: tuple[PileState, ...] = ()
    stock: int = 0
    tablet: Tablet = field(default_factory=Tablet)
    last: LastPlay | None = None
    line: Line = field(default_factory=Line)
    matta: int | None = None
    hint: Hint | None = None
    customs: Customs = field(default_factory=Customs)
    memory: Memory | None = None
    attended: bool = True

    def side_of(self, seat: int) -> int:
        """Return the side on which a seat plays."""
        return next(number for number, seats in enumerate(self.sides) if seat in seats)
