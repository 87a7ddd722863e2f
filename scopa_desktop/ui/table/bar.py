"""What stands above the hand when something must be decided: the sets of a capture, a declaration."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.core.cards import MATTA, Card
from scopa_desktop.core.plays import Declaration, Play, declaration_of, is_declaration, matta_of
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.paint import CENTRE, badge, glass, icon, mini, text, text_width
from scopa_desktop.ui.sentences import ended, sentences
from scopa_desktop.ui.table.flourish import paint_disc
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.guard import guarded
from scopa_desktop.ui.table.layout import Layout
from scopa_desktop.ui.table.picker import Choice
from scopa_desktop.ui.table.stage import Stage, qrect
from scopa_desktop.ui.theme import set_mark

CLOSE = -1
"""The number of the choice bar's last button, which cancels."""
MAX_IN_ROW = 4
PROMPT_W, PROMPT_H = 820, 114
_MINI_H = 42
_DARK = "#1B1410"


class ChoiceBar(QGraphicsItem):
    """The sets that a card may take, as numbered sums of small cards; a row, or a list when there are many."""

    def __init__(self, stage: Stage, z: float) -> None:
        super().__init__()
        self.stage = stage
        self.choice: Choice | None = None
        self.rect = Rect(0, 0, 1, 1)
        self._sums: tuple[tuple[str, str], ...] = ()
        self.buttons: list[Rect] = []
        self.close_button = Rect(0, 0, 0, 0)
        self.as_list = False
        self.setZValue(z)
        self.hide()

    # ------------------------------------------------------------------------------------------- layout

    def show_choice(self, choice: Choice | None, layout: Layout, sums: tuple[tuple[str, str], ...] = ()) -> None:
        """Show the sets of a choice, or nothing.

        Args:
            choice: the sets.
            layout: where everything lies.
            sums: for each set what stands before and after its cards: ``7 +`` and ``= 15``.
        """
        self.prepareGeometryChange()
        self.choice = choice
        self._sums = sums
        self.setVisible(choice is not None)
        if choice is not None:
            self._arrange(choice, layout)
        self.update()

    def label(self) -> str:
        """Return the words before the sets."""
        if self.choice is None:
            return ""
        return self.stage.words.take_with(self.choice.card)

    def _frame(self, number: int) -> tuple[str, str]:
        return self._sums[number] if number < len(self._sums) else ("", "")

    def _set_width(self, number: int, cards: tuple[Card, ...]) -> float:
        u = self.stage.u
        if not cards:
            return 48 * u + text_width(self.stage.theme.font("strong", u), self.lay_label())
        strong = self.stage.theme.font("strong", u)
        beyond = sum(text_width(strong, words) + 8 * u for words in self._frame(number) if words)
        return (44 + len(cards) * (round(_MINI_H * 0.70) + 4) + (len(cards) - 1) * 16) * u + beyond

    @staticmethod
    def lay_label() -> str:
        """Return the words for laying the card without taking anything."""
        return QCoreApplication.translate("Table", "Lay it")

    def _arrange(self, choice: Choice, layout: Layout) -> None:
        u = self.stage.u
        widths = [self._set_width(number, cards) for number, cards in enumerate(choice.sets)]
        label = text_width(self.stage.theme.font("strong", u), self.label()) + 18 * u
        row = 20 * u + label + sum(widths) + 12 * u * len(widths) + 54 * u
        room = layout.seats.free_of_seats(58 * u).w
        self.as_list = len(widths) > MAX_IN_ROW or row > room
        if self.as_list:
            self._arrange_list(widths, label, layout)
        else:
            self._arrange_row(widths, label, row, layout)

    def _arrange_row(self, widths: list[float], label: float, total: float, layout: Layout) -> None:
        u, h = self.stage.u, 58 * self.stage.u
        x = layout.info.cx - total / 2
        y = layout.info.cy - h / 2 - 2 * u
        self.rect = Rect(x, y, total, h)
        x += 20 * u + label
        self.buttons = []
        for width in widths:
            self.buttons.append(Rect(x, y + 5 * u, width, h - 10 * u))
            x += width + 12 * u
        self.close_button = Rect(x, y + h / 2 - 20 * u, 40 * u, 40 * u)

    def _arrange_list(self, widths: list[float], label: float, layout: Layout) -> None:
        u, zone = self.stage.u, layout.felt
        head, row = 44 * u, 52 * u
        columns = 1
        while head + row * -(-len(widths) // columns) > zone.h - 2 * layout.m and columns < 3:
            columns += 1
        per_column = -(-len(widths) // columns)
        column = max(*widths, 0.0, (label + 44 * u) / columns)
        total = column * columns + (columns + 1) * 10 * u
        h = head + row * per_column + 8 * u
        x = zone.right - layout.m - total
        y = max(layout.m, min(layout.table.cy - h / 2, zone.h - layout.m - h))
        self.rect = Rect(x, y, total, h)
        self.buttons = [
            Rect(
                x + 10 * u + (n // per_column) * (column + 10 * u),
                y + head + (n % per_column) * row,
                column,
                row - 4 * u,
            )
            for n in range(len(widths))
        ]
        self.close_button = Rect(x + total - 44 * u, y + 2 * u, 40 * u, 40 * u)

    def hit(self, x: float, y: float) -> int | None:
        """Return the number of the set at a point, `CLOSE`, or None."""
        if self.choice is None:
            return None
        if self.close_button.contains(x, y):
            return CLOSE
        return next((n for n, rect in enumerate(self.buttons) if rect.contains(x, y)), None)

    def covers(self, x: float, y: float) -> bool:
        """Tell whether a point lies on the bar."""
        return self.choice is not None and self.rect.contains(x, y)

    # ----------------------------------------------------------------------------------------- painting

    def boundingRect(self) -> QRectF:
        m = 34 * self.stage.u
        return qrect(self.rect).adjusted(-m, -m, m, m)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.choice is None:
            return
        stage, u, felt = self.stage, self.stage.u, self.stage.theme.felt
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = qrect(self.rect)
        stage.shadows.draw(painter, rect, 18 * u, 3, u)
        glass(painter, felt, rect, 18 * u, felt.prompt, 0.4)
        head = 44 * u if self.as_list else rect.height()
        words = QRectF(rect.x() + 20 * u, rect.y(), rect.width() - 64 * u, head)
        text(painter, words, self.label(), stage.theme.font("strong", u), felt.ink)
        for number in range(len(self.buttons)):
            self._paint_set(painter, self.choice, number)
        close = self.close_button
        square = QRectF(close.cx - 10 * u, close.cy - 10 * u, 20 * u, 20 * u)
        icon(painter, "close", square, felt.ink2)

    def _paint_set(self, painter: QPainter, choice: Choice, number: int) -> None:
        stage, u = self.stage, self.stage.u
        rect, mark, hot = qrect(self.buttons[number]), set_mark(number), number == choice.hot
        painter.setBrush(color(mark.colour, 0.22 if hot else 0.08))
        painter.setPen(QPen(color(mark.colour, 1 if hot else 0.55), (2.4 if hot else 1.4) * u))
        painter.drawRoundedRect(rect, 13 * u, 13 * u)
        font = stage.theme.font("strong", u, px=13)
        centre = QPointF(rect.x() + 20 * u, rect.center().y())
        badge(painter, mark.shape, centre, 10.5 * u, mark.colour, str(number + 1), font)
        strong = stage.theme.font("strong", u)
        cards = choice.sets[number]
        x, ink = rect.x() + 40 * u, stage.theme.felt.ink
        before, after = self._frame(number)
        if not cards or before:
            words = QRectF(x, rect.y(), rect.right() - x, rect.height())
            text(painter, words, before or self.lay_label(), strong, ink)
            x += text_width(strong, before) + 8 * u
        for i, card in enumerate(cards):
            if i:
                text(painter, QRectF(x, rect.y(), 14 * u, rect.height()), "+", strong, stage.theme.felt.ink, CENTRE)
                x += 16 * u
            y = rect.center().y() - _MINI_H * u / 2
            mini(painter, stage.theme, stage.marks, card, x, y, _MINI_H * u)
            x += (round(_MINI_H * 0.70) + 4) * u
        if after:
            text(painter, QRectF(x + 4 * u, rect.y(), rect.right() - x, rect.height()), after, strong, ink)


# ------------------------------------------------------------------------------------------ declaration


@dataclass(frozen=True, slots=True)
class Offer:
    """What may be declared: the plays of the best declaration, one for each value of the matta."""

    plays: tuple[Play, ...]
    chosen: int = 0

    @property
    def declaration(self) -> Declaration:
        """What is declared."""
        return declaration_of(self.plays[0])

    @property
    def points(self) -> int:
        """What it scores at once (rules.md section 8, 3)."""
        return 10 if self.declaration is Declaration.THREE_OF_A_KIND else 3

    @property
    def values(self) -> tuple[int, ...]:
        """The values among which the matta's may be chosen."""
        return tuple(value for play in self.plays if (value := matta_of(play)) is not None)

    @property
    def play(self) -> Play:
        """The play that declares with the chosen value."""
        return self.plays[self.chosen]


def offer_of(plays: tuple[Play, ...]) -> Offer | None:
    """Return what may be declared among the live plays; three of a kind goes before under ten."""
    declared = [play for play in plays if is_declaration(play)]
    if not declared:
        return None
    best = max(declaration_of(play) for play in declared)
    mine = sorted((play for play in declared if declaration_of(play) is best), key=lambda play: matta_of(play) or 0)
    return Offer(tuple(mine), len(mine) - 1)


class DeclarePrompt(QGraphicsItem):
    """The question whether to declare: what the hand is worth, the matta's value, two answers."""

    def __init__(self, stage: Stage, z: float) -> None:
        super().__init__()
        self.stage = stage
        self.offer: Offer | None = None
        self.rect = Rect(0, 0, 1, 1)
        self.quiet_focus = False
        self.setZValue(z)
        self.hide()

    def show_offer(self, offer: Offer | None, layout: Layout) -> None:
        """Ask, or be gone."""
        self.prepareGeometryChange()
        self.offer = offer
        self.setVisible(offer is not None)
        u = self.stage.u
        w, h = min(PROMPT_W * u, layout.setup.width - 32 * u), PROMPT_H * u
        bottom = layout.hand_zone.y - layout.g
        self.rect = Rect(round(layout.info.cx - w / 2), round(bottom - h), round(w), round(h))
        self.update()

    @property
    def title(self) -> str:
        """What the hand is."""
        if self.offer is not None and self.offer.declaration is Declaration.THREE_OF_A_KIND:
            return QCoreApplication.translate("Table", "Your three cards are of one rank")
        return QCoreApplication.translate("Table", "Your three cards come to less than ten")

    @property
    def explanation(self) -> str:
        """What declaring does."""
        points = self.offer.points if self.offer is not None else 0
        sentence = QCoreApplication.translate("Table", "Declaring scores {points} at once and turns your hand face up.")
        return sentence.format(points=points)

    @property
    def spoken(self) -> str:
        """All of it, as it is read out, with the value that the matta would have."""
        if self.offer is None:
            return ""
        said = sentences(ended(self.title), self.explanation)
        if not self.offer.values:
            return said
        counts = self.stage.words.matta(self.offer.values[self.offer.chosen])
        return sentences(said, counts)

    # ------------------------------------------------------------------------------------------ layout

    def declare_button(self) -> Rect:
        """The gold button."""
        u, r = self.stage.u, self.rect
        return Rect(r.right - 236 * u, r.y + 15 * u, 216 * u, 40 * u)

    def quiet_button(self) -> Rect:
        """The button that lets it be."""
        u, r = self.stage.u, self.rect
        return Rect(r.right - 236 * u, r.y + 66 * u, 216 * u, 34 * u)

    def value_buttons(self) -> list[Rect]:
        """One button for each value of the matta."""
        u, r = self.stage.u, self.rect
        if self.offer is None or not self.offer.values:
            return []
        x = r.x + 116 * u + text_width(self.stage.theme.font("label", u), self._matta_label())
        step = min(42 * u, (r.right - 250 * u - x) / len(self.offer.values))
        return [Rect(x + i * step, r.y + 70 * u, step - 6 * u, 30 * u) for i in range(len(self.offer.values))]

    def _matta_label(self) -> str:
        sentence = QCoreApplication.translate("Table", "{card} counts as")
        return sentence.format(card=self.stage.words.card(MATTA))

    def hit(self, x: float, y: float) -> str | int | None:
        """Return ``declare``, ``quiet``, the number of a value, or None."""
        if self.offer is None:
            return None
        if self.declare_button().contains(x, y):
            return "declare"
        if self.quiet_button().contains(x, y):
            return "quiet"
        return next((n for n, rect in enumerate(self.value_buttons()) if rect.contains(x, y)), None)

    # ---------------------------------------------------------------------------------------- painting

    def boundingRect(self) -> QRectF:
        m = 36 * self.stage.u
        return qrect(self.rect).adjusted(-m, -m, m, m)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.offer is None:
            return
        stage, u, felt, theme = self.stage, self.stage.u, self.stage.theme.felt, self.stage.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = qrect(self.rect)
        stage.shadows.draw(painter, rect, 18 * u, 3, u)
        glass(painter, felt, rect, 18 * u, felt.prompt, 0.42)
        paint_disc(painter, stage, QPointF(rect.x() + 54 * u, rect.center().y()), 31, f"+{self.offer.points}")
        x, free = rect.x() + 104 * u, rect.width() - 104 * u - 250 * u
        text(painter, QRectF(x, rect.y() + 15 * u, free, 28 * u), self.title, theme.font("head", u), felt.ink)
        below = QRectF(x, rect.y() + 42 * u, free, 22 * u)
        text(painter, below, self.explanation, theme.font("label", u), felt.ink2)
        if self.offer.values:
            self._paint_values(painter, x)
        self._paint_buttons(painter)

    def _paint_values(self, painter: QPainter, x: float) -> None:
        stage, u, felt, theme = self.stage, self.stage.u, self.stage.theme.felt, self.stage.theme
        assert self.offer is not None
        label = QRectF(x, self.rect.y + 70 * u, 400 * u, 30 * u)
        text(painter, label, self._matta_label(), theme.font("label", u), felt.ink)
        for number, (rect, value) in enumerate(zip(self.value_buttons(), self.offer.values, strict=True)):
            on = number == self.offer.chosen
            painter.setPen(QPen(color(felt.gold if on else felt.ink2, 1 if on else 0.6), (2.2 if on else 1.2) * u))
            painter.setBrush(color(felt.gold, 0.24 if on else 0.0))
            painter.drawRoundedRect(qrect(rect), 8 * u, 8 * u)
            text(painter, qrect(rect), str(value), stage.theme.font("strong", u), felt.ink, CENTRE)

    def _paint_buttons(self, painter: QPainter) -> None:
        u, felt, theme = self.stage.u, self.stage.theme.felt, self.stage.theme
        assert self.offer is not None
        gold, quiet = qrect(self.declare_button()), qrect(self.quiet_button())
        fill = QLinearGradient(gold.topLeft(), gold.bottomLeft())
        fill.setColorAt(0, QColor("#F7D47C"))
        fill.setColorAt(1, QColor("#E8B84C"))
        painter.setPen(QPen(QColor(_DARK), 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(gold, 10 * u, 10 * u)
        words = QCoreApplication.translate("Table", "Declare, {points} points").format(points=self.offer.points)
        text(painter, gold, words, theme.font("strong", u), "#241804", CENTRE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(felt.ink2, 0.55), 1.2))
        painter.drawRoundedRect(quiet, 10 * u, 10 * u)
        words = QCoreApplication.translate("Table", "Keep quiet")
        text(painter, quiet, words, theme.font("strong", u), felt.ink, CENTRE)
        painter.setPen(QPen(QColor(felt.ivory), 2.4 * u))
        focus = quiet if self.quiet_focus else gold
        painter.drawRoundedRect(focus.adjusted(-4 * u, -4 * u, 4 * u, 4 * u), 13 * u, 13 * u)
