"""A rule by its id, in the reader's language and with the numbers of the box."""

from __future__ import annotations

from worldsfair.cli.rule_numbers import rule_numbers
from worldsfair.cli.words import rule_parts
from worldsfair.edition import Edition


def find_rule(name: str, edition: Edition) -> str | None:
    """A rule as Markdown; None if there is no such rule.

    >>> from worldsfair.edition import default_edition
    >>> (find_rule("e1", default_edition()) or "").startswith("**E1 ")
    True
    """
    rule = name.strip().upper()
    parts = rule_parts(rule, rule_numbers(edition))
    if parts is None:
        return None
    marked = [f"*{mark}.* {text}" if mark else text for mark, text in parts.paragraphs]
    return "\n\n".join([f"**{rule} {parts.title}.** {marked[0]}", *marked[1:]])
