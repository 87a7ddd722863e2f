"""What illustrates the rules: the values of the cards, captures as the rules allow them, what scores in a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.core.captures import FIFTEEN, captures_of
from scopa_desktop.core.cards import Card, CardSet, card_set, cards_of, parse_card, rank_of
from scopa_desktop.core.cirulla import DECLARED_HAND
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.scoring import Category, SideTake, primiera_values, score_round
from scopa_desktop.ui import paint
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.sentences import clauses, labelled, listing, sentences
from scopa_desktop.ui.theme import CARD_RADIUS
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.words import Words, fill
from scopa_desktop.ui.words_score import category_name

_MINI: Final = 42
"""Height of a small card."""


def cards(text: str) -> tuple[Card, ...]:
    """Return cards from their names."""
    return tuple(parse_card(each) for each in text.split())


# ------------------------------------------------------------------------------------------------- what is shown


@dataclass(frozen=True, slots=True)
class Capture:
    """A card and what it may take from a table.

    Attributes:
        played: the card.
        allowed: the sets that it may take.
        barred: sets that would fit, but that the rules do not let it take.
    """

    played: Card
    allowed: tuple[tuple[Card, ...], ...]
    barred: tuple[tuple[Card, ...], ...]

    @classmethod
    def of(cls, rules: Rules, played: str, table: str) -> Capture:
        """Work out what the rules allow on a table."""
        lying, card = card_set(cards(table)), parse_card(played)
        allowed = captures_of(rules).sets(lying, card)
        free = captures_of(rules.with_options(capture_choice="any", max_capture=None)).sets(lying, card)
        barred = [each for each in free if each not in allowed]
        return cls(card, tuple(map(_by_rank, allowed)), tuple(map(_by_rank, barred)))

    def sum_text(self) -> str:
        """Return the set that may be taken as a sum: ``3 + 4 = 7`` or ``7 + 5 + 3 = 15``; empty for a single one."""
        if len(self.allowed) != 1:
            return ""
        values, own = [rank_of(each) for each in self.allowed[0]], rank_of(self.played)
        if sum(values) == own:
            return f"{' + '.join(map(str, values))} = {own}" if len(values) > 1 else ""
        if sum(values) + own == FIFTEEN:
            return f"{' + '.join(map(str, (own, *values)))} = {FIFTEEN}"
        return ""


def _by_rank(taken: CardSet) -> tuple[Card, ...]:
    return tuple(sorted(cards_of(taken), key=rank_of, reverse=True))


def captures(rules: Rules) -> tuple[Capture, ...]:
    """Return captures that show how cards are taken by these rules, each worked out by the rules themselves."""
    shown = []
    if rules.capture_mode != "fifteen":
        shown.append(("7S", "3C 4B"))
    if rules.capture_mode != "equal":
        shown.append(("7S", "3C 5B"))
    if rules.capture_mode == "fifteen":
        shown.append(("5D", "10C 4S 6B"))
    else:
        shown.append(("6D", "1C 2S 3B 4C") if rules.capture_choice == "fewest" else ("5D", "5C 2S 3B"))
    if rules.ace_rule != "none":
        shown.append(("1S", "2C 5B 10D"))
    if rules.ace_rule == "takes_all_unless_ace":
        shown.append(("1S", "1C 5B 10D"))
    return tuple(Capture.of(rules, played, table) for played, table in shown)


_SCORING: Final = (
    (Category.PRIMIERA, "7D 7C 6S 1B"),
    (Category.RE_BELLO, "10D"),
    (Category.SEVENS, "7D 7C 7S 7B"),
    (Category.BARMILA, "7D 7C 6S"),
    (Category.NAPOLA, "1D 2D 3D 4D"),
    (Category.TRENTE, "1D 2D 3D"),
    (Category.FRAC, "1B 8D 9S 10C"),
    (Category.PICCOLA, "1D 2D 3D 4D"),
    (Category.GRANDE, "8D 9D 10D"),
)


@dataclass(frozen=True, slots=True)
class Scoring:
    """Cards that score, and their points by the rules; 0 where it needs words."""

    category: Category
    cards: tuple[Card, ...]
    points: int


def scorings(rules: Rules) -> tuple[Scoring, ...]:
    """Return what scores in these rules, with cards as examples."""
    found = []
    for category, names in _SCORING:
        shown = cards(names)
        score = score_round(rules, [SideTake(card_set(shown)), SideTake(card_set(()))])
        line = score.line(category)
        if line is None:
            continue
        points = line.sides[0].points
        if category is Category.SEVENS:
            every = score.line(Category.ALL_SEVENS)
            points += every.sides[0].points if every is not None else 0
        found.append(Scoring(category, shown, points))
    if rules.ponino and rules.scopa_points:
        found.append(Scoring(Category.PONINO, cards("9D 9C 9S 9B"), 0))
    if rules.cirulla and rules.hand_size == DECLARED_HAND:
        found.append(Scoring(Category.DECLARATIONS, cards("1C 2D 4S"), 3))
        found.append(Scoring(Category.DECLARATIONS, cards("5C 5D 5S"), 10))
    return tuple(found)


def capture_sentence(words: Words, capture: Capture) -> str:
    """Return what a card takes, in words."""
    if not capture.allowed:
        nothing = QCoreApplication.translate("RulePictures", "%1 takes nothing.", "the 7 of coins")
        return fill(nothing, words.the_card(capture.played))
    return sentences(*(words.take_sentence(capture.played, each) for each in capture.allowed))


def scoring_worth(words: Words, scoring: Scoring, rules: Rules) -> str:
    """Return how much cards score, in words."""
    if scoring.category is Category.PONINO:
        return QCoreApplication.translate("RulePictures", "every sweep counts twice")
    if scoring.category is Category.PRIMIERA:
        values = primiera_values(rules.primiera_six)
        worth = [values[rank_of(each)] for each in scoring.cards]
        return f"{' + '.join(map(str, worth))} = {sum(worth)}"
    if scoring.category is Category.BARMILA:
        return QCoreApplication.translate("RulePictures", "most sevens, then most sixes")
    points = words.n_points(scoring.points)
    if scoring.category is Category.TRENTE:
        won = QCoreApplication.translate("RulePictures", "%1, and the match is won", "6 points")
        return fill(won, points)
    return points


def scoring_sentence(words: Words, scoring: Scoring, rules: Rules) -> str:
    """Return what scores, with the cards and how much, in words."""
    name = category_name(words, scoring.category, rules.variant)
    return labelled(name, listing((words.the_cards(scoring.cards), scoring_worth(words, scoring, rules))))


# ------------------------------------------------------------------------------------------------------- widgets


class _Picture(QWidget):
    """What the pictures share: as high as they say, as wide as there is room."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, look: Look, spoken: str) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(spoken)
        self.setFixedHeight(self._height())
        look.theme.changed.connect(self.update)

    def _height(self) -> int:
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(600), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(300), self._height())

    def _paint(self, painter: QPainter) -> None:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter)
        painter.end()

    def _sign(self, painter: QPainter, x: float, width: float, words: str, y: float = 0) -> float:
        """Write a sign or a word between cards; return where it ends."""
        theme, px = self._look.theme, self._look.theme.px
        font = theme.ui_font("label")
        wide = max(width, paint.text_width(font, words) + px(12))
        paint.text(painter, QRectF(x, y, wide, px(_MINI)), words, font, theme.ui.ink2, paint.CENTRE)
        return x + wide

    def _set(self, painter: QPainter, x: float, y: float, shown: Sequence[Card], dim: bool = False) -> float:
        """Paint small cards with plus signs between them; return where they end."""
        theme, px, marks = self._look.theme, self._look.theme.px, self._look.words.marks()
        for place, card in enumerate(shown):
            if place:
                x = self._sign(painter, x, px(18), "+", y)
            x = paint.mini(
                painter, theme, marks, card, x, y, px(_MINI), shadows=self._look.shadows, dim=0.45 if dim else 0.0
            )
        return x


