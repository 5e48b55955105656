/** Which tab asks the bots of a game: one at a time, and another when that one ends. */

/** Held by the tab that asks; where the browser has no locks, every tab does, and the first answer counts. */
export class TurnTaking {
  readonly #end = new AbortController();
  #release = (): void => undefined;
  #isOurs = false;

  /** `onours`: from now on this tab asks, after it did not. */
  constructor(id: string, onours: () => void) {
    if (!globalThis.navigator?.locks) {
      this.#isOurs = true;
      return;
    }
    const held = (): Promise<void> => {
      this.#isOurs = true;
      onours();
      return new Promise((done) => (this.#release = done));
    };
    navigator.locks.request(`worldsfair-bots-${id}`, { signal: this.#end.signal }, held).catch((error: unknown) => {
      if (!this.#end.signal.aborted) throw error;
    });
  }

  get isOurs(): boolean {
    return this.#isOurs;
  }

  close(): void {
    this.#isOurs = false;
    this.#end.abort();
    this.#release();
  }
}
