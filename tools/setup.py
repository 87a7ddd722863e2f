"""Make .venv ready: ``python3 tools/setup.py run`` to play, ``dev`` to test, ``bundle`` to make packages.

Run by the system's Python with nothing but the standard library, and written so that an old Python can still
read it and say that it is too old. Quick when nothing is to be done. Every failure is one sentence.
"""

from __future__ import annotations

import ctypes
import glob
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OLDEST, NEWEST = (3, 11), (3, 14)

# What the program or its tests load, and the Debian package that has it.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
PROGRAMS_FOR_TESTS = {
    "git": "git",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "desktop-file-validate": "desktop-file-utils",
}
PROGRAMS_FOR_BUNDLES = {"objdump": "binutils", "Xvfb": "xvfb"}
# Signs that the fonts of a bare system lack: Japanese is pictured and measured with them.
FONTS_FOR_TESTS = {"/usr/share/fonts/opentype/ipafont-gothic/ipagp.ttf": "fonts-ipafont-gothic"}
# What a screen reader needs, as patterns of files; where they are missing and cannot be had, its test is skipped.
FILES_FOR_SCREEN_READERS = {
    "/usr/bin/dbus-daemon": "dbus",
    "/usr/share/dbus-1/services/org.a11y.Bus.service": "at-spi2-core",
    "/usr/lib/python3/dist-packages/gi/__init__.py": "python3-gi",
    "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
}


class SetupError(Exception):
    """What keeps the game from being set up, as one sentence and what to do about it."""


def main(arguments):
    """Set up for ``run``, ``dev`` or ``bundle`` and return the exit status."""
    if arguments not in (["run"], ["dev"], ["bundle"]):
        print("usage: tools/setup.py run|dev|bundle", file=sys.stderr)
        return 2
    purpose = arguments[0]
    try:
        require_python()
        require_system_packages(purpose)
        require_environment()
        install_requirements(purpose)
        compile_program()
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:  # a folder made by root, a full disk
        print(f"Setup cannot use {error.filename or ROOT}: {error.strerror}; mend that first.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def require_python():
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        raise SetupError(
            "Scopa Desktop needs Python {}.{} to {}.{}, but {} is {}.{}; name another one, as in: "
            "make run PYTHON=python3.12".format(*OLDEST, *NEWEST, sys.executable, *sys.version_info[:2])
        )


def require_system_packages(purpose):
    """Install what is missing when root on a Debian system; otherwise say what to type."""
    missing = missing_packages(purpose)
    if os_allows_installing():
        missing += missing_for_screen_readers(purpose)
    if not missing:
        return
    install = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    if shutil.which("apt-get") is None:
        raise SetupError(
            "Scopa Desktop needs system packages that are missing; Debian calls them: " + " ".join(missing)
        )
    if os.getuid() != 0:
        sudo, who = ("sudo ", "") if shutil.which("sudo") else ("", " as root")
        raise SetupError(
            f"Scopa Desktop needs system packages that are missing; run this line{who}, then make again:\n"
            f"  {sudo}apt-get update && {sudo}" + " ".join(install)
        )
    print("Installing system packages:", " ".join(missing), flush=True)
    if not apt_get(install):  # the lists may be old, or were never fetched
        apt_get(["apt-get", "update"])
        if not apt_get(install):
            raise SetupError("apt-get could not install the system packages: " + " ".join(missing))
    still_missing = missing_packages(purpose) + missing_for_screen_readers(purpose)
    if still_missing:
        raise SetupError(f"{sys.executable} cannot use what is installed of: " + " ".join(still_missing))


def missing_packages(purpose):
    """Return the Debian packages that this system lacks; Windows and macOS need none."""
    if not sys.platform.startswith("linux"):
        return []
    missing = [] if importlib.util.find_spec("ensurepip") else ["python3-venv"]
    missing += [package for library, package in LIBRARIES.items() if not loads(library)]
    if purpose == "dev":
        missing += [package for name, package in PROGRAMS_FOR_TESTS.items() if not shutil.which(name)]
        missing += [package for path, package in FONTS_FOR_TESTS.items() if not os.path.exists(path)]
    if purpose == "bundle":
        missing += [package for name, package in PROGRAMS_FOR_BUNDLES.items() if not shutil.which(name)]
        missing += missing_python_library()
    return missing


def missing_python_library():
    """Return the Debian package of the library that a bundle starts Python with, if Debian's Python lacks it."""
    name = sysconfig.get_config_var("INSTSONAME") or ""
    if ".so" not in name or not sys.executable.startswith("/usr/bin/") or loads(name):
        return []
    return ["libpython{}.{}".format(*sys.version_info[:2])]


def os_allows_installing():
    return hasattr(os, "getuid") and os.getuid() == 0 and shutil.which("apt-get") is not None


def missing_for_screen_readers(purpose):
    """Return the Debian packages without which one test is skipped; only those who may install them need them."""
    if purpose != "dev" or not sys.platform.startswith("linux"):
        return []
    return [package for pattern, package in FILES_FOR_SCREEN_READERS.items() if not glob.glob(pattern)]


def loads(library):
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def apt_get(command):
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    return subprocess.run(command, env=environment, stdin=subprocess.DEVNULL).returncode == 0


def require_environment():
    """Make .venv, or keep the one that is there when its Python still runs and still suits."""
    if environment_works():
        return
    if VENV.exists():
        print("Making .venv anew: its Python does not run or is not the right one.", flush=True)
        shutil.rmtree(VENV)
    if subprocess.run([sys.executable, "-m", "venv", str(VENV)]).returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError("Python's venv module could not make .venv (what it said is above).")


def environment_works():
    question = f"import sys, pip; sys.exit(not {OLDEST} <= sys.version_info[:2] <= {NEWEST})"
    try:
        answer = subprocess.run([str(venv_python()), "-c", question], stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return answer.returncode == 0


def venv_python():
    return VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python"


def install_requirements(purpose):
    """Install the pinned versions unless the stamp says that just these are there already."""
    wanted = wanted_requirements(purpose)
    stamp = VENV / f"{purpose}.stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print(f"Installing the Python packages of requirements/{purpose}.txt into .venv ...", flush=True)
    command = [
        str(venv_python()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input",
        "-r", str(ROOT / "requirements" / (purpose + ".txt")),
    ]  # fmt: skip
    if subprocess.run(command).returncode != 0:
        raise SetupError("pip could not install the Python packages (what it said is above).")
    stamp.write_text(wanted)


def compile_program():
    """Compile what has changed, so that the first start is as quick as the second; a failure shows when it is run."""
    command = [str(venv_python()), "-m", "compileall", "-q", str(ROOT / "scopa_desktop")]
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wanted_requirements(purpose):
    """Return a digest that changes whenever pip has something to do."""
    names = ["pyproject.toml", "requirements/run.txt"]
    if purpose != "run":
        names.append(f"requirements/{purpose}.txt")
    digest = hashlib.sha256()
    for name in names:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
