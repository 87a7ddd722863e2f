"""The table as a widget: it shows states, plays events, and answers with the play that was picked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsView, QWidget

from scopa_desktop.core.cards import Card
from scopa_desktop.core.events import Event, RoundStarted
from scopa_desktop.core.plays import Play
from scopa_desktop.ui.paint import felt_pixmap, inlay
from scopa_desktop.ui.sums import frame_of
from scopa_desktop.ui.table.bar import PROMPT_H, ChoiceBar, DeclarePrompt, Offer, offer_of
from scopa_desktop.ui.table.caution import Caution
from scopa_desktop.ui.table.decor import looks
from scopa_desktop.ui.table.focus_ring import FocusRing
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.ghost import ghost_of
from scopa_desktop.ui.table.hinting import Hinting, HintNote
from scopa_desktop.ui.table.input import TableInput
from scopa_desktop.ui.table.keys import ENTER, STEPS
from scopa_desktop.ui.table.meter import FrameMeter
from scopa_desktop.ui.table.motion import Clock, Pace, in_quad, out_cubic
from scopa_desktop.ui.table.moves import Moment
from scopa_desktop.ui.table.peek import Peek
from scopa_desktop.ui.table.picker import Picker
from scopa_desktop.ui.table.player import EventPlayer
from scopa_desktop.ui.table.replaying import Replaying
from scopa_desktop.ui.table.scene import Z_FLOURISH, Z_PEEK, Z_PROMPT, TableScene
from scopa_desktop.ui.table.stage import Stage
from scopa_desktop.ui.table.state import Line, TableSettings, TableState
from scopa_desktop.ui.table.survey import Survey
from scopa_desktop.ui.theme import Theme
from scopa_desktop.ui.words import Player, Words

THINKING_TICK = 100
"""Milliseconds between two steps of the arc that shows how a computer player's time passes."""
THINKING_TOLD = 2.0
"""Seconds after which it is said that a computer player still thinks."""


