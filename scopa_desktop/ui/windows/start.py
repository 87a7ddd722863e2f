"""The start page: the table, five cards, and what one may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from scopa_desktop.core.cards import parse_card
from scopa_desktop.store.preferences import LESSONS
from scopa_desktop.ui import paint
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.theme import CARD_RADIUS, LIGHT
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.words import capital, day_name, fill
from scopa_desktop.ui.words_rules import variant_name

DIM: Final = 0.52
"""How much of the table's darkest colour lies over a table that plays behind the page."""
SHIFT: Final = 210
"""How far that table lies to the right, in units, so that its middle is not covered by what stands on the page."""
_FAN: Final = tuple(parse_card(each) for each in ("10S", "1B", "7D", "9C", "3S"))
_SPREAD = 13.5
"""Degrees between two cards of the fan."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One side's name, face and points, as the Continue card shows them."""

    name: str
    avatar: str
    points: int


@dataclass(frozen=True, slots=True)
class Resume:
    """A match that was left.

    Attributes:
        variant: the preset's name.
        rivals: who plays against the person, as a name or a list of names.
        round: which round is being played, from 1.
        target: the score that is played to.
        played: the day of the last play.
        standings: the sides, the person's first.
    """

    variant: str
    rivals: str
    round: int
    target: int
    played: date
    standings: tuple[Standing, ...]


class Entry(QPushButton):
    """A wide entry: icon, title, one line.  The `main` one is of paper, all others of glass.

    Args:
        look: the look.
        title, note: the texts.
        icon: an icon's name.
        main: the paper card.
        action: the word on the paper card's button.
        standings: sides and points on the paper card.
    """

    def __init__(
        self,
        look: Look,
        title: str,
        note: str,
        icon: str,
        parent: QWidget,
        *,
        main: bool = False,
        action: str = "",
        standings: Sequence[Standing] = (),
    ) -> None:
        super().__init__(title, parent)
        self._look, self._note, self._icon, self._main = look, note, icon, main
        self._action, self._standings = action, tuple(standings)
        self._u = 1.0
        self.setAutoDefault(True)
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)

    def place(self, x: float, y: float, width: float, u: float) -> float:
        """Take a place and return the lower edge; `u` is the scene's unit."""
        self._u = u
        height = (self._note_height(width) + 130 * u) if self._main else 84 * u
        self.setGeometry(QRect(round(x), round(y), round(width), round(height)))
        return y + height

    def _note_height(self, width: float) -> float:
        theme = self._look.theme
        room = QRectF(0, 0, width - 56 * self._u, 1000)
        lines = theme.metrics(theme.font("label", self._u)).boundingRect(room, paint.WRAP, self._note).height()
        return max(22 * self._u, float(lines) + 4 * self._u)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u = self._u
        rect = QRectF(self.rect()).adjusted(6, 4, -6, -10)
        if self.isDown():
            rect.translate(0, 1)
        if self._main:
            self._paint_paper(painter, rect)
        else:
            self._paint_glass(painter, rect)
        if self.hasFocus():
            paint.focus_ring(painter, self._look.theme.felt.ivory, rect, 14 * u, 2.2)
        painter.end()

    def _paint_glass(self, painter: QPainter, rect: QRectF) -> None:
        u, theme, felt = self._u, self._look.theme, self._look.theme.felt
        hot = self.underMouse() or self.isDown()
        paint.glass(painter, felt, rect, 14 * u, 0.82 if hot else 0.66, 0.55 if hot else 0.30)
        y = rect.center().y()
        paint.icon(painter, self._icon, QRectF(rect.x() + 20 * u, y - 13 * u, 26 * u, 26 * u), felt.gold)
        room = rect.width() - 104 * u
        fonts = theme.font("label", u, px=13), theme.font("label", u, px=12)
        one = QRectF(rect.x() + 64 * u, y + u, room, 22 * u)
        two = QRectF(one.x(), y - 5 * u, room, 36 * u)
        wraps = paint.in_two(painter, one, two, self._note, fonts, felt.ink2)
        title = QRectF(one.x(), y - (33 if wraps else 27) * u, room, 28 * u)
        paint.text(painter, title, self.text(), theme.font("head", u), felt.ink)
        paint.icon(painter, "right", QRectF(rect.right() - 32 * u, y - 9 * u, 18 * u, 18 * u), felt.ink2)

    def _paint_paper(self, painter: QPainter, rect: QRectF) -> None:
        u, theme, ui = self._u, self._look.theme, LIGHT
        self._look.shadows.draw(painter, rect, 14 * u, 3 if self.underMouse() else 2, u)
        sheet = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        sheet.setColorAt(0, QColor("#FFF8EA"))
        sheet.setColorAt(1, QColor("#F1E4CB"))
        painter.setPen(QPen(QColor("#FFFDF6"), 1))
        painter.setBrush(sheet)
        painter.drawRoundedRect(rect, 14 * u, 14 * u)
        x, room = rect.x() + 22 * u, rect.width() - 44 * u
        title = theme.font("title", u, px=23)
        paint.text(painter, QRectF(x, rect.y() + 13 * u, room, 32 * u), self.text(), title, ui.ink)
        height = self._note_height(self.width())
        note = QRectF(x, rect.y() + 46 * u, room, height)
        paint.text(painter, note, self._note, theme.font("label", u), ui.ink2, paint.WRAP)
        y = note.bottom() + 6 * u
        paint.hairline(painter, ui.line, x, y, room)
        button = self._paint_action(painter, rect, y)
        self._paint_standings(painter, x, y, button.left() - 12 * u - x)

    def _paint_action(self, painter: QPainter, rect: QRectF, y: float) -> QRectF:
        """Paint what looks like the card's button; the whole card is one."""
        u, theme, ui = self._u, self._look.theme, LIGHT
        font = theme.font("strong", u)
        width = paint.text_width(font, self._action) + 62 * u
        key = QRectF(rect.right() - 22 * u - width, y + 10 * u, width, 40 * u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint.accent_gradient(ui, key))
        painter.drawRoundedRect(key, 10 * u, 10 * u)
        if self.underMouse():
            painter.setBrush(color(ui.on_accent, 0.08))
            painter.drawRoundedRect(key, 10 * u, 10 * u)
        icon = "play" if self._icon == "play" else self._icon
        paint.icon(painter, icon, QRectF(key.x() + 16 * u, key.y() + 11 * u, 18 * u, 18 * u), ui.on_accent)
        paint.text(painter, key.adjusted(42 * u, 0, 0, 0), self._action, font, ui.on_accent)
        return key

    def _paint_standings(self, painter: QPainter, x: float, y: float, room: float) -> None:
        u, theme, ui = self._u, self._look.theme, LIGHT
        if not self._standings:
            return
        step = min(124 * u, room / len(self._standings))
        names = step >= 84 * u
        for place, side in enumerate(self._standings):
            left = x + place * step
            paint.avatar(painter, side.avatar, QPointF(left + 18 * u, y + 30 * u), 18 * u)
            points = theme.font("numeral", u, px=22 if names else 18)
            text_x, text_room = left + 43 * u, step - 46 * u
            if names:
                label = QRectF(text_x, y + 8 * u, text_room, 20 * u)
                paint.text(painter, label, side.name, theme.font("label", u), ui.ink2)
            number = QRectF(text_x, y + (25 if names else 16) * u, max(text_room, 24 * u), 28 * u)
            paint.text(painter, number, str(side.points), points, ui.ink)


