/** What a simulated user does, in the order of the table. */
export const actions = [
  'sign in',
  'pipeline',
  'search',
  'open a loan',
  'save a section',
  'price',
  'documents',
  'live update',
] as const;

export type Action = (typeof actions)[number];

interface Done {
  readonly action: Action;
  /** Milliseconds since the beginning. */
  readonly at: number;
  readonly ms: number;
}

export interface Share {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Collects how long each action of all users took, and what went wrong. */
export class Measures {
  readonly #done: Done[] = [];
  /** How often each error came. */
  readonly errors = new Map<string, number>();
  readonly #began = performance.now();

  get elapsedMs(): number {
    return performance.now() - this.#began;
  }

  add(action: Action, ms: number): void {
    this.#done.push({ action, at: this.elapsedMs, ms });
  }

  fail(action: Action, error: unknown): void {
    const text = `${action}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 200);
    this.errors.set(text, (this.errors.get(text) ?? 0) + 1);
  }

  /** Of one action, or of everything that users wait for, between two moments. */
  share(wanted: Action | null, from = 0, to = Number.POSITIVE_INFINITY): Share {
    const times = this.#done
      .filter(
        ({ action, at }) => (wanted === null ? action !== 'live update' : action === wanted) && at >= from && at < to,
      )
      .map(({ ms }) => ms)
      .sort((one, other) => one - other);
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
    return { count: times.length, p50: at(0.5), p99: at(0.99), max: times.at(-1) ?? Number.NaN };
  }
}