class TableView(QGraphicsView):
    """The table.

    Args:
        theme: colours and fonts.
        settings: the player's choices.
        words: how cards are named.
        parent: the widget that holds it.

    Signals:
        picked: the person picked one of the plays offered.
        finished: the queue of events is empty and the table shows its last state.
        step_started: an event begins to be shown.
        step_finished: an event has been shown.
        moment: something is about to be seen that can be heard, a `moves.Moment`.
        cut: what was being shown, and heard, is cut short.
        refused: the person tried what cannot be done; the sentence says why, if there is a reason to give.
        said: the information line says something new; only what is new of it.
        focus_moved: the keys are on another card or another set.
        card_broken: a card of the deck cannot be drawn.
        resized: the table has another size, and everything lies where that wants it.
        hint_closed: the person has read why a hint is good, and wants to see the table again.

    Attributes:
        by_keys: whether the person used a key last, so that it is shown where the keys are.
        said_whole: what was said last, with what it added to.
    """

    picked = Signal(object)
    finished = Signal()
    step_started = Signal(object)
    step_finished = Signal(object)
    moment = Signal(object)
    cut = Signal()
    refused = Signal(str)
    said = Signal(str)
    focus_moved = Signal()
    card_broken = Signal()
    hint_closed = Signal()
    resized = Signal()

    def __init__(self, theme: Theme, settings: TableSettings, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.clock = Clock(self)
        self.stage = Stage(theme, settings, words)
        self.table = TableScene(self.stage, self.clock, self)
        self.picker = Picker(settings.confirm)
        self.player = EventPlayer(self.table, self.clock, self)
        self.bar = ChoiceBar(self.stage, Z_PROMPT)
        self.prompt = DeclarePrompt(self.stage, Z_PROMPT)
        self.peek = Peek(self.stage, Z_PEEK)
        self.hinting = Hinting(self, HintNote(self.stage, Z_PROMPT))
        self.ring = FocusRing(self.stage, Z_FLOURISH)
        self.survey = Survey(self)
        self.by_keys = False
        self.meter = FrameMeter()
        self.replaying = Replaying(self, self.peek)
        self._input = TableInput(self)
        self._plays: tuple[Play, ...] = ()
        self.caution = Caution(self)
        self._live = False
        self._felt: QPixmap | None = None
        self._felt_key: tuple[object, ...] = ()
        self._felt_timer = QTimer(self, singleShot=True, interval=120)
        self._think_timer = QTimer(self, interval=THINKING_TICK)
        self._think_since = QElapsedTimer()
        self._thinking: dict[int, float] = {}
        self._told = [Line()]
        self.said_whole = ""
        self._told_thinking = False
        self._focus: tuple[object, ...] = ()
        self._build()

    def _build(self) -> None:
        for item in (self.bar, self.prompt, self.peek, self.hinting.note, self.ring):
            self.table.addItem(item)
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.player.step_started.connect(self.step_started)
        self.player.step_finished.connect(self.step_finished)
        self.player.finished.connect(self._drained)
        self.player.moment.connect(self.moment)
        self.player.cut.connect(self.cut)
        self.player.waits.connect(self._wait)
        self.player.pace = _pace(self.stage.settings)
        self.theme.changed.connect(self._new_theme)
        self.theme.rescaled.connect(self._new_text)
        self._watch_pictures()
        self._felt_timer.timeout.connect(self._window_rests)
        self._think_timer.timeout.connect(self._think)

    def _watch_pictures(self) -> None:
        self.stage.pixmaps.ready.connect(self.table.picture_ready)
        self.stage.pixmaps.broken.connect(self.card_broken)

    # ----------------------------------------------------------------------------------------- showing

    @property
    def state(self) -> TableState:
        """What is shown, or being arrived at."""
        return self.table.state

    @property
    def busy(self) -> bool:
        """Whether events are being shown."""
        return self.player.busy

    @property
    def skipping(self) -> bool:
        """Whether events are being told without being shown, because the person skipped them."""
        return self.player.skipping

    def show_state(self, state: TableState) -> None:
        """Show a state at once, dropping any movement; nothing is live until the next `offer`."""
        self.player.drop()
        self._withdraw()
        self.table.settle(state)
        self.refresh(glide=False)
        self._rest(state)

    def play(self, events: Iterable[Event], state_after: TableState) -> None:
        """Show events one after the other, then exactly `state_after`; `finished` tells when."""
        self._withdraw()
        events = tuple(events)
        if any(isinstance(event, RoundStarted) for event in events):
            self.stage.begin_round()
        self.player.play(events, state_after)
        if self.player.busy:
            self._watch_thinking(self.table.state)

    def turn_back(self, state_after: TableState) -> None:
        """Move back to an earlier state, for a play that was taken back; `finished` tells when."""
        self._withdraw()
        self.player.turn_back(state_after)

    def skip(self) -> None:
        """Show the end of everything that runs or waits."""
        self.player.skip()

    def go_on(self) -> None:
        """Go on from a play that stays in sight, or show the end of everything that runs or waits."""
        self.player.go_on()

    def _wait(self, on: bool) -> None:
        """Ask the person to go on, or stop asking."""
        self.table.waiting = on
        line = self.player.told.line
        self.table.show_line(line)
        if on:
            self._say(replace(line, strong=self.stage.words.goes_on()))

    def show_hint(self, state: TableState) -> None:
        """Show a state that differs from what is shown in its hint and its line alone; what is live stays live."""
        self.table.state = state
        offer = self.prompt.offer
        if offer is not None and state.hint is not None and state.hint.play in offer.plays:
            self.show_offer(Offer(offer.plays, offer.plays.index(state.hint.play)))
        self.refresh()
        self.table.show_line(state.line)
        self._say(state.line, rest=True)

    def show_line(self, line: Line) -> None:
        """Show another information line, also while something moves."""
        self.player.say(line)
        self.table.show_line(line)
        self._say(line)

    def show_passing_line(self, line: Line) -> None:
        """Show another information line until the next one, without a place in what is shown."""
        self.table.show_line(line)
        self._say(line)

    def _say(self, line: Line, rest: bool = False) -> None:
        """Have said what is new of a line; `rest`: it sums up what was told since the last one that did."""
        told = self._told
        before = next((each for each in told if each.text == line.text), told[-1]) if rest else told[-1]
        words = line.said_after(before)
        self._told = [line] if rest else [*told, line]
        if words:
            self.tell(words, line.said)

    def tell(self, words: str, whole: str = "") -> None:
        """Have something said; `whole`: what is repeated if it is asked for, where that is more."""
        self.said_whole = whole or words
        self.said.emit(words)

    def show_text(self, words: str) -> None:
        """Show a text in the information line's place, all of it, until something else is to be shown there."""
        above = self._asks_at()
        self.table.show_line(Line(words, whole=True) if words else self.table.state.line, above)

    def _asks_at(self) -> float | None:
        """Return where the upper edge is of what stands in the information line's place, if anything does."""
        if self.bar.isVisible():
            return self.bar.rect.y
        if self.hinting.open:
            return self.hinting.note.rect.y
        return self.prompt.rect.y if self.prompt.isVisible() else None

    def set_settings(self, settings: TableSettings) -> None:
        """Follow the player's choices at once."""
        if self.stage.apply(settings):
            self._watch_pictures()
            self.table.new_pictures()
            self.table.repaint_all()
        self.player.pace = _pace(settings)
        if self.player.waiting and not self.player.pace.waits:
            self.player.go_on()
        self.picker.confirm = settings.confirm
        self.player.jump()
        self.table.settle(self.table.state)
        self.refresh(glide=False)

    def set_words(self, words: Words) -> None:
        """Name the cards in other words."""
        self.stage.speak(words)
        self.table.new_pictures()
        self.table.repaint_all()
        self.refresh(glide=False)

    def _drained(self) -> None:
        self._rest(self.table.state)
        self._go_live()
        if self._live and not self.skipping:
            self.moment.emit(Moment("your turn"))
        self.finished.emit()

    def _rest(self, state: TableState) -> None:
        """Do what is due when nothing moves."""
        self._say(state.line, rest=True)
        self._watch_thinking(state)
        self._warm()

    def _warm(self) -> None:
        """Have the faces drawn that may be needed next, when the window is there to show them."""
        if self.isVisible():
            self.warm_up()

    def warm_up(self) -> None:
        """Have all faces drawn at the size of the present layout, in the background."""
        layout = self.table.layout
        self.stage.pixmaps.warm(layout.card_w, layout.card_w * layout.aspect, self.stage.ratio)

    # ---------------------------------------------------------------------------------------- offering

    def offer(self, plays: Iterable[Play], gives_away: Callable[[Play], bool] = lambda play: False) -> None:
        """Make plays of the bottom seat live; they become so when nothing moves any more.

        Args:
            plays: the plays.
            gives_away: tells whether a play might let the next player sweep the table.
        """
        self._plays = tuple(plays)
        self.caution.offer(self._plays, gives_away)
        if not self.player.busy:
            self._go_live()

    @property
    def live(self) -> bool:
        """Whether the person may pick a play now."""
        return self._live

    def _go_live(self) -> None:
        self._live = bool(self._plays)
        self.picker.hand = self.own_hand()
        self.picker.table = self.table.slots.order
        self.picker.offer(self._plays)
        self.show_offer(offer_of(self._plays))
        self._input.hover_again()
        self.refresh()

    def own_hand(self) -> tuple[Card, ...]:
        """Return the cards of the bottom seat, from the left."""
        state = self.table.state
        if not state.seats:
            return ()
        hand = state.seats[state.bottom].hand
        return tuple(self.table.sorted(hand)) if isinstance(hand, tuple) else ()

    def _withdraw(self) -> None:
        """Nothing is live."""
        self._plays = ()
        self._live = False
        self._input.cancel()
        self.picker.clear()
        self.show_offer(None)
        self.replaying.drop()
        self.refresh(glide=False)

    def show_offer(self, offer: Offer | None) -> None:
        """Ask whether to declare, or stop asking."""
        had = self.prompt.offer is not None
        self.table.set_prompt(PROMPT_H if offer is not None else 0.0)
        if had != (offer is not None):
            self.table.settle(self.table.state)
        if offer is None:
            self._fade_away(self.prompt)
        self.prompt.show_offer(offer, self.table.layout)
        if offer is not None and not had:
            self._rise(self.prompt)
        self.refresh(glide=False)

    def pick(self, play: Play | None) -> None:
        """Answer with a play, if there is one; show what changed."""
        if play is None:
            self.refresh()
            return
        if self.caution.asks(play):
            self.picker.offer(self._plays)
            self.picker.hold(play)
            self.refresh()
            return
        self.table.stop_glides()
        spots = {key: item.spot for key, item in self.table.cards.items()}
        self._withdraw()
        self.table.put(spots)
        self.picked.emit(play)

    def refresh(self, glide: bool = True) -> None:
        """Mark the cards as the person points and chooses."""
        settings = self.stage.settings
        self.hinting.follow(glide)
        if self.survey.at is not None and (self.picker.choice is not None or self.survey.thing is None):
            self.survey.leave()
        found = looks(
            self.table.state,
            self.picker,
            self.theme.felt,
            show_takes=settings.show_takes and self._live,
            declaring=self.prompt.offer,
            keys=self.hasFocus() and self.survey.at is None,
            risky=self.caution.marked(self.picker) if self._live else None,
        )
        if self.player.busy:
            self.ring.show_round(None)
            return
        self.table.set_looks(found, glide)
        if self.picker.choice != self.bar.choice:
            new = self.bar.choice is None
            if self.picker.choice is None:
                self._fade_away(self.bar)
            self._show_choice()
            if new:
                self._rise(self.bar)
            if new and self.picker.choice is not None:
                self.tell(self.stage.words.choose_capture(len(self.picker.choice.plays)))
        shown = self.bar.choice is None and self.prompt.offer is None and not self.hinting.open
        if shown != self.table.line_shown:
            self.table.line_shown = shown
            self.table.show_line(self.table.state.line)
        self.ring.show_round(self._ringed())
        self.caution.follow()
        focus = (self.picker.focus, self.picker.choice, self.prompt.offer, self.prompt.quiet_focus, self.survey.at)
        if focus != self._focus:
            self._focus = focus
            self.focus_moved.emit()

    def _ringed(self) -> Rect | None:
        """Return where the keys are, if no card and no button shows it: on what is looked at, or on the whole hand."""
        if not self.hasFocus() or not self.by_keys:
            return None
        looked_at = self.survey.thing
        if looked_at is not None:
            return looked_at.rect
        asked = self.picker.choice is not None or self.prompt.offer is not None or self.hinting.open
        if asked or self.picker.focus is not None or not self.own_hand():
            return None
        rects = [self.table.cards[card].pose.spot.rect(self.stage.aspect) for card in self.own_hand()]
        left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
        return Rect(left, top, max(rect.right for rect in rects) - left, max(rect.bottom for rect in rects) - top)

    def _show_choice(self) -> None:
        """Show the sets to choose from; where fifteen matters each with its sum."""
        choice, state = self.picker.choice, self.table.state
        sums: tuple[tuple[str, str], ...] = ()
        if choice is not None and state.customs.fifteen:
            sums = tuple(frame_of(choice.card, cards, state.matta) for cards in choice.sets)
        self.bar.show_choice(choice, self.table.layout, sums)

    def _fade_away(self, item: QGraphicsItem) -> None:
        """Leave a picture of a bar or prompt that goes, and let it fade."""
        ms = self.player.pace.travel(110)
        if ms <= 0 or not (item.isVisible() and self.isVisible()):
            return
        ghost = ghost_of(item, self.stage.ratio)
        self.table.addItem(ghost)

        def fade(passed: float) -> bool:
            share = min(1.0, passed / ms)
            ghost.setOpacity(1 - in_quad(share))
            if share >= 1:
                self.table.removeItem(ghost)
            return share < 1

        self.clock.start(fade)

    def _rise(self, item: QGraphicsItem) -> None:
        """Let a bar or prompt come up that asks for a choice."""
        self.moment.emit(Moment("choice"))
        ms = self.player.pace.travel(160)
        way = 0.0 if self.player.pace.reduced else 10 * self.stage.u

        def rise(passed: float) -> bool:
            share = 1.0 if ms <= 0 else out_cubic(min(1.0, passed / ms))
            item.setY(way * (1 - share))
            item.setOpacity(share)
            return share < 1

        if rise(0.0):
            self.clock.start(rise)

    # ---------------------------------------------------------------------------------------- thinking

    def _watch_thinking(self, state: TableState) -> None:
        thinking = {n: seat.thinking for n, seat in enumerate(state.seats) if seat.thinking}
        if thinking and not self.player.busy and self.isVisible():
            if thinking != self._thinking:
                self._think_since.start()
                self._told_thinking = False
            self._thinking = thinking
            self._think_timer.start()
            self._think()
        else:
            self._thinking = {}
            self._think_timer.stop()
            self.table.set_progress({})

    def _think(self) -> None:
        passed = self._think_since.elapsed() / 1000
        progress = {seat: min(1.0, passed / limit) for seat, limit in self._thinking.items()}
        self.table.set_progress(progress)
        if passed >= THINKING_TOLD and not self._told_thinking:
            self._told_thinking = True
            for seat in self._thinking:
                self.tell(self.stage.words.thinking(Player(self.table.state.seats[seat].name)))
        if all(share >= 1 for share in progress.values()):
            self._think_timer.stop()

    # ------------------------------------------------------------------------------------------- window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.viewport().size()
        self.stage.ratio = self.devicePixelRatioF()
        self._felt_timer.start()
        if (size.width(), size.height()) == (self.table.width(), self.table.height()):
            return
        self.table.resize(size.width(), size.height())
        self._lay_anew()
        self.resized.emit()

    def set_side(self, width: float) -> None:
        """Leave so many pixels at the right edge to something else."""
        if width != self.table.side:
            self.table.side = width
            self._lay_anew()

    def _lay_anew(self) -> None:
        self.stage.pixmaps.forget_requests()
        self._input.cancel()
        self.player.jump()
        self.table.settle(self.table.state)
        self._show_choice()
        self.prompt.show_offer(self.prompt.offer, self.table.layout)
        self.replaying.drop()
        self.refresh(glide=False)

    def _window_rests(self) -> None:
        """The window has kept its size for a moment: draw at that size what was only scaled."""
        self._renew_felt()
        self._warm()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.stage.ratio = self.devicePixelRatioF()
            self.stage.pixmaps.forget_requests()
            self.table.new_pictures()
            self.table.repaint_all()
            self._felt_timer.start()
        elif event.type() is QEvent.Type.ShortcutOverride and self._looks_about(event):
            event.accept()
            return True
        return super().event(event)

    def _looks_about(self, event: QEvent) -> bool:
        """Whether a key leads about the table just now, whatever it is a shortcut for."""
        walking = (*STEPS, *ENTER, Qt.Key.Key_Space)
        return self.survey.at is not None and isinstance(event, QKeyEvent) and event.key() in walking

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._shown)

    def _shown(self) -> None:
        if self.isVisible():
            self._rest(self.table.state)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.player.skip()
        self.table.settle(self.table.state)  # no glide and no fade goes on where nobody sees it
        self._think_timer.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.shut_down()
        super().closeEvent(event)

    def shut_down(self) -> None:
        """End all movements and the drawing thread; the table may be thrown away."""
        self.player.drop()
        self.table.settle(self.table.state)
        self._think_timer.stop()
        self._felt_timer.stop()
        self.stage.pixmaps.close()

    def _new_theme(self) -> None:
        self._felt = None
        self.table.new_pictures()
        self.table.repaint_all()
        self.refresh(glide=False)
        self.viewport().update()

    def _new_text(self) -> None:
        """Lay everything anew if texts are to be of another size here; dialogs may have theirs for themselves."""
        if self.theme.text_size != self.table.layout.setup.text:
            self.player.jump()
            self.table.settle(self.table.state)
            self._show_choice()
            self.prompt.show_offer(self.prompt.offer, self.table.layout)
            self.refresh(glide=False)

    # --------------------------------------------------------------------------------------------- felt

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        felt = self._felt
        if felt is None:
            felt = self._renew_felt()
        ratio = felt.devicePixelRatio()
        if self._felt_key != self._wanted_felt():  # the window is being resized
            painter.drawPixmap(self.sceneRect(), felt, QRectF(felt.rect()))
            return
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(rect, felt, source)

    def _wanted_felt(self) -> tuple[object, ...]:
        size = self.viewport().size()
        return (self.theme.felt, size.width(), size.height(), self.devicePixelRatioF())

    def _renew_felt(self) -> QPixmap:
        key = self._wanted_felt()
        if self._felt is None or key != self._felt_key:
            size = self.viewport().size()
            felt = felt_pixmap(self.theme.felt, size.width(), size.height(), self.devicePixelRatioF())
            painter = QPainter(felt)
            inlay(painter, self.theme.felt, QRectF(0, 0, size.width(), size.height()), self.stage.u)
            painter.end()
            self._felt, self._felt_key = felt, key
            self.viewport().update()
        return self._felt

    def paintEvent(self, event: QPaintEvent) -> None:
        with self.meter:
            super().paintEvent(event)

    # -------------------------------------------------------------------------------------------- input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keys = False
        self.survey.leave()
        self._input.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._input.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._input.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._input.press(event, again=True)

    def leaveEvent(self, event: object) -> None:
        self._input.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.by_keys = True
        if not self._input.key(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_L and not event.isAutoRepeat():
            self.replaying.release()
        event.ignore()

    def focusNextPrevChild(self, next_: bool) -> bool:
        self.by_keys = True
        if self._live and not self.player.busy and self._input.tab(1 if next_ else -1):
            return True
        return super().focusNextPrevChild(next_)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.by_keys = True
        self.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._input.cancel()
        self.replaying.drop()
        self.refresh()

    def wheelEvent(self, event: object) -> None:
        """The table does not scroll."""

    def scene_point(self, event: QMouseEvent) -> QPointF:
        """Return where on the scene a mouse event is."""
        return self.mapToScene(event.position().toPoint())


def _pace(settings: TableSettings) -> Pace:
    return Pace(settings.speed, settings.reduced_motion, settings.stay)
