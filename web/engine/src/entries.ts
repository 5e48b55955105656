/** The steps of a game as a table's log tells them: a start, a turn, an approval, a takeback. */
import { IllegalMove } from './errors.ts';
import type { Game } from './game.ts';
import type { Result, Scoring, Turn } from './model.ts';
import { parseMove, textOf } from './moves.ts';

/** One step of a game, as everyone sees it; what is empty, false or zero is left out, as on the wire. */
export interface Entry {
  kind: 'start' | 'turn' | 'approval' | 'takeback';
  number: number;
  seat?: number;
  moves?: string[];
  dealt?: Turn['dealt'];
  reshuffled_before?: number;
  /** What scoring gave, once it is complete. */
  scoring?: Scoring;
  /** Whether it finishes a turn; a turn whose approvals are asked is finished by the last. */
  completes?: boolean;
  /** How many turns are finished after this entry. */
  turn?: number;
  /** A bot decided, for itself or in a person's place. */
  by_bot?: boolean;
  result?: Result;
}

/** The first entry of a table, for a game as it is. */
export const startEntry = (game: Game): Entry => entryOf(game, { kind: 'start', number: 0 });

/** Play the whole turn of the seat that decides, or its one approval, and say what came of it. */
export function playEntry(game: Game, number: number, moves: readonly string[], isByBot = false): Entry {
  const texts = moves.map((text) => textOf(parseMove(text)));
  const { seat } = game;
  const told = game.awaitsApproval ? approve(game, texts) : takeTurn(game, texts);
  return entryOf(game, { number, seat, moves: texts, ...told, ...(isByBot && { by_bot: true }) });
}

/** Go back to when so many turns were finished; `seat` is whose wish it was. */
export function takebackEntry(game: Game, number: number, turn: number, seat: number | null): Entry {
  game.goBackTo(turn);
  return entryOf(game, { kind: 'takeback', number, ...(seat !== null && { seat }) });
}

function takeTurn(game: Game, moves: string[]): Pick<Entry, 'kind'> & Partial<Entry> {
  const { dealt, reshuffled_before, scoring } = game.playTurn(moves);
  return {
    kind: 'turn',
    ...(dealt.length && { dealt }),
    ...(reshuffled_before !== undefined && { reshuffled_before }),
    ...(scoring && { scoring }),
    ...(!game.awaitsApproval && { completes: true }),
  };
}

function approve(game: Game, moves: string[]): Pick<Entry, 'kind'> & Partial<Entry> {
  const [move, ...others] = moves;
  if (move === undefined || others.length) throw new IllegalMove('One number is chosen at a time.', 'P7');
  game.play(move);
  if (game.awaitsApproval) return { kind: 'approval' };
  const scoring = game.lastTurn()?.scoring;
  return { kind: 'approval', ...(scoring && { scoring }), completes: true };
}

const entryOf = (game: Game, told: Entry): Entry => ({
  ...told,
  ...(game.turn && { turn: game.turn }),
  ...(game.isOver && { result: game.result() }),
});
