"""What tools/setup.py does when something is missing; every `make test` proves the rest of it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tools import setup


@pytest.fixture
def commands(monkeypatch):
    """The apt-get commands that would have been run; each succeeds."""
    run: list[list[str]] = []
    monkeypatch.setattr(setup, "apt_get", lambda command: run.append(command) or True)
    return run


@pytest.fixture
def lacking(monkeypatch):
    """A Linux system with apt-get that lacks one library until something is installed."""
    answers = iter([["libegl1"], []])
    monkeypatch.setattr(setup, "missing_packages", lambda purpose: next(answers))
    monkeypatch.setattr(setup.shutil, "which", lambda name: f"/usr/bin/{name}")


def test_root_gets_missing_libraries_installed(lacking, commands, monkeypatch):
    monkeypatch.setattr(setup.os, "getuid", lambda: 0)
    setup.require_system_packages("run")
    assert commands == [["apt-get", "install", "-y", "--no-install-recommends", "libegl1"]]


def test_old_package_lists_are_fetched_anew(lacking, monkeypatch):
    run: list[list[str]] = []
    outcomes = iter([False, True, True])
    monkeypatch.setattr(setup, "apt_get", lambda command: run.append(command) or next(outcomes))
    monkeypatch.setattr(setup.os, "getuid", lambda: 0)
    setup.require_system_packages("run")
    assert [command[1] for command in run] == ["install", "update", "install"]


def test_others_are_told_the_line_to_run(lacking, commands, monkeypatch):
    monkeypatch.setattr(setup.os, "getuid", lambda: 1000)
    with pytest.raises(setup.SetupError, match=r"sudo apt-get install -y --no-install-recommends libegl1$"):
        setup.require_system_packages("run")
    assert not commands


def test_without_sudo_the_line_is_for_root(lacking, commands, monkeypatch):
    monkeypatch.setattr(setup.os, "getuid", lambda: 1000)
    monkeypatch.setattr(setup.shutil, "which", lambda name: None if name == "sudo" else f"/usr/bin/{name}")
    with pytest.raises(setup.SetupError, match="as root") as error:
        setup.require_system_packages("run")
    assert "sudo" not in str(error.value)


def test_another_system_is_told_what_debian_calls_it(lacking, monkeypatch):
    monkeypatch.setattr(setup.shutil, "which", lambda name: None)
    with pytest.raises(setup.SetupError, match="libegl1"):
        setup.require_system_packages("run")


@pytest.mark.parametrize("version", [(3, 9, 18), (3, 10, 13), (3, 15, 0)])
def test_an_unsuitable_python_is_refused_in_one_sentence(version, monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", version)
    assert setup.main(["run"]) == 1
    said = capsys.readouterr().err
    assert re.fullmatch(r"Scopa Desktop needs Python 3\.11 to 3\.14, but .+\n", said)
    assert said.count("\n") == 1


def test_versions_agree_with_the_project():
    needs = re.search(r'requires-python = "(.+)"', (setup.ROOT / "pyproject.toml").read_text("utf-8"))
    assert needs is not None
    assert needs[1] == f">=3.{setup.OLDEST[1]},<3.{setup.NEWEST[1] + 1}"


def test_an_environment_without_a_python_is_made_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(setup, "VENV", tmp_path / "broken")
    (tmp_path / "broken").mkdir()
    assert not setup.environment_works()
    monkeypatch.setattr(setup, "VENV", tmp_path / "missing")
    assert not setup.environment_works()


def test_the_environment_of_these_tests_works(monkeypatch):
    monkeypatch.setattr(setup, "venv_python", lambda: sys.executable)
    assert setup.environment_works()


def test_what_has_changed_is_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "scopa_desktop"
    package.mkdir()
    (package / "module.py").write_text("answer = 42\n")
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "venv_python", lambda: Path(sys.executable))
    setup.compile_program()
    assert list(package.glob("__pycache__/module.*.pyc"))


def test_an_environment_that_cannot_be_written_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(purpose: str) -> None:
        raise PermissionError(13, "Permission denied", ".venv/run.stamp")

    monkeypatch.setattr(setup, "require_system_packages", lambda purpose: None)
    monkeypatch.setattr(setup, "require_environment", lambda: None)
    monkeypatch.setattr(setup, "install_requirements", refuse)
    assert setup.main(["run"]) == 1
    assert capsys.readouterr().err == "Setup cannot use .venv/run.stamp: Permission denied; mend that first.\n"


@pytest.fixture
def deaf(monkeypatch):
    """A Linux system with apt-get that lacks nothing but what screen readers need, until something is installed."""
    answers = iter([["python3-gi"], []])
    monkeypatch.setattr(setup, "missing_packages", lambda purpose: [])
    monkeypatch.setattr(setup, "missing_for_screen_readers", lambda purpose: next(answers))
    monkeypatch.setattr(setup.shutil, "which", lambda name: f"/usr/bin/{name}")


def test_root_gets_what_screen_readers_need(deaf, commands, monkeypatch):
    monkeypatch.setattr(setup.os, "getuid", lambda: 0)
    setup.require_system_packages("dev")
    assert commands == [["apt-get", "install", "-y", "--no-install-recommends", "python3-gi"]]


def test_others_do_without_a_screen_reader(deaf, commands, monkeypatch):
    monkeypatch.setattr(setup.os, "getuid", lambda: 1000)
    setup.require_system_packages("dev")
    assert not commands


def test_players_need_no_screen_reader(monkeypatch):
    monkeypatch.setattr(setup.glob, "glob", lambda pattern: [])
    monkeypatch.setattr(setup.sys, "platform", "linux")
    assert setup.missing_for_screen_readers("run") == []
    assert setup.missing_for_screen_readers("dev") == ["dbus", "at-spi2-core", "python3-gi", "gir1.2-atspi-2.0"]
