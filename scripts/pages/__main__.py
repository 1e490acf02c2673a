"""``python -m scripts.pages docs``: all generated pages, written anew."""

from __future__ import annotations

import sys
from pathlib import Path

from scripts.pages import (
    floor_pages,
    house_page,
    protocol_page,
    reports_page,
    roles_page,
    table_page,
)
from scripts.pages.law_pages import PAGES


def main(docs: Path) -> None:
    for name, page in PAGES.items():
        (docs / name).write_text(page(), "utf-8")
    (docs / "roles.md").write_text(roles_page.text(), "utf-8")
    (docs / "who-reports.md").write_text(reports_page.text(), "utf-8")
    (docs / "protocol.md").write_text(protocol_page.text(), "utf-8")
    (docs / "floor").mkdir(exist_ok=True)
    for name, text in floor_pages.pages().items():
        (docs / "floor" / name).write_text(text, "utf-8")
    for name, made in (("table.md", table_page.with_events), ("house.md", house_page.with_lists)):
        path = docs / name
        path.write_text(made(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
