"""What is said at the table, in one place: turns, scorings, questions and answers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from worldsfair.cli.display_names import shown
from worldsfair.cli.messages import counted
from worldsfair.edition import PLACE_SIGNS, Place

if TYPE_CHECKING:
    from worldsfair.game import Move

# Telling a turn.


def tell_move(move: Move, placed: str, names: Sequence[str]) -> str:
    """One decision of a turn, in the past tense."""
    origin = f" from {shown(move.origin)}" if move.origin else ""
    if move.action == "place":
        return f"placed in {shown(placed)}{origin}"
    if move.action == "discard":
        assert move.figure is not None
        return f"discarded {shown(move.figure)}"
    if move.action == "palmer":
        assert move.seat is not None
        assert move.area is not None
        return f"Palmer: {names[move.seat]}'s supporter{origin} to {shown(move.area)}"
    return f"{shown(move.action)}: one more in {shown(move.area or placed)}{origin}"


def took(cards: str) -> str:
    """The cards that a player collected."""
    return f"took {cards}" if cards else "found no cards there"


def deed(name: str, parts: Sequence[str], taken: str) -> str:
    """A whole turn."""
    return f"{name} {'; '.join([*parts, taken])}."


def card_at(card: str, area: str) -> str:
    """A card that was dealt."""
    return f"{card} at {area}"


def new_cards(dealt: Sequence[str], *, reshuffled: bool) -> str:
    """What the deck gave."""
    cards = ", ".join(dealt) or "none, as no card was left"
    return f"New cards: {cards}{' (the deck was shuffled)' if reshuffled else ''}."


# Telling a scoring phase.

TICKETS_ROW: Final = "Midway Tickets"
RECALL_ROW: Final = "Recalled"
NO_AWARD: Final = "–"
SCORING_BEGINS: Final = "The car is back on the start space: the areas are scored."
SCORING_SIGNS: Final = "★ points of the medal, ▤ exhibits approved"


def scoring_title(number: int) -> str:
    """The name of a scoring phase."""
    return f"Scoring {number} of 3"


def redeemed(held: int, bonus: int, coins: int) -> str:
    """What a player's tickets gave."""
    return f"{held} + {bonus} = {counted(coins, 'coin')}" if bonus else counted(coins, "coin")


def award(place: Place, medal: int, approved: int) -> str:
    """What a place in an area gave."""
    return f"{PLACE_SIGNS[place]} {medal}★ {approved}▤"


# Playing: before the first turn.

RESUME_AND_NEW: Final = "--resume goes on with a game and --new begins one: choose one of them."
NOTHING_SAVED: Final = "No game is saved, so there is none to resume; leave out --resume."
ASK_SAVED: Final = "You left a game."
NEW_GAME: Final = "A new game"
ASK_PLAYERS: Final = "How many players?"
ASK_LEVEL: Final = "How strong are the others?"
YOU: Final = "You"
LEVELS: Final = {
    "visitor": "Visitor: strolls about and takes what looks nice",
    "exhibitor": "Exhibitor: knows what each turn is worth",
    "organizer": "Organizer: thinks ahead",
    "director": "Director: thinks ahead as long as it can",
}


def level(name: str) -> str:
    """What a level is like."""
    return LEVELS.get(name, shown_bot(name))


def shown_bot(name: str) -> str:
    """A bot's name at the table."""
    return name.replace(":", " ").capitalize()


def count_of_players(count: int) -> str:
    """You and the others."""
    return f"{count} players: you and {counted(count - 1, 'bot')}"


def no_such_seat(seat: int, players: int) -> str:
    """A seat beyond the last."""
    return f"There is no seat {seat} among {players} players."


def too_many_names(names: int, players: int) -> str:
    """More names than players."""
    return f"{names} names are given for {players} players."


def saved_game(players: int, round_number: int, turn: int, names: str, when: str) -> str:
    """A game that was left."""
    return f"{players} players, round {round_number}, turn {turn + 1} ({names}), left {when}"


def saved_but_over(names: str) -> str:
    """A game that ended, but whose record nobody has kept or thrown away."""
    return f"finished ({names})"


def cannot_read_save(path: Path, reason: str) -> str:
    """A saved game that is broken."""
    return f"The saved game {path} can't be read: {reason}. Play with --new, or remove the file."


def welcome(names: Sequence[str], commitment: str) -> list[str]:
    """Who plays, and the promise of the fair shuffle."""
    return [
        f"In turn order: {', '.join(names)}.",
        f"The shuffle is fixed and proved at the end; its fingerprint is {commitment}",
        "Type h for help, q to leave.",
    ]


def welcome_back(round_number: int, turn: int) -> str:
    """Where a game goes on."""
    return f"Welcome back. Round {round_number}, turn {turn + 1}."


