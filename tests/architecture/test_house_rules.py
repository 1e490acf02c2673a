"""House rules that no linter knows: what may not be written in any file, and how big code may be.

A file counts if git would commit it: tracked, or new and not ignored. The forbidden words are put
together from halves, so that this file does not break the rule it states.
"""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "shuffleup"

MOST_LINES_OF_A_FILE = 400
MOST_LINES_OF_A_FUNCTION = 60
LONGEST_LINE_OF_THE_WEB = 120  # a formatter breaks no text; wire.ts is made

LOCKS = {f"{tool}.lock" for tool in ("uv", "poetry", "pdm")}
NOT_TO_BE_WRITTEN = {
    "a path of one machine": re.compile(r"(?<![\w.])/(?:work|root|farm)" + "/"),
    "a path of one machine as an address": re.compile("file:/" + "/"),
    "an option naming a package index": re.compile(
        r"(?:index" + "-url|--find" + r"-links|--extra" + "-index)"
    ),
    "the address of a package index": re.compile(
        r"https?://[^\s\"')>]+/simple\b|pythonhosted" + r"\.org|\"resolved\":\s*\"http"
    ),
}


def committed_files() -> list[Path]:
    """What git would commit; the tests that ask are skipped where there is no git to ask."""
    ask = ("git", "-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard", "-z")
    try:
        answer = subprocess.run(ask, cwd=ROOT, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as missing:
        pytest.skip(f"git cannot list the files of the repo: {missing}")
    paths = [ROOT / name for name in answer.decode().split("\0") if name]
    return [path for path in paths if path.is_file()]


def written(text: str) -> list[str]:
    """``12: a path of one machine`` for each line that says what no line may say."""
    return [
        f"{number}: {what}"
        for number, line in enumerate(text.splitlines(), 1)
        for what, pattern in NOT_TO_BE_WRITTEN.items()
        if pattern.search(line)
    ]


def long_functions(text: str) -> list[str]:
    """``play: 61 lines`` for each function over the limit."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    sizes = [
        (node.name, (node.end_lineno or node.lineno) - node.lineno + 1)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, functions)
    ]
    return [f"{name}: {size} lines" for name, size in sizes if size > MOST_LINES_OF_A_FUNCTION]


def undescribed_packages(source: Path) -> list[str]:
    """Folders of modules without an ``__init__.py`` that says what the package is."""
    folders = {path.parent for path in source.rglob("*.py")}
    return sorted(
        folder.relative_to(source).as_posix()
        for folder in folders
        if not (folder / "__init__.py").is_file()
        or not ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
    )


def test_no_file_names_a_machine_or_a_package_index() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{place}"
        for path in committed_files()
        for place in written(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert found == []


def test_no_lock_file_that_would_name_a_package_index() -> None:
    assert [path for path in committed_files() if path.name in LOCKS] == []


def test_no_source_file_is_too_long() -> None:
    sizes = {path: path.read_bytes().count(b"\n") for path in SOURCE.rglob("*.py")}
    long = {str(path.relative_to(ROOT)): n for path, n in sizes.items() if n > MOST_LINES_OF_A_FILE}
    assert long == {}


def test_no_line_of_the_web_client_is_too_long() -> None:
    kinds = {".ts", ".tsx", ".css"}
    files = [path for part in ("src", "tests") for path in (ROOT / "web" / part).rglob("*.*")]
    long = {
        f"{path.relative_to(ROOT)}:{number}"
        for path in files
        if path.suffix in kinds and path.name != "wire.ts"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE_OF_THE_WEB
    }
    assert files
    assert long == set()


def test_no_function_is_too_long() -> None:
    found = [
        f"{path.relative_to(ROOT)} {function}"
        for path in SOURCE.rglob("*.py")
        for function in long_functions(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_every_package_says_what_it_is() -> None:
    assert undescribed_packages(SOURCE) == []


@pytest.mark.parametrize(
    "line",
    [
        "open('/wo" + "rk/cards.txt')",
        "cd /ro" + "ot/shuffleup",
        "--index" + "-url somewhere",
        "--extra" + "-index" + "-url=elsewhere",
        "--find" + "-links wheels",
        "https://mirror.example/pypi/sim" + "ple/",
        "https://files.python" + "hosted.org/packages/x.whl",
        "shuffleup @ file:/" + "/tmp/x",
    ],
)
def test_a_forbidden_line_is_found(line: str) -> None:
    assert written(f"fine\n{line}\n")[0].startswith("2: ")


@pytest.mark.parametrize(
    "line",
    [
        "framework/core",
        "https://example.org/work/of/art",
        "../shared/phh",
        "src/root.py",
        "/simple",
    ],
)
def test_a_harmless_line_is_left_alone(line: str) -> None:
    assert written(line) == []


def test_a_function_over_the_limit_is_found() -> None:
    body = "    pass\n" * MOST_LINES_OF_A_FUNCTION
    assert long_functions(f"def f():\n{body}") == [f"f: {MOST_LINES_OF_A_FUNCTION + 1} lines"]
    assert long_functions(f"def f():\n{body[9:]}") == []


def test_a_package_without_a_word_about_itself_is_found(tmp_path: Path) -> None:
    for name, text in {"named": '"""Cards."""', "mute": "", "none": None}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "module.py").touch()
        if text is not None:
            (tmp_path / name / "__init__.py").write_text(text)
    assert undescribed_packages(tmp_path) == ["mute", "none"]
