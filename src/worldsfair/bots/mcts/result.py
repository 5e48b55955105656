"""The result of a search: the turn to play, its value, and what else was weighed."""

from __future__ import annotations

from worldsfair.bots.bot import Alternative, Decision, Progress
from worldsfair.bots.heuristics import quick_choice
from worldsfair.bots.mcts.node_pool import NO_NODE, ROOT
from worldsfair.bots.mcts.tree import Tree
from worldsfair.game import all_moves
from worldsfair.rules.position import Position


def forced_turn(position: Position) -> tuple[str, ...] | None:
    """The decision where there is only one, or an approval: more is never worse (E2 to E4)."""
    texts = all_moves()
    legal = position.legal()
    if position.awaits_approval:
        return (texts[legal[-1]].text,)
    if len(legal) == 1:
        return (texts[legal[0]].text,)
    return None


def decision_of(position: Position, trees: list[Tree], seconds: float) -> Decision:
    """Follow the favourite decisions to the end of the turn."""
    texts = all_moves()
    table = position.copy()
    turn = table.turn
    chosen: list[int] = []
    nodes: list[int] = [ROOT] * len(trees)
    while table.turn == turn and table.awaits_turn_move:
        number, nodes = _favourite(trees, nodes, table)
        chosen.append(number)
        table.apply_decision(number)
    simulations = sum(tree.simulations for tree in trees)
    return Decision(
        tuple(texts[number].text for number in chosen),
        _means(trees, [ROOT] * len(trees), position.players),
        _alternatives(trees, position.seat, chosen[0]),
        simulations,
        seconds,
    )


def _favourite(trees: list[Tree], nodes: list[int], table: Position) -> tuple[int, list[int]]:
    seat, least_share = table.seat, trees[0].style.least_share
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    below: list[dict[int, int]] = []
    for tree, node in zip(trees, nodes, strict=True):
        children = tree.children(node) if node != NO_NODE else {}
        below.append(children)
        for number, child in children.items():
            visits[number] = visits.get(number, 0) + int(tree.nodes["visits"][child])
            values[number] = values.get(number, 0.0) + float(tree.nodes["value"][child][seat])
    legal = set(table.legal())
    visits = {number: count for number, count in visits.items() if count and number in legal}
    if not visits:
        number = quick_choice(table.state, table.box) if table.in_figures_step else min(legal)
    elif least_share < 1.0:
        enough = least_share * max(visits.values())
        means = {key: values[key] / count for key, count in visits.items() if count >= enough}
        number = max(means, key=lambda key: (means[key], -key))
    else:
        number = max(visits, key=lambda key: (visits[key], -key))
    return number, [children.get(number, NO_NODE) for children in below]


def _means(trees: list[Tree], nodes: list[int], players: int) -> tuple[float, ...]:
    chosen = [(tree, node) for tree, node in zip(trees, nodes, strict=True) if node != NO_NODE]
    visits = sum(int(tree.nodes["visits"][node]) for tree, node in chosen)
    sums = [
        sum(float(tree.nodes["value"][node][seat]) for tree, node in chosen)
        for seat in range(players)
    ]
    return tuple(value / max(visits, 1) for value in sums)


def _alternatives(
    trees: list[Tree], seat: int, chosen: int | None = None
) -> tuple[Alternative, ...]:
    """What was weighed: what was chosen, then the others by their visits."""
    texts = all_moves()
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for tree in trees:
        for number, child in tree.children(ROOT).items():
            visits[number] = visits.get(number, 0) + int(tree.nodes["visits"][child])
            values[number] = values.get(number, 0.0) + float(tree.nodes["value"][child][seat])
    order = sorted(visits, key=lambda number: (number != chosen, -visits[number], number))
    return tuple(
        Alternative(texts[number].text, values[number] / max(visits[number], 1), visits[number])
        for number in order
    )


def progress_of(trees: list[Tree], seconds: float) -> Progress:
    """How far trees that are still growing have come."""
    position = trees[0].position
    alternatives = _alternatives(trees, position.seat)
    return Progress(
        sum(tree.simulations for tree in trees),
        seconds,
        alternatives[0].move,
        _means(trees, [ROOT] * len(trees), position.players),
    )
