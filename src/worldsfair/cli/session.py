"""A person against bots at the terminal, from the first decision to the last."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from worldsfair.bots import Bot, BotFailed, Budget, make_bot
from worldsfair.bots.patience import PATIENCE_S, TookTooLong, within
from worldsfair.cli.choices import Question, Setting, next_question
from worldsfair.cli.console import prepare_rules, spinner
from worldsfair.cli.display_names import bot_name, seat_names
from worldsfair.cli.game_help import help_lines
from worldsfair.cli.game_messages import Teller, offer_figure
from worldsfair.cli.picture import picture
from worldsfair.cli.prompts import Leaving, Person, Typed, Wish
from worldsfair.cli.refusals import why_illegal
from worldsfair.cli.rulebook import find_rule
from worldsfair.cli.saves import save_game
from worldsfair.cli.turn_summary import tell, tell_last_turn, tell_scoring, tell_what_led_to_scoring
from worldsfair.cli.words import t
from worldsfair.errors import InvalidMove, NothingToUndo
from worldsfair.game import Game, Move

_STAND_IN: Final = "exhibitor"


class Session:
    """One game under way; it is saved after every decision."""

    def __init__(
        self, game: Game, me: int, bots: dict[int, Bot], bot_seed: int, person: Person, folder: Path
    ) -> None:
        self.game = game
        self.me = me
        """The person's seat."""
        self.bots = bots
        self.bot_seed = bot_seed
        self.person = person
        self.folder = folder
        self.console = person.console
        self.names = seat_names(game.seats, me)
        self.teller = Teller(self.names, me)
        self._must_draw = True
        self._announced_turn = -1
        """The number of the turn under way that was announced because its scoring has begun."""

    def run(self) -> None:
        """Play to the end; raises `Leaving` when the person quits."""
        prepare_rules(bot.name for bot in self.bots.values())
        while not self.game.is_over:
            if self.game.seat == self.me:
                self._person_decides()
            else:
                self._bot_decides()

    def _bot_decides(self) -> None:
        seat = self.game.seat
        try:
            thinking = Text(t("is-thinking", name=self.names[seat]))
            with self.console.status(thinking, spinner=spinner()), within(PATIENCE_S):
                decision = self.bots[seat].choose(self.game.public(), Budget())
        except (BotFailed, TookTooLong) as error:
            self._replace_bot(seat, error)
            return
        for text in decision.moves:
            self._play(Move.parse(text))

    def _replace_bot(self, seat: int, error: BotFailed | TookTooLong) -> None:
        """A bot of another package is of no use any longer: one of ours plays on for it."""
        said = t(
            "bot-replaced",
            name=self.names[seat],
            bot=bot_name(_STAND_IN),
            why=f"{error}".rstrip("."),
        )
        self.console.print(said)
        self.bots[seat] = make_bot(_STAND_IN, self.bot_seed + seat)

    def _person_decides(self) -> None:
        if self._must_draw:
            self.draw()
        answer = self._ask_for_move()
        if isinstance(answer, Move):
            self._play(answer)
        elif answer == "undo":
            self._undo()
        elif answer == "board":
            self._must_draw = True
        elif answer == "help":
            self._help()
        elif answer == "quit":
            raise Leaving

    def _play(self, move: Move) -> None:
        seat, turn = self.game.seat, self.game.turn
        self.game.play(move)
        save_game(self.game, self.me, self.bot_seed, self.folder)
        if move.action == "approve":
            tell(self.console, self.teller.approval(seat, move), seat)
        if self.game.turn > turn:
            self._tell_turn()
        elif self._announced_turn != turn and self.game.view().phase == "approve":
            self._announced_turn = turn
            self.console.print()
            tell_what_led_to_scoring(self.console, self.game, self.teller)
            self._must_draw = True

    def _tell_turn(self) -> None:
        self.console.print()
        if self._announced_turn == self.game.turn - 1:
            tell_scoring(self.console, self.game, self.names)
        else:
            tell_last_turn(self.console, self.game, self.teller)
        last = self.game.last_turn()
        if last is not None and last.scoring and self.console.is_terminal:
            self.person.line(t("press-enter"))
        self._must_draw = True

    def draw(self) -> None:
        """The position, with the keys of the areas."""
        self._must_draw = False
        view = self.game.view()
        drawn = picture(view, self.names, self.console.width, self._setting().keys)
        self.console.print()
        self.console.print(drawn)

    def _setting(self) -> Setting:
        view = self.game.view()
        keys: dict[str, str] = {area.area: str(area.position + 1) for area in view.areas}
        return Setting(self.names, keys)

    def _ask_for_move(self) -> Move | Wish:
        """A move, chosen in steps, or something else that the person wants."""
        moves = self.game.legal_moves()
        while (question := next_question(moves, self._setting())) is not None:
            answer = self._ask(question)
            if isinstance(answer, Move):
                return answer
            if answer == "back":
                moves = self.game.legal_moves()
            elif answer in question.left:
                moves = question.left[answer]
            else:
                return answer  # type: ignore[return-value]  # a key is in `left`, so it is a wish
        if len(self.game.legal_moves()) == 1:
            what = offer_figure(moves[0]) if moves[0].figure else moves[0].text
            self.console.print(t("only-choice", what=what))
        return moves[0]

    def _ask(self, question: Question) -> str | Wish | Move:
        """An answer that makes sense: a key, a wish, or a move in the record's notation."""
        while True:
            answer = self.person.choose(question.title, question.options)
            if not isinstance(answer, Typed):
                return answer
            if answer.text.startswith("?"):
                self._look_up(answer.text[1:])
                continue
            try:
                move = Move.parse(answer.text)
            except InvalidMove:
                self.console.print(t("answer-unknown", answer=answer.text))
                continue
            if move in self.game.legal_moves():
                return move
            rule, why = why_illegal(self.game, move, self.names)
            self.console.print(t("answer-illegal", answer=answer.text, why=why, rule=rule))

    def _look_up(self, name: str) -> None:
        from rich.markdown import Markdown

        rule = find_rule(name, self.game.edition)
        self.console.print(Markdown(rule) if rule else t("rule-unknown", rule=name))

    def _help(self) -> None:
        for line in help_lines(self.console.width):
            self.console.print(line)

    def _undo(self) -> None:
        """Take back decisions up to and with the person's last one."""
        earlier = self.game.copy()
        try:
            earlier.undo()
            while earlier.seat != self.me:
                earlier.undo()
        except NothingToUndo:
            self.console.print(t("undo-nothing"))
            return
        over_cards = earlier.turn < self.game.turn
        self.game = earlier
        self._announced_turn = -1
        save_game(self.game, self.me, self.bot_seed, self.folder)
        self.console.print(t("undone-over-cards") if over_cards else t("undone"))
        self._must_draw = True