# Playing: a decision.

PROMPT: Final = ">"
GO_ON: Final = "Press Enter to go on."
ASK_PLACE: Final = "Where do you place a supporter? You take the cards there."
ASK_FIGURE: Final = "You hold figures. Which do you play or discard now?"
ASK_WHOSE: Final = "Palmer: whose supporter moves?"
ASK_MOVED_FROM: Final = "Palmer: from which area?"
ASK_MOVED_TO: Final = "Palmer: to which area?"
ASK_TAKEN_FROM: Final = "Your supply is empty. From which area do you take the supporter?"
UNDONE: Final = "Taken back."
UNDONE_OVER_CARDS: Final = "Taken back, though you know now which cards come."
NOTHING_TO_UNDO: Final = "There is nothing of yours to take back."
LEFT: Final = "The game is saved. Go on with: worldsfair play --resume"
LEFT_BEFORE: Final = "Good-bye."
PLAY_HELP: Final = """
  Type the number of your choice. At an area it is the number in its frame.
  u  undo your last decision       d  draw the board again
  b  back to the first question    q  leave; the game is saved
  ?T5  read rule T5 (S1 to S10, T1 to T14, P1 to P10, E1 to E4)
  A move in the notation of records works, too: place electricity

  On the board: ●O ■P ▲W ◆B are the players and their supporters,
  ▤ an exhibit, ◎ a midway ticket, ☆ a figure, · a free place for a card,
  1st 2nd who would be scored there, with = for a tie, ★ points of the medal,
  ▣ the car on its way round the wheel.
"""


def pick_prompt(usual: str) -> str:
    """Where the choice is typed when Enter alone is one, too."""
    return f"Enter for {usual} >"


def not_offered(answer: str, keys: Sequence[str]) -> str:
    """An answer that is no option."""
    return f"{answer!r} is not among {', '.join(keys)}."


def not_understood(answer: str) -> str:
    """An answer that is nothing."""
    return f"{answer!r} is no choice here. Type a number, or h for help."


def not_legal(answer: str) -> str:
    """A move that can't be made."""
    return f"{answer!r} can't be played now."


def no_such_rule(name: str) -> str:
    """A rule that isn't there."""
    return f"There is no rule {name!r}. They are S1 to S10, T1 to T14, P1 to P10 and E1 to E4."


def offer_figure(move: Move, placed: str | None) -> str:
    """What a figure could do."""
    assert move.figure is not None
    name = shown(move.figure)
    if move.action == "discard":
        return f"discard {name}"
    if move.action == "palmer":
        return f"{name}: move anybody's supporter"
    if move.action == "davis":
        return f"{name}: one more next door"
    area = move.area or placed
    assert area is not None
    return f"{name}: one more in {shown(area)}"


def ask_target(move: Move) -> str:
    """Where a figure's supporter goes."""
    return f"{shown(move.action)}: in which area?"


def ask_approval(area: str, most: int) -> str:
    """P7."""
    return f"{area} is scored. How many exhibits do you want approved? {most} at most."


def offer_approval(count: int) -> str:
    """What stands after the number."""
    return "exhibit" if count == 1 else "exhibits" if count else "none"


def approved(name: str, move: Move) -> str:
    """A decision on approvals."""
    assert move.area is not None
    return f"{name} had {counted(move.count or 0, 'exhibit')} of {shown(move.area)} approved."


def only_move(move: Move, placed: str | None) -> str:
    """A decision that is none."""
    if move.figure is not None:
        return f"Nothing else is left: {offer_figure(move, placed)}."
    return f"Nothing else is left: {move.text}."


def thinking(name: str) -> str:
    """While a bot looks ahead."""
    return f"{name} is thinking …"


# Playing: the end.

COLUMN_PLAYER: Final = "Player"
COLUMNS_OF_RESULT: Final = ("Points", "Coins", "Medals", "Exhibits", "Unapproved")
NOT_WRITTEN: Final = "The record was not kept. Thank you for playing."


def winners(names: Sequence[str]) -> str:
    """Who won."""
    return f"{' and '.join(names)} won the fair."


def proof(seed: str, commitment: str) -> str:
    """How to check the shuffle."""
    return (
        f"The shuffle was fair: the seed was {seed}, and its SHA-256 is {commitment}, "
        "the fingerprint that you were shown at the start."
    )


def ask_for_file(usual: str) -> str:
    """Whether and where the record is kept."""
    return f"Keep a record of this game? Enter for {usual}, another file name, or n for no:"


def already_there(path: Path) -> str:
    """A file that would be overwritten."""
    return f"{path} is there already. Choose another name."


def record_written(path: Path) -> str:
    """Where the record is, and what to do with it."""
    return f"Written. Check it with: worldsfair verify {path}"
