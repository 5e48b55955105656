"""The `worldsfair` command: its subcommands, and one line for whatever goes wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from worldsfair import __version__
from worldsfair.cli import messages, refusals
from worldsfair.cli.admin import admin
from worldsfair.cli.arena import ARENA_EXAMPLES, arena
from worldsfair.cli.backup import backup, restore
from worldsfair.cli.bench import bench
from worldsfair.cli.bots import bots
from worldsfair.cli.characters import speaking_to_the_terminal, use_ascii
from worldsfair.cli.hints import forget_options, is_typed, repeat_option
from worldsfair.cli.inputs import WrongInput
from worldsfair.cli.languages import LANGUAGES, locale_of_environment, parse_locale
from worldsfair.cli.play import play
from worldsfair.cli.serving import serve, start, worker
from worldsfair.cli.show import show
from worldsfair.cli.simulate import simulate
from worldsfair.cli.verify import verify
from worldsfair.cli.words import listed, speak, t
from worldsfair.errors import GameError

WRONG_INPUT = 2
INTERRUPTED = 130

# Typer brings its own copy of click in some versions and click itself in others.
_UsageProblem: Any = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)

app = typer.Typer(
    name="worldsfair",
    help=messages.HELP,
    epilog=messages.HELP_EXAMPLES,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command(epilog=messages.SERVE_EXAMPLES)(serve)
app.command(epilog=messages.WORKER_EXAMPLES)(worker)
app.command(epilog=messages.BACKUP_EXAMPLES)(backup)
app.command(epilog=messages.RESTORE_EXAMPLES)(restore)
app.add_typer(admin, name="admin", epilog=messages.ADMIN_EXAMPLES)
app.command(epilog=messages.PLAY_EXAMPLES)(play)
app.command(epilog=messages.SIMULATE_EXAMPLES)(simulate)
app.command(epilog=messages.VERIFY_EXAMPLES)(verify)
app.command(epilog=messages.SHOW_EXAMPLES)(show)
app.command(epilog=ARENA_EXAMPLES)(arena)
app.command(epilog=messages.BOTS_EXAMPLES)(bots)
app.command(epilog=messages.BENCH_EXAMPLES)(bench)


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"worldsfair {__version__}")
        raise typer.Exit


def _speak(wanted: str | None) -> None:
    """Before anything else is read, so that what is refused is refused in this language."""
    if wanted is None:
        return
    locale = parse_locale(wanted)
    if locale is None:
        raise WrongInput(t("wrong-language", language=wanted, languages=listed(LANGUAGES)))
    speak(locale)
    repeat_option("--lang", wanted)


def _plain(context: typer.Context, wanted: bool) -> None:
    """The same: a refusal, too, is printed in these letters."""
    if wanted:
        use_ascii()
        if is_typed(context, "ascii"):
            repeat_option("--ascii")


@app.callback()
def _worldsfair(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001  # the option's own callback answers
        bool,
        typer.Option(
            "--version", callback=_tell_version, is_eager=True, help="Say the version, and stop."
        ),
    ] = False,
    lang: Annotated[  # noqa: ARG001  # the same
        str | None,
        typer.Option(
            "--lang",
            metavar="|".join(LANGUAGES),
            callback=_speak,
            is_eager=True,
            show_default=False,
            help=messages.LANGUAGE,
        ),
    ] = None,
    ascii: Annotated[  # noqa: A002, ARG001  # the same
        bool,
        typer.Option(
            "--ascii",
            envvar="WORLDSFAIR_ASCII",
            callback=_plain,
            is_eager=True,
            help=messages.ASCII,
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        start()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 2 for wrong input, with one line that says what."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    with speaking_to_the_terminal(os.environ):
        speak(locale_of_environment(os.environ))
        forget_options()
        return _run(given)


def _run(given: list[str]) -> int:
    try:
        code = app(given, prog_name="worldsfair", standalone_mode=False)
        sys.stdout.flush()
    except GameError as error:
        return _refuse(refusals.refusal(error))
    except _UsageProblem as problem:
        return _refuse(refusals.usage_refusal(problem))
    except BrokenPipeError:
        # Whoever read our output has gone: that is no error, and nothing is left to say.
        _give_up_output()
        return 1
    except OSError as error:
        # A full disk, say, behind the standard output.
        _give_up_output()
        return _refuse(refusals.trouble(error))
    except (typer.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    if code == INTERRUPTED:
        print(t("stopped"), file=sys.stderr)  # noqa: T201  # no console is needed for it
    return code if isinstance(code, int) else 0


def _refuse(reason: str) -> int:
    line = " ".join(reason.split())
    print(f"worldsfair: {line}", file=sys.stderr)  # noqa: T201  # one line, whatever the width
    return WRONG_INPUT


def _give_up_output() -> None:
    """What is still to be written goes nowhere, so that Python does not try again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
