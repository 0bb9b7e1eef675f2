"""Checks requests against Discord's own OpenAPI document.

It lies in `tests/data` word for word, but packed: 1.2 MB of JSON that nobody reads would be 25
times as large. One thing is read more loosely than it is written: an id may be a number (discord.py
numbers new attachments that way, and Discord accepts it). Another is read more strictly: a field
that is not in the document is a mistake, though Discord would ignore it.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

DOCUMENT = Path(__file__).parents[1] / "data" / "discord_openapi.json.xz"
URN = "urn:discord"
UNWRITTEN = {  # fields that discord.py sends all the same
    "ApplicationCommandUpdateRequest": "nsfw",
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": "tts",
    "IncomingWebhookUpdateRequestPartial": "tts",
    "MessageEditRequestPartial": "tts",
}

JSON, MULTIPART = "application/json", "multipart/form-data"


class OpenApi:
    def __init__(self) -> None:
        self._document: dict[str, Any] = json.loads(lzma.decompress(DOCUMENT.read_bytes()))
        schemas = self._document["components"]["schemas"]
        schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
        for name, field in UNWRITTEN.items():
            schemas[name]["properties"][field] = {"type": "boolean"}
        _close(schemas)
        resource = Resource.from_contents(self._document, default_specification=DRAFT202012)
        self._registry = Registry().with_resource(URN, resource)
        self._templates = {
            tuple(path.strip("/").split("/")): path for path in self._document["paths"]
        }
        self._schemas = schemas
        self._checks = validators.extend(Draft202012Validator, {"oneOf": self._one_of})
        self._validators: dict[str, Validator] = {}
        self._sound = set[tuple[int, str]]()  # what one of these alternatives was found to fit
        self._sound_bodies = set[bytes]()  # digests of bodies with their schemas

    def complaints(self, method: str, path: str, params: Mapping[str, Any], body: Any) -> list[str]:
        """What Discord's document does not know or does not allow in this request."""
        template = self._template(path)
        operation = self._document["paths"].get(template, {}).get(method.lower())
        if template is None or operation is None:
            return [f"no such request: {method} {path}"]
        return [*self._params(operation, params), *self._body(template, method, operation, body)]

    def _template(self, path: str) -> str | None:
        """The template with the most literal parts wins: `@me` before `{user_id}`."""
        parts = _parts(path)
        fitting = [template for template in self._templates if _fits(template, parts)]
        best = max(fitting, key=lambda t: sum(map(str.__eq__, t, parts)), default=None)
        return self._templates[best] if best else None

    def _params(self, operation: Mapping[str, Any], params: Mapping[str, Any]) -> Iterator[str]:
        known = {one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"}
        yield from (f"unknown query parameter {name}" for name in params if name not in known)

    def _body(
        self, template: str, method: str, operation: Mapping[str, Any], body: Any
    ) -> Iterator[str]:
        request = operation.get("requestBody")
        if request is None:
            if body is not None:
                yield "a body where none belongs"
        elif body is None:
            if request.get("required"):
                yield "no body"
        else:
            kind = JSON if JSON in request["content"] else MULTIPART
            pointer = ["paths", template, method.lower(), "requestBody", "content", kind, "schema"]
            yield from map(_tell, self._errors(pointer, body))

    def _errors(self, pointer: list[str], body: Any) -> list[ValidationError]:
        """Each world begins with the same commands, and what is sound need not be read again."""
        told = sha256(json.dumps([pointer, body]).encode()).digest()
        if told in self._sound_bodies:
            return []
        found = list(self._validator(pointer).iter_errors(body))
        if not found:
            self._sound_bodies.add(told)
        return found

    def _one_of(
        self, validator: Any, alternatives: Sequence[Any], instance: Any, schema: Any
    ) -> Iterator[ValidationError]:
        """As usual, except that only the kind of component that was meant is looked at, and equal
        ones only once: otherwise each request would take a tenth of a second."""
        key = id(alternatives), json.dumps(instance)
        if key in self._sound:
            return
        fitting = [one for one in alternatives if self._may_be(one, instance)]
        check = Draft202012Validator.VALIDATORS["oneOf"]
        found = list(check(validator, fitting or alternatives, instance, schema))
        yield from found
        if not found:
            self._sound.add(key)

    def _may_be(self, schema: Any, instance: Any) -> bool:
        """False only for another constant, or for an object of another `type`."""
        if "const" in schema:
            return schema["const"] == instance
        schema = self._schemas.get(schema.get("$ref", "").rpartition("/")[2], schema)
        kinds = schema.get("properties", {}).get("type", {}).get("enum")
        return not (kinds and isinstance(instance, dict)) or instance.get("type") in kinds

    def _validator(self, pointer: list[str]) -> Validator:
        reference = f"{URN}#/" + "/".join(_escape(part) for part in pointer)
        if reference not in self._validators:
            self._validators[reference] = self._checks({"$ref": reference}, registry=self._registry)
        return self._validators[reference]


@cache
def openapi() -> OpenApi:
    return OpenApi()


def _close(schema: Any) -> None:
    """An object has no other fields than those that are named, if any are."""
    if isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" in schema and "allOf" not in schema:
            schema.setdefault("additionalProperties", False)
        for part in schema.values():
            _close(part)
    elif isinstance(schema, list):
        for part in schema:
            _close(part)


def _parts(path: str) -> tuple[str, ...]:
    return tuple(path.strip("/").split("/"))


def _fits(template: tuple[str, ...], parts: tuple[str, ...]) -> bool:
    return len(template) == len(parts) and all(
        want == part or want.startswith("{") for want, part in zip(template, parts, strict=True)
    )


def _escape(part: str) -> str:
    return quote(part.replace("~", "~0").replace("/", "~1"))


def _tell(error: ValidationError) -> str:
    """The innermost reason, within the alternative whose `type` fits."""
    while error.context:
        error = _meant(error.context)[0]
    where = "/".join(map(str, error.absolute_path))
    return f"{where}: {error.message[:200]}"


def _meant(context: Sequence[ValidationError]) -> list[ValidationError]:
    """The errors of one alternative: of the kind that was meant, else of the deepest fit."""
    alternatives: dict[Any, list[ValidationError]] = {}
    for error in context:
        alternatives.setdefault(error.schema_path[0], []).append(error)
    return min(
        alternatives.values(),
        key=lambda errors: (
            any(_wrong_kind(error) for error in errors),
            -max(len(error.absolute_path) for error in errors),
        ),
    )


def _wrong_kind(error: ValidationError) -> bool:
    """Whether this alternative is for another kind of component or answer."""
    return list(error.relative_path) == ["type"] or error.validator == "type"
