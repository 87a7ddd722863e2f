"""Every preference, declared once: its default, what it may be, what it means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any

from scopa_desktop.store.settings import Setting, choice, flag, number, rectangle, setting_of, some, text, word
from scopa_desktop.store.table_setup import TableSetup

CLOTHS = ("verde", "noce", "notte", "vinaccia", "ardesia", "legno", "marmo", "tinta", "buio", "own")
SPEEDS = ("off", "slow", "normal", "fast", "lightning")
SCHEMES = ("system", "light", "dark")
CARD_NAMES = ("off", "small", "large")
INDICES = ("auto", "JQK", "VDR", "FDR", "8-9-10")
SORTS = ("suit", "value")
MOTIONS = ("system", "on", "off")
STAYS = ("short", "normal", "long", "key")
CONTRASTS = ("system", "on", "off")
TEXT_SIZES = ("small", "normal", "large", "very_large")
LANGUAGES = MappingProxyType(
    {
        "en": "English",
        "it": "Italiano",
        "fr": "Français",
        "es": "Español",
        "de": "Deutsch",
        "pt_BR": "Português (Brasil)",
        "ja": "日本語",
        "eo": "Esperanto",
    }
)
"""The languages that the program speaks, each by its own name; CONTRIBUTING.md tells how to add one."""
FLAVOURS = ("off", "nap", "scn", "lij")
"""Whose words for cards stand in the Italian sentences."""
AIDS = ("takes", "sum", "gone", "warning")
"""What helps a player at the table: what a card would take, the sum of the table, the cards that are gone, and a
warning before a scopa is given away."""
_AGAINST = "The aids at a table whose strongest opponent is of this level."


LESSONS = (
    "equal",
    "sums",
    "sweep",
    "points",
    "primiera",
    "settebello",
    "leaving",
    "counting",
    "scopone",
    "cirulla",
)
"""The lessons of the course, in their order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Preferences:
    """What the player prefers; a change is a new object (`changed`)."""

    deck: str = word(
        "table",
        "neapolitan",
        "The deck: neapolitan, sicilian, piacentine, spanish, french, french_numbers, french_large, or your folder.",
    )
    back: str = word("table", "default", "The back of the cards, by the name that the deck gives it.")
    cloth: str = choice("table", "verde", CLOTHS, "The table: a felt, wood, marble, plain, dark, or your picture.")
    card_names: str = choice(
        "table",
        "small",
        CARD_NAMES,
        "How large the card's value and suit are written on the cards.",
        was_flag=("off", "small"),
    )
    index: str = choice("table", "auto", INDICES, "The letters on French courts; auto follows the language.")
    show_backs: bool = flag("table", True, "Show the backs of the cards in the other players' hands.")
    show_line: bool = flag("table", True, "Show the line that tells what just happened and whose turn it is.")
    log_panel: bool = flag("table", False, "List the plays of the round beside the table.")
    speed: str = choice("table", "normal", SPEEDS, "How fast the cards move; off does without movement.")

    stay: str = choice(
        "play", "normal", STAYS, "How long the other players' plays stay in sight; key is until you go on by a key."
    )
    hand_sort: str = choice("play", "suit", SORTS, "How your hand is sorted.")
    autoplay_last: bool = flag(
        "play", False, "Play the last card of your hand by itself, unless it has more than one capture."
    )
    confirm_play: bool = flag("play", False, "Ask once more before a card is played.")
    achievements: bool = flag("play", True, "Note down what is worth doing when you have done it.")

    # Whoever learns is helped most; the strongest are met as at a table of wood.
    aids_beginner: tuple[str, ...] = some("aids", ("takes", "sum", "warning"), AIDS, _AGAINST)
    aids_easy: tuple[str, ...] = some("aids", ("takes", "sum", "warning"), AIDS, _AGAINST)
    aids_medium: tuple[str, ...] = some("aids", ("takes", "sum"), AIDS, _AGAINST)
    aids_hard: tuple[str, ...] = some("aids", ("takes",), AIDS, _AGAINST)
    aids_expert: tuple[str, ...] = some("aids", (), AIDS, _AGAINST)

    sound: bool = flag("sound", True, "Let the table be heard.")
    volume: int = number("sound", 80, 0, 100, "How loud that is, in percent.")
    turn_sound: bool = flag("sound", False, "Tell by a sound when it is your turn.")

    language: str = choice("window", "auto", ("auto", *LANGUAGES), "The language; auto follows the system.")
    flavour: str = choice(
        "window", "off", FLAVOURS, "Words of Naples (nap), Sicily (scn) or Genoa (lij) in the Italian."
    )
    scheme: str = choice("window", "system", SCHEMES, "The colours of windows and menus.")
    contrast: str = choice("window", "system", CONTRASTS, "High contrast: as the system says, on, or off.")
    text_size: str = choice("window", "normal", TEXT_SIZES, "How large texts are, as far as the window has room.")
    reduced_motion: str = choice("window", "system", MOTIONS, "Fade instead of moving: as the system says, on, or off.")
    geometry: tuple[int, ...] = rectangle("window", "Where the window was: left, top, width, height.")
    maximized: bool = flag("window", False, "Whether the window filled the screen.")
    full_screen: bool = flag("window", False, "Whether the window was in full screen, without any frame.")
    start_table: bool = flag("window", True, "Let a table play by itself behind the start page.")
    screen: str = text("window", "", "The screen that the window was on.", 200)

    name: str = text("player", "", "Your name at the table; empty is You.")
    avatar: str = word("player", "sun", "Your picture at the table.")

    lessons: tuple[str, ...] = some("learning", (), LESSONS, "The lessons that you have finished.")
    lesson: str = choice("learning", LESSONS[0], LESSONS, "The lesson that you go on with.")
    lesson_step: int = number("learning", 0, 0, 20, "How many steps of it you have made.")

    new_game: TableSetup = field(default_factory=TableSetup)

    def changed(self, **values: object) -> Preferences:
        """Return the preferences with some of them changed.

        Raises:
            ValueError: a value is not allowed, or there is no such preference.
        """
        known = settings()
        for name, value in values.items():
            if name in known:
                values[name] = known[name].read(value)
            elif name != "new_game" or not isinstance(value, TableSetup):
                raise ValueError(f"there is no preference {name} that could be {value!r}")
        return replace(self, **values)  # type: ignore[arg-type]


def settings() -> Mapping[str, Setting]:
    """Return every setting by its name, in the order of the file; the last table set up is none of them."""
    return {each.name: setting for each in fields(Preferences) if (setting := setting_of(each))}


def defaults() -> dict[str, Any]:
    """Return the default of every setting by its name."""
    return {name: getattr(Preferences(), name) for name in settings()}
