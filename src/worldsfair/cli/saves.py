"""Games that were left: one file each, readable by their owner only, as they hold the seed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from worldsfair.atomic_write import READABLE_BY_OWNER, write_atomically
from worldsfair.cli.inputs import WrongInput
from worldsfair.cli.refusals import cannot_write, why_not, wrong_record
from worldsfair.cli.words import t
from worldsfair.edition import Edition
from worldsfair.errors import GameError, InvalidRecord
from worldsfair.game import Game
from worldsfair.records.model import Record


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to go on."""

    record: Record
    seed: str
    """The secret; the record of a running game doesn't tell it."""
    begun: list[str]
    """The decisions of the turn that is under way."""
    person: int
    """The seat of the person."""
    bot_seed: int
    edition: Edition


def folder_for_saves(data: Path | None) -> Path:
    """Where games are kept: in the user's data folder unless another is named."""
    if data is None:
        from platformdirs import user_data_path

        data = user_data_path("worldsfair", appauthor=False)
    return data / "terminal-games"


def path_of(game: Game, folder: Path) -> Path:
    """The file of a game; the commitment tells games apart."""
    return folder / f"{game.commitment[:16]}.json"


def saved_games(folder: Path) -> list[Path]:
    """The files of all games that were left, the latest first."""
    if not folder.is_dir():
        return []
    return sorted(folder.glob("*.json"), key=lambda path: -path.stat().st_mtime_ns)


def save_game(game: Game, person: int, bot_seed: int, folder: Path) -> None:
    """Write the file of a game; it is always whole, even if the machine stops meanwhile."""
    assert game.seed is not None
    saved = SavedGame(
        record=game.record(),
        seed=game.seed.hex(),
        begun=[move.text for move in game.turn_moves()],
        person=person,
        bot_seed=bot_seed,
        edition=game.edition,
    )
    path = path_of(game, folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(path, [msgspec.json.encode(saved)], permissions=READABLE_BY_OWNER)
    except OSError as error:
        raise WrongInput(cannot_write(path, error)) from None


def load_game(path: Path) -> tuple[Game, SavedGame]:
    """The game of a file, at the decision where it was left."""
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=SavedGame)
        seed = bytes.fromhex(saved.seed)
        game = Game.from_record(saved.record, seed=seed, edition=saved.edition)
        for move in saved.begun:
            game.play(move)
    except OSError as error:
        raise WrongInput(_cannot_read(path, why_not(error))) from None
    except InvalidRecord as error:
        raise WrongInput(_cannot_read(path, wrong_record(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError, GameError) as error:
        raise WrongInput(_cannot_read(path, str(error))) from None
    return game, saved


def _cannot_read(path: Path, reason: str) -> str:
    return t("saved-unreadable", path=str(path), reason=reason)


def forget_game(game: Game, folder: Path) -> None:
    """Remove the file of a game."""
    path_of(game, folder).unlink(missing_ok=True)
