"""The OpenAPI document against the house it describes: whatever it says can be sent is answered,
never with a 5xx, and with no status or shape the document does not have.

``SCHEMA_EXAMPLES=200`` tries more of each; the examples are the same at every run.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import status_code_conformance
from tests.server.house_process import furnish
from tests.server.served_house import ServedHouse, served

from shuffleup.server.identity.first_owner import owner_code

EXAMPLES = int(os.environ.get("SCHEMA_EXAMPLES", "4"))
PASSWORD = "a long enough one"
CHECKS = (not_a_server_error, status_code_conformance)
CSRF = "x-shuffleup-csrf"
# What would end the session of everything after it.
WITHOUT = ("logout", "delete", "password", "self-exclude")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    with served(tmp_path_factory.mktemp("house"), guests=False) as made:

        async def furnished() -> None:
            furnish(made.running, 1)

        asyncio.run_coroutine_threadsafe(furnished(), made.loop).result(60)
        yield made


@pytest.fixture(scope="module")
def owner(house: ServedHouse) -> dict[str, str]:
    """The headers of the owner, who may do everything."""
    code = owner_code(house.running.desk)
    with httpx.Client(base_url=house.address, trust_env=False, timeout=60) as http:
        body = {"code": code, "name": "Olive", "password": PASSWORD}
        answer = http.post("/api/account/owner", json=body, headers={CSRF: "none"})
        answer.raise_for_status()
        said = answer.json()
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return {"Cookie": cookies, CSRF: said["csrf"]}


def operations(house: ServedHouse) -> list[schemathesis.APIOperation]:  # type: ignore[type-arg]
    schema = schemathesis.openapi.from_url(f"{house.address}/api/schema/openapi.json")
    found = [one.ok() for one in schema.get_all_operations()]
    return [one for one in found if not any(word in one.path for word in WITHOUT)]


@pytest.mark.slow
@pytest.mark.parametrize("who", ["owner", "nobody"])
def test_every_operation_is_answered_as_the_document_says(
    who: str, house: ServedHouse, owner: dict[str, str]
) -> None:
    headers = owner if who == "owner" else {CSRF: "none"}
    tried = 0
    for operation in operations(house):
        strategy: st.SearchStrategy[schemathesis.Case] = operation.as_strategy()

        @settings(
            max_examples=EXAMPLES, derandomize=True, deadline=None, database=None,
            phases=[Phase.generate], suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(case=strategy)
        def answered(case: schemathesis.Case) -> None:
            nonlocal tried
            tried += 1
            case.call_and_validate(headers=headers, checks=CHECKS, timeout=60)

        answered()
    assert tried > 50
    with httpx.Client(base_url=house.address, trust_env=False, timeout=60) as http:
        me = http.get("/api/account/me", headers=headers).json()["account"]
    assert (me is not None) is (who == "owner"), "or whoever asked was sent away from all of it"


def test_the_house_is_well_afterwards(house: ServedHouse, tmp_path: Path) -> None:
    with httpx.Client(base_url=house.address, trust_env=False, timeout=60) as http:
        assert http.get("/health/ready").status_code == 200
