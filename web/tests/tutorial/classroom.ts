/** A pupil, the guide and who sits opposite, without a page: the lesson's game by the engine alone. */
import type { Engine } from 'worldsfair-engine/engine.ts';
import { playEntry, startEntry } from 'worldsfair-engine/entries.ts';
import { Game } from 'worldsfair-engine/game.ts';
import { bytesOf } from 'worldsfair-engine/shuffle.ts';
import { stepOf, type Step, type WireEntry, type WireGame } from '../../src/game/ledger';
import type { Sitter } from '../../src/game/present';
import { lessonAt, scoredIn, type Lesson, type Moment } from '../../src/tutorial/lessons';
import { politeTurn } from '../../src/tutorial/opponent';

const SITTERS: Sitter[] = [
  { name: 'Ada', isBot: false, level: null },
  { name: 'Visitor', isBot: true, level: 'visitor' },
];
/** The pupil's, who begins. */
export const PUPIL = 0;

export class Classroom {
  readonly game: Game;
  readonly steps: Step[] = [];
  readonly read: string[] = [];
  /** What was taught, in order. */
  readonly taught: Lesson[] = [];

  constructor(engine: Engine, seed: string) {
    this.game = Game.new(engine, { players: 2, seed: bytesOf(seed) });
    this.#note(startEntry(this.game));
  }

  get step(): Step {
    return this.steps.at(-1) as Step;
  }

  get isScored(): boolean {
    return scoredIn(this.steps) !== null;
  }

  moment(): Moment {
    const { view } = this.step;
    return {
      view,
      seat: PUPIL,
      isToMove: view.toMove === PUPIL,
      turn: null,
      steps: this.steps,
      coming: null,
      read: this.read,
    };
  }

  /** Read until there is something to do, or nothing more to say. */
  listen(): Lesson | null {
    for (;;) {
      const lesson = lessonAt(this.moment());
      if (lesson) this.taught.push(lesson);
      if (!lesson?.isToRead) return lesson;
      this.read.push(lesson.id);
    }
  }

  /** The pupil's turn, and what is answered. */
  take(moves: readonly string[]): void {
    this.#play(moves);
    if (!this.isScored) this.#play(politeTurn(this.game.turn, (tried) => this.game.preview(tried)));
  }

  #play(moves: readonly string[]): void {
    this.#note(playEntry(this.game, this.steps.length, moves));
  }

  #note(entry: unknown): void {
    const game = this.game.info() as unknown as WireGame;
    this.steps.push(stepOf(entry as WireEntry, game, this.steps.at(-1) ?? null, SITTERS));
  }
}

/** A whole turn that begins in an area the guide points at, if it points at one; the figures to the pupil's best. */
export function obedientTurn({ game }: Classroom, lesson: Lesson | null): string[] {
  const worth = (moves: string[]): number => game.preview(moves).if_scored[PUPIL] ?? 0;
  const better = (begun: string[]) => (one: string, other: string) =>
    worth([...begun, other]) > worth([...begun, one]) ? other : one;
  const wanted = lesson?.area ? `place ${lesson.area}` : null;
  const legal = game.legal();
  const moves = [wanted && legal.includes(wanted) ? wanted : legal.reduce(better([]))];
  for (let now = game.preview(moves); !now.is_complete; now = game.preview(moves)) {
    const played = now.legal.filter((move) => !move.startsWith('discard'));
    moves.push((played.length ? played : now.legal).reduce(better(moves)));
  }
  return moves;
}
