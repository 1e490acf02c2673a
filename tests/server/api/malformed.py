"""What nobody should send, made from what the OpenAPI document says can be sent: for every field
another type, nothing, too much, too little, another spelling, no choice there is, one too many.

A field whose wrong value is taken after all is not tried further: what is lawful costs time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

Json = dict[str, Any]
NOT_SO = (None, {}, [None], 1.5, 10**20, "x" * 60_000)  # of no field that a form has
WRONG = (*NOT_SO, -1, "2/1", "abc", True)
NO_ADDRESS = ("abc", "-1", "x" * 200, "%00", "2%2F1")
NO_QUERY = ("x" * 5000, "9" * 25, "-1", "1.5", "abc")


class Sending(Struct, frozen=True):
    """One request, and which of its fields is wrong."""

    method: str
    path: str
    field: str
    query: Json = {}
    body: object = None

    @property
    def about(self) -> str:
        return f"{self.method} {self.path} {self.query} {str(self.body)[:120]}"


class Operation:
    """A route of the document, and something that could be sent to it."""

    def __init__(self, document: Json, method: str, path: str, told: Json) -> None:
        self.method, self.path = method.upper(), path
        usual = {
            one["name"]: (one["in"], sample(document, one["schema"]))
            for one in told.get("parameters", ())
        }
        self.address = {name: value for name, (where, value) in usual.items() if where == "path"}
        self.query = {name: value for name, (where, value) in usual.items() if where == "query"}
        asked = told.get("requestBody")
        schema = asked["content"]["application/json"]["schema"] if asked else None
        self.body = sample(document, schema) if schema else None

    def sending(self, field: str, **other: Any) -> Sending:
        address = {**self.address, **other.pop("address", {})}
        how = {"query": self.query, "body": self.body, **other}
        return Sending(self.method, self.path.format(**address), field, **how)

    def wrong(self, values: tuple[object, ...] = WRONG) -> Iterator[Sending]:
        for name in self.address:
            for wrong in NO_ADDRESS:
                yield self.sending(f"address {name}", address={name: wrong})
        for name in self.query:
            rest = {key: one for key, one in self.query.items() if key != name}
            yield self.sending(f"no {name}", query=rest)
            for wrong in NO_QUERY:
                yield self.sending(f"query {name}", query={**rest, name: wrong})
        if isinstance(self.body, dict):
            for field, body in bodies(self.body, values):
                yield self.sending(field, body=body)


def operations(document: Json) -> Iterator[Operation]:
    for path, told in document["paths"].items():
        for method, operation in told.items():
            yield Operation(document, method, path, operation)


def bodies(
    body: Json, values: tuple[object, ...], within: str = ""
) -> Iterator[tuple[str, object]]:
    for whole in (None, [], "abc", 7, {**body, "zzz": 1}):
        yield f"{within} whole", whole
    for name, usual in body.items():
        field = f"{within} {name}"
        yield f"{field} missing", {key: one for key, one in body.items() if key != name}
        for wrong in values:
            yield field, {**body, name: wrong}
        inner = usual[0] if isinstance(usual, list) and usual else usual
        if isinstance(inner, dict) and inner:
            for deeper, made in bodies(inner, values, field):
                yield deeper, {**body, name: made if inner is usual else [made]}


def sample(document: Json, schema: Json) -> Any:
    """Something of the right shape, most of the time."""
    if "$ref" in schema:
        return sample(document, document["components"]["schemas"][schema["$ref"].split("/")[-1]])
    if "default" in schema and not schema.get("properties"):
        return schema["default"]
    if "const" in schema or "enum" in schema:
        return schema.get("const") or schema["enum"][-1]
    for one in schema.get("oneOf", ()):
        if one:
            return sample(document, {**schema, **one, "oneOf": []})
    kind = schema.get("type")
    if kind == "object":
        return {key: sample(document, one) for key, one in schema.get("properties", {}).items()}
    if kind == "array":
        return [sample(document, schema["items"])] * int(schema.get("minItems", 1))
    if kind == "integer":
        return int(schema.get("minimum", 1))
    return kind == "boolean" if kind in ("boolean", "null") else "some words"
