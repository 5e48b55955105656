/** One open table: what is known of it, what of that is on the screen, and what its reader decides and asks for. */
import { announce } from '../lib/announcing.svelte';
import { sentence } from '../lib/refusal';
import { ruleOfRefusal } from '../rulebook/reasons';
import type { RuleId } from '../rulebook/rules';
import type { TableSource } from '../tables/source';
import { Table } from '../tables/table.svelte';
import { Decisions } from './decisions.svelte';
import { Timeline } from './timeline.svelte';

export class TableSession {
  readonly source: TableSource;
  readonly table: Table;
  readonly timeline: Timeline;
  readonly decisions: Decisions;
  /** Why something was refused, in words. */
  problem: string | null = $state(null);
  /** The rule that it rests on, if one is the reason. */
  problemRule: RuleId | null = $state(null);

  constructor(source: TableSource) {
    this.source = source;
    this.table = new Table(source, {
      changed: () => this.decisions.look(),
      grown: () => this.timeline.follow(),
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
    this.decisions = new Decisions(this.table, this.timeline, (action) => this.ask(action));
  }

  open(): Promise<void> {
    return this.source.open(this.table);
  }

  close(): void {
    this.source.close();
    this.timeline.close();
  }

  /** Do something; a refusal is shown in words. Gives whether it was done. */
  async ask(action: () => Promise<unknown>): Promise<boolean> {
    this.problem = null;
    try {
      await action();
      return true;
    } catch (error) {
      this.tell(error);
      return false;
    }
  }

  /** Something went wrong; it stays on the screen until something is done. */
  tell(error: unknown): void {
    this.problem = sentence(error);
    this.problemRule = ruleOfRefusal(error);
    announce(this.problem);
  }
}
