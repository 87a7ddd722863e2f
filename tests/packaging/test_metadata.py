"""What a desktop is told about the program: complete, in all languages, and valid by the standard tools."""

from __future__ import annotations

import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
import yaml
from PIL import Image

import scopa_desktop
from scopa_desktop.store.preferences import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
ENTRY = (LINUX / "scopa-desktop.desktop").read_text("utf-8")
OTHERS = [language for language in LANGUAGES if language != "en"]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def valid(*command: str | Path, **environment: str) -> str:
    """Run a tool that must be content, or skip where it is missing; return what it said."""
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def metainfo() -> ElementTree.Element:
    return ElementTree.parse(LINUX / "scopa-desktop.metainfo.xml").getroot()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_entry_speaks(key, language):
    assert re.search(rf"^{key}\[{language}\]=.+", ENTRY, re.MULTILINE)


def test_the_metadata_are_valid():
    said = valid("appstreamcli", "validate", "--no-net", LINUX / "scopa-desktop.metainfo.xml")
    assert "W:" not in said and "E:" not in said


@pytest.mark.parametrize("language", OTHERS)
def test_the_metadata_speak(language):
    root = metainfo()
    assert [each for each in root.findall("summary") if each.get(LANG) == language]
    paragraphs = root.find("description") or []
    spoken = [each for each in paragraphs if each.get(LANG) == language]
    assert len(spoken) == len([each for each in paragraphs if each.get(LANG) is None]) > 0


def test_every_screenshot_is_one_of_the_readme():
    shown = [image.text or "" for image in metainfo().iter("image")]
    assert shown
    assert all((ROOT / "docs" / "images" / address.rpartition("/")[2]).is_file() for address in shown)


def test_this_version_is_named_everywhere():
    version = scopa_desktop.__version__
    assert metainfo().find(f"releases/release[@version='{version}']") is not None
    assert f'"Scopa Desktop {version}"' in (LINUX / "scopa-desktop.6").read_text("utf-8")


def test_records_have_one_type_on_every_system():
    root = ElementTree.parse(LINUX / "scopa-desktop.xml").getroot()
    (kind,) = root
    assert kind.get("type") == "application/x-scopa"
    comments = {each.get(LANG) for each in kind if each.tag.endswith("comment")}
    assert comments == {None, *OTHERS}
    assert "MimeType=application/x-scopa;" in ENTRY and "Exec=scopa-desktop %F" in ENTRY
    assert "application/x-scopa" in {each.text for each in metainfo().iter("mediatype")}
    info = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    (declared,) = info["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["scopa"]
    assert [language.replace("_", "-") for language in LANGUAGES] == info["CFBundleLocalizations"]
    installer = (PACKAGING / "windows" / "scopa-desktop.iss").read_text("utf-8-sig")
    assert r"Software\Classes\.scopa" in installer and "PrivilegesRequired=lowest" in installer


def test_the_type_of_records_is_known_to_a_desktop(tmp_path):
    folder = tmp_path / "mime" / "packages"
    folder.mkdir(parents=True)
    shutil.copy(LINUX / "scopa-desktop.xml", folder)
    valid("update-mime-database", tmp_path / "mime", PKGSYSTEM_ENABLE_FSYNC="0")
    assert "application/x-scopa:*.scopa" in (tmp_path / "mime" / "globs").read_text("utf-8")


def test_the_manual_page_has_no_faults():
    page = LINUX / "scopa-desktop.6"
    assert valid("groff", "-man", "-ww", "-z", "-Tutf8", page) == ""
    text = page.read_text("utf-8")
    options = subprocess.run(
        [sys.executable, "-m", "scopa_desktop", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for option in re.findall(r"--\w+", options):
        assert option.replace("-", r"\-") in text
    assert all(f".B {command}\n" in text for command in ("simulate", "check", "ladder", "engine"))


@pytest.mark.parametrize("script", ["install.sh", "refresh.sh"])
def test_the_install_script_is_plain_shell(script):
    valid("sh", "-n", LINUX / script)


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64, 128, 256, 512])
def test_icons_have_their_size(size):
    with Image.open(PACKAGING / "icons" / f"scopa-desktop-{size}.png") as icon:
        assert icon.size == (size, size) and icon.mode == "RGBA"
        assert icon.getpixel((0, 0))[3] == 0 and icon.getpixel((size // 2, size // 2))[3] == 255


def test_icons_of_windows_and_macos_hold_all_sizes():
    data = (PACKAGING / "icons" / "scopa-desktop.ico").read_bytes()
    count = struct.unpack("<H", data[4:6])[0]
    assert {data[6 + 16 * number] or 256 for number in range(count)} == {16, 24, 32, 48, 64, 128, 256}
    with Image.open(PACKAGING / "icons" / "scopa-desktop.icns") as icon:
        sides = {width * scale for width, _, scale in icon.info["sizes"]}
    assert {32, 64, 128, 256, 512, 1024} <= sides


def test_the_flatpak_has_neither_network_nor_folders():
    (path,) = (PACKAGING / "flatpak").glob("*.yml")
    manifest = yaml.safe_load(path.read_text("utf-8"))
    assert manifest["id"] == path.stem == metainfo().findtext("id")
    rights = manifest["finish-args"]
    assert "--share=network" not in rights and not [right for right in rights if "filesystem" in right]


@pytest.mark.parametrize("path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.stem)
def test_workflows_start_what_there_is(path):
    workflow = yaml.safe_load(path.read_text("utf-8"))
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for job in workflow["jobs"].values():
        assert job["runs-on"] and job["steps"]
        for step in job["steps"]:
            command = step.get("run", "")
            for target in command.removeprefix("make ").split() if command.startswith("make ") else ():
                assert f"\n{target}:" in makefile
            for name in re.findall(r"(?:tools|packaging)[/\\][\w/\\.-]+\.(?:py|iss)", command):
                assert (ROOT / name.replace("\\", "/")).is_file()


def test_the_icon_is_what_its_tool_draws():
    from tools.draw_icons import svg

    assert (PACKAGING / "icons" / "scopa-desktop.svg").read_text("utf-8") == svg(small=False)
