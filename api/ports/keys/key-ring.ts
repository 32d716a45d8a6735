import type { KeyObject } from 'node:crypto';

/** What a key is for: sealing values, or hashing them for search. */
export type KeyPurpose = 'seal' | 'hash';

/** A key of a database, unwrapped. */
export interface DataKey {
  /** Eight random hexadecimal digits, stored with each value. */
  readonly id: string;
  readonly purpose: KeyPurpose;
  readonly key: KeyObject;
  /** From then on it seals new values. It is announced before, so that every process knows it by then. */
  readonly activeFrom: Date;
  /** Since then no stored value uses it. It still opens values, such as files restored from a backup. */
  readonly retiredAt: Date | null;
  /** The database has no plain values since. Authenticated with the key, so that no one can take it back by SQL. */
  readonly refusesEarlier: boolean;
}

/** The keys of a database in memory. */
export class KeyRing {
  private keys: ReadonlyMap<string, DataKey> = new Map();

  constructor(
    keys: readonly DataKey[],
    private readonly clock: () => Date,
  ) {
    this.replace(keys);
  }

  replace(keys: readonly DataKey[]): void {
    this.keys = new Map(keys.map((key) => [key.id, key]));
  }

  get(id: string): DataKey | undefined {
    return this.keys.get(id);
  }

  /** All keys for a purpose, the newest first. */
  all(purpose: KeyPurpose): DataKey[] {
    return [...this.keys.values()]
      .filter((key) => key.purpose === purpose)
      .sort((one, other) => other.activeFrom.getTime() - one.activeFrom.getTime());
  }

  /** The key for new values: the newest active one. */
  current(purpose: KeyPurpose): DataKey {
    const now = this.clock();
    const key = this.all(purpose).find(({ activeFrom, retiredAt }) => retiredAt === null && activeFrom <= now);
    if (key === undefined) throw new Error(`There is no key to ${purpose} with.`);
    return key;
  }
}
