"""What the program declares by itself, for the handbook: the preferences as their sheet shows them, and the menus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QFont, QKeySequence
from PySide6.QtWidgets import QButtonGroup, QLayout, QStackedWidget, QWidget

from scopa_desktop.store.preferences import Preferences
from scopa_desktop.ui.actions import Actions
from scopa_desktop.ui.buttons import Tile
from scopa_desktop.ui.controls import Combo, Segmented, Switch
from scopa_desktop.ui.decks.manifest import Deck
from scopa_desktop.ui.sentences import listing
from scopa_desktop.ui.slider import Slider
from scopa_desktop.ui.widgets import Look, Text, plain
from scopa_desktop.ui.windows.preference_tiles import SectionTile
from scopa_desktop.ui.windows.preferences import DeckChoice, PreferencesSheet
from scopa_desktop.ui.words import fill

_Widgets = Switch | Segmented | Combo | Slider | Tile | Text


@dataclass(slots=True)
class Choice:
    """Something that can be set.

    Attributes:
        label: what it is called.
        values: what it can be; nothing where it is simply on or off, or a number.
        usual: what it is at first.
        notes: what is said about it.
    """

    label: str
    values: list[str] = field(default_factory=list)
    usual: str = ""
    notes: list[str] = field(default_factory=list)


def menu_words(actions: Actions) -> dict[str, tuple[str, str]]:
    """Return what the menus call everything, and its keys: ``undo`` is Take back, Ctrl+Z.

    What a group of actions holds goes by the group's name and its own: ``read.table``.
    """
    found = {}
    for name, each in vars(actions).items():
        if isinstance(each, QAction):
            found[name] = _menu_word(each)
        elif isinstance(each, dict):
            found |= {".".join((name, key)): _menu_word(one) for key, one in each.items()}
    return found


def _menu_word(action: QAction) -> tuple[str, str]:
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return plain(action.text()).removesuffix("…").rstrip(), keys


def preference_parts(look: Look, decks: Sequence[Deck]) -> list[tuple[str, list[Choice]]]:
    """Return every part of the preferences with what can be set there, in the words of their sheet.

    The sheet itself is asked, so that nothing is told that it does not have, and nothing is left out.
    """
    below = QWidget()
    # Letters can be chosen for some decks alone; here the usual one has them too, so that they are told of.
    letters = next((each.index_sets for each in decks if each.index_sets), ())
    offered = [DeckChoice(each.id, each.name, backs=dict.fromkeys(each.backs), letters=letters) for each in decks]
    sheet = PreferencesSheet(look, below, Preferences(), offered)
    pages = sheet.body.findChild(QStackedWidget)
    tiles = sheet.body.findChildren(SectionTile)
    found = []
    for tile in tiles:
        page = pages.widget(_group(tile).id(tile))
        found.append((tile.text(), _choices(page.widget())))
    sheet.deleteLater()
    below.deleteLater()
    return found


def _group(tile: SectionTile) -> QButtonGroup:
    group: QButtonGroup = tile.group()
    return group


def _choices(page: QWidget) -> list[Choice]:
    """Read a page of the sheet from top to bottom."""
    headings: list[str] = []
    found: list[Choice] = []
    for each in _parts(page.layout()):
        if isinstance(each, Text):
            if each.font().weight() >= QFont.Weight.DemiBold:
                headings.append(each.text())
            elif found:
                found[-1].notes.append(each.text())
        elif isinstance(each, Tile):
            if headings:
                found.append(Choice(listing(headings)))
                headings.clear()
            found[-1].values.append(plain(each.text()))
            if each.isChecked():
                found[-1].usual = found[-1].values[-1]
        else:
            headings.clear()  # a control says by itself what it is called
            found.append(_choice(each))
    return found


def _choice(control: Switch | Segmented | Combo | Slider) -> Choice:
    label = control.accessibleName()
    if isinstance(control, Segmented):
        chosen = next((each.text() for each in control.buttons() if each.isChecked()), "")
        return Choice(label, [plain(each.text()) for each in control.buttons()], plain(chosen))
    if isinstance(control, Combo):
        return Choice(label, [control.itemText(row) for row in range(control.count())], control.currentText())
    if isinstance(control, Slider):
        return Choice(
            label, usual=fill(QCoreApplication.translate("Words", "%1%", "a share, such as 49.6%"), control.value())
        )
    on = (
        QCoreApplication.translate("Words", "Yes") if control.isChecked() else QCoreApplication.translate("Words", "No")
    )
    return Choice(label, usual=on, notes=[control.accessibleDescription()])


def _parts(layout: QLayout | None) -> Iterator[_Widgets]:
    """Go through what stands on a page, in the order in which it is seen."""
    for place in range(layout.count() if layout is not None else 0):
        item = layout.itemAt(place) if layout is not None else None
        if item is None:
            continue
        widget = item.widget()
        if widget is None:
            yield from _parts(item.layout())
        elif isinstance(widget, _Widgets):
            hidden = widget.isHidden() and widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
            if not hidden and not (isinstance(widget, Text) and not widget.text()):
                yield widget
        else:
            yield from _parts(widget.layout())
