"""`worldsfair admin`: what the operator of a server looks at and does."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Concatenate, ParamSpec, TypeVar

import typer

from worldsfair.cli.serving import DatabaseUrl

if TYPE_CHECKING:
    from worldsfair.server.actions.unit_of_work import UnitOfWork

Outcome = TypeVar("Outcome")
Given = ParamSpec("Given")
Note = Annotated[str, typer.Option(help="Why; kept in the log.")]
Many = Annotated[int, typer.Option(min=1, max=1000, help="How many at most.")]
Who = Annotated[str, typer.Argument(help="A person's id, or an account's name.")]
TableArgument = Annotated[
    str, typer.Argument(help="The table's id, as in its link (after -- if it begins with -).")
]

admin = typer.Typer(
    name="admin",
    help="Look after a server: tables, people, bans, chat, keys. It may run meanwhile.",
    no_args_is_help=True,
)


def _do(
    url: str | None,
    action: Callable[Concatenate[UnitOfWork, Given], Outcome],
    *given: Given.args,
    **named: Given.kwargs,
) -> Outcome:
    """Carry an action out beside a server that may be running, and tell it."""
    from worldsfair.server.maintenance import act

    return act(url, action, *given, **named)


def _show(title: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Columns as wide as they have to be, as ids are there to be copied."""
    lines = [[_one_line(cell) for cell in row] for row in rows]
    if not lines:
        typer.echo("Nothing.")
        return
    widths = [max(map(len, column)) for column in zip(title, *lines, strict=True)]
    for line in (list(title), *lines):
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        typer.echo("  ".join(cells).rstrip())


def _one_line(cell: object) -> str:
    return "" if cell is None else " ".join(str(cell).split())


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


@admin.command()
def tables(
    status: Annotated[
        str | None, typer.Option(help="waiting, playing, finished, abandoned, imported, closed.")
    ] = None,
    person: Annotated[str | None, typer.Option(help="Where this person sits or is host.")] = None,
    limit: Many = 50,
    database_url: DatabaseUrl = None,
) -> None:
    """List tables, the last changed first; those that are set aside say why."""
    from worldsfair.server.maintenance import find_tables

    rows = _do(database_url, find_tables, status, person, limit)
    _show(
        ("table", "status", "host", "changed", "set aside"),
        [(table, state, host, _when(at), problem) for table, state, host, at, problem in rows],
    )


@admin.command()
def table(table_id: TableArgument, database_url: DatabaseUrl = None) -> None:
    """Show one table: who sits there, how far it is, and what was said last."""
    from worldsfair.server.maintenance import describe_table

    for line in _do(database_url, describe_table, table_id):
        typer.echo(line)


@admin.command()
def close_table(table_id: TableArgument, note: Note = "", database_url: DatabaseUrl = None) -> None:
    """Close a table that waits, or end its game without a result."""
    from worldsfair.server.actions.admin import close_table as action

    closed = _do(database_url, action, table_id, note)
    typer.echo(f"Table {table_id} is {closed.status}.")


@admin.command()
def unblock_table(
    table_id: TableArgument, note: Note = "", database_url: DatabaseUrl = None
) -> None:
    """Let bots and clocks have a table again that was set aside."""
    from worldsfair.server.actions.admin import unblock_table as action

    _do(database_url, action, table_id, note)
    typer.echo(f"Table {table_id} goes on.")


@admin.command()
def person(who: Who, database_url: DatabaseUrl = None) -> None:
    """Show a person: name, account or guest, sessions, ban."""
    from worldsfair.server.maintenance import describe_person

    for line in _do(database_url, describe_person, who):
        typer.echo(line)


@admin.command()
def end_sessions(who: Who, note: Note = "", database_url: DatabaseUrl = None) -> None:
    """Sign somebody out everywhere. A guest can't come back then."""
    from worldsfair.server.actions.admin import end_sessions as action

    found = _do(database_url, action, who, note)
    typer.echo(f"{found.name} is signed out everywhere.")


