"""The OpenAPI document of a house, written as bytes when the house opens: nobody waits for it
later, and the 3 MB of objects from which it is made are let go."""

from __future__ import annotations

from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

from shuffleup.server.api.http_answers import HouseRequest
from shuffleup.server.settings import ServerSettings
from shuffleup.version import __version__


class WrittenDocument(JsonRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"])
        self.text = b""

    def render(self, request: HouseRequest, openapi_schema: dict[str, object]) -> bytes:
        return self.text or super().render(request, openapi_schema)


def api_document(settings: ServerSettings) -> OpenAPIConfig:
    return OpenAPIConfig(
        title=settings.house_name,
        version=__version__,
        path="/api/schema",
        render_plugins=[WrittenDocument()],
    )


def write_document(app: Litestar) -> None:
    made = app.plugins.get(OpenAPIPlugin)
    (document,) = made.openapi_config.render_plugins
    assert isinstance(document, WrittenDocument)
    document.text = encode_json(made.provide_openapi_schema())
    made._openapi = None
    made._openapi_schema = {"written": True}  # or litestar would make it again for each request
