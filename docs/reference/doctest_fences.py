"""Examples in docstrings, shown as code: Markdown takes `>>>` for a quotation within two others."""

from __future__ import annotations

from typing import Any

import griffe


class DoctestFences(griffe.Extension):
    """Puts a fence around each session in a docstring, once it is read."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """A module, class, function or field with its docstring."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A session goes from the first prompt to an empty line."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(
        f"```pycon\n{paragraph}\n```" if paragraph.lstrip().startswith(">>>") else paragraph
        for paragraph in paragraphs
    )
