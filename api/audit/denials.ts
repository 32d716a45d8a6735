import type { Kysely } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { Author, Caller } from '../http/caller';
import { clientNetwork } from '../http/client-network';
import { type AuditEntry, recordEvent } from './write-audit';

type Recording = Pick<AppContext, 'db' | 'log'>;
type By = Caller<Author | null>;

/** Something that was refused. Repetitions have the same action, subject and reason. */
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

/** How many different denials of strangers are recorded in one minute: from one address, and from all. */
interface Most {
  readonly ofAddress: number;
  readonly ofAll: number;
}

/** A denial of a user, or of a sign-in with a user ID that exists. There are only so many calls and users. */
const namesUser = ({ actor }: By, { subject }: Denial): boolean => actor !== null || subject.startsWith('user:');

/**
 * Records denials without delaying the answer. The first one of a user or address is recorded at once; repetitions within a
 * minute become one row with their number, so that no one can fill the audit. Strangers can invent ever different ones, so
 * these are limited by address, and more are counted together. That never hides a denial that names a user.
 */
export class Denials {
  readonly #portal: Recording;
  readonly #most: Most;
  readonly #seen = new Map<string, Repeated>();
  /** How many different denials of strangers were recorded, by address. */
  readonly #strangers = new Map<string, number>();
  #ofStrangers = 0;
  readonly #pending = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(portal: Recording, most: Most = { ofAddress: 20, ofAll: 500 }) {
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

  /** As what a denial is counted: as itself, or with others of its address or of all addresses. */
  #counted(by: By, denial: Denial): Counted {
    const own = { key: this.#keyOf(by, denial), by, denial };
    if (this.#seen.has(own.key) || namesUser(by, denial)) return own;
    const network = clientNetwork(by.address ?? '');
    const ofAddress = this.#strangers.get(network) ?? 0;
    if (ofAddress >= this.#most.ofAddress) {
      return { key: JSON.stringify(['others', network]), by, denial: others('address:others') };
    }
    if (this.#ofStrangers >= this.#most.ofAll) {
      return { key: 'others', by: { ...by, address: null, requestId: null }, denial: others('addresses:others') };
    }
    this.#strangers.set(network, ofAddress + 1);
    this.#ofStrangers += 1;
    return own;
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
    this.#strangers.clear();
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
