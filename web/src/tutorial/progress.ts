/** How far a pupil has come on this device: the moves so far, what was read, and whether the lesson was finished. */
const KEY = 'worldsfair-tutorial';

export interface Progress {
  /** The log of the lesson's game; whether it is one is found by playing it. */
  readonly log: unknown;
  readonly read: readonly string[];
  /** It was gone through to its end, this time or an earlier one. */
  readonly isFinished: boolean;
}

const NONE: Progress = { log: undefined, read: [], isFinished: false };

export function progress(): Progress {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null) return NONE;
    const { log, read, isFinished } = found as Record<string, unknown>;
    const words = Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
    return { log, read: words, isFinished: isFinished === true };
  } catch {
    return NONE;
  }
}

export function keepProgress(change: Partial<Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...progress(), ...change }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** Whether there is something to go on with. */
export const isUnderWay = ({ log, read }: Progress): boolean =>
  read.length > 0 || (Array.isArray(log) && log.length > 1);
