"""The windows whose start is measured, each in a process of its own: ``empty``, or ``game FOLDER``.

Either says ``painted`` as soon as it has been painted for the first time; the game says ``filled`` when the start
page has been painted too, and both end.
"""

from __future__ import annotations

import os
import sys


def say(word: str) -> None:
    """Tell whoever started the process."""
    os.write(1, word.encode() + b"\n")


def empty() -> None:
    """Open a window with nothing in it."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    class Window(QWidget):
        def paintEvent(self, event: object) -> None:  # noqa: N802
            QTimer.singleShot(0, self, lambda: (say("painted"), os._exit(0)))

    application = QApplication([])
    window = Window()
    window.resize(1280, 800)
    window.show()
    application.exec()


def game(folder: str) -> None:
    """Open the game as its command does."""
    import scopa_desktop.app
    from scopa_desktop.__main__ import main

    run = scopa_desktop.app.run
    scopa_desktop.app.run = lambda data, files, person: run(data, painted, files, person)  # type: ignore[assignment]
    main(["--data", folder])


def painted() -> None:
    """The game's window has been painted; wait for what fills it."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    say("painted")

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if event.type() == QEvent.Type.Paint and type(watched).__name__ == "StartPage":
                QTimer.singleShot(0, self, lambda: (say("filled"), os._exit(0)))
            return False

    application = QApplication.instance()
    assert application is not None
    watch = Watch(application)
    application.installEventFilter(watch)


if __name__ == "__main__":
    if sys.argv[1] == "empty":
        empty()
    else:
        game(sys.argv[2])