class CardValues(_Picture):
    """The ten cards of a suit in the deck's own pictures, what each counts, and what it is worth in the primiera.

    Args:
        look: the look.
        rules: the rules as they are set.
        pictures: the deck's pictures; without them small cards are painted.
        primiera: whether to show what they are worth in the primiera, where that counts.
    """

    def __init__(self, look: Look, rules: Rules, pictures: Pictures | None, *, primiera: bool = True) -> None:
        self._rules, self._pictures = rules, pictures
        self._worth = primiera_values(rules.primiera_six) if rules.score_primiera and primiera else ()
        super().__init__(look, self._spoken(look))
        if pictures is not None:
            pictures.ready.connect(self.update)

    def _spoken(self, look: Look) -> str:
        counts = QCoreApplication.translate("RulePictures", "%1 counts %2", "a card; its value")
        worth = QCoreApplication.translate("RulePictures", "%1 counts %2, %3 in the primiera", "a card; its values")
        said = []
        for rank in range(1, 11):
            card = Card(rank - 1)
            if self._worth:
                said.append(fill(worth, look.words.card(card), rank, self._worth[rank]))
            else:
                said.append(fill(counts, look.words.card(card), rank))
        return clauses(said)

    def _aspect(self) -> float:
        return self._pictures.deck.aspect if self._pictures is not None else 1 / 0.7

    def _rows(self) -> list[tuple[str, list[str], bool]]:
        """What stands below the cards: a caption, a value for each rank, whether it is what matters most."""
        look, rows = self._look, []
        if look.words.deck == "spanish":
            printed = QCoreApplication.translate("RulePictures", "printed", "caption before the numbers on cards")
            rows.append((printed, [str(rank if rank < 8 else rank + 2) for rank in range(1, 11)], False))
        counts = QCoreApplication.translate("RulePictures", "counts", "caption before the values of cards")
        rows.append((counts, [str(rank) for rank in range(1, 11)], True))
        if self._worth:
            name = category_name(look.words, Category.PRIMIERA, self._rules.variant)
            rows.append((name, [str(worth) for worth in self._worth[1:]], False))
        return rows

    def _height(self) -> int:
        px = self._look.theme.px
        return round(px(44) * self._aspect()) + px(10) + px(24) * len(self._rows())

    def _paint(self, painter: QPainter) -> None:
        theme, px, ui = self._look.theme, self._look.theme.px, self._look.theme.ui
        first, wide = px(96), px(44)
        high = round(wide * self._aspect())
        step = (self.width() - first) / 10
        for rank in range(1, 11):
            self._paint_card(painter, Card(rank - 1), QRectF(first + (rank - 1) * step, 0, step, high), wide)
        for number, (caption, values, main) in enumerate(self._rows()):
            y = high + px(6) + number * px(24)
            label = theme.ui_font("caption", weight=600)
            paint.text(painter, QRectF(0, y, first, px(24)), caption, label, ui.ink2)
            font = theme.ui_font("numeral", px=18) if main else theme.ui_font("label")
            tone = ui.ink if main else ui.ink2
            for rank, value in enumerate(values):
                paint.text(painter, QRectF(first + rank * step, y, step, px(24)), value, font, tone, paint.CENTRE)

    def _paint_card(self, painter: QPainter, card: Card, column: QRectF, wide: float) -> None:
        look, x = self._look, round(column.center().x() - wide / 2)
        rect = QRectF(x, 1, wide, column.height() - 2)
        if self._pictures is None:
            paint.mini(painter, look.theme, look.words.marks(), card, x, 1, rect.height(), shadows=look.shadows)
            return
        look.shadows.draw(painter, rect, wide * CARD_RADIUS, 1)
        picture = self._pictures.pixmap(card, rect.width(), rect.height(), self.devicePixelRatioF())
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))


