"""Colours, type, spaces and motion: the one source of every value that the screen is drawn with.

Everything here is plain data; a `Theme` is built in `app.py` and handed on.  It holds what may change while
the program runs (light or dark, which cloth lies on the table, the size of the system's font) and tells when
it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QToolTip

from scopa_desktop.ui.cloth import OWN, TABLES, Felt, channels, color, mix, stark

if TYPE_CHECKING:
    from scopa_desktop.store.preferences import Preferences
    from scopa_desktop.store.troubles import Trouble

TEXT_SIZES: Final = MappingProxyType({"small": 0.9, "normal": 1.0, "large": 1.4, "very_large": 2.0})
"""How much larger than usual texts are wished, by the name that preferences store."""
SCHEMES: Final = ("system", "light", "dark")
"""What a player may choose for windows and dialogs."""


# ------------------------------------------------------------------------------------------- arithmetic


def luminance(colour: str) -> float:
    """Return the relative luminance, 0 to 1, of an ``#RRGGBB`` colour (WCAG 2)."""
    red, green, blue = (
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (x / 255 for x in channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast, 1 to 21, of two ``#RRGGBB`` colours (WCAG 2)."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


# ----------------------------------------------------------------------------------------------- colours


@dataclass(frozen=True, slots=True)
class Colours:
    """What windows and dialogs are painted with; tests/ui/test_theme.py holds uses and contrasts."""

    window: str
    surface: str
    sunken: str
    line: str
    edge: str
    ink: str
    ink2: str
    accent: str
    accent_hi: str
    on_accent: str
    accent_soft: str
    gold: str
    gold_text: str
    good: str
    bad: str
    blue: str
    focus: str
    scrim: str
    win_tint: float
    """Opacity of the gold over a cell that scores."""


LIGHT: Final = Colours(
    window="#F5EDDD",
    surface="#FFFAF0",
    sunken="#EADFC9",
    line="#DACBAF",
    edge="#8A7657",
    ink="#2A201A",
    ink2="#5F4F3C",
    accent="#9E3A26",
    accent_hi="#B34A33",
    on_accent="#FFF8EC",
    accent_soft="#F4DFD0",
    gold="#B57B1C",
    gold_text="#7A5208",
    good="#2C6547",
    bad="#A02A2A",
    blue="#2A5A88",
    focus="#1C62B0",
    scrim="#1A120C",
    win_tint=0.20,
)
DARK: Final = Colours(
    window="#1F1814",
    surface="#2A211B",
    sunken="#18120F",
    line="#44382D",
    edge="#8D7A63",
    ink="#F4EAD9",
    ink2="#C7B69D",
    accent="#E58A68",
    accent_hi="#F09C7C",
    on_accent="#24120A",
    accent_soft="#4A2C20",
    gold="#E0B055",
    gold_text="#EBC478",
    good="#86C5A0",
    bad="#F09A92",
    blue="#93C0EA",
    focus="#9CCBFF",
    scrim="#0A0705",
    win_tint=0.13,
)


STARK_LIGHT: Final = Colours(
    window="#FFFFFF",
    surface="#FFFFFF",
    sunken="#F0EDE6",
    line="#4A4034",
    edge="#000000",
    ink="#000000",
    ink2="#2B241D",
    accent="#7A1F0E",
    accent_hi="#7A1F0E",
    on_accent="#FFFFFF",
    accent_soft="#FFE3D2",
    gold="#7A5208",
    gold_text="#5C3D00",
    good="#0E4A2A",
    bad="#8A0F0F",
    blue="#0F3F73",
    focus="#003E9C",
    scrim="#000000",
    win_tint=0.35,
)
STARK_DARK: Final = Colours(
    window="#000000",
    surface="#000000",
    sunken="#14110F",
    line="#B9AC9A",
    edge="#FFFFFF",
    ink="#FFFFFF",
    ink2="#E6DCCB",
    accent="#FFA989",
    accent_hi="#FFA989",
    on_accent="#000000",
    accent_soft="#4A2414",
    gold="#FFD75E",
    gold_text="#FFD75E",
    good="#9BE3B8",
    bad="#FFB0B0",
    blue="#A9D3FF",
    focus="#9CCBFF",
    scrim="#000000",
    win_tint=0.18,
)
"""The same in high contrast: lines and outlines as strong as texts."""


@dataclass(frozen=True, slots=True)
class CardColours:
    """A card's paper and the colours of its index, by suit."""

    paper: str = "#FFFDF6"
    rim: str = "#CDBFA4"
    ink: str = "#241A14"
    index: tuple[str, str, str, str] = ("#7C4D00", "#B01F1C", "#1A4A8C", "#1D5C36")
    """Coins, cups, swords, clubs."""
    french_index: tuple[str, str, str, str] = ("#C7222A", "#C7222A", "#241A14", "#241A14")
    """Diamonds, hearts, spades, clubs."""
    back: str = "#8E2F2A"
    back2: str = "#F3E6CB"


CARD: Final = CardColours()
CARD_RADIUS: Final = 0.055
"""Corner radius, as a share of the card's width."""

POINT: Final = "#F0C458"
ON_POINT: Final = "#2A1D0A"
POINT_RIM: Final = "#7A5208"


@dataclass(frozen=True, slots=True)
class Mark:
    """A colour and a shape that always go together, so that colour is never the only sign."""

    colour: str
    shape: str


SETS: Final = (
    Mark("#F2C65A", "circle"),
    Mark("#9AD0FF", "diamond"),
    Mark("#FFA98F", "square"),
    Mark("#B9E8A0", "triangle"),
)
"""The sets a card may take, in the order offered; from the fifth on they repeat and only the number tells."""
TEAMS: Final = (Mark("#F2C65A", "sun"), Mark("#9AD0FF", "moon"), Mark("#FFA98F", "star"))


def set_mark(number: int) -> Mark:
    """Return the mark of the set with this number, counted from 0."""
    return SETS[number % len(SETS)]


# ------------------------------------------------------------------------ type, space, elevation, motion

_SERIF = (
    "Iowan Old Style",
    "Palatino",
    "Palatino Linotype",
    "Book Antiqua",
    "Georgia",
    "Noto Serif",
    "Source Serif 4",
    "DejaVu Serif Condensed",
    "DejaVu Serif",
)
_SANS = (
    "Segoe UI Variable Text",
    "Segoe UI",
    "SF Pro Text",
    "Noto Sans",
    "Cantarell",
    "Ubuntu",
    "DejaVu Sans Condensed",
    "DejaVu Sans",
)
_JAPANESE: Final = MappingProxyType(
    {
        True: ("Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", "Noto Serif JP", "IPAexMincho", "IPAPMincho"),
        False: (
            "Hiragino Sans",
            "Yu Gothic UI",
            "Meiryo",
            "Noto Sans CJK JP",
            "Noto Sans JP",
            "IPAexGothic",
            "IPAPGothic",
            "TakaoPGothic",
        ),
    }
)
"""Where the signs of Japanese come from, for names of things (True) and for sentences: without them a system may write
them as they are written in China."""
_GENERIC = ("", "sans", "sans serif", "sans-serif", "dejavu sans")


@dataclass(frozen=True, slots=True)
class Type:
    """A role of text: family, size in pixels at u = 1, weight."""

    serif: bool
    size: float
    weight: int


TYPE: Final = MappingProxyType(
    {
        "caption": Type(False, 12.5, 400),
        "label": Type(False, 13.5, 400),
        "body": Type(False, 15, 400),
        "strong": Type(False, 15, 600),
        "head": Type(True, 18, 600),
        "title": Type(True, 24, 600),
        "page": Type(True, 28, 600),
        "display": Type(True, 40, 600),
        "numeral": Type(True, 30, 600),
    }
)
_GROWS_FROM = (1600, 1000)
"""From this size of the window on, dialogs grow with it."""
_LEAST = (780, 480)
"""However large texts are wished, a window shows so many of their units, so that dialogs stay whole."""
_LARGEST = 2.25
_LARGEST_BAR = 1.5
_STEP = 0.125
MIN_TEXT: Final = 12
"""No text is smaller, in pixels."""


@dataclass(frozen=True, slots=True)
class Space:
    """Distances in pixels at u = 1."""

    xs: int = 4
    s: int = 8
    m: int = 12
    l: int = 16  # noqa: E741 - the sizes are named like shirts
    xl: int = 24
    xxl: int = 32
    huge: int = 48


@dataclass(frozen=True, slots=True)
class Radius:
    """Corner radii in pixels at u = 1; a pill's is half its height."""

    chip: int = 6
    control: int = 9
    tile: int = 12
    panel: int = 14
    prompt: int = 18
    sheet: int = 18


SPACE: Final = Space()
RADIUS: Final = Radius()


@dataclass(frozen=True, slots=True)
class Elevation:
    """A shadow: how far it falls, how soft it is (pixels at u = 1) and how dark (0 to 1)."""

    dy: float
    blur: float
    alpha: float


ELEVATION: Final = (
    Elevation(0, 0, 0.0),
    Elevation(2, 7, 0.42),
    Elevation(4, 12, 0.46),
    Elevation(9, 24, 0.52),
    Elevation(16, 46, 0.55),
)
"""0 none, 1 resting card or tile, 2 own hand and stock, 3 lifted card or prompt, 4 flying card or sheet."""


@dataclass(frozen=True, slots=True)
class Speed:
    """How a speed changes the times written for `normal`."""

    factor: float
    """Multiplies travel."""
    hold: float
    """Multiplies what stays in sight to be read."""
    least_hold: int = 0
    """No hold is shorter, in milliseconds."""


SPEEDS: Final = MappingProxyType(
    {
        "slow": Speed(1.6, 1.6),
        "normal": Speed(1.0, 1.0),
        "fast": Speed(0.55, 0.55),
        "lightning": Speed(0.18, 0.3, 220),
        "off": Speed(0.0, 0.0, 350),
    }
)
CAPTURE_HOLD: Final = 900
"""Milliseconds that a capture of two cards stays in sight at normal speed."""


STAYS: Final = MappingProxyType({"short": 0.5, "normal": 1.0, "long": 2.5, "key": 1.0})
"""By how much longer than usual the other players' plays stay in sight."""


def capture_seconds(speed: str, stay: str = "normal") -> float:
    """Return for how many seconds another player's usual capture stays in sight at this speed."""
    return held(CAPTURE_HOLD, speed, stay) / 1000


def held(ms: float, speed: str, stay: str = "normal") -> float:
    """Return for how many milliseconds something stays in sight that does so for `ms` at normal speed."""
    chosen, longer = SPEEDS[speed], STAYS[stay]
    return max(ms * chosen.hold * longer, chosen.least_hold * max(1.0, longer))


# ----------------------------------------------------------------------------------------------- the theme


class Theme(QObject):
    """The look as it is now: read its colours and fonts at each painting.

    Args:
        scheme: ``light``, ``dark`` or ``system``.
        table: a name of `TABLES`.
        scale: size of text in dialogs; None follows the system's font (1 to 1.6).
        picture: where the player's own picture for the table is kept; it need not exist.

    Signals:
        changed: some colour is another one now: paint again.
        laid: the player's own picture is read and lies there, or, with `trouble`, another table.
        rescaled: `scale` or the language is another one now: what was built with the old one is built anew.
        reworded: the language is another one now: what is said without being built is said anew.
    """

    changed = Signal()
    laid = Signal()
    rescaled = Signal()
    reworded = Signal()

    def __init__(
        self, scheme: str = "light", table: str = "verde", scale: float | None = None, picture: Path | None = None
    ) -> None:
        super().__init__()
        self._scheme = scheme if scheme in SCHEMES else "system"
        self._contrast = "off"
        self.stark: bool = False
        """Whether everything is shown in high contrast."""
        self.picture: Path | None = picture
        """Where the player's own picture for the table is kept."""
        self.trouble: Trouble | None = None
        """Why another table lies there than the one wanted."""
        self.own: Felt | None = None
        """The table that is that picture, once it is read."""
        self._reading: object = None
        self._wanted = table
        self.felt: Felt = TABLES.get(table, TABLES["verde"])
        self.felt = self._table(table)
        self._families = _sans_families()
        self._fonts: dict[tuple[object, ...], QFont] = {}
        self._language = ""
        self.system_scale: float = _system_scale() if scale is None else scale
        """How much larger than usual the system's font is: 1 to 1.6."""
        self.text_size: float = 1.0
        """How much larger than usual the player wishes texts; as large as there is room they become."""
        self.scale: float = self.system_scale
        """Factor of type, controls and dialogs in the window as large as it is now (`fit`)."""
        self.dark: bool = self._wants_dark()
        self._fitted = (0, 0)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        if hasattr(hints, "accessibility"):  # Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._system_contrast_changed)

    @classmethod
    def of(cls, preferences: Preferences, picture: Path | None = None) -> Theme:
        """Return the look that a player prefers; `picture`: see `Theme`."""
        theme = cls(preferences.scheme, preferences.cloth, picture=picture)
        theme.set_contrast(preferences.contrast)
        theme.set_text_size(TEXT_SIZES[preferences.text_size])
        return theme

    @property
    def bar_scale(self) -> float:
        """Factor of menus and tools: they follow the system's font and the player's wish, not the window."""
        return min(self.system_scale * self.text_size, max(_LARGEST_BAR, self.system_scale))

    @property
    def scheme(self) -> str:
        """What was chosen: ``light``, ``dark`` or ``system``."""
        return self._scheme

    @property
    def ui(self) -> Colours:
        """The colours of windows and dialogs."""
        if self.stark:
            return STARK_DARK if self.dark else STARK_LIGHT
        return DARK if self.dark else LIGHT

    def set_contrast(self, wanted: str) -> None:
        """Show everything in high contrast or not: ``on``, ``off``, or ``system`` as far as the system says it."""
        self._contrast = wanted
        high = wanted == "on" or (wanted == "system" and _system_contrast())
        if high != self.stark:
            self.stark = high
            self.felt = self._table(self._wanted)
            self.changed.emit()

    def set_text_size(self, factor: float) -> None:
        """Show texts so much larger than usual, as far as the window has room; `apply` tells the application."""
        if factor != self.text_size:
            before, self.text_size = self.scale, factor
            self.fit(*self._fitted)
            if self.scale == before:  # the table and the strip have sizes of their own
                self.rescaled.emit()

    def set_language(self, language: str) -> None:
        """Write in a language, as named in `scopa_desktop.ui.language`; what was built in another is built anew."""
        self._language = language
        self._fonts.clear()
        self.reworded.emit()
        self.rescaled.emit()

    def set_scheme(self, scheme: str) -> None:
        """Change to ``light``, ``dark`` or ``system``; call `apply` too where the palette should follow."""
        self._scheme = scheme if scheme in SCHEMES else "system"
        self.dark = self._wants_dark()
        self.changed.emit()

    def set_table(self, name: str) -> None:
        """Lay another table; an unknown name lays the usual one.

        The player's own picture is read first, unless it is known; what lay there before stays so long.
        """
        self._wanted = name
        self.felt = self._table(name)
        self.changed.emit()

    @property
    def has_picture(self) -> bool:
        """Whether a picture of the player's own is kept as a table."""
        return self.picture is not None and self.picture.is_file()

    def _table(self, name: str) -> Felt:
        return self._in_contrast(self._plain_table(name))

    def _in_contrast(self, felt: Felt) -> Felt:
        return stark(felt) if self.stark else felt

    def _plain_table(self, name: str) -> Felt:
        self.trouble = None
        if name != OWN:
            return TABLES.get(name, TABLES["verde"])
        if self.picture is None:
            return TABLES["verde"]
        from scopa_desktop.ui.surfaces import stamp_of

        if self.own is not None and self.own.stamp == stamp_of(self.picture):
            return self.own
        self.read_picture()
        return self.felt

    @property
    def reading(self) -> bool:
        """Whether the player's own picture is being read."""
        return self._reading is not None

    def read_picture(self) -> None:
        """Read the player's own picture, in a thread of its own; `laid` tells when that is done."""
        from scopa_desktop.ui.apart import Apart
        from scopa_desktop.ui.surfaces import own_felt

        if self.picture is None:
            return
        token = self._reading = object()
        Apart(partial(own_felt, self.picture), lambda found: self._picture_read(token, found), self)

    def _picture_read(self, token: object, found: object) -> None:
        from scopa_desktop.store.troubles import StoreError

        if token is not self._reading:  # another one was kept meanwhile, and is read now
            return
        self._reading = None
        if isinstance(found, Felt):
            self.own = found
        if self._wanted == OWN:
            self.felt = self._in_contrast(TABLES["verde"] if isinstance(found, StoreError) else found)
            if isinstance(found, StoreError):
                self.trouble = found.trouble
            self.changed.emit()
        self.laid.emit()

    def fit(self, width: int, height: int) -> None:
        """Let dialogs grow with the window, in steps, so that they are no islands on a large one."""
        self._fitted = (width, height)
        room = min(width / _GROWS_FROM[0], height / _GROWS_FROM[1])
        grown = min(_LARGEST, max(1.0, int(room / _STEP) * _STEP))
        scale = self.system_scale * grown
        if self.text_size != 1.0:
            most = min(width / _LEAST[0], height / _LEAST[1])
            scale = min(scale * self.text_size, max(scale, int(most / _STEP) * _STEP))
        if scale != self.scale:
            self.scale = scale
            self.rescaled.emit()

    def _wants_dark(self) -> bool:
        if self._scheme != "system":
            return self._scheme == "dark"
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark

    def _system_changed(self) -> None:
        if self._scheme == "system" and self._wants_dark() != self.dark:
            self.dark = self._wants_dark()
            self.apply()
            self.changed.emit()

    def _system_contrast_changed(self) -> None:
        self.set_contrast(self._contrast)

    # ------------------------------------------------------------------------------------------- type

    def font(
        self,
        role: str,
        u: float = 1.0,
        *,
        px: float | None = None,
        weight: int | None = None,
        italic: bool = False,
    ) -> QFont:
        """Return the font of a role.

        Args:
            role: a name of `TYPE`.
            u: the scene's unit, or `self.scale` in a dialog.
            px: another size in pixels at u = 1.
            weight: another weight, 100 to 900.
            italic: slanted.
        """
        key = (role, round(u, 3), px, weight, italic)
        found = self._fonts.get(key)
        if found is None:
            kind = TYPE[role]
            found = QFont()
            found.setFamilies([*(_SERIF if kind.serif else self._families), *self._signs(kind.serif)])
            found.setPixelSize(max(MIN_TEXT, round((px or kind.size) * u)))
            found.setWeight(QFont.Weight(weight or kind.weight))
            found.setItalic(italic)
            found.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            found.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
            self._fonts[key] = found
        return QFont(found)

    def _signs(self, serif: bool) -> tuple[str, ...]:
        """Return the fonts of the signs that our fonts lack, for languages that are written with such."""
        if self._language != "ja":
            return ()
        return (*_JAPANESE[True], *_JAPANESE[False]) if serif else _JAPANESE[False]

    def exact_font(self, role: str, px: float, weight: int | None = None) -> QFont:
        """Return the font of a role at any size, for letters that are part of a picture."""
        font = self.font(role, 1.0, px=max(px, MIN_TEXT), weight=weight)
        font.setPixelSize(max(5, round(px)))
        return font

    def ui_font(self, role: str, *, px: float | None = None, weight: int | None = None) -> QFont:
        """Return the font of a role in windows and dialogs, where it follows the system's size."""
        return self.font(role, self.scale, px=px, weight=weight)

    def px(self, size: float) -> int:
        """Return a length of a dialog in pixels, grown with the system's font."""
        return round(size * self.scale)

    def metrics(self, font: QFont) -> QFontMetricsF:
        """Return the metrics of a font."""
        return QFontMetricsF(font)

    # ---------------------------------------------------------------------------------------- palette

    def palette(self) -> QPalette:
        """Return Qt's palette in the colours of windows and dialogs."""
        roles, ui = QPalette.ColorRole, self.ui
        palette = QPalette()
        for role, colour in (
            (roles.Window, ui.window),
            (roles.Base, ui.surface),
            (roles.AlternateBase, ui.sunken),
            (roles.Button, ui.surface),
            (roles.WindowText, ui.ink),
            (roles.Text, ui.ink),
            (roles.ButtonText, ui.ink),
            (roles.BrightText, ui.on_accent),
            (roles.PlaceholderText, ui.ink2),
            (roles.Highlight, ui.accent),
            (roles.HighlightedText, ui.on_accent),
            (roles.Accent, ui.accent),
            (roles.Link, ui.blue),
            (roles.LinkVisited, ui.blue),
            (roles.Light, mix(ui.surface, "#FFFFFF", 0.1)),
            (roles.Midlight, ui.sunken),
            (roles.Mid, ui.line),
            (roles.Dark, ui.edge),
            (roles.Shadow, ui.scrim),
            (roles.ToolTipBase, ui.surface),
            (roles.ToolTipText, ui.ink),
        ):
            palette.setColor(role, color(colour))
        for role in (roles.WindowText, roles.Text, roles.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, role, color(mix(ui.ink, ui.window, 0.55)))
        return palette

    def apply(self) -> None:
        """Give the application this palette and font, and tell the platform which scheme is worn."""
        app = QGuiApplication.instance()
        if not isinstance(app, QGuiApplication):
            return
        hints = QGuiApplication.styleHints()
        wanted = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}.get(self._scheme)
        if wanted is None:
            hints.unsetColorScheme()
        else:
            hints.setColorScheme(wanted)
        app.setPalette(self.palette())
        QToolTip.setPalette(self.palette())
        app.setFont(self.font("body", self.bar_scale))


def _system_contrast() -> bool:
    """Tell whether the system asks for high contrast; older Qt does not know."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return bool(hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


def _sans_families() -> tuple[str, ...]:
    """The system's own font first, unless it is only the name of a fallback."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    family = QFontInfo(system).family()
    if family.lower() in _GENERIC:
        return _SANS
    return (family, *(name for name in _SANS if name != family))


def _system_scale() -> float:
    """The system font's size against ours; ours is large already, so it only ever grows."""
    pixels = QFontInfo(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)).pixelSize()
    return min(1.6, max(1.0, pixels / 15))
