"""The page of the protocol is the code's own, and no field of a message goes without a meaning."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from scripts.pages.protocol_page import CODES, FIELD, meaning, text

from shuffleup.client import house_client
from shuffleup.client import messages as m

DOCS = Path(__file__).parents[2] / "docs"
MESSAGES = (*get_args(m.ClientMessage), *get_args(m.HouseMessage), m.TurnLeft, m.BetSize)


def test_the_page_of_the_protocol_is_the_code_s_own() -> None:
    assert (DOCS / "protocol.md").read_text("utf-8") == text(), "make it anew: make pages"


@pytest.mark.parametrize("kind", MESSAGES)
def test_every_field_of_a_message_has_a_meaning(kind: type) -> None:
    told = dict(FIELD.findall(kind.__doc__ or ""))
    unsaid = [one.name for one in msgspec.structs.fields(kind) if not meaning(one.name, told)]
    assert unsaid == []


def test_every_close_code_after_which_the_client_stays_away_is_explained() -> None:
    assert house_client.FINAL_CODES - {4002} <= set(CODES)
