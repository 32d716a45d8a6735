import type { SealedStore } from './sealed-store';
import type { Vault } from './vault';

/** What a rotation does with the keys of a database. */
export interface KeyAdmin {
  /** Makes new keys, or continues with those of an interrupted rotation. Returns from when on they are used, and their IDs. */
  announce(): Promise<{ readonly activeFrom: Date; readonly ids: readonly string[] }>;
  /** Marks the keys before the newest as no longer used. Returns their IDs. */
  retire(): Promise<string[]>;
  /** Encrypts the data keys with the first of the configured keys. Returns the IDs of those that another one protected. */
  rewrap(): Promise<string[]>;
  /** Notes that everything in these schemas is sealed. False if the database has others, too. */
  refuseEarlier(schemas: readonly string[]): Promise<boolean>;
}

/** What a command did with keys, by their IDs, for the audit. */
export interface KeyEvent {
  readonly action: 'keys.rewrap' | 'keys.rotate' | 'keys.retire';
  readonly keys: readonly string[];
}

export interface Rotation {
  readonly admin: Pick<KeyAdmin, 'announce' | 'retire' | 'rewrap'>;
  readonly vault: Pick<Vault, 'reload'>;
  readonly stores: readonly SealedStore[];
  /** Receives what is done, as text for the console. */
  readonly progress: (text: string) => void;
  readonly waitUntil: (time: Date) => Promise<void>;
  readonly record: (event: KeyEvent) => Promise<void>;
}

/** Entries after which progress is reported. */
const REPORT_EVERY = 1000;
/** A write that began before the new key was in use can finish after its entry was passed; so all is looked through again. */
const MAX_PASSES = 5;

/** Goes through a store once. Returns how many entries were encrypted again, and which ones do not open. */
async function renewStore({ name, renew }: SealedStore, progress: Rotation['progress']) {
  let checked = 0;
  let renewed = 0;
  let reported = 0;
  const problems: string[] = [];
  for await (const batch of renew()) {
    checked += batch.checked;
    renewed += batch.renewed;
    problems.push(...batch.problems);
    if (checked < reported + REPORT_EVERY) continue;
    reported = checked;
    progress(`${name}: ${checked} checked, ${renewed} encrypted again …`);
  }
  progress(`${name}: ${checked} checked, ${renewed} encrypted again`);
  return { renewed, problems };
}

/**
 * Changes the data keys while portals run: makes new ones, waits until every process uses them, encrypts everything else again,
 * and retires the old ones. Returns the values that do not open; then the old keys stay in use. Can be stopped and begun again.
 */
export async function rotateKeys({ admin, vault, stores, progress, waitUntil, record }: Rotation): Promise<string[]> {
  const rewrapped = await admin.rewrap();
  if (rewrapped.length > 0) await record({ action: 'keys.rewrap', keys: rewrapped });
  const { activeFrom, ids } = await admin.announce();
  await record({ action: 'keys.rotate', keys: ids });
  progress(`The new keys are used from ${activeFrom.toISOString()} on, when every process knows them`);
  await waitUntil(activeFrom);
  await vault.reload();
  for (let pass = 1; ; pass += 1) {
    let renewed = 0;
    const problems: string[] = [];
    for (const store of stores) {
      const done = await renewStore(store, progress);
      renewed += done.renewed;
      problems.push(...done.problems);
    }
    if (problems.length > 0) return problems;
    if (renewed === 0) break;
    if (pass === MAX_PASSES) return ['A process still encrypts with an old key. Check its clock, and rotate again.'];
  }
  const retired = await admin.retire();
  if (retired.length > 0) await record({ action: 'keys.retire', keys: retired });
  await vault.reload();
  progress(`Keys that nothing uses anymore: ${retired.length === 0 ? 'none' : retired.join(', ')}`);
  return [];
}
