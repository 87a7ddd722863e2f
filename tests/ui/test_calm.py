"""The system's wish for less movement is heard, where a system has a word for it, and never waited for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap

import pytest

from scopa_desktop.ui.calm import GNOME, KDE, REDUCED, SystemCalm, wish

PORTAL = """
    import sys
    from PySide6.QtCore import QCoreApplication, QTimer
    from PySide6.QtDBus import QDBusConnection, QDBusVariant, QDBusVirtualObject
    from PySide6.QtWidgets import QApplication
    from scopa_desktop.ui.calm import SystemCalm

    values = {"enable-animations": False} if "calm" in sys.argv else {"enable-animations": True}

    class Portal(QDBusVirtualObject):
        def introspect(self, path):
            return ""

        def handleMessage(self, message, connection):
            space, key = message.arguments()
            if "dumb" in sys.argv:
                return True
            if key in values:
                connection.send(message.createReply(QDBusVariant(QDBusVariant(values[key]))))
            else:
                connection.send(message.createErrorReply("org.freedesktop.portal.Error.NotFound", "no such setting"))
            return True

    application = QApplication(sys.argv)
    there = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "portal")
    portal = Portal()
    if "nobody" not in sys.argv:
        assert there.registerVirtualObject("/org/freedesktop/portal/desktop", portal)
        assert there.registerService("org.freedesktop.portal.Desktop")
    calm = SystemCalm()
    calm.changed.connect(lambda: print("changed", calm.wished, flush=True))
    calm.follow()
    print("asked", calm.wished, flush=True)
    def more():
        values["enable-animations"] = True
        calm.ask()
        QTimer.singleShot(600, application.quit)
    QTimer.singleShot(600, more)
    application.exec()
    print("end", calm.wished)
"""


@pytest.mark.parametrize(
    ("found", "wished"),
    [
        ({}, False),
        ({REDUCED: 1}, True),
        ({REDUCED: 0, GNOME: True, KDE: "1.0"}, False),
        ({GNOME: False}, True),
        ({KDE: "0"}, True),
        ({REDUCED: "rubbish", GNOME: None, KDE: object()}, False),
    ],
)
def test_what_desktops_say_is_understood(found: dict[tuple[str, str], object], wished: bool) -> None:
    assert wish(found) is wished


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="this is how desktops on Linux are asked")
@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="dbus is missing")
@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("calm", ["asked False", "changed True", "changed False", "end False"]),
        ("lively", ["asked False", "end False"]),
        ("dumb", ["asked False", "end False"]),
        ("nobody", ["asked False", "end False"]),
    ],
)
def test_the_portal_is_asked_and_never_waited_for(how: str, said: list[str]) -> None:
    command = ["dbus-run-session", "--", sys.executable, "-c", textwrap.dedent(PORTAL), how]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.split("\n")[:-1] == said, done.stderr


def test_without_a_bus_nobody_is_asked(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/nowhere")
    calm = SystemCalm()
    calm.ask()
    assert not calm.wished
    assert not calm._waiting
