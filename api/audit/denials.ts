import type { Kysely } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { Author, Caller } from '../http/caller';
import { clientNetwork } from '../http/client-network';
import { type AuditEntry, recordEvent } from './write-audit';

type Recording = Pick<AppContext, 'db' | 'log'>;
type By = Caller<Author | null>;

/** Something that was refused. Repetitions have the same values. */
export interface Denial extends Omit<AuditEntry, 'before' | 'after'> {
  readonly reason: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** A denial and from whom, under the key of its repetitions. */
interface Counted {
  readonly key: string;
  readonly by: By;
  readonly denial: Denial;
}

interface Repeated {
  by: By;
  readonly denial: Denial;
  times: number;
}

const WINDOW_MS = 60_000;
const others = (subject: string): Denial => ({ action: 'denials', subject, reason: 'too-many' });

/** How many different denials are recorded in one minute: of strangers from one address and from all, and of one user. */
interface Most {
  readonly ofAddress: number;
  readonly ofStrangers: number;
  readonly ofUser: number;
}

/**
 * Records denials without delaying the answer. The first one of a user or address is recorded at once; repetitions within a
 * minute become one row with their number, so that no one can fill the audit. Each user and each address can
 * invent ever different ones, so each has a limit, beyond which denials are counted together: no one can hide those of others.
 */
export class Denials {
  readonly #portal: Recording;
  readonly #most: Most;
  readonly #seen = new Map<string, Repeated>();
  /** How many different denials were recorded, by user or address. */
  readonly #bySource = new Map<string, number>();
  #ofStrangers = 0;
  readonly #pending = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(portal: Recording, most: Most = { ofAddress: 20, ofStrangers: 500, ofUser: 200 }) {
    this.#portal = portal;
    this.#most = most;
  }

  record(from: By, given: Denial): void {
    const { key, by, denial } = this.#counted(from, given);
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

  /** As what a denial is counted: as itself, or with others of its user, its address or all addresses. */
  #counted(by: By, denial: Denial): Counted {
    const own = { key: this.#keyOf(by, denial), by, denial };
    // Failed sign-ins with an existing user ID are limited before.
    if (this.#seen.has(own.key) || (by.actor === null && denial.subject.startsWith('user:'))) return own;
    const source = by.actor === null ? clientNetwork(by.address ?? '') : `user:${by.actor.login}`;
    const ofSource = this.#bySource.get(source) ?? 0;
    if (ofSource >= (by.actor === null ? this.#most.ofAddress : this.#most.ofUser)) {
      const subject = by.actor === null ? 'address:others' : `user:${by.actor.login}`;
      return { key: JSON.stringify(['others', source]), by, denial: others(subject) };
    }
    if (by.actor === null && this.#ofStrangers >= this.#most.ofStrangers) {
      return { key: 'others', by: { ...by, address: null, requestId: null }, denial: others('addresses:others') };
    }
    this.#bySource.set(source, ofSource + 1);
    if (by.actor === null) this.#ofStrangers += 1;
    return own;
  }

  #keyOf({ actor, address }: By, denial: Denial): string {
    return JSON.stringify([actor?.login ?? null, address, denial]);
  }

  /** Records repetitions, and resolves when everything is stored. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const repeated = [...this.#seen.values()].filter(({ times }) => times > 0);
    this.#seen.clear();
    this.#bySource.clear();
    this.#ofStrangers = 0;
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
