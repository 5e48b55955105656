/** Bots in workers: each grows a tree of its own, and what they found is added up. */
import { measureOf } from './budget.ts';
import type { Decision, Listening } from './decision.ts';
import { startHere } from './desk.ts';
import { BOTS } from './layout.ts';
import type { Answer, Question, StartWorker, WorkerHandle } from './messages.ts';
import type { Players } from './position.ts';
import { decisionOf, progressOf, type TreePart } from './result.ts';
import { asksNetwork } from './search.ts';

/** More workers than this hardly make a bot stronger, and each takes memory. */
const MOST_WORKERS = 4;
/** A tree of fewer simulations is not worth a worker of its own. */
const LEAST_SHARE = 1500;
/** Workers that died without ever answering, until no other is started. */
const MOST_FAILURES = 3;
/** The first by all workers, the second by another one, the last on the page. */
const MOST_ATTEMPTS = 3;
/** Milliseconds after which a worker that should think and says nothing is given up. */
const SILENCE = 10_000;

export interface PoolOptions {
  readonly module: WebAssembly.Module;
  /** The weights for a number of players, asked for once. */
  readonly network: (players: Players) => Promise<Uint8Array<ArrayBuffer>>;
  readonly start: StartWorker;
  /** How many workers; as many as the device has cores to spare. */
  readonly size?: number | undefined;
  readonly silence?: number | undefined;
}

/** As many workers as leave a core to the page. */
export const coresToSpare = (cores: number | undefined): number =>
  Math.min(MOST_WORKERS, Math.max(1, (cores ?? 2) - 1));

/** A worker of the pool. */
interface Member {
  readonly handle: WorkerHandle;
  readonly networks: Set<Players>;
  /** By job, which of its trees grows here. */
  readonly jobs: Map<Job, number>;
  readonly ready: Promise<void>;
  readonly setReady: () => void;
  hasAnswered: boolean;
  watch: ReturnType<typeof setTimeout> | undefined;
}

/** A decision that is asked for. */
interface Job {
  readonly id: number;
  readonly question: Question;
  readonly listening: Listening;
  readonly weights: Uint8Array<ArrayBuffer> | null;
  readonly begun: number;
  readonly resolve: (decision: Decision) => void;
  readonly reject: (reason: Error) => void;
  /** By tree, the workers that still think. */
  readonly thinking: Map<number, Member>;
  /** By tree, what was found. */
  readonly parts: Map<number, TreePart>;
  readonly reports: Map<number, TreePart>;
  attempts: number;
}

