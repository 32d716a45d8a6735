import type { Kysely } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { Author, Caller } from '../http/caller';
import { type AuditEntry, recordEvent } from './write-audit';

type Recording = Pick<AppContext, 'db' | 'log'>;
type By = Caller<Author | null>;

/** Something that was refused. Repetitions have the same action, subject and reason. */
export interface Denial extends Omit<AuditEntry, 'before' | 'after'> {
  readonly reason: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

interface Repeated {
  by: By;
  readonly denial: Denial;
  times: number;
}

const WINDOW_MS = 60_000;
/** Different denials in one minute; more are counted together. */
const MOST = 1000;
const OTHERS: Denial = { action: 'denials', subject: 'call:others', reason: 'too-many' };

/**
 * Records denials without delaying the answer. The first one of a user or address is recorded at once; repetitions within a
 * minute become one row with their number, so that no one can fill the audit.
 */
export class Denials {
  readonly #portal: Recording;
  readonly #most: number;
  readonly #seen = new Map<string, Repeated>();
  readonly #pending = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(portal: Recording, most = MOST) {
    this.#portal = portal;
    this.#most = most;
  }

  record(by: By, given: Denial): void {
    const own = this.#keyOf(by, given);
    const isCounted = this.#seen.has(own) || this.#seen.size < this.#most;
    const [key, denial] = isCounted ? [own, given] : [OTHERS.action, OTHERS];
    const known = this.#seen.get(key);
    if (known) {
      known.times += 1;
      known.by = by;
      return;
    }
    this.#seen.set(key, { by, denial, times: 0 });
    this.#timer ??= setTimeout(() => void this.flush(), WINDOW_MS).unref();
    this.#write(by, denial);
  }

  #keyOf({ actor, address }: By, { action, subject, reason }: Denial): string {
    return JSON.stringify([actor?.login ?? null, address, action, subject, reason]);
  }

  /** Records repetitions, and resolves when everything is stored. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const repeated = [...this.#seen.values()].filter(({ times }) => times > 0);
    this.#seen.clear();
    // The first of each before its repetitions.
    await Promise.all(this.#pending);
    for (const { by, denial, times } of repeated) this.#write(by, denial, times);
    await Promise.all(this.#pending);
  }

  #write(by: By, { action, subject, reason, detail }: Denial, times?: number): void {
    const after = { reason, ...detail, ...(times !== undefined && { times }) };
    const written = recordEvent(this.#portal, by, { action, subject, outcome: 'denied', after });
    this.#pending.add(written);
    void written.finally(() => this.#pending.delete(written));
  }
}

/** One per database in this process. */
const made = new WeakMap<Kysely<PortalDb>, Denials>();

export function denialsOf(portal: Recording): Denials {
  const denials = made.get(portal.db) ?? new Denials(portal);
  made.set(portal.db, denials);
  return denials;
}
