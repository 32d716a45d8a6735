import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLost } from '../../api/db/connection-lost';
import type { Acknowledged, SteadyWriter } from './steady-writer';
import { findWrites, type WritesFound } from './stored-writes';

/** What is wrong for longer is not on its way: orders and audit entries of a killed process are finished within seconds. */
const PATIENCE_MS = 60_000;

/** Follows what the writers did: each acknowledged write must be stored once, and nothing half. */
export class WriteCheck {
  /** Acknowledged writes that were found as they should be. */
  verified = 0;
  readonly problems: string[] = [];
  #pending: Acknowledged[] = [];
  /** New loans: a second one of the same creation can come later. */
  readonly #created: Acknowledged[] = [];
  readonly #taken = new Map<SteadyWriter, number>();
  readonly #wrongSince = new Map<string, number>();

  constructor(
    private readonly url: string,
    private readonly writers: readonly SteadyWriter[],
  ) {}

  /** Everything that the writers have acknowledged since the last check. */
  #take(): void {
    for (const writer of this.writers) {
      const from = this.#taken.get(writer) ?? 0;
      const { length } = writer.acknowledged;
      const taken = writer.acknowledged.slice(from, length);
      this.#pending.push(...taken);
      this.#created.push(...taken.filter(({ kind }) => kind === 'loan'));
      this.#taken.set(writer, length);
    }
  }

  /** PostgreSQL may not have noticed yet that a process of it was killed, and then ends this connection, too. */
  async #find(loanNums: readonly string[], pending: readonly Acknowledged[]): Promise<WritesFound> {
    for (const end = Date.now() + PATIENCE_MS; ; await pause(200)) {
      try {
        return await findWrites(this.url, loanNums, pending, this.#created);
      } catch (error) {
        if (!isConnectionLost(error) || Date.now() > end) throw error;
      }
    }
  }

  /** Looks at what is new or was not right yet. Returns how many writes and halves are not right yet. */
  async check(): Promise<number> {
    this.#take();
    const pending = this.#pending;
    const loanNums = new Set([
      ...pending.map(({ loanNum }) => loanNum),
      ...this.writers.flatMap(({ loans }) => loans.slice(-2)),
    ]);
    const { wrong, halves } = await this.#find([...loanNums], pending);
    const said = new Set([...wrong.values(), ...halves]);
    const now = Date.now();
    for (const gone of [...this.#wrongSince.keys()].filter((one) => !said.has(one))) this.#wrongSince.delete(gone);
    for (const problem of said) {
      const since = this.#wrongSince.get(problem) ?? now;
      this.#wrongSince.set(problem, since);
      if (now - since > PATIENCE_MS && !this.problems.includes(problem)) this.problems.push(problem);
    }
    this.#pending = pending.filter((one) => wrong.has(one));
    this.verified += pending.length - this.#pending.length;
    return said.size;
  }

  /** After the writers have stopped: waits until all is right, or cannot become right any more. */
  async finish(): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS + 10_000; Date.now() < end && (await this.check()) > 0; )
      await pause(500);
  }
}
