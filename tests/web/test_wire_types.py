"""The web client's types are those of the server's structs: they cannot drift apart."""

from __future__ import annotations

import re

from scripts.web_types import TO, typescript


def test_the_types_of_the_web_client_are_those_of_the_servers_structs() -> None:
    written = TO.read_text(encoding="utf-8")
    assert written == typescript(), "run `make web-types` and commit web/src/wire.ts"


def test_what_a_house_sends_has_every_field_and_what_a_client_sends_may_leave_out_usual_ones() -> (
    None
):
    text = typescript()
    options = re.search(r"export interface Options \{(.*?)\}", text, re.DOTALL)
    raise_to = re.search(r"export interface Discard \{(.*?)\}", text, re.DOTALL)
    assert options is not None
    assert "most_to: number;" in options[1]
    assert raise_to is not None
    assert "cards?: number[];" in raise_to[1]