export class BotPool {
  readonly #options: PoolOptions;
  readonly #size: number;
  readonly #networks = new Map<Players, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #jobs = new Map<number, Job>();
  readonly #members: Member[] = [];
  #page: Member | null = null;
  #failures = 0;
  #lastId = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#size = options.size ?? coresToSpare(globalThis.navigator?.hardwareConcurrency);
  }

  /** How many workers there are now. */
  get workers(): number {
    return this.#members.length;
  }

  /** Have workers ready, and the network for a number of players in them. */
  async warm(players: Players): Promise<void> {
    const weights = await this.#network(players);
    const members = this.#crew(this.#size);
    for (const member of members) tellNetwork(member, players, weights);
    await Promise.all(members.map(({ ready }) => ready));
  }

  /** The turn that a bot plays in a public state. */
  async choose(question: Question, listening: Listening = {}): Promise<Decision> {
    if (this.#isClosed) throw new Error('the pool of bots is closed');
    const weights = asksNetwork(question.task) ? await this.#network(question.players) : null;
    return new Promise((resolve, reject) => {
      const begun = performance.now();
      const id = ++this.#lastId;
      const empty = { thinking: new Map(), parts: new Map(), reports: new Map(), attempts: 0 };
      const job: Job = { id, question, listening, weights, begun, resolve, reject, ...empty };
      this.#jobs.set(id, job);
      listening.cancel?.addEventListener('abort', () => this.#cancel(job), { once: true });
      this.#begin(job, treesFor(question, this.#size));
    });
  }

  /** End all workers; who still waits is told so. */
  close(): void {
    this.#isClosed = true;
    for (const member of [...this.#members, ...(this.#page ? [this.#page] : [])]) dismiss(member);
    this.#members.length = 0;
    this.#page = null;
    for (const job of this.#jobs.values()) job.reject(new Error('the pool of bots was closed'));
    this.#jobs.clear();
  }

  #network(players: Players): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#networks.get(players);
    if (known) return known;
    const asked = this.#options.network(players);
    this.#networks.set(players, asked);
    // What failed may be asked for again.
    asked.catch(() => this.#networks.delete(players));
    return asked;
  }

  /** So many workers, the least busy first, as far as they can be had; else the page itself. */
  #crew(count: number): Member[] {
    while (this.#members.length < count && this.#failures < MOST_FAILURES) {
      try {
        this.#members.push(this.#start(this.#options.start));
      } catch {
        this.#failures += 1;
      }
    }
    if (!this.#members.length) return [this.#onPage()];
    return [...this.#members].sort((one, other) => one.jobs.size - other.jobs.size).slice(0, count);
  }

  #onPage(): Member {
    this.#page ??= this.#start(startHere);
    return this.#page;
  }

  #start(start: StartWorker): Member {
    let setReady = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      setReady = resolve;
    });
    const handle = start({
      answer: (answer) => this.#hear(member, answer),
      died: () => this.#lose(member),
    });
    const member: Member = {
      handle,
      networks: new Set(),
      jobs: new Map(),
      ready,
      setReady,
      hasAnswered: false,
      watch: undefined,
    };
    handle.post({ type: 'open', module: this.#options.module });
    return member;
  }

  #begin(job: Job, trees: number): void {
    job.attempts += 1;
    const crew = job.attempts < MOST_ATTEMPTS ? this.#crew(trees) : [this.#onPage()];
    crew.forEach((member, tree) => {
      job.thinking.set(tree, member);
      member.jobs.set(job, tree);
      if (job.weights) tellNetwork(member, job.question.players, job.weights);
      const share = { tree, trees: crew.length };
      member.handle.post({ type: 'think', id: job.id, question: job.question, share });
      this.#watch(member);
    });
    if (job.listening.cancel?.aborted) this.#cancel(job);
  }

  #cancel(job: Job): void {
    for (const { handle } of job.thinking.values()) handle.post({ type: 'cancel', id: job.id });
  }

  #hear(member: Member, answer: Answer): void {
    member.hasAnswered = true;
    if (answer.type === 'ready') return member.setReady();
    if (member !== this.#page) this.#failures = 0;
    const job = this.#jobs.get(answer.id);
    const tree = job && member.jobs.get(job);
    if (answer.type !== 'report' && job) member.jobs.delete(job);
    this.#watch(member);
    if (job === undefined || tree === undefined) return;
    switch (answer.type) {
      case 'report':
        return report(job, tree, answer.part);
      case 'decision':
        return this.#settle(job, answer.decision);
      case 'part':
        job.parts.set(tree, answer.part);
        return this.#leave(job, tree, 'nothing was found');
      case 'failed':
        return this.#leave(job, tree, answer.reason);
    }
  }

  /** One tree fewer grows; with the last, there is a decision, or another try. */
  #leave(job: Job, tree: number, reason: string): void {
    job.thinking.delete(tree);
    if (job.thinking.size) return;
    if (job.parts.size) return this.#settle(job, decisionOf(inOrder(job.parts), secondsSince(job.begun)));
    if (job.attempts < MOST_ATTEMPTS) return this.#begin(job, 1);
    this.#jobs.delete(job.id);
    job.reject(new Error(reason));
  }

  #settle(job: Job, decision: Decision): void {
    this.#jobs.delete(job.id);
    for (const member of job.thinking.values()) member.jobs.delete(job);
    job.resolve(decision);
  }

  /** A worker is gone: what it thought about is thought about without it. */
  #lose(member: Member): void {
    if (member === this.#page) this.#page = null;
    else if (this.#members.includes(member)) this.#members.splice(this.#members.indexOf(member), 1);
    else return;
    if (!member.hasAnswered) this.#failures += 1;
    const jobs = [...member.jobs];
    dismiss(member);
    for (const [job, tree] of jobs) this.#leave(job, tree, 'a worker has ended');
  }

  /** While it has something to think about, a worker has to be heard of. */
  #watch(member: Member): void {
    clearTimeout(member.watch);
    if (!member.jobs.size) return;
    member.watch = setTimeout(() => this.#lose(member), this.#options.silence ?? SILENCE);
  }
}

function dismiss(member: Member): void {
  clearTimeout(member.watch);
  member.jobs.clear();
  member.setReady();
  member.handle.end();
}

function tellNetwork({ handle, networks }: Member, players: Players, weights: Uint8Array<ArrayBuffer>): void {
  if (networks.has(players)) return;
  networks.add(players);
  handle.post({ type: 'network', players, weights });
}

function report(job: Job, tree: number, part: TreePart): void {
  job.reports.set(tree, part);
  // One of them speaks for all.
  if (tree === Math.min(...job.thinking.keys())) {
    job.listening.progress?.(progressOf(inOrder(job.reports), secondsSince(job.begun)));
  }
}

/** The same order each time, since sums are taken in it. */
const inOrder = (parts: ReadonlyMap<number, TreePart>): TreePart[] =>
  [...parts].sort(([one], [other]) => one - other).map(([, part]) => part);

const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;

/** As many trees as there are workers, unless the simulations would be spread too thin. */
function treesFor({ task, players }: Question, workers: number): number {
  const recipe = BOTS[task.bot];
  if (recipe.kind !== 'search') return 1;
  const simulations = measureOf(recipe, task, players).simulations ?? Infinity;
  return Math.min(workers, Math.max(1, Math.floor(simulations / LEAST_SHARE)));
}
