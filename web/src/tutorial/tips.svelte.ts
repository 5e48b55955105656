/** Advice in the first turns of a first game: how many turns of it are left on this device. */
import { progress } from './progress';

const KEY = 'worldsfair-coaching';
/** As many turns as a newcomer is helped with. */
const TURNS = 3;

/** Null as long as nobody has played or chosen anything here. */
function kept(): number | null {
  try {
    const found = Number(localStorage.getItem(KEY) ?? NaN);
    return Number.isInteger(found) && found >= 0 ? Math.min(found, TURNS) : null;
  } catch {
    return null;
  }
}

/** Whoever has gone through the lessons needs none. */
const usual = (): number => (progress().isFinished ? 0 : TURNS);

let left = $state(kept());

export const tips = {
  get areWanted(): boolean {
    return (left ?? usual()) > 0;
  },

  /** Whether it is still open if this is a newcomer. */
  get isUndecided(): boolean {
    return left === null;
  },

  /** From now on, or never again. */
  want(isWanted: boolean): void {
    keep(isWanted ? TURNS : 0);
  },

  /** A turn of the reader is finished. */
  count(): void {
    keep(Math.max(0, (left ?? usual()) - 1));
  },
};

function keep(turns: number): void {
  left = turns;
  try {
    localStorage.setItem(KEY, String(turns));
  } catch {
    // A browser that keeps nothing gives advice once more.
  }
}
