"""What a server offers, read from its own OpenAPI description, and values that fit it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from server.fuzz.values import Json

METHODS = ("get", "post", "put", "patch", "delete")

Schema = Mapping[str, Any]


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked."""

    method: str
    path: str
    """With `{name}` for each path parameter."""
    in_path: Mapping[str, Schema]
    in_query: Mapping[str, Schema]
    body: Schema | None

    @property
    def is_change(self) -> bool:
        """Whether it is more than a look."""
        return self.method != "GET"


@dataclass(frozen=True)
class Description:
    """The whole API."""

    operations: Sequence[Operation]
    sockets: Mapping[str, Sequence[str]]
    """The names of the query's parts, by the path of the WebSocket."""
    schemas: Mapping[str, Schema]

    def weights(self) -> list[int]:
        """How often each operation is tried: hashing a password takes long."""
        return [1 if self._takes_password(one.body) else 2 for one in self.operations]

    def _takes_password(self, schema: Schema | None) -> bool:
        kind = (schema or {}).get("$ref", "").rpartition("/")[2]
        return "password" in self.schemas.get(kind, {}).get("properties", ())


def read_description(openapi: Mapping[str, Any], only: str = "") -> Description:
    """What an OpenAPI document says of the paths that have `only` in them."""
    found = [
        _operation(method, path, operation)
        for path, item in openapi["paths"].items()
        for method, operation in item.items()
        if method in METHODS and only in path
    ]
    sockets = {
        path: list(about.get("parameters", ()))
        for path, about in openapi.get("x-websockets", {}).items()
        if only in path
    }
    return Description(found, sockets, openapi["components"]["schemas"])


def _operation(method: str, path: str, about: Mapping[str, Any]) -> Operation:
    parameters: dict[str, dict[str, Schema]] = {"path": {}, "query": {}}
    for one in about.get("parameters", ()):
        parameters.setdefault(one["in"], {})[one["name"]] = one.get("schema", {})
    content = about.get("requestBody", {}).get("content", {})
    body = next((kind.get("schema", {}) for kind in content.values()), None)
    return Operation(method.upper(), path, parameters["path"], parameters["query"], body)


@dataclass(frozen=True)
class Values:
    """Makes values of a schema; what is known by name comes before what is just of the type."""

    schemas: Mapping[str, Schema]
    known: Mapping[str, Sequence[Json]]
    """By the name of a parameter, a field or a schema."""
    chooser: random.Random

    def make(self, schema: Schema, name: str = "") -> Json:
        """A value that fits."""
        if self.known.get(name) and self.chooser.random() < 0.9:
            return self.chooser.choice(self.known[name])
        if "$ref" in schema:
            kind = schema["$ref"].rpartition("/")[2]
            return self.make(self.schemas[kind], kind)
        for key in ("allOf", "oneOf", "anyOf"):
            if schema.get(key):
                return self.make(self.chooser.choice(schema[key]), name)
        if "const" in schema:
            fixed: Json = schema["const"]
            return fixed
        if schema.get("enum"):
            one: Json = self.chooser.choice(schema["enum"])
            return one
        return self._of_type(schema, name)

    def _of_type(self, schema: Schema, name: str) -> Json:
        kind = schema.get("type", "string")
        if isinstance(kind, list):
            kind = self.chooser.choice(kind)
        match kind:
            case "object":
                return self._object(schema)
            case "array":
                least = schema.get("minItems", 0)
                size = self.chooser.randint(least, min(schema.get("maxItems", 4), least + 4))
                return [self.make(schema.get("items", {}), name) for _ in range(size)]
            case "integer":
                low = int(schema.get("minimum", 0))
                return self.chooser.randint(low, min(int(schema.get("maximum", 20)), low + 20))
            case "number":
                return self.chooser.uniform(schema.get("minimum", 0), 2e9)
            case "boolean":
                return self.chooser.random() < 0.7
            case "null":
                return None
            case _:
                length = min(int(schema.get("maxLength", 12)), int(schema.get("minLength", 1)) + 8)
                return self.chooser.choice("abcxyz") * length

    def _object(self, schema: Schema) -> Json:
        required = schema.get("required", ())
        return {
            key: self.make(one, key)
            for key, one in schema.get("properties", {}).items()
            if key in required or self.chooser.random() < 0.6
        }
