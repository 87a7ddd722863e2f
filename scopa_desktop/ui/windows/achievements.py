"""What is worth doing: a tile for each, with why it is good play; what was earned stands out, with its day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.session.achievements import ACHIEVEMENTS, Achievement
from scopa_desktop.store.achievements import Earned
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.sentences import listing, sentences
from scopa_desktop.ui.theme import RADIUS
from scopa_desktop.ui.widgets import RING, Look, Text
from scopa_desktop.ui.words import Words, fill
from scopa_desktop.ui.words_achievements import achievement_name, achievement_reason, achievement_task
from scopa_desktop.ui.words_rules import variant_name
from scopa_desktop.ui.words_statistics import opponents_name

translate = QCoreApplication.translate
_NARROWEST: Final = 300
_STEPS: Final = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


def when_earned(words: Words, earned: Earned, today: date) -> str:
    """Return when and in which match something was earned: ``Earned yesterday: Cirulla against Hard``."""
    day = words.when(earned.day, today) if earned.day is not None else ""
    if not earned.variant or earned.variant not in VARIANTS:
        return fill(translate("AchievementsView", "Earned %1"), day).strip()
    text = translate("AchievementsView", "Earned %1: %2 against %3", "a day; a game; how strong the others were")
    return fill(text, day, variant_name(earned.variant), opponents_name(earned.opponents))


class AchievementTile(QWidget):
    """One of them.

    Args:
        look: the look.
        achievement: which.
        earned: when it was earned, or None.
        parts: the parts of it that were earned, where it has any.
        today: the day today.
    """

    accessible_role = QAccessible.Role.StaticText

    def __init__(
        self, look: Look, achievement: Achievement, earned: Earned | None, parts: tuple[str, ...], today: date
    ) -> None:
        super().__init__()
        self._look, self.earned = look, earned
        self._share = len(parts) / len(achievement.parts) if achievement.parts else float(earned is not None)
        words, px, name = look.words, look.theme.px, achievement.name
        texts = [(achievement_task(words, name), "label", "ink"), (achievement_reason(name), "caption", "ink2")]
        if achievement.parts and parts:
            done = fill(self.tr("%1 of %2: %3"), len(parts), len(achievement.parts), listing(map(variant_name, parts)))
            texts.append((done, "caption", "gold_text"))
        if earned is not None:
            texts.append((when_earned(words, earned, today), "caption", "gold_text"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(66) + RING, px(12) + RING, px(16) + RING, px(12) + RING)
        column.setSpacing(px(3))
        column.addWidget(Text(look, achievement_name(name), "head", "ink" if earned else "ink2", wrap=True, px=17))
        for sentence, role, tone in texts:
            column.addWidget(Text(look, sentence, role, tone, wrap=True))
        column.addStretch(1)
        state = "" if earned is not None else self.tr("Not yet earned.")
        self.setAccessibleName(achievement_name(name))
        self.setAccessibleDescription(sentences(*(sentence for sentence, _, _ in texts), state))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        look.theme.changed.connect(self.update)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui, px = self._look.theme, self._look.theme.ui, self._look.theme.px
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.earned is not None:
            self._look.shadows.draw(painter, rect, RADIUS.tile, 1, 1.0, 0.4)
        fill_ = ui.surface if self.earned is not None else ui.window
        paint.tile(painter, ui, rect, RADIUS.tile, fill=fill_)
        self._paint_medal(painter, QPointF(rect.x() + px(36), rect.y() + px(36)), px(20))
        if self.hasFocus():
            paint.focus_ring(painter, theme.ui.focus, rect, RADIUS.tile, 0.4)
        painter.end()

    def _paint_medal(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        """Paint a gold sun for what was earned; else a ring, filled as far as parts of it are."""
        ui = self._look.theme.ui
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.earned is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ui.gold, 0.18))
            painter.drawEllipse(centre, radius, radius)
            paint.emblem(painter, centre, radius * 0.72, ui.gold)
            return
        paint.emblem(painter, centre, radius * 0.72, ui.line)
        painter.setPen(QPen(color(ui.line), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius, radius)
        if self._share:
            painter.setPen(QPen(color(ui.gold), 4))
            box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            painter.drawArc(box, 90 * 16, -round(360 * 16 * self._share))


class AchievementsView(QWidget):
    """All of them, as a grid through which the arrow keys go.

    Args:
        look: the look.
        earned: what was earned, by its name.
        today: the day today.
    """

    def __init__(self, look: Look, earned: Mapping[str, Earned], today: date) -> None:
        super().__init__()
        self._look = look
        px = look.theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, px(8))
        column.setSpacing(px(6))
        self.tiles = [self._tile(each, earned, today) for each in ACHIEVEMENTS]
        done = sum(tile.earned is not None for tile in self.tiles)
        note = self.tr("Things worth trying, each with why it is good play. You have done %1 of %2.")
        self.note = Text(look, fill(note, done, len(self.tiles)), "body", "ink2", wrap=True)
        self.note.setContentsMargins(px(8), px(4), px(8), px(4))
        column.addWidget(self.note)
        self._grid = QGridLayout()
        self._grid.setSpacing(px(2))
        column.addLayout(self._grid)
        column.addStretch(1)
        self._columns = 0
        self._arrange()
        self.tiles[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _tile(self, achievement: Achievement, earned: Mapping[str, Earned], today: date) -> AchievementTile:
        found = earned.get(achievement.name)
        parts = tuple(variant for part, variant in zip(achievement.parts, VARIANTS, strict=False) if part in earned)
        if achievement.parts and len(parts) == len(achievement.parts):
            found = max((earned[part] for part in achievement.parts), key=lambda each: each.day or date.min)
        return AchievementTile(self._look, achievement, found, parts, today)

    def _arrange(self) -> None:
        columns = max(1, min(4, self.width() // self._look.theme.px(_NARROWEST)))
        if columns == self._columns:
            return
        for number in range(self._columns):
            self._grid.setColumnStretch(number, 0)
        self._columns = columns
        for number, tile in enumerate(self.tiles):
            self._grid.removeWidget(tile)
            self._grid.addWidget(tile, *divmod(number, columns))
        for number in range(columns):
            self._grid.setColumnStretch(number, 1)

    def hasHeightForWidth(self) -> bool:
        return True

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(_NARROWEST), 80)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = next((number for number, tile in enumerate(self.tiles) if tile.hasFocus()), None)
        step = _STEPS.get(Qt.Key(event.key()))
        if here is None or step is None:
            super().keyPressEvent(event)
            return
        there = here + step[0] + step[1] * self._columns
        if 0 <= there < len(self.tiles):
            self.tiles[here].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self.tiles[there].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.tiles[there].setFocus(Qt.FocusReason.OtherFocusReason)
