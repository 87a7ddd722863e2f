"""The player's choices at work: preferences kept, decks found, and what both mean for table, words and theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QApplication, QStyle

from scopa_desktop.store.own_decks import OwnDecks
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.store.preferences_file import PreferencesFile
from scopa_desktop.ui.calm import SystemCalm
from scopa_desktop.ui.decks.manifest import Deck, IndexSize, installed_decks
from scopa_desktop.ui.decks.own import own_decks
from scopa_desktop.ui.table.state import SortBy, Speed, Stay, TableSettings

if TYPE_CHECKING:
    from scopa_desktop.ui.words import Words

USUAL_DECK = "neapolitan"
_OUR_DECKS = (USUAL_DECK, "sicilian", "piacentine", "spanish", "french", "french_numbers", "french_large")
_LETTERS = {QLocale.Language.Italian: "FDR", QLocale.Language.French: "VDR"}
"""The letters on French courts by the language of the interface; others have jack, queen and king."""


class Choices(QObject):
    """What the player prefers, saved at every change.

    Args:
        file: where preferences are kept.
        preferences: what they are now.
        find_decks: finds the decks of the game; asked once, when a deck is first needed.
        own: the player's own decks, or None where none can be kept.

    Signals:
        changed: the name of a preference and its new value.
    """

    changed = Signal(str, object)

    def __init__(
        self,
        file: PreferencesFile,
        preferences: Preferences,
        find_decks: Callable[[], dict[str, Deck]] = installed_decks,
        own: OwnDecks | None = None,
    ) -> None:
        super().__init__()
        self.own = own
        self._file = file
        self._find_decks = find_decks
        self._calm = SystemCalm(self)
        self._calm.changed.connect(self._calm_changed)
        self._decks: dict[str, Deck] | None = None
        self.now = preferences
        self.level = ""
        """The level of the strongest opponent at the table, or of the one who sat there last; empty before that."""

    def set(self, name: str, value: object) -> None:
        """Change a preference, save it and tell everybody."""
        if getattr(self.now, name) == value:
            return
        self.now = self.now.changed(**{name: value})
        self.save()
        self.changed.emit(name, value)

    def remember(self, **values: object) -> None:
        """Keep values that nothing on the screen depends on; `save` writes them."""
        self.now = self.now.changed(**values)

    def save(self) -> None:
        """Write the preferences."""
        self._file.save(self.now)

    @property
    def decks(self) -> dict[str, Deck]:
        """The decks to choose from, by their names in preferences."""
        if self._decks is None:
            ours = self._find_decks()
            found = {**(own_decks(self.own, ours) if self.own is not None else {}), **ours}
            self._decks = {name: found[name] for name in sorted(found, key=lambda name: (_place(name), name))}
        return self._decks

    def look_for_decks(self) -> None:
        """Find the decks anew when they are next needed: some were added or removed."""
        self._decks = None

    def give_up_lost_deck(self) -> str:
        """Choose the usual deck if the chosen one is gone or damaged; return the lost one's name, or nothing."""
        lost = self.now.deck
        if lost in self.decks:
            return ""
        self.set("deck", self.deck.id)
        return lost

    @property
    def deck(self) -> Deck:
        """The deck in use: the one preferred, or the usual one if that is gone."""
        decks = self.decks
        return decks.get(self.now.deck) or decks.get(USUAL_DECK) or next(iter(decks.values()))

    @property
    def naming(self) -> str:
        """How the deck's cards are named: see `scopa_desktop.ui.words.DECK_KINDS`."""
        deck = self.deck
        if deck.french and not deck.index_sets:
            return "numbers"
        return deck.suits

    @property
    def letters(self) -> str:
        """The letters on French courts."""
        if self.now.index != "auto":
            return self.now.index
        return _LETTERS.get(QLocale().language(), "JQK")

    @property
    def index_size(self) -> IndexSize:
        """How large the cards are named in their corners."""
        return IndexSize(self.now.card_names)

    def named(self, words: Words) -> Words:
        """Return words that name and mark the cards as the deck in use has them."""
        return words.with_deck(self.naming, self.letters, self.deck.colors)

    @property
    def aids(self) -> tuple[str, ...]:
        """What helps the player at this table, by the names in `scopa_desktop.store.preferences.AIDS`."""
        return aids_against(self.now, self.level)

    def set_aid(self, aid: str, on: bool) -> None:
        """Switch an aid at this table, and at all tables of its level."""
        kept = [each for each in self.aids if each != aid]
        self.set(f"aids_{self.level}", (*kept, aid) if on else tuple(kept))

    @property
    def reduced_motion(self) -> bool:
        """Whether cards fade in place of travelling."""
        if self.now.reduced_motion != "system":
            return self.now.reduced_motion == "on"
        style = QApplication.style()
        return self._calm.wished or style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0

    def follow_system(self) -> None:
        """Find out what the system wishes, now and whenever the program comes to the front; nothing waits for it."""
        self._calm.follow()

    def _calm_changed(self) -> None:
        if self.now.reduced_motion == "system":
            self.changed.emit("reduced_motion", "system")

    def table_settings(self) -> TableSettings:
        """Return what the choices mean for the table."""
        now, aids = self.now, self.aids
        return TableSettings(
            deck=self.deck,
            back=now.back,
            index=self.index_size,
            index_set=self.letters,
            speed=Speed(now.speed),
            stay=Stay(now.stay),
            reduced_motion=self.reduced_motion,
            sort_by=SortBy(now.hand_sort),
            show_backs=now.show_backs,
            show_line=now.show_line,
            show_takes="takes" in aids,
            show_sum="sum" in aids,
            show_gone="gone" in aids,
            warn="warning" in aids,
            confirm=now.confirm_play,
        )


def aids_against(preferences: Preferences, level: str) -> tuple[str, ...]:
    """Return the aids at tables whose strongest opponent is of a level."""
    aids: tuple[str, ...] = getattr(preferences, f"aids_{level}", ())
    return aids


def _place(name: str) -> int:
    """Return where a deck stands in a list: ours first, then the player's own."""
    return _OUR_DECKS.index(name) if name in _OUR_DECKS else len(_OUR_DECKS)
