/** Help for a table at a server: where to find it, and when its bots think here. */
import type { Assistant } from './assistant';
import type { TableInfo } from './source';

/** Null where the engine can't be had. */
export async function findAssistant(): Promise<Assistant | null> {
  try {
    const [{ Assistant }, { choose, engine }] = await Promise.all([import('./assistant'), import('./local/engine')]);
    return new Assistant(await engine(), choose);
  } catch {
    return null;
  }
}

/** Whether the bots of a table think here: its only person sits at this device, and nothing counts. */
export function thinksHere({ options, seats, status, decider }: TableInfo, person: string | null): boolean {
  if (!options.browser_bots || options.is_rated || status !== 'playing' || decider === null) return false;
  const isAlone = seats.every(
    (seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.person === person && !seat.is_away),
  );
  return isAlone && person !== null && seats[decider]?.kind === 'bot';
}
