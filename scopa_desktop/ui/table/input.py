"""Mouse and keys: what the person does on the table becomes pointing, choosing and picking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QCursor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from scopa_desktop.core.cards import Card
from scopa_desktop.ui.sentences import ended, sentences
from scopa_desktop.ui.table.bar import CLOSE, Offer
from scopa_desktop.ui.table.card_item import CardItem
from scopa_desktop.ui.table.keys import ENTER, LAST, NUMBERS, ROWS, STEPS
from scopa_desktop.ui.table.scene import Z_FLYING

if TYPE_CHECKING:
    from scopa_desktop.ui.table.view import TableView

DRAG_UP = 40
"""A card dragged this far upward, in units, is played where it is let go."""


class TableInput:
    """Reads mouse and keys for a `TableView`."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._pressed: tuple[Card, QPointF] | None = None
        self._dragged: CardItem | None = None

    # ------------------------------------------------------------------------------------------- finding

    def _hand_card(self, at: QPointF) -> Card | None:
        found = self._view.table.card_at(at.x(), at.y(), list(self._view.picker.hand))
        return found if isinstance(found, int) else None

    def _table_card(self, at: QPointF) -> Card | None:
        found = self._view.table.card_at(at.x(), at.y(), list(self._view.table.state.table))
        return found if isinstance(found, int) else None

    # --------------------------------------------------------------------------------------------- mouse

    def press(self, event: QMouseEvent, again: bool = False) -> None:
        """A button goes down; `again` for the second time of a double click."""
        view = self._view
        view.setFocus(Qt.FocusReason.MouseFocusReason)
        event.accept()
        if event.button() is not Qt.MouseButton.LeftButton:
            if event.button() is Qt.MouseButton.RightButton and view.picker.escape():
                view.refresh()
            return
        if view.replaying.open:
            view.replaying.close()
            return
        if view.busy:
            view.go_on()
            return
        at = view.scene_point(event)
        if view.hinting.covers(at.x(), at.y()):
            view.hint_closed.emit()
            return
        if self._press_prompt(at) or self._press_bar(at):
            return
        card = self._hand_card(at)
        if card is not None and again and view.live and view.picker.sure is None:  # a double click is one press
            view.pick(view.picker.click_hand(card, again=True))
            return
        if card is not None:
            self._pressed = (card, at)
            return
        self._press_felt(at)

    def _press_prompt(self, at: QPointF) -> bool:
        view = self._view
        offer = view.prompt.offer
        if offer is None:
            return False
        match view.prompt.hit(at.x(), at.y()):
            case "declare":
                view.pick(offer.play)
            case "quiet":
                view.show_offer(None)
            case int(number):
                view.show_offer(Offer(offer.plays, number))
        return True

    def _press_bar(self, at: QPointF) -> bool:
        view = self._view
        hit = view.bar.hit(at.x(), at.y())
        if hit == CLOSE:
            view.picker.escape()
            view.refresh()
        elif hit is not None:
            view.pick(view.picker.choose(hit))
        return hit is not None or view.bar.covers(at.x(), at.y())

    def _press_felt(self, at: QPointF) -> None:
        view = self._view
        card = self._table_card(at)
        if card is not None and view.live:
            view.pick(view.picker.click_table(card))
            return
        if view.table.last_pile_at(at.x(), at.y()):
            view.replaying.show_last()
            return
        if view.picker.escape():
            view.refresh()

    def move(self, event: QMouseEvent) -> None:
        """The mouse moves."""
        view = self._view
        at = view.scene_point(event)
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(at)
            return
        self._hover(at)

    def _hover(self, at: QPointF) -> None:
        view = self._view
        if view.busy:
            return
        if view.hinting.covers(at.x(), at.y()):
            self._point_hand(True)
            return
        if view.prompt.offer is not None:
            self._point_hand(view.prompt.hit(at.x(), at.y()) is not None)
            return
        hit = view.bar.hit(at.x(), at.y())
        if hit is not None and hit != CLOSE:
            if view.picker.light(hit):
                view.refresh()
            return
        card = None if view.bar.covers(at.x(), at.y()) else self._hand_card(at)
        on_set = view.picker.choice is not None and card is None and self._light_set(at)
        self._point_hand(view.picker.is_live(card) or hit is not None or on_set)
        if view.picker.point(card):
            view.refresh()

    def _light_set(self, at: QPointF) -> bool:
        """Light up the set of the table card under the pointer, if it belongs to one only."""
        view, choice = self._view, self._view.picker.choice
        card = self._table_card(at)
        if choice is None or card is None:
            return False
        mine = [number for number, cards in enumerate(choice.sets) if card in cards]
        if len(mine) == 1 and view.picker.light(mine[0]):
            view.refresh()
        return bool(mine)

    def _point_hand(self, on: bool) -> None:
        shape = Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor
        self._view.viewport().setCursor(shape)

    def hover_again(self) -> None:
        """Point at what lies under the pointer now, though the mouse did not move."""
        view = self._view
        local = view.viewport().mapFromGlobal(QCursor.pos())
        if view.isVisible() and view.viewport().rect().contains(local) and view.underMouse():
            self._hover(view.mapToScene(local))

    def leave(self) -> None:
        """The mouse leaves the table."""
        if self._view.picker.point(None):
            self._view.refresh()

    def release(self, event: QMouseEvent) -> None:
        """The button comes up."""
        view = self._view
        view.replaying.release()
        if event.button() is not Qt.MouseButton.LeftButton or self._pressed is None:
            return
        (card, start), self._pressed = self._pressed, None
        at = view.scene_point(event)
        if self._dragged is not None:
            self._drop(card, start, at)
            return
        if not view.live or view.prompt.offer is not None:
            view.refused.emit("")
            return
        view.pick(view.picker.click_hand(card))

    # ---------------------------------------------------------------------------------------------- drag

    def _drag(self, at: QPointF) -> None:
        view = self._view
        if self._pressed is None:
            return
        card, start = self._pressed
        if self._dragged is None:
            far = (at - start).manhattanLength() >= QApplication.startDragDistance()
            if not far or not view.live or not view.picker.is_live(card):
                return
            view.table.stop_glides()
            self._dragged = view.table.cards.get(card)
            if self._dragged is None:
                return
            view.picker.point(card)
            view.refresh(glide=False)
            self._dragged.raised(4, Z_FLYING)
        home = self._dragged.pose.spot
        self._dragged.fly(home.moved(at.x() - start.x(), at.y() - start.y()))

    def _drop(self, card: Card, start: QPointF, at: QPointF) -> None:
        view = self._view
        held, self._dragged = self._dragged, None
        onto = self._table_card(at)
        takes = any(takes >> onto & 1 for takes in view.picker.taken_by(card)) if onto is not None else False
        far = start.y() - at.y() >= DRAG_UP * view.stage.u
        refused = onto is not None and not takes and bool(view.picker.taken_by(card))
        if refused and onto is not None:
            view.refused.emit(view.stage.words.cannot_take(onto))
        elif takes or far:
            play = view.picker.drop(card, onto if takes else None)
            if play is not None:
                view.pick(play)
                return
        here = held.spot if held is not None else None
        view.table.settle(view.table.state)
        if here is not None:
            view.table.glide_home(card, here)
        view.refresh()

    def cancel(self) -> None:
        """Let go of what is being dragged."""
        dragged, self._dragged, self._pressed = self._dragged, None, None
        if dragged is not None and dragged.scene() is not None:
            dragged.place(dragged.pose)

    # ---------------------------------------------------------------------------------------------- keys

    def key(self, event: QKeyEvent) -> bool:
        """A key goes down; return whether it meant anything here."""
        view, key = self._view, event.key()
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        if key == LAST:
            if not event.isAutoRepeat():
                view.replaying.toggle()
            return True
        if view.replaying.open:
            view.replaying.close()
            if key == Qt.Key.Key_Escape:
                return True
        if view.busy:
            if key == Qt.Key.Key_Space or key in ENTER:
                view.go_on()
                return True
            return False
        if view.hinting.closes(key):
            view.hint_closed.emit()
            return True
        if view.prompt.offer is not None:
            return self._prompt_key(key, view.prompt.offer)
        return self._look_key(key) or (view.live and self._play_key(key)) or self._put_text_away(key)

    def _prompt_key(self, key: int, offer: Offer) -> bool:
        view = self._view
        number = key - Qt.Key.Key_0
        if key == Qt.Key.Key_Escape or (key in ENTER and view.prompt.quiet_focus):
            view.prompt.quiet_focus = False
            view.show_offer(None)
        elif key in ENTER:
            view.pick(offer.play)
        elif key in ROWS:
            self._turn_prompt()
        elif key in STEPS:
            view.show_offer(Offer(offer.plays, (offer.chosen + _by(key, STEPS)) % len(offer.plays)))
        elif 1 <= number <= 9 and number in offer.values:
            view.show_offer(Offer(offer.plays, offer.values.index(number)))
        else:
            return False
        return True

    def _turn_prompt(self) -> None:
        """Go to the other answer."""
        prompt = self._view.prompt
        prompt.quiet_focus = not prompt.quiet_focus
        prompt.update()
        self._view.refresh()

    def _look_key(self, key: int) -> bool:
        """Look about the table, or come back from there; the sets of a choice are what the keys walk along."""
        view, survey = self._view, self._view.survey
        if view.picker.choice is not None:
            return False
        away = survey.at is not None
        if key in ROWS:
            moved = survey.up(_by(key, ROWS))
        elif away and key in STEPS:
            moved = survey.along(_by(key, STEPS))
        elif away and (key == Qt.Key.Key_Escape or key == Qt.Key.Key_Space or key in ENTER):
            moved = survey.leave()
        else:
            if key in NUMBERS:
                survey.leave()
            return False
        looked_at = survey.thing
        view.refresh()
        if looked_at is not None:
            view.show_text(sentences(*(ended(part) for part in (looked_at.name, looked_at.description) if part)))
        elif away:
            view.show_text("")
        return moved

    def _put_text_away(self, key: int) -> bool:
        """Show the information line again in place of a text that was asked for."""
        line = self._view.table.line
        if key != Qt.Key.Key_Escape or line.content is None or not line.content.whole:
            return False
        self._view.show_text("")
        return True

    def _play_key(self, key: int) -> bool:
        view = self._view
        picker = view.picker
        if key in ENTER or key == Qt.Key.Key_Space:
            if picker.focus is None and picker.choice is None:
                return False
            view.pick(picker.enter())
        elif key in STEPS or key in ROWS:
            picker.point(None)
            picker.step(_by(key, STEPS) or -_by(key, ROWS))
            view.refresh()
        elif key in NUMBERS:
            picker.point(None)
            view.pick(picker.number(key - Qt.Key.Key_0 or 10))
        elif key == Qt.Key.Key_Escape:
            if not picker.escape():
                return False
            view.refresh()
        else:
            return False
        return True

    def tab(self, by: int) -> bool:
        """Go to the next way to take; return False if there are not two of them."""
        view = self._view
        if view.prompt.offer is not None:
            self._turn_prompt()
            return True
        if not view.picker.tab(by):
            return False
        view.refresh()
        return True


def _by(key: int, steps: Mapping[Qt.Key, int]) -> int:
    """Return how far a key goes; 0 if it is none of these."""
    return next((by for each, by in steps.items() if each == key), 0)