@admin.command()
def reset_password(who: Who, note: Note = "", database_url: DatabaseUrl = None) -> None:
    """Give an account a new password, shown once, and sign it out everywhere."""
    import secrets

    from worldsfair.server.actions.admin import set_password
    from worldsfair.server.passwords import hash_password

    password = secrets.token_urlsafe(12)
    found = _do(database_url, set_password, who, hash_password(password), note)
    typer.echo(f"The new password of {found.name}: {password}")


@admin.command()
def ban(
    who: Annotated[str | None, typer.Argument(help="A person's id, or an account's name.")] = None,
    address: Annotated[
        str | None, typer.Option(help="An address or a network, such as 2001:db8::/64.")
    ] = None,
    note: Note = "",
    database_url: DatabaseUrl = None,
) -> None:
    """Ban a person, or everything from an address."""
    from worldsfair.server.actions import admin as actions

    if (who is None) == (address is None):
        raise typer.BadParameter("Say whom: a person, or --address.")
    if who is not None:
        typer.echo(f"{_do(database_url, actions.ban, who, note).name} is banned.")
    elif address is not None:
        typer.echo(f"{_do(database_url, actions.ban_address, address, note)} is banned.")


@admin.command()
def unban(
    who: Annotated[str | None, typer.Argument(help="A person's id, or an account's name.")] = None,
    address: Annotated[str | None, typer.Option(help="An address or a network.")] = None,
    note: Note = "",
    database_url: DatabaseUrl = None,
) -> None:
    """Let a person, or an address, in again."""
    from worldsfair.server.actions import admin as actions

    if (who is None) == (address is None):
        raise typer.BadParameter("Say whom: a person, or --address.")
    if who is not None:
        typer.echo(f"{_do(database_url, actions.unban, who, note).name} may come back.")
    elif address is not None:
        typer.echo(f"{_do(database_url, actions.unban_address, address, note)} may come back.")


@admin.command()
def bans(database_url: DatabaseUrl = None) -> None:
    """List the addresses that are banned."""
    from worldsfair.server.maintenance import list_bans

    rows = _do(database_url, list_bans)
    _show(("address", "since", "why"), [(b.address, _when(b.at), b.reason) for b in rows])


@admin.command()
def reports(limit: Many = 50, database_url: DatabaseUrl = None) -> None:
    """List what people have reported, the latest first."""
    from worldsfair.server.maintenance import list_reports

    _show(
        ("when", "table", "line", "says", "by", "reason"),
        [
            (_when(told.at), told.table_id, told.line, said, told.person_id, told.reason)
            for told, said in _do(database_url, list_reports, limit)
        ],
    )


@admin.command()
def delete_line(
    table_id: TableArgument,
    number: Annotated[int, typer.Argument(min=1, help="The line's number.")],
    note: Note = "",
    database_url: DatabaseUrl = None,
) -> None:
    """Delete what a line of chat says."""
    from worldsfair.server.actions.admin import delete_line as action

    line = _do(database_url, action, table_id, number, note)
    typer.echo(f"Line {number} of {line.name} is deleted.")


@admin.command()
def rotate_keys(
    end_all_sessions: Annotated[
        bool,
        typer.Option(help="Drop the old keys at once: everybody is signed out, guests for good."),
    ] = False,
    note: Note = "",
    database_url: DatabaseUrl = None,
) -> None:
    """Sign sessions with a new key; a running server takes it up within seconds."""
    from worldsfair.server.actions.admin import rotate_keys as action

    _do(database_url, action, not end_all_sessions, note)
    typer.echo("A new key signs from now on.")


@admin.command()
def log(limit: Many = 50, database_url: DatabaseUrl = None) -> None:
    """Show what operators did, the latest first."""
    from worldsfair.server.maintenance import list_acts

    rows = _do(database_url, list_acts, limit)
    _show(
        ("when", "what", "to", "why"),
        [(_when(act.at), act.action, act.subject, act.note) for act in rows],
    )