class CapturePicture(_Picture):
    """A card, and the sets that it takes: ``7 takes 3 + 4``, ``6 takes 2 + 4, not 1 + 2 + 3``."""

    def __init__(self, look: Look, capture: Capture) -> None:
        self.capture = capture
        super().__init__(look, capture_sentence(look.words, capture))

    def _height(self) -> int:
        return self._look.theme.px(_MINI + 12)

    def _paint(self, painter: QPainter) -> None:
        px, capture = self._look.theme.px, self.capture
        y = px(4)
        x = self._set(painter, px(20), y, (capture.played,))
        for number, taken in enumerate(capture.allowed):
            word = (
                QCoreApplication.translate("RulePictures", "or", "between captures")
                if number
                else QCoreApplication.translate("RulePictures", "takes", "between a card and what it takes")
            )
            x = self._set(painter, self._sign(painter, x, px(30), word, y), y, taken)
        for taken in capture.barred:
            word = (
                QCoreApplication.translate("RulePictures", "but not", "before a capture that is not allowed")
                if capture.allowed
                else QCoreApplication.translate("RulePictures", "does not take", "between a card and others")
            )
            x = self._set(painter, self._sign(painter, x, px(30), word, y), y, taken, dim=True)
        said = capture.sum_text()
        if said:
            theme = self._look.theme
            rest = QRectF(x + px(18), y, self.width() - x - px(20), px(_MINI))
            paint.text(painter, rest, said, theme.ui_font("body"), theme.ui.ink)


class ScoringPicture(_Picture):
    """Cards that score, and how much."""

    def __init__(self, look: Look, scoring: Scoring, rules: Rules) -> None:
        self.scoring, self._rules = scoring, rules
        self._name = category_name(look.words, scoring.category, rules.variant)
        super().__init__(look, scoring_sentence(look.words, scoring, rules))

    def _height(self) -> int:
        return self._look.theme.px(_MINI + 12)

    def _paint(self, painter: QPainter) -> None:
        theme, px = self._look.theme, self._look.theme.px
        y, wide = px(4), px(150)
        place = QRectF(px(20), y, wide - px(8), px(_MINI))
        paint.text(painter, place, self._name, theme.ui_font("label", weight=600), theme.ui.ink)
        right = paint.minis(
            painter,
            theme,
            self._look.words.marks(),
            self.scoring.cards,
            px(20) + wide,
            y,
            px(_MINI),
            step=px(36),
            shadows=self._look.shadows,
        )
        right = max(right, px(20) + wide + 4 * px(36))
        rest = QRectF(right + px(18), y, self.width() - right - px(20), px(_MINI))
        paint.text(
            painter,
            rest,
            scoring_worth(self._look.words, self.scoring, self._rules),
            theme.ui_font("body"),
            theme.ui.ink,
        )
