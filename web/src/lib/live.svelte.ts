/** A table's WebSocket: it comes back by itself, notices when it is dead, says how it is, and takes turns. */
import { randomHex } from './hex';
import { elapsed, hearTime } from './serverclock';
import { refusalOf, type TurnSent } from './server';
import type { components } from './wire';

export type Heard = components['schemas']['LiveMessage'];

/** `crowded`: too many windows are open; `gone` and `banned`: nothing will come any more. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'crowded' | 'gone' | 'banned';

/** In thousandths of a second. */
const LONGEST_WAIT = 8000;
const CROWDED_WAIT = 60_000;
const PING_EVERY = 20_000;
const LONGEST_PONG = 10_000;
const LONGEST_OPENING = 15_000;
const LONGEST_TURN = 5000;

/** In seconds: the server takes quicker ones for rubbish. */
const BETWEEN_PINGS = 1;

/** Why the server closes a connection. */
const GONE = 4004;
const ANEW = 4012;
const CROWDED = 4029;
const SIGNED_OUT = 4401;
const BANNED = 4403;

/** What a turn was answered by: its entry, or, where it had been taken before, that entry's number. */
export type Taken = Extract<Heard, { type: 'entry' | 'taken' }>;

/** No answer came by the live connection; whether the turn arrived is not known. */
export class NotHeard extends Error {}

interface Waiting {
  take: (taken: Taken) => void;
  refuse: (error: Error) => void;
}

export interface Listening {
  /** Where to connect; `isAnew`: all that was told before is to be told again. */
  address: (isAnew: boolean) => string;
  hear: (message: Heard) => void;
  /** The session has ended: whoever the reader is now, this is to be found out before connecting again. */
  onsignedout: () => Promise<void>;
}

export class Live {
  state: LinkState = $state('connecting');
  #socket: WebSocket | null = null;
  #isClosed = false;
  #tries = 0;
  /** What is known may be wrong: the next connection begins from the beginning. */
  #isAnew = false;
  /** Set as long as there is no connection, and one is to be tried later. */
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  /** Set as long as the server has not opened the connection, or has not answered a ping. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** In seconds, by a clock that nobody puts back. */
  #pingedAt = -Infinity;
  readonly #waiting = new Map<string, Waiting>();
  readonly #listening: Listening;

  constructor(listening: Listening) {
    this.#listening = listening;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    this.#retryNoMore();
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#letGo();
  }

  /** The network is back or the page is looked at again: don't wait any longer. */
  readonly #now = (): void => {
    if (document.hidden) return;
    if (this.state === 'open') this.#ping();
    else if (this.#retrying !== undefined) this.#open();
  };

  #retryNoMore(): void {
    clearTimeout(this.#retrying);
    this.#retrying = undefined;
  }

  #open(): void {
    this.#retryNoMore();
    const socket = new WebSocket(this.#listening.address(this.#isAnew));
    this.#socket = socket;
    this.#giveUpAfter(LONGEST_OPENING);
    socket.onopen = () => {
      this.#isThere();
      this.state = 'open';
      this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as Heard);
    socket.onclose = (event: CloseEvent) => this.#ended(event.code);
  }

  #receive(message: Heard): void {
    // A server that only accepts and closes is not there yet.
    this.#tries = 0;
    this.#isAnew = false;
    if (message.type === 'pong') {
      this.#isThere();
      hearTime(message.at, this.#pingedAt);
      return;
    }
    this.#listening.hear(message);
    if (message.type === 'entry' && message.reply_to) this.#waiting.get(message.reply_to)?.take(message);
    else if (message.type === 'taken') this.#waiting.get(message.id)?.take(message);
    else if (message.type === 'refused') this.#waiting.get(message.id)?.refuse(refusalOf(message.problem));
  }

  /** Ask whether the server is there; a connection without an answer is dead, whatever the browser thinks. */
  #ping(): void {
    if (this.#patience !== undefined || elapsed() - this.#pingedAt < BETWEEN_PINGS) return;
    this.#pingedAt = elapsed();
    this.#socket?.send('{"type":"ping"}');
    this.#giveUpAfter(LONGEST_PONG);
  }

  #giveUpAfter(wait: number): void {
    this.#patience = setTimeout(() => this.#ended(0), wait);
  }

  #isThere(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  /** Have nothing to do with this socket any more. A dead one may take minutes to say that it is closed. */
  #letGo(): void {
    clearInterval(this.#pinging);
    this.#isThere();
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const turn of [...this.#waiting.values()]) turn.refuse(new NotHeard());
  }

  #ended(code: number): void {
    this.#letGo();
    if (this.#isClosed) return;
    if (code === GONE) this.state = 'gone';
    else if (code === BANNED) this.state = 'banned';
    else if (code === SIGNED_OUT) void this.#lookAgain();
    else this.#retry(code);
  }

  #retry(code: number): void {
    this.state = code === CROWDED ? 'crowded' : 'lost';
    this.#isAnew ||= code === ANEW;
    const wait = code === CROWDED ? CROWDED_WAIT : Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries++);
    this.#retrying = setTimeout(() => this.#open(), wait * (0.7 + 0.6 * Math.random()));
  }

  async #lookAgain(): Promise<void> {
    this.state = 'lost';
    await this.#listening.onsignedout();
    if (!this.#isClosed) this.#retry(0);
  }

  /** Send a turn, and wait for what becomes of it: a `Refusal` says no, `NotHeard` that it has to be sent another way. */
  take(turn: TurnSent): Promise<Taken> {
    const socket = this.#socket;
    if (this.state !== 'open' || !socket) return Promise.reject(new NotHeard());
    // Everyone hears to which id a turn replies, so it is nobody else's.
    const id = randomHex(12);
    return new Promise((taken, refused) => {
      const done = (): void => {
        clearTimeout(patience);
        this.#waiting.delete(id);
      };
      const patience = setTimeout(() => (done(), refused(new NotHeard())), LONGEST_TURN);
      this.#waiting.set(id, {
        take: (message) => (done(), taken(message)),
        refuse: (error) => (done(), refused(error)),
      });
      socket.send(JSON.stringify({ type: 'turn', id, ...turn }));
    });
  }
}
