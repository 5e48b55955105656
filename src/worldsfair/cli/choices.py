"""Choosing a move in small steps: what to do, then whose, from where, to where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from worldsfair.cli.display_names import area_name, card_name, drawn_name
from worldsfair.cli.game_messages import offer_figure
from worldsfair.cli.prompts import Option, numbered
from worldsfair.cli.words import t
from worldsfair.game import Move


@dataclass(frozen=True)
class Question:
    """One step towards a move: each answer leaves some of the moves."""

    title: str
    options: list[Option]
    left: dict[str, list[Move]]
    """By the key of the option."""


@dataclass(frozen=True)
class Setting:
    """What the questions need to know of the game."""

    names: Sequence[str]
    keys: Mapping[str, str]
    """The number that the picture shows at each area, in clockwise order."""


def next_question(moves: Sequence[Move], setting: Setting) -> Question | None:
    """The question that divides these moves; None when there is only one left."""
    if len(moves) == 1:
        return None
    for divide in (_by_action, _by_count, _by_owner, _by_first_area, _by_second_area):
        question = divide(moves, setting)
        if question is not None and len(question.left) > 1:
            return question
    raise AssertionError("moves that no question tells apart")


def _by_action(moves: Sequence[Move], _: Setting) -> Question | None:
    if moves[0].action in ("place", "approve"):
        return None
    groups = _grouped(moves, lambda move: (move.action, move.figure))
    options = numbered(offer_figure(group[0]) for group in groups)
    return _question(t("ask-figures"), options, groups)


def _by_count(moves: Sequence[Move], _: Setting) -> Question | None:
    if moves[0].action != "approve":
        return None
    options = [
        Option(str(move.count), t("offer-approved", count=move.count or 0)) for move in moves
    ]
    title = t("ask-approved", area=area_name(moves[0].area), most=len(moves) - 1)
    return _question(title, options, [[move] for move in moves])


def _by_owner(moves: Sequence[Move], setting: Setting) -> Question | None:
    if moves[0].action != "palmer":
        return None
    groups = _grouped(moves, lambda move: move.seat)
    names = [setting.names[group[0].seat or 0] for group in groups]
    return _question(t("ask-whose", figure=card_name("palmer")), numbered(names), groups)


def _by_first_area(moves: Sequence[Move], setting: Setting) -> Question | None:
    if moves[0].action == "palmer":
        title = t("ask-moved-from", figure=card_name("palmer"))
        return _by_area(moves, setting, lambda move: move.origin, title)
    if moves[0].figure is None:
        title = t("ask-place")
    else:
        title = t("ask-target", figure=card_name(moves[0].figure))
    return _by_area(moves, setting, lambda move: move.area, title)


def _by_second_area(moves: Sequence[Move], setting: Setting) -> Question | None:
    if moves[0].action == "palmer":
        title = t("ask-moved-to", figure=card_name("palmer"))
        return _by_area(moves, setting, lambda move: move.area, title)
    return _by_area(moves, setting, lambda move: move.origin, t("ask-taken-from"))


def _by_area(
    moves: Sequence[Move], setting: Setting, area_of: Callable[[Move], str | None], title: str
) -> Question | None:
    """Areas have the keys that the picture shows, and their clockwise order."""
    groups = _grouped(moves, area_of)
    by_area = {area: group for group in groups if (area := area_of(group[0])) is not None}
    if len(by_area) < len(groups):
        return None
    areas = [area for area in setting.keys if area in by_area]
    options = [Option(setting.keys[area], drawn_name(area)) for area in areas]
    return _question(title, options, [by_area[area] for area in areas])


def _grouped(moves: Sequence[Move], key: Callable[[Move], object]) -> list[list[Move]]:
    groups: dict[object, list[Move]] = {}
    for move in moves:
        groups.setdefault(key(move), []).append(move)
    return list(groups.values())


def _question(title: str, options: list[Option], groups: Sequence[list[Move]]) -> Question:
    keys = [option.key for option in options]
    return Question(title, options, dict(zip(keys, groups, strict=True)))