class Pill(QPushButton):
    """A quiet entry of glass in a corner of the page, with an icon, or with the face of `avatar`."""

    def __init__(self, look: Look, parent: QWidget, avatar: str = "", icon: str = "day") -> None:
        super().__init__(parent)
        self._look, self._icon, self._u = look, icon, 1.0
        self.avatar = avatar
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)

    def place(self, right: float, bottom: float, u: float) -> None:
        """Stand with the lower right corner there; `u` is the scene's unit."""
        self._u = u
        width = paint.text_width(self._look.theme.font("strong", u, px=14), self.text()) + 66 * u
        self.setGeometry(QRect(round(right - width), round(bottom - 52 * u), round(width), round(52 * u)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u, theme, felt = self._u, self._look.theme, self._look.theme.felt
        rect = QRectF(self.rect()).adjusted(6, 6, -6, -6)
        if self.isDown():
            rect.translate(0, 1)
        hot, radius = self.underMouse() or self.isDown(), rect.height() / 2
        paint.glass(painter, felt, rect, radius, 0.82 if hot else 0.66, 0.55 if hot else 0.30)
        side = 18 * u
        if self.avatar:
            paint.avatar(painter, self.avatar, QPointF(rect.x() + 21 * u, rect.center().y()), 14 * u)
        else:
            place = QRectF(rect.x() + 14 * u, rect.center().y() - side / 2, side, side)
            paint.icon(painter, self._icon, place, felt.gold)
        place = rect.adjusted(40 * u, 0, -8 * u, 0)
        paint.text(painter, place, self.text(), theme.font("strong", u, px=14), felt.ink)
        if self.hasFocus():
            paint.focus_ring(painter, felt.ivory, rect, radius, 2.2)
        painter.end()


class _Heading(QWidget):
    """The game's name, above whatever plays behind the page."""

    def __init__(self, look: Look, games: int, parent: StartPage) -> None:
        super().__init__(parent)
        self._look, self._games, self._page = look, games, parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u, theme, felt = self._page.unit(), self._look.theme, self._look.theme.felt
        paint.emblem(painter, QPointF(35 * u, 48 * u), 29 * u, felt.inlay)
        font = theme.font("display", u, px=68)
        paint.text(
            painter, QRectF(80 * u, 0, 420 * u, 92 * u), self.tr("Scopa", "the name of the game"), font, felt.ink
        )
        line = self.tr("Forty cards, sixteen games, one table.")
        if self._games != 16:
            line = self.tr("Forty cards, one table.")
        place = QRectF(6 * u, 92 * u, 460 * u, 28 * u)
        paint.text(painter, place, line, theme.font("body", u, px=16), felt.ink)
        painter.end()


class StartPage(QWidget):
    """The first page.

    Args:
        look: the look.
        pictures: the pictures of the deck in use, or None for none.
        resume: the match that was left, or None.
        games: how many games can be played.
        rounds: how many rounds have been played.
        again: the table that was set up last, in one sentence, or nothing.
        today: for "today" and "yesterday".

    Signals:
        continue_match, play_now, new_game, play_again, learn, primer, rules, watch, history, statistics, day, who,
            puzzles: an entry was pressed.
    """

    continue_match = Signal()
    play_now = Signal()
    new_game = Signal()
    play_again = Signal()
    learn = Signal()
    primer = Signal()
    rules = Signal()
    watch = Signal()
    history = Signal()
    statistics = Signal()
    day = Signal()
    who = Signal()
    puzzles = Signal()

    def __init__(
        self,
        look: Look,
        pictures: Pictures | None = None,
        resume: Resume | None = None,
        *,
        games: int = 1,
        rounds: int = 0,
        again: str = "",
        today: date | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self._games, self._rounds, self._today = games, rounds, today or date.today()
        self._lessons = len(LESSONS)
        self._given = today
        self._pictures: Pictures | None = None
        self._felt: QPixmap | None = None
        self._entries: list[Entry] = []
        self._behind: QWidget | None = None
        self._fading = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=700)
        self._fading.valueChanged.connect(lambda _: self.update())
        self._fading.finished.connect(lambda: self._then())
        self._then: Callable[[], object] = lambda: None
        self._heading = _Heading(look, games, self)
        self.pill = Pill(look, self)
        self.pill.clicked.connect(self.day)
        self.puzzle = Pill(look, self, icon="hint")
        self.puzzle.clicked.connect(self.puzzles)
        self.person = Pill(look, self, "sun")
        self.person.clicked.connect(self.who)
        self.person.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, True)
        look.theme.changed.connect(self._fresh)
        look.theme.rescaled.connect(self._place)
        self.set_pictures(pictures)
        self.set_state(resume, rounds, again)

    def set_pictures(self, pictures: Pictures | None) -> None:
        """Show the cards of another deck."""
        if self._pictures is not None:
            self._pictures.ready.disconnect(self._ready)
        self._pictures = pictures
        if pictures is not None:
            pictures.ready.connect(self._ready)
        self.update()

    def set_state(
        self,
        resume: Resume | None,
        rounds: int,
        again: str = "",
        variant: str = "scopa",
        first: bool = False,
        lessons: int = len(LESSONS),
    ) -> None:
        """Offer what can be done now.

        Args:
            resume: the match to go on with, or None.
            rounds: how many rounds have been played.
            again: the table that was set up last, in one sentence, or nothing.
            variant: the game whose rules are offered.
            first: whether nothing has ever been played here: then one thing is offered before all others.
            lessons: how many lessons of the course are finished; it is offered until all are.
        """
        self._rounds, self._lessons = rounds, lessons
        for entry in self._entries:
            entry.hide()
            entry.deleteLater()
        self._entries = self._build_first() if first else self._build(resume, again, variant)
        for entry in self._entries:
            entry.show()
        self._name_day(first)
        self._place()
        self.setFocusProxy(self._entries[0])

    def _name_day(self, first: bool) -> None:
        """Offer puzzles and the deal of the day, after all other entries, but not to who has never played."""
        today = self._given or date.today()
        day = fill(self.tr("Today’s deal, %1", "%1 is a date: 30 November"), day_name(today, today))
        self.pill.setText(day)
        self.puzzle.setText(self.tr("Puzzles"))
        self.puzzle.setToolTip(self.tr("Find the best play"))
        person = not self.person.isHidden()
        for pill, shown in ((self.puzzle, not first), (self.pill, not first), (self.person, person)):
            pill.setParent(None)  # Tab comes to children in the order in which they came, and these come last
            pill.setParent(self)
            pill.setVisible(shown)

    def set_person(self, name: str, avatar: str) -> None:
        """Show who plays, where several people may; nothing where the name is empty."""
        self.person.avatar = avatar
        self.person.setText(name)
        self.person.setAccessibleName(fill(self.tr("Who plays: %1"), name))
        self.person.setVisible(bool(name))
        self._place()

    def focus_first(self) -> None:
        """Put the keyboard on the main entry."""
        self._entries[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def place_of_focus(self) -> int:
        """Return the number of the entry that has the keyboard, or -1 if none has."""
        return next((number for number, each in enumerate(self._entries) if each.hasFocus()), -1)

    def focus_place(self, number: int) -> None:
        """Put the keyboard on the entry with a number, if there is one."""
        if 0 <= number < len(self._entries):
            self._entries[number].setFocus(Qt.FocusReason.OtherFocusReason)

    def entries(self) -> list[Entry]:
        """Return the entries from top to bottom."""
        return list(self._entries)

    # --------------------------------------------------------------------------------------- building

    def _build_first(self) -> list[Entry]:
        """What somebody needs who opens the game for the first time."""
        look = self.look
        now = Entry(
            look,
            self.tr("Play Scopa now"),
            self.tr("Against Nonna Rita, to 11 points. She is not hard to beat, and a hint is never far."),
            "play",
            self,
            main=True,
            action=self.tr("Deal the cards"),
        )
        now.clicked.connect(self.play_now)
        learn = [self._learn_entry()] if self._lessons < len(LESSONS) else []
        primer = Entry(look, self.tr("How it is played"), self.tr("In one minute"), "book", self)
        primer.clicked.connect(self.primer)
        watch = Entry(look, self.tr("Watch a game"), self.tr("The computer plays all seats"), "eye", self)
        watch.clicked.connect(self.watch)
        new = Entry(look, self.tr("Other games"), self._games_note(), "cards", self)
        new.clicked.connect(self.new_game)
        return [now, *learn, primer, watch, new]

    def _learn_entry(self) -> Entry:
        """The course."""
        note = self.tr("Ten short lessons at the table")
        if self._lessons:
            note = fill(self.tr("%1 of %2 lessons finished"), self._lessons, len(LESSONS))
        entry = Entry(self.look, self.tr("Learn to play"), note, "star", self)
        entry.clicked.connect(self.learn)
        return entry

    def _build(self, resume: Resume | None, again: str, variant: str) -> list[Entry]:
        look, entries = self.look, []
        if resume is not None:
            card = Entry(
                look,
                self.tr("Continue"),
                self._resume_sentence(resume),
                "play",
                self,
                main=True,
                action=self.tr("Play on"),
                standings=resume.standings,
            )
            card.clicked.connect(self.continue_match)
            entries.append(card)
        new = Entry(
            look,
            self.tr("New game"),
            self._games_note(),
            "cards",
            self,
            main=resume is None,
            action=self.tr("Set the table"),
        )
        new.clicked.connect(self.new_game)
        entries.append(new)
        if again:
            once_more = Entry(look, self.tr("Play again"), again, "redo", self)
            once_more.clicked.connect(self.play_again)
            entries.append(once_more)
        book = self._rules_entry(variant) if self._lessons >= len(LESSONS) else self._learn_entry()
        past = Entry(look, self.tr("History"), self.tr("Your matches: play on, replay, share"), "clock", self)
        past.clicked.connect(self.history)
        chart = Entry(look, self.tr("Statistics"), self._rounds_note(), "chart", self)
        chart.clicked.connect(self.statistics)
        return [*entries, book, past, chart]

    def _rules_entry(self, variant: str) -> Entry:
        """The rules of the game that was set up last."""
        rules = fill(self.tr("Rules of %1", "%1 is the name of a game"), variant_name(variant))
        book = Entry(self.look, rules, self.tr("What is played, and how it is counted"), "book", self)
        book.clicked.connect(self.rules)
        return book

    def _resume_sentence(self, resume: Resume) -> str:
        when = self.look.words.when(resume.played, self._today)
        sentence = self.tr("%1 against %2, round %3, to %4. %5.")
        return fill(sentence, variant_name(resume.variant), resume.rivals, resume.round, resume.target, capital(when))

    def _games_note(self) -> str:
        if self._games == 1:
            return self.tr("The classic game against the computer")
        if self._games == 16:
            return self.tr("Sixteen games, two to six players")
        return fill(self.tr("%1 games, two to six players"), self._games)

    def _rounds_note(self) -> str:
        if not self._rounds:
            return self.tr("They begin with your first match")
        return fill(self.tr("%1 played", "%1 is: 12 rounds"), self.look.words.n_rounds(self._rounds))

    # --------------------------------------------------------------------------------------- geometry

    def unit(self) -> float:
        """The unit of everything on the felt: as on the table, or smaller where all of it would not fit."""
        usual = min(3.0, max(0.8, min(self.width() / 1280, self.height() / 756))) * self.look.theme.text_size
        return min(max(0.8, usual), self.height() / (self._block() + 30), self.width() / 620)

    def minimumSizeHint(self) -> QSize:
        return QSize(600, 360)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._felt = None
        self._place()

    def _top(self) -> float:
        """Where the block of title and entries begins, so that it stands a little above the middle."""
        u = self.unit()
        return max(20 * u, (self.height() - self._block() * u) * 0.42)

    def _block(self) -> float:
        """The height of title and entries, in units."""
        return 136 + 170 + 86 * (len(self._entries) - 1)

    def _place(self) -> None:
        u = self.unit()
        y = self._top() + 136 * u
        self._heading.setGeometry(round(90 * u), round(self._top()), round(500 * u), round(130 * u))
        for entry in self._entries:
            y = entry.place(90 * u, y, 440 * u, u) + 2 * u
        self.pill.place(self.width() - 24 * u, self.height() - 18 * u, u)
        self.puzzle.place(self.pill.x() + 4 * u, self.height() - 18 * u, u)
        if self.puzzle.x() < 540 * u:  # there is no room beside the entries but above the other
            self.puzzle.place(self.width() - 24 * u, self.height() - 66 * u, u)
        self.person.place(self.width() - 24 * u, 70 * u, u)
        if self._behind is not None:
            self._behind.setGeometry(round(SHIFT * u), 0, self.width(), self.height())

    # --------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio, felt = self.devicePixelRatioF(), self.look.theme.felt
        if self._felt is None or self._felt.devicePixelRatio() != ratio:
            self._felt = paint.felt_pixmap(felt, self.width(), self.height(), ratio)
        painter.drawPixmap(0, 0, self._felt)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.inlay(painter, felt, QRectF(self.rect()), self.unit())
        if self._behind is not None:  # the table dims its own place
            painter.fillRect(QRectF(0, 0, self._behind.x(), self.height()), color(felt.edge, self.dim))
        if self.dim < DIM:
            painter.setOpacity(1 - self.dim / DIM)
            self._paint_fan(painter)
        painter.end()

    @property
    def dim(self) -> float:
        """How much of the felt's darkest colour lies over what plays behind the page."""
        return DIM * float(self._fading.currentValue()) if self._behind is not None else 0.0

    def set_behind(self, table: QWidget | None, then: Callable[[], object] = lambda: None) -> None:
        """Have a table play behind what stands on the page, in place of the five cards, which fade.

        Args:
            table: the table, or None for none.
            then: called when the cards have gone.
        """
        self._fading.stop()
        self._behind = table
        if table is not None:
            self._place()
            table.lower()
            self._then = then
            self._fading.start()
        self.update()

    def _paint_fan(self, painter: QPainter) -> None:
        if self._pictures is None:
            return
        u, aspect = self.unit(), self._pictures.deck.aspect
        left = 580 * u
        free = self.width() - left - 80 * u
        height = min(self.height() * 0.42, free / 2.0)
        width = height / aspect
        centre = QPointF(left + free / 2, self.height() * 0.52)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(-width / 2, -height * 1.52, width, height)
        for place, card in enumerate(_FAN):
            painter.save()
            painter.translate(centre.x(), centre.y() + height * 1.02)
            painter.rotate((place - (len(_FAN) - 1) / 2) * _SPREAD)
            self.look.shadows.draw(painter, rect, width * CARD_RADIUS, 2, u)
            pixmap = self._pictures.pixmap(card, width, height, self.devicePixelRatioF())
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
            painter.restore()

    def _fresh(self) -> None:
        self._felt = None
        self.update()

    def _ready(self, face: int) -> None:
        if face in _FAN:
            self.update()
