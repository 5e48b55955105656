/** The lesson's game: a deal that was looked for (`tools/lesson-seed.ts`), and somebody polite on the other side. */
import type { EditionName } from 'worldsfair-engine/facts.ts';
import { Position, type Players } from 'worldsfair-engine/position.ts';
import { previewTurn } from 'worldsfair-engine/preview.ts';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import { engine } from '../tables/local/engine';
import { beginGame } from '../tables/local/opening';
import type { LocalSource } from '../tables/local/source.svelte';
import type { AskedOfBot } from '../tables/local/table';
import { scriptedSource } from '../tables/scripted';
import { politeTurn } from './opponent';
import { keepProgress, progress } from './progress';

export const SEED = '500'.padStart(64, '1893');

/** What is played of it; afterwards nobody moves any more. */
const ROUNDS = 1;

/** Short, and a name in all four languages. */
const OPPOSITE = 'Clara';

/** The same position is answered in the same way each time. */
async function answer({ edition, players, state }: AskedOfBot): Promise<readonly string[]> {
  const position = Position.from((await engine()).box(edition as EditionName, players as Players), state);
  const isPlayed = position.round > ROUNDS;
  const moves = isPlayed ? [] : politeTurn(position.turn, (tried) => previewTurn(position, tried));
  position.free();
  return isPlayed ? new Promise<never>(() => undefined) : moves;
}

/** On from where the pupil was, or from the beginning. */
export function lessonSource(): Promise<LocalSource> {
  const script = {
    seed: SEED,
    seats: [{ kind: 'person' }, { kind: 'bot', level: 'visitor', name: OPPOSITE }] as const,
    options: { begins: 'host' } as const,
    turns: new Map<number, readonly string[]>(),
    played: progress().log,
    onplayed: (log: unknown) => keepProgress({ log }),
  };
  return scriptedSource(script, settings.name || t('guest'), { engine, choose: answer });
}

/** A real game against two who play as beginners do; gives its id. */
export function dealIn(): Promise<string> {
  const beginner = { kind: 'bot', level: 'visitor' } as const;
  return beginGame([{ kind: 'person' }, beginner, beginner], { begins: 'host' });
}
