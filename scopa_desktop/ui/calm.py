"""Whether the system asks programs for less movement; asked without ever waiting for an answer.

Qt has no word for it (6.11), so each system is asked in its own way: the desktop portal on Linux and its like, the
system's parameters on Windows, the workspace on macOS.  Where nothing answers, nothing is asked for.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import logging
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

_LOG = logging.getLogger(__name__)
_PATIENCE: Final = 2000
"""Milliseconds after which the portal's answer is of no interest any more."""
Setting = tuple[str, str]
REDUCED: Final[Setting] = ("org.freedesktop.appearance", "reduced-motion")
GNOME: Final[Setting] = ("org.gnome.desktop.interface", "enable-animations")
KDE: Final[Setting] = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")


def wish(found: Mapping[Setting, object]) -> bool:
    """Tell whether settings of a desktop ask for less movement; unknown values ask for nothing."""
    return found.get(REDUCED) == 1 or found.get(GNOME) is False or str(found.get(KDE, "")).strip() in ("0", "0.0")


class SystemCalm(QObject):
    """Knows whether the system asks for less movement; asks anew whenever the program comes to the front.

    Signals:
        changed: it is otherwise than it was.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.wished = False
        self._found: dict[Setting, object] = {}
        self._waiting: list[QDBusPendingCallWatcher] = []

    def follow(self) -> None:
        """Ask now, and from now on."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.applicationStateChanged.connect(self._state_changed)
        self.ask()

    def _state_changed(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.ask()

    def ask(self) -> None:
        """Ask once more."""
        try:
            if sys.platform == "win32":
                self._take(not _windows_animates())
            elif sys.platform == "darwin":
                self._take(_mac_reduces())
            elif _has_bus():
                self._ask_portal()
        except (OSError, AttributeError, ImportError, ValueError):
            _LOG.info("the system does not say whether it wants less movement", exc_info=True)

    def _take(self, wished: bool) -> None:
        if wished != self.wished:
            self.wished = wished
            self.changed.emit()

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected() or self._waiting:
            return
        for setting in (REDUCED, GNOME, KDE):
            message = QDBusMessage.createMethodCall(
                "org.freedesktop.portal.Desktop",
                "/org/freedesktop/portal/desktop",
                "org.freedesktop.portal.Settings",
                "Read",
            )
            message.setArguments(list(setting))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message, _PATIENCE), self)
            self._waiting.append(watcher)
            watcher.finished.connect(lambda call, setting=setting: self._answered(call, setting))

    def _answered(self, call: QDBusPendingCallWatcher, setting: Setting) -> None:
        from PySide6.QtDBus import QDBusMessage

        reply = call.reply()
        self._found.pop(setting, None)
        if reply.type() == QDBusMessage.MessageType.ReplyMessage and reply.arguments():
            self._found[setting] = _plain(reply.arguments()[0])
        self._waiting = [each for each in self._waiting if each is not call]
        call.deleteLater()
        if not self._waiting:
            self._take(wish(self._found))


def _plain(value: object) -> object:
    """Return what a portal's answer holds: variants in variants."""
    from PySide6.QtDBus import QDBusVariant

    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value


def _has_bus() -> bool:
    """Tell whether there is a session bus; asking for one where there is none might start it."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return folder is not None and (Path(folder) / "bus").exists()


def _windows_animates() -> bool:
    """Tell whether Windows wants animations in windows (SPI_GETCLIENTAREAANIMATION)."""
    shown = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(0x1042, 0, ctypes.byref(shown), 0)  # type: ignore[attr-defined]
    return bool(shown.value)


def _mac_reduces() -> bool:
    """Tell whether macOS wants less movement (NSWorkspace accessibilityDisplayShouldReduceMotion)."""
    objc = ctypes.cdll.LoadLibrary(ctypes.util.find_library("objc") or "/usr/lib/libobjc.dylib")
    ctypes.cdll.LoadLibrary("/System/Library/Frameworks/AppKit.framework/AppKit")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    tell = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    space = send(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    return bool(tell(space, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))
