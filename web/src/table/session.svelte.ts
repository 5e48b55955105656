/** One open table: what is known of it, what of that is on the screen, and what its reader decides and asks for. */
import { announce } from '../lib/announcing.svelte';
import { isRefusal, sentence } from '../lib/refusal';
import { ruleOfRefusal } from '../rulebook/reasons';
import type { RuleId } from '../rulebook/rules';
import type { TableSource } from '../tables/source';
import { Table } from '../tables/table.svelte';
import { Decisions } from './decisions.svelte';
import { Timeline } from './timeline.svelte';

/** What can be refused: what the reader decides in the game, what is said, and all else at the table. */
const MATTERS = ['turn', 'chat', 'table'] as const;
type Matter = (typeof MATTERS)[number];

/** A refusal in words. */
interface Trouble {
  text: string;
  /** The rule that it rests on, if one is the reason. */
  rule: RuleId | null;
  /** It is over as soon as the table can be reached again. */
  isOfLink: boolean;
}

export class TableSession {
  readonly source: TableSource;
  readonly table: Table;
  readonly timeline: Timeline;
  readonly decisions: Decisions;
  #troubles: Record<Matter, Trouble | null> = $state.raw({ turn: null, chat: null, table: null });

  constructor(source: TableSource) {
    this.source = source;
    this.table = new Table(source, {
      changed: () => this.decisions.look(),
      grown: () => {
        this.reached();
        this.timeline.follow();
      },
      restarted: () => {
        this.decisions.drop();
        this.timeline.restart();
      },
      problem: (error) => this.tell(error),
    });
    this.timeline = new Timeline(this.table, {
      leaving: () => this.decisions.drop(),
      caughtUp: (isFirst) => this.decisions.begin(isFirst),
    });
    this.decisions = new Decisions(this.table, this.timeline, {
      ask: (action) => this.decide(action),
      reached: () => this.reached(),
    });
  }

  /** Why a decision of the game was refused, in words. */
  get refusal(): string | null {
    return this.#troubles.turn?.text ?? null;
  }

  /** Why anything else was refused, in words. */
  get problem(): string | null {
    return this.#troubles.table?.text ?? null;
  }

  /** Why something could not be said, in words. */
  get unsaid(): string | null {
    return this.#troubles.chat?.text ?? null;
  }

  get refusalRule(): RuleId | null {
    return this.#troubles.turn?.rule ?? null;
  }

  get problemRule(): RuleId | null {
    return this.#troubles.table?.rule ?? null;
  }

  open(): Promise<void> {
    return this.source.open(this.table);
  }

  close(): void {
    this.source.close();
    this.timeline.close();
  }

  /** Do something; a refusal is shown in words. Gives whether it was done. */
  ask(action: () => Promise<unknown>): Promise<boolean> {
    return this.#attempt('table', action);
  }

  /** The same for a decision of the game, whose refusal nothing else at the table takes away. */
  decide(action: () => Promise<unknown>): Promise<boolean> {
    return this.#attempt('turn', action);
  }

  /** The same for what is said, whose refusal is told where it was written. */
  say(text: string): Promise<boolean> {
    return this.#attempt('chat', () => this.source.say(text));
  }

  /** The table answers: that it did not is over. */
  reached(): void {
    for (const matter of MATTERS) if (this.#troubles[matter]?.isOfLink) this.#set(matter, null);
  }

  /** Something went wrong; it stays on the screen until something is done. */
  tell(error: unknown, matter: Matter = 'table'): void {
    const text = sentence(error);
    this.#set(matter, { text, rule: ruleOfRefusal(error), isOfLink: isRefusal(error, 'unreachable') });
    announce(text);
  }

  async #attempt(matter: Matter, action: () => Promise<unknown>): Promise<boolean> {
    this.#set(matter, null);
    try {
      await action();
      return true;
    } catch (error) {
      this.tell(error, matter);
      return false;
    }
  }

  #set(matter: Matter, trouble: Trouble | null): void {
    if (this.#troubles[matter] !== trouble) this.#troubles = { ...this.#troubles, [matter]: trouble };
  }
}
