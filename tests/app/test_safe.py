"""The program reaches no network, and no file that a player opens makes it run code or read what lies elsewhere."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QImageReader, QTextDocument

from scopa_desktop.store.decks.remarks import DeckRefused
from scopa_desktop.store.decks.svg import checked
from scopa_desktop.ui.handbook.plates import Plates
from scopa_desktop.ui.windows.handbook import Reader
from tests.ui.pages import keep, look

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "scopa_desktop").rglob("*.py"))
FORBIDDEN = re.compile(
    r"(socket|ssl|urllib|http|ftplib|smtplib|asyncio|webbrowser|pickle|marshal|shelve|xmlrpc|runpy|code"
    r"|PySide6\.Qt(Network|WebEngine\w*|WebSockets|Qml|Quick\w*))(\.|$)"
)
STARTS_PROGRAMS = {"players/child.py", "outside.py"}
"""Where programs are started: the thinking process, and the players that somebody names on the command line."""
NAMED_CLUSTER = "cluster.py"
"""What hands deals to other machines, when somebody types their address: ``ladder --dask``; the game never loads it."""
NO_STRACE = "strace watches system calls, and only Linux has it"

_PLAYS = """
import sys
from pathlib import Path
from scopa_desktop import selftest
from scopa_desktop.app import Program
folder = Path(sys.argv[1])
program = Program(folder)
selftest.prepare(folder)
selftest.open_window(program)
assert not list(selftest.thinking())
selftest.play_round(program, folder)
assert not [name for name in sys.modules if "QtNetwork" in name or name == "scopa_desktop.cluster"]
if Path("/proc/self/maps").exists():
    assert "Qt6Network" not in Path("/proc/self/maps").read_text()
program.shell.close()
program.close()
print("a round was played")
"""
_HEARS = """
import sys
found = []
sys.addaudithook(lambda event, details: found.append((event, details)) if event.startswith("socket.") else None)
"""


def imported(path: Path) -> set[str]:
    """Every module that a source names in an import, at whatever place."""
    found: set[str] = set()
    for each in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(each, ast.Import):
            found |= {name.name for name in each.names}
        elif isinstance(each, ast.ImportFrom) and each.module:
            found |= {each.module, *(f"{each.module}.{name.name}" for name in each.names)}
    return found


def test_no_source_can_reach_the_network_or_run_what_it_reads() -> None:
    assert len(SOURCES) > 200
    for path in SOURCES:
        name, tree = path.relative_to(ROOT / "scopa_desktop").as_posix(), ast.parse(path.read_text("utf-8"))
        modules = imported(path)
        assert name == NAMED_CLUSTER or not {each for each in modules if FORBIDDEN.match(each)}, name
        assert "subprocess" not in modules or name in STARTS_PROGRAMS, name
        called = {
            each.func.id for each in ast.walk(tree) if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)
        }
        assert not called & {"eval", "exec", "compile", "__import__"}, name
        assert "extractall" not in path.read_text("utf-8"), f"{name}: zips are read, never unpacked"


@pytest.mark.xvfb
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason=NO_STRACE)
def test_a_round_is_played_without_any_connection(tmp_path: Path) -> None:
    strace = shutil.which("strace")
    trace = tmp_path / "trace"
    python = [sys.executable, "-c", _HEARS + _PLAYS + "assert not found, found", str(tmp_path / "data")]
    command = [strace, "-f", "--seccomp-bpf", "-e", "trace=network", "-o", str(trace), *python] if strace else python
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    if strace and done.returncode and "ptrace" in done.stderr:  # not allowed here; Python's own ear remains
        strace = None
        done = subprocess.run(python, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    assert "a round was played" in done.stdout, done.stderr
    if strace is None:
        pytest.skip("played without a word of Python's; the system's calls could not be watched: no strace here")
    calls = trace.read_text()
    families = set(re.findall(r"socket(?:pair)?\((\w+)", calls)) | set(re.findall(r"sa_family=(\w+)", calls))
    assert families == {"AF_UNIX"}, "the X server is spoken to, and nobody else"


REMOTE = (
    '<image href="http://127.0.0.1:9/x.png" width="9" height="9"/>',
    '<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
    '<use href="http://127.0.0.1:9/x.svg#a"/>',
    '<use xlink:href="other.svg#a"/>',
    '<rect fill="url(http://127.0.0.1:9/x#a)" width="9" height="9"/>',
    "<style>@import url(http://127.0.0.1:9/x.css);</style>",
    "<style>rect{fill:url('file:///etc/passwd#a')}</style>",
    "<script>alert(1)</script>",
    '<rect onload="alert(1)" width="9" height="9"/>',
    "<foreignObject><iframe src='http://127.0.0.1:9/'/></foreignObject>",
    '<animate attributeName="href" to="javascript:alert(1)"/>',
)


@pytest.mark.parametrize("inner", REMOTE)
def test_a_drawing_that_reaches_out_is_refused(inner: str) -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 160">'
    with pytest.raises(DeckRefused):
        checked(f"{head}{inner}</svg>".encode(), "x.svg")
    entity = f'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>{head}<desc>&x;</desc></svg>'
    with pytest.raises(DeckRefused):
        checked(entity.encode(), "x.svg")


def test_what_stays_of_a_drawing_names_nothing_outside(qapp: object, tmp_path: Path) -> None:
    lively = (
        '<?xml version="1.0"?><?xml-stylesheet href="http://127.0.0.1:9/x.css"?>'
        '<svg xmlns="http://www.w3.org/2000/svg" '
        'xmlns:o="http://o/" viewBox="0 0 100 160"><metadata><o:a href="http://127.0.0.1:9/"/></metadata>'
        '<a><rect width="9" height="9"/></a><rect o:href="http://127.0.0.1:9/x" width="9" height="9"/></svg>'
    )
    kept = checked(lively.encode(), "x.svg").data
    assert b"127.0.0.1" not in kept
    path = tmp_path / "x.svg"
    path.write_bytes(kept)
    reader = QImageReader(str(path))
    reader.setScaledSize(QSize(50, 80))
    assert not reader.read().isNull()


def test_the_handbook_shows_nothing_from_elsewhere(qtbot: object) -> None:
    paper = look()
    reader = Reader(paper, Plates(paper, None, {}))
    keep(qtbot, reader)
    reader.show_text(
        "![a](http://127.0.0.1:9/x.png) ![b](file:///etc/passwd) <img src='/etc/passwd'> <script>1</script> "
        "[link](http://127.0.0.1:9/)\n\nwords"
    )
    reader.resize(300, 300)
    reader.grab()
    assert "words" in reader.toPlainText()
    assert not reader.openLinks() and not reader.openExternalLinks()
    sheet, image = QTextDocument.ResourceType.StyleSheetResource.value, QTextDocument.ResourceType.ImageResource.value
    for address in ("http://127.0.0.1:9/x.css", "file:///etc/passwd", "/etc/passwd"):
        assert reader.loadResource(sheet, QUrl(address)) is None
        assert reader.loadResource(image, QUrl(address)).isNull()
