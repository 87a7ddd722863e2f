"""Some thousand damaged files of every kind are borne, and what would not be borne is found out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from tools.fuzz import __main__ as fuzz
from tools.fuzz.kinds import KINDS, Kind

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the timers are those of Linux and macOS")


def test_damaged_files_are_read_or_refused_with_a_sentence() -> None:
    report = fuzz.together(fuzz.Inputs("tests", "all"), range(1500), 2)
    assert report.failed == {}
    assert report.inputs == 1500
    assert report.refused.keys() == KINDS.keys()
    assert report.read.total() > 150
    assert 0 < report.peak < fuzz.MEGABYTES


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_real_files_are_read_without_a_word(kind: Kind, tmp_path: Path) -> None:
    files = fuzz.corpus(kind.name)[::25]
    assert files
    for number, content in enumerate(files):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "input").write_bytes(content)
        said = kind.use(folder / "input")
        assert said == [] or "record" in kind.name, said


def test_the_same_seed_makes_the_same_inputs() -> None:
    inputs = fuzz.Inputs("1", "all")
    assert [inputs.make(number) for number in range(60)] == [inputs.make(number) for number in range(60)]
    for kind in KINDS.values():
        assert kind.corpus() == kind.corpus(), kind.name
    assert inputs.make(7)[1] != fuzz.Inputs("2", "all").make(7)[1]


BAD = {
    "raises": ("raise KeyError('x')", "KeyError"),
    "writes elsewhere": ("open('/tmp/elsewhere', 'w')", "it did open /tmp/elsewhere"),
    "moves a file out": ("path.rename('/tmp/elsewhere')", "it did os.rename"),
    "starts a program": ("import subprocess; subprocess.run(['true'])", "it did subprocess.Popen"),
    "reaches the network": ("import socket; socket.socket().connect(('127.0.0.1', 9))", "it did socket."),
    "unpickles": ("import pickle; pickle.loads(b'cposix\\nsystem\\n.')", "it did pickle.find_class"),
    "says no sentence": ("return ['Traceback (most recent call last)']", "no sentence"),
    "computes on and on": ("while True: pass", "it computed for too long"),
    "kills the process": ("import os; os.abort()", "the process ended with -6"),
}
_PROGRAM = """
import sys
from tools.fuzz import __main__ as fuzz, kinds
def use(path):
    if b"bad" in path.read_bytes():
        try:
            {body}
        except RuntimeError:
            pass  # a breach that is swallowed is found all the same
    return []
def damage(chance, data):
    return chance.choice((data, b"bad"))
kinds.KINDS["rules"] = kinds.Kind("rules", 1, lambda: [b"good"], (damage,), use)
sys.exit(fuzz.main(sys.argv[1:]))
"""


@pytest.mark.parametrize("name", BAD)
def test_what_is_not_borne_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body, reason = BAD[name]
    program = tmp_path / "program.py"
    program.write_text(_PROGRAM.format(body=body), "utf-8")

    usual = fuzz.command

    def start(inputs: fuzz.Inputs, numbers: range, at: Path) -> list[str]:
        python, _, _, *given = usual(inputs, numbers, at)
        return [python, str(program), *given]

    monkeypatch.setattr(fuzz, "command", start)
    monkeypatch.setenv("PYTHONPATH", str(fuzz.ROOT))
    monkeypatch.setattr(fuzz, "GIVE_UP", 1)
    report = fuzz.together(fuzz.Inputs("1", "rules"), range(6), 1)
    assert report.failed
    assert all(reason in each for each in report.failed.values()), report.failed


def _picture(form: str, mode: str, size: tuple[int, int], **save: object) -> bytes:
    made = BytesIO()
    Image.new(mode, size).save(made, form, **save)
    return made.getvalue()


_READS = """
import sys
from pathlib import Path
from scopa_desktop.store.decks.pictures import made_ready
from scopa_desktop.store.own_table import keep_picture
from tools.fuzz.__main__ import _peak
path = Path(sys.argv[1])
made_ready(path.read_bytes(), path.name, 0.05)
if path.suffix != ".gif":
    keep_picture(path, path.with_name("table.jpg"))
print(round(_peak()))
"""


@pytest.mark.parametrize(
    ("name", "mode", "size", "save"),
    [
        ("largest.png", "RGBA", (3000, 3990), {"compress_level": 1}),
        ("palette.png", "P", (3000, 3990), {"compress_level": 1}),
        ("largest.jpg", "RGB", (4000, 3990), {"progressive": True, "subsampling": 0}),
        ("photo.jpg", "RGB", (5500, 8800), {}),
        ("largest.webp", "RGB", (2500, 3190), {"method": 0}),
        ("largest.gif", "P", (2500, 3190), {}),
    ],
)
def test_the_largest_pictures_take_little_memory(
    name: str, mode: str, size: tuple[int, int], save: dict[str, object], tmp_path: Path
) -> None:
    form = {"png": "PNG", "jpg": "JPEG", "webp": "WEBP", "gif": "GIF"}[name.partition(".")[2]]
    (tmp_path / name).write_bytes(_picture(form, mode, size, **save))
    done = subprocess.run(
        [sys.executable, "-c", _READS, str(tmp_path / name)],
        env={**os.environ, "PYTHONPATH": str(fuzz.ROOT)},
        capture_output=True,
        text=True,
    )
    assert re.fullmatch(r"\d+\n", done.stdout), done.stderr
    assert int(done.stdout) < fuzz.MEGABYTES
