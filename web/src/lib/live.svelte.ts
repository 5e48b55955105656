/** A WebSocket that comes back by itself, and says how it is. */
import type { components } from './wire';

export type Heard = components['schemas']['LiveMessage'];

const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;

export class Live {
  state: 'connecting' | 'open' | 'lost' = $state('connecting');
  #socket: WebSocket | null = null;
  #isClosed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  readonly #address: () => string;
  readonly #hear: (message: Heard) => void;

  constructor(address: () => string, hear: (message: Heard) => void) {
    this.#address = address;
    this.#hear = hear;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  /** The network is back or the page is looked at again: don't wait any longer. */
  readonly #now = (): void => {
    if (this.state === 'lost' && !document.hidden) {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  #open(): void {
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    socket.onopen = () => {
      this.state = 'open';
      this.#tries = 0;
      this.#ping = setInterval(() => socket.send('{"type":"ping"}'), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Heard);
    socket.onclose = () => this.#retry();
  }

  #retry(): void {
    clearInterval(this.#ping);
    if (this.#isClosed) return;
    this.state = 'lost';
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#open(), wait * (0.7 + 0.6 * Math.random()));
  }
}
