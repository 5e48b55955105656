/** What a page has and Node has not: a document, a place to keep things, a WebSocket; as little as the client asks for. */
import { vi } from 'vitest';

type Listener = () => void;

/** Who listens for what, on the window and on the document. */
const listeners = new Map<string, Set<Listener>>();
const listening = {
  addEventListener: (what: string, who: Listener) => {
    const those = listeners.get(what) ?? new Set();
    listeners.set(what, those.add(who));
  },
  removeEventListener: (what: string, who: Listener) => listeners.get(what)?.delete(who),
};

/** Something happens to the page: `online`, `visibilitychange`. */
export const happen = (what: string): void => listeners.get(what)?.forEach((who) => who());

const kept = new Map<string, string>();

export const page = {
  cookie: '',
  hidden: false,
  baseURI: 'http://fair.example/',
  documentElement: { lang: 'en' },
  querySelector: () => null,
  querySelectorAll: () => [],
  ...listening,
};

vi.stubGlobal('document', page);
vi.stubGlobal('addEventListener', listening.addEventListener);
vi.stubGlobal('removeEventListener', listening.removeEventListener);
vi.stubGlobal('location', { hash: '', href: 'http://fair.example/', pathname: '/' });
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal('localStorage', storage(kept));
/** What this tab keeps. */
export const inTab = new Map<string, string>();
vi.stubGlobal('sessionStorage', storage(inTab));

/** A connection that does what the test says. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  /** The last that was opened. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly sent: { type: string; id?: string; [more: string]: unknown }[] = [];
  isClosed = false;
  readonly address: URL;

  constructor(address: string) {
    this.address = new URL(address);
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number]);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server accepts, says something, closes. */
  accept(): void {
    this.onopen?.();
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code: number): void {
    this.isClosed = true;
    this.onclose?.({ code });
  }
}
vi.stubGlobal('WebSocket', FakeSocket);

/** What the page asks by HTTP, and what it is answered. */
export interface Asked {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}
export type Answer = (asked: Asked) => { status?: number; body: unknown; headers?: Record<string, string> };

/** From now on, requests are answered so; gives the list of those that were made. */
export function answerWith(answer: Answer): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    const asked: Asked = {
      method: init.method ?? 'GET',
      path: address.pathname.replace(/^\/api\//, '') + address.search,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      headers: init.headers as Record<string, string>,
    };
    all.push(asked);
    const { status = 200, body, headers = {} } = answer(asked);
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  return all;
}
