"""No widget is ever deleted in a thread that it does not belong to."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from scopa_desktop.store.preferences import Preferences
from scopa_desktop.ui.collector import INTERVAL, Collector
from scopa_desktop.ui.windows.shell import Shell


class Cycle:
    """Something that only garbage collection frees; it notes in which thread."""

    def __init__(self, freed: list[int]) -> None:
        self._itself = self
        self._freed = freed

    def __del__(self) -> None:
        self._freed.append(threading.get_ident())


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[Collector]:
    parent = QObject()
    found = Collector(parent)
    yield found
    found.stop()
    shiboken6.delete(parent)


def test_garbage_is_freed_in_the_thread_that_paints_alone(collector: Collector) -> None:
    freed: list[int] = []

    def work() -> None:
        Cycle(freed)
        keep = [[number] for number in range(100_000)]  # enough for Python to collect many times
        assert keep

    other = threading.Thread(target=work)
    other.start()
    other.join()
    assert freed == []
    for _ in range(3):
        Cycle(freed)
        keep = [[number] for number in range(100_000)]
        collector.look()
        assert keep
    assert freed and set(freed) == {threading.get_ident()}


def test_garbage_is_collected_a_little_after_it_was_made(collector: Collector, qtbot: QtBot) -> None:
    freed: list[int] = []
    Cycle(freed)
    keep = [[number] for number in range(100_000)]
    qtbot.waitUntil(lambda: freed != [], timeout=3 * INTERVAL)
    assert keep


def test_the_window_collects_while_it_is_open(qtbot: QtBot) -> None:
    assert gc.isenabled()
    shell = Shell(Preferences())
    assert not gc.isenabled()
    shell.close()
    assert gc.isenabled()
    shiboken6.delete(shell)


def test_python_collects_again_when_the_window_is_gone(qtbot: QtBot) -> None:
    shell = Shell(Preferences())
    shiboken6.delete(shell)
    assert gc.isenabled()
