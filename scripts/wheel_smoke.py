"""Build the wheel, install it in a throw-away environment, and use it from an empty folder.

What only an installed package can get wrong is looked for here: a data file left out of the
wheel, a dependency not declared, a command that works from the source tree alone.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "shuffleup"
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="shuffleup-wheel-") as scratch:
        place = Path(scratch)
        wheel = build(place / "dist")
        check_contents(wheel)
        scripts = install(wheel, place / "venv")
        empty = place / "empty"
        empty.mkdir()
        use(scripts, empty)
    print(f"{wheel.name}: complete, installs and plays")


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """What the command prints; a failure ends the whole check with all it said."""
    done = subprocess.run(
        command, cwd=cwd, env=CLEAN, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=300,
    )  # fmt: skip
    if done.returncode:
        shown = " ".join(map(str, command))
        sys.exit(f"{shown}\nended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def build(folder: Path) -> Path:
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder)
    (wheel,) = folder.glob("*.whl")
    return wheel


def check_contents(wheel: Path) -> None:
    """Every file of the source package is in the wheel: modules, game sheets, py.typed."""
    source = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so"
    }
    missing = sorted((source | {"shuffleup/py.typed"}) - set(zipfile.ZipFile(wheel).namelist()))
    if missing:
        sys.exit(f"not in {wheel.name}: {', '.join(missing)}")


def install(wheel: Path, folder: Path) -> Path:
    """The folder of commands of a new environment that holds the wheel and what it declares."""
    venv.create(folder, with_pip=False)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    into = (*PIP, "--python", scripts / "python", "install")
    run(*into, "--require-hashes", "-r", ROOT / "requirements" / "runtime.txt")
    run(*into, "--no-deps", wheel)
    run(*PIP, "--python", scripts / "python", "check")
    return scripts


def use(scripts: Path, empty: Path) -> None:
    shuffleup = scripts / "shuffleup"
    run(shuffleup, "--version", cwd=empty)
    run(scripts / "python", "-m", "shuffleup", "--help", cwd=empty)
    run(shuffleup, "play", "--auto", "--hands", "2", "--seed", "1", cwd=empty)
    run(shuffleup, "equity", "AsAh", "KsKh", "--board", "2c7d9hTs", cwd=empty)
    run(shuffleup, "deal", "razz", "--seed", "1", "--json", cwd=empty)
    report = run(shuffleup, "sim", "--hands", "20", "--seed", "1", "--json", cwd=empty)
    try:
        json.loads(report)
    except ValueError as wrong:
        sys.exit(f"shuffleup sim --json did not print JSON ({wrong}):\n{report}")


if __name__ == "__main__":
    main()
