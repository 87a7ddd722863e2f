"""The language of the interface: which one is spoken, its translations, and how it writes numbers and dates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from scopa_desktop.assets import resources
from scopa_desktop.store.preferences import LANGUAGES

ENGLISH: Final = "en"
"""The language that the program is written in; it needs no translation."""
FOLDER: Final = "translations"
"""Where the translations lie among the program's own files, as ``scopa_it.qm``."""


def chosen(wanted: str, system: Sequence[str]) -> str:
    """Return the language to speak.

    Args:
        wanted: a preference: one of `LANGUAGES`, or ``auto`` for the first of the system's that is among them.
        system: the languages that the system prefers, best first, as ``pt-BR`` or ``pt_BR.UTF-8``.
    """
    if wanted in LANGUAGES:
        return wanted
    for each in system:
        words = each.replace("_", "-").partition(".")[0].split("-")
        for code in LANGUAGES:
            if code.partition("_")[0] == words[0].lower():
                return code
    return ENGLISH


def locale_for(language: str, system: QLocale) -> QLocale:
    """Return how numbers and dates are written in a language: as in the system's region, if it is spoken there."""
    own = QLocale(language)
    if system.language() == own.language():
        return system
    if system.language() == QLocale.Language.C:  # plain English, of nowhere
        return system if language == ENGLISH else own
    there = QLocale(own.language(), system.territory())
    return there if there.territory() == system.territory() else own


class Language:
    """Speaks one language at a time, for the whole application: Qt's own words, then the program's.

    Attributes:
        spoken: the language that is spoken, one of `LANGUAGES`.
    """

    def __init__(self) -> None:
        self.spoken = ENGLISH
        self._flavour = ""
        self._translators: list[QTranslator] = []

    def speak(self, wanted: str, flavour: str = "off") -> bool:
        """Speak a language from now on, and return whether it is another one than before.

        Args:
            wanted: see `chosen`.
            flavour: whose words stand in it, one of `scopa_desktop.store.preferences.FLAVOURS`; in Italian only.
        """
        system = QLocale.system()
        language = chosen(wanted, system.uiLanguages())
        locale = locale_for(language, system)
        over = flavour if language == "it" and flavour != "off" else ""
        if (language, over, locale) == (self.spoken, self._flavour, QLocale()):
            return False
        self._forget()
        QLocale.setDefault(locale)
        if language != ENGLISH:
            self._load(language, over)
        self.spoken, self._flavour = language, over
        return True

    def stop(self) -> None:
        """Speak as before there was a preference."""
        self._forget()
        QLocale.setDefault(QLocale.system())
        self.spoken, self._flavour = ENGLISH, ""

    def _load(self, language: str, over: str) -> None:
        ours = str(resources() / FOLDER)
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        files = [(f"qtbase_{language}", qt), (f"scopa_{language}", ours)]
        if over:
            files.append((f"scopa_{language}_{over}", ours))
        for name, folder in files:
            translator = QTranslator(QCoreApplication.instance())
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._translators.append(translator)

    def _forget(self) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators.clear()
