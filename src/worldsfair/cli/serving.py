"""`worldsfair serve`, `worldsfair worker`, and the start without arguments."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from typing import Annotated

import typer

from worldsfair.cli.readiness import address_of, probe_of, watched
from worldsfair.cli.words import t
from worldsfair.parallel import available_cores

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        envvar="WORLDSFAIR_DATABASE_URL",
        help="postgresql://... or sqlite:///...; by default SQLite in your data folder.",
    ),
]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8893,
    workers: Annotated[int, typer.Option(min=1, help="Processes; several need PostgreSQL.")] = 1,
    database_url: DatabaseUrl = None,
    root_path: Annotated[str, typer.Option(help="The path a proxy shows it under.")] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may use this server.")
    ] = None,
    https: Annotated[
        bool, typer.Option(help="People reach it by https (through a proxy).")
    ] = False,
    trusted_proxies: Annotated[
        str, typer.Option(help="Addresses whose X-Forwarded headers count, or *.")
    ] = "",
    bots: Annotated[
        bool | None,
        typer.Option(help="Let bots think here; by default on SQLite yes, on PostgreSQL no."),
    ] = None,
    bot_threads: Annotated[int, typer.Option(min=1, help="Bots that think at once.")] = 1,
    limit: Annotated[
        list[str] | None,
        typer.Option(help="How much is too much: NAME=NUMBER, as docs/hosting.md lists them."),
    ] = None,
    rate_limits: Annotated[bool, typer.Option(hidden=True)] = True,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables to others."""
    # The server's libraries take a while to load, and `--help` needs none of them.
    from worldsfair.bots.precompile import is_compiled
    from worldsfair.server import serving
    from worldsfair.server.errors import CannotServe
    from worldsfair.server.settings import Limits, Settings

    try:
        url = database_url or serving.default_database()
        settings = Settings(
            database_url=url,
            root_path=root_path.rstrip("/"),
            origins=tuple(origin or ()),
            runs_bots=url.startswith("sqlite") if bots is None else bots,
            bot_threads=bot_threads,
            is_https=https,
            limits_rates=rate_limits,
            limits=Limits.parse(limit or []),
        )
        place = serving.place_of(url)
        sock = serving.bind(host, port)
        port = sock.getsockname()[1]
        page = f"{address_of(host, port)}{settings.root_path}/"
        with ExitStack() as watching:

            def starting() -> None:
                typer.echo(t("serving-at", address=page), err=True)
                typer.echo(t("serving-kept", place=place), err=True)
                opened = page if open_browser else None
                watch = watched(probe_of(host, port), is_compiled=is_compiled(), page=opened)
                watching.enter_context(watch)

            serving.serve(settings, sock, workers, trusted_proxies, starting)
        typer.echo(t("serving-stopped", place=place), err=True)
    except CannotServe as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None


def start() -> None:
    """Play on this machine: a free port, games in your data folder, and the browser."""
    serve(port=0, open_browser=True, bot_threads=max(1, available_cores() - 1))


def worker(
    database_url: Annotated[
        str,
        typer.Option("--database-url", envvar="WORLDSFAIR_DATABASE_URL", help="postgresql://..."),
    ],
    threads: Annotated[int, typer.Option(min=1, help="Bots that think at once.")] = 1,
    metrics_port: Annotated[
        int | None, typer.Option(help="Tell Prometheus of this worker on a port of its own.")
    ] = None,
) -> None:
    """Let bots think for servers on the same PostgreSQL."""
    from worldsfair.server import serving
    from worldsfair.server.errors import CannotServe
    from worldsfair.server.settings import Settings

    try:
        if not database_url.startswith("postgres"):
            raise CannotServe("Workers need PostgreSQL; on SQLite the server does it all.")
        place = serving.place_of(database_url)

        def starting() -> None:
            at_once = "one at a time" if threads == 1 else f"{threads} at a time"
            typer.echo(f"Bots think here for the servers on {place}, {at_once}.", err=True)
            typer.echo("Ctrl+C stops the worker.", err=True)

        serving.work(Settings(database_url, bot_threads=threads), metrics_port, starting)
        typer.echo(
            "The worker has stopped; turns that it had begun go to another, nothing is lost.",
            err=True,
        )
    except CannotServe as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None


def main() -> None:
    """The commands of this module by themselves."""
    app = typer.Typer(no_args_is_help=False)
    app.command()(serve)
    app.command()(worker)
    if len(sys.argv) == 1:
        start()
    else:
        app()


if __name__ == "__main__":
    main()
