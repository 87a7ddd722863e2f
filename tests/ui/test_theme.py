from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPalette
from pytestqt.qtbot import QtBot

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import TABLES, Felt, mix
from scopa_desktop.ui.theme import (
    CARD,
    DARK,
    LIGHT,
    ON_POINT,
    POINT,
    SETS,
    SPEEDS,
    TEAMS,
    TYPE,
    Colours,
    Theme,
    capture_seconds,
    contrast,
    set_mark,
)

BOTH = pytest.mark.parametrize("ui", [LIGHT, DARK], ids=["light", "dark"])
FELTS = pytest.mark.parametrize("felt", TABLES.values(), ids=TABLES)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"


@BOTH
@pytest.mark.parametrize("ground", ["window", "surface", "sunken"])
def test_text_and_outlines_on_paper(ui: Colours, ground: str) -> None:
    below = getattr(ui, ground)
    assert contrast(ui.ink, below) >= 7
    for tone in ("ink2", "accent", "gold_text", "good", "bad", "blue"):
        assert contrast(getattr(ui, tone), below) >= 4.5, tone
    for tone in ("edge", "focus"):
        assert contrast(getattr(ui, tone), below) >= 3, tone


@BOTH
def test_text_on_coloured_grounds(ui: Colours) -> None:
    assert contrast(ui.on_accent, ui.accent) >= 4.5
    assert contrast(ui.on_accent, ui.accent_hi) >= 4.5
    assert contrast(ui.ink, ui.accent_soft) >= 7
    assert contrast(ui.accent, ui.accent_soft) >= 4.5
    assert contrast(ui.ink, mix(ui.window, POINT, ui.win_tint)) >= 7
    assert contrast(ON_POINT, POINT) >= 7


@FELTS
def test_text_and_rings_on_the_felt(felt: Felt) -> None:
    panel = mix(felt.centre, felt.panel, felt.glass)
    assert contrast(felt.ink, felt.centre) >= 4.5
    assert contrast(felt.ink, panel) >= 7
    assert contrast(felt.ink2, panel) >= 7
    assert contrast(felt.gold, panel) >= 4.5
    assert contrast(felt.ink2, felt.strip) >= 7
    for mark in SETS:
        assert contrast(mark.colour, felt.mid) >= 4.5


def test_indices_on_cards() -> None:
    for colour in (*CARD.index, *CARD.french_index):
        assert contrast(colour, CARD.paper) >= 4.5


def test_every_mark_has_a_shape_of_its_own() -> None:
    assert len({mark.shape for mark in SETS}) == len(SETS)
    assert len({mark.shape for mark in TEAMS}) == len(TEAMS)
    assert set_mark(4) == SETS[0]


def test_no_text_is_smaller_than_twelve_pixels(qtbot: QtBot) -> None:
    theme = Theme()
    assert min(theme.font(role, 0.5).pixelSize() for role in TYPE) == 12
    assert theme.exact_font("title", 9).pixelSize() == 9


def test_a_capture_stays_in_sight_at_every_speed() -> None:
    seconds = [capture_seconds(speed) for speed in ("slow", "normal", "fast", "lightning", "off")]
    assert seconds == sorted(seconds, reverse=True) or seconds[-1] == 0.35
    assert all(capture_seconds(speed) >= 0.2 for speed in SPEEDS)
    assert capture_seconds("normal") == 0.9


def test_another_scheme_or_table_is_told(qtbot: QtBot) -> None:
    theme = Theme("light")
    with qtbot.waitSignal(theme.changed):
        theme.set_scheme("dark")
    assert theme.dark
    assert theme.ui is DARK
    with qtbot.waitSignal(theme.changed):
        theme.set_table("notte")
    assert theme.felt is TABLES["notte"]
    theme.set_table("no such cloth")
    assert theme.felt.name == "verde"
    assert Theme("nonsense").scheme == "system"


def test_the_palette_wears_the_colours(qtbot: QtBot) -> None:
    palette = Theme("dark").palette()
    assert palette.color(QPalette.ColorRole.Window) == QColor(DARK.window)
    assert palette.color(QPalette.ColorRole.HighlightedText) == QColor(DARK.on_accent)


def test_shadows_are_baked_once_and_the_oldest_go(qtbot: QtBot) -> None:
    shadows = paint.Shadows(keep=2)
    first = shadows.pixmap(100, 160, 6, 2)
    assert shadows.pixmap(100, 160, 6, 2) is first
    shadows.pixmap(101, 160, 6, 2)
    shadows.pixmap(102, 160, 6, 2)
    assert shadows.pixmap(100, 160, 6, 2) is not first


def test_a_small_card_fits_its_height(qtbot: QtBot) -> None:
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    marks = paint.CardMarks((*tuple("1234567"), "8", "9", "10"))
    right = paint.mini(painter, Theme(), marks, 9, 4, 5, 44)
    painter.end()
    assert right == 4 + 31
    assert image.pixelColor(19, 12) != QColor("black")
    assert image.pixelColor(40, 20) == QColor("black")


def test_icons_and_felt_are_painted(qtbot: QtBot) -> None:
    for name in paint.ICONS:
        image = QImage(24, 24, QImage.Format.Format_ARGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        paint.icon(painter, name, QRectF(0, 0, 24, 24), "#000000")
        painter.end()
        assert any(image.pixelColor(x, y) != QColor("white") for x in range(24) for y in range(24)), name
    pixmap = paint.felt_pixmap(TABLES["verde"], 200, 100, 2.0)
    assert (pixmap.width(), pixmap.height()) == (400, 200)


@pytest.mark.parametrize(("scheme", "follows"), [("system", True), ("light", False), ("dark", False)])
def test_the_system_is_followed_at_once_unless_a_scheme_is_chosen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scheme: str, follows: bool
) -> None:
    says = Qt.ColorScheme.Light
    hints = QGuiApplication.styleHints()

    class Hints:
        """The system's, but for the scheme, which cannot be changed off screen."""

        colorSchemeChanged = hints.colorSchemeChanged  # noqa: N815
        setColorScheme = hints.setColorScheme  # noqa: N815
        unsetColorScheme = hints.unsetColorScheme  # noqa: N815
        accessibility = getattr(hints, "accessibility", None)

        def colorScheme(self) -> Qt.ColorScheme:
            return says

    monkeypatch.setattr(QGuiApplication, "styleHints", Hints)
    before = QGuiApplication.palette()
    try:
        theme = Theme(scheme)
        theme.apply()
        was = theme.dark
        for says in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light, Qt.ColorScheme.Dark):
            hints.colorSchemeChanged.emit(says)
            assert theme.dark == ((says == Qt.ColorScheme.Dark) if follows else was)
            assert theme.ui is (DARK if theme.dark else LIGHT)
            assert QGuiApplication.palette().window().color().name() == theme.ui.window.lower()
    finally:
        QGuiApplication.setPalette(before)
