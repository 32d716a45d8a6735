import { createSecretKey, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Kek, KeyProblem } from './kek';
import type { DataKey, KeyPurpose } from './key-ring';

interface DataKeysTable {
  id: string;
  purpose: KeyPurpose;
  kek: string;
  wrapped: Buffer;
  created_at: Date;
  active_from: Date;
  retired_at: Date | null;
  refuses_earlier: boolean;
}

/** The schema `vault`. */
export interface VaultDb {
  'vault.data_keys': DataKeysTable;
}

/** The keys that wrap data keys: the first wraps new ones, the others still open those that they wrapped. */
export type Keks = readonly [Kek, ...Kek[]];

type KeyFacts = Pick<DataKeysTable, 'id' | 'purpose' | 'refuses_earlier'>;

/** Authenticated with the wrapped key: a key whose row was changed does not open. */
const contextOf = ({ id, purpose, refuses_earlier }: KeyFacts): string =>
  `data-key:${purpose}:${id}${refuses_earlier ? ':refuses-earlier' : ''}`;

async function unwrapped(keks: Keks, row: Selectable<DataKeysTable>): Promise<Buffer> {
  const kek = keks.find(({ id }) => id === row.kek);
  if (kek === undefined) {
    throw new KeyProblem(
      `The data of this database is encrypted under the key ${row.kek}, which is not configured. Add it to DATA_KEY ` +
        `(after a comma), DATA_KEY_FILE (on a new line) or DATA_KEY_KMS. Configured: ${keks.map(({ id }) => id).join(', ')}.`,
    );
  }
  return kek.unwrap(row.wrapped, contextOf(row));
}

const toDataKey = async (keks: Keks, row: Selectable<DataKeysTable>): Promise<DataKey> => ({
  id: row.id,
  purpose: row.purpose,
  key: createSecretKey(await unwrapped(keks, row)),
  activeFrom: row.active_from,
  retiredAt: row.retired_at,
  refusesEarlier: row.refuses_earlier,
});

/** Reads all keys. A known one is not unwrapped again, which a KMS charges for. */
export async function readDataKeys(
  db: Kysely<VaultDb>,
  keks: Keks,
  known: (id: string) => DataKey | undefined,
): Promise<DataKey[]> {
  const rows = await db.selectFrom('vault.data_keys').selectAll().orderBy('id').execute();
  return Promise.all(
    rows.map(async (row) => {
      const there = known(row.id);
      if (there === undefined || (row.refuses_earlier && !there.refusesEarlier)) return toDataKey(keks, row);
      return { ...there, activeFrom: row.active_from, retiredAt: row.retired_at };
    }),
  );
}

/** Makes a data key and stores it wrapped. Returns its ID. */
async function makeDataKey(
  db: Kysely<VaultDb>,
  [kek]: Keks,
  {
    purpose,
    now,
    activeFrom,
    refuses_earlier,
  }: Omit<KeyFacts, 'id'> & { readonly now: Date; readonly activeFrom: Date },
): Promise<string> {
  const id = randomBytes(4).toString('hex');
  const wrapped = await kek.wrap(randomBytes(32), contextOf({ id, purpose, refuses_earlier }));
  await db
    .insertInto('vault.data_keys')
    .values({
      ...{ id, purpose, kek: kek.id, wrapped, created_at: now, active_from: activeFrom, retired_at: null },
      refuses_earlier,
    })
    .execute();
  return id;
}

type LiveKey = Pick<Selectable<DataKeysTable>, 'id' | 'purpose' | 'active_from' | 'refuses_earlier'>;

/** Lets no other process change the keys until the transaction ends. */
const lockKeys = (trx: Kysely<VaultDb>) => sql`lock table vault.data_keys in share row exclusive mode`.execute(trx);

/** The keys that values may have, the newest first, locked against other processes that make keys. */
async function liveKeys(trx: Kysely<VaultDb>): Promise<LiveKey[]> {
  await lockKeys(trx);
  return trx
    .selectFrom('vault.data_keys')
    .select(['id', 'purpose', 'active_from', 'refuses_earlier'])
    .where('retired_at', 'is', null)
    .orderBy('active_from', 'desc')
    .execute();
}

const purposes: readonly KeyPurpose[] = ['seal', 'hash'];

/** Makes the first keys of a database, once, even if several processes start together. */
export async function ensureDataKeys(db: Kysely<VaultDb>, keks: Keks, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const live = await liveKeys(trx);
    for (const purpose of purposes) {
      if (live.some((key) => key.purpose === purpose)) continue;
      await makeDataKey(trx, keks, { purpose, now, activeFrom: now, refuses_earlier: false });
    }
  });
}

/**
 * Makes new keys that are used from then on. If a rotation was interrupted, its keys stay the new ones. Returns when all of them
 * are in use, and their IDs.
 */
export function announceDataKeys(
  db: Kysely<VaultDb>,
  keks: Keks,
  times: { readonly now: Date; readonly activeFrom: Date },
): Promise<{ activeFrom: Date; ids: string[] }> {
  return db.transaction().execute(async (trx) => {
    const live = await liveKeys(trx);
    const starts: Date[] = [];
    const ids: string[] = [];
    for (const purpose of purposes) {
      const [newest, older] = live.filter((key) => key.purpose === purpose);
      if (newest && older) {
        starts.push(newest.active_from);
        ids.push(newest.id);
      } else {
        const refuses_earlier = newest?.refuses_earlier ?? false;
        ids.push(await makeDataKey(trx, keks, { purpose, ...times, refuses_earlier }));
        starts.push(times.activeFrom);
      }
    }
    return { activeFrom: new Date(Math.max(...starts.map((start) => start.getTime()))), ids };
  });
}

/** Retires all keys but the newest ones. Returns their IDs. */
export function retireDataKeys(db: Kysely<VaultDb>, now: Date): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const live = await liveKeys(trx);
    const old = purposes.flatMap((purpose) => live.filter((key) => key.purpose === purpose).slice(1));
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) {
      await trx.updateTable('vault.data_keys').set({ retired_at: now }).where('id', 'in', ids).execute();
    }
    return ids;
  });
}

/** Encrypts with the first key the data keys that another one protects. Returns their IDs. */
export function rewrapDataKeys(db: Kysely<VaultDb>, keks: Keks): Promise<string[]> {
  const [kek] = keks;
  return db.transaction().execute(async (trx) => {
    await lockKeys(trx);
    const rows = await trx.selectFrom('vault.data_keys').selectAll().where('kek', '!=', kek.id).orderBy('id').execute();
    for (const row of rows) {
      const wrapped = await kek.wrap(await unwrapped(keks, row), contextOf(row));
      await trx.updateTable('vault.data_keys').set({ kek: kek.id, wrapped }).where('id', '=', row.id).execute();
    }
    return rows.map(({ id }) => id);
  });
}

/** The schemas with sealed values that a portal, or an LOS of its own, can have in its database. */
const sealedSchemas: readonly string[] = ['portal', 'los'];

/**
 * Notes in the keys that everything is sealed, so that other values are refused from then on. Returns false, and notes nothing,
 * if the database also has a schema that the caller does not know.
 */
export function refuseEarlier(db: Kysely<VaultDb>, keks: Keks, known: readonly string[]): Promise<boolean> {
  const [kek] = keks;
  const unknown = sealedSchemas.filter((schema) => !known.includes(schema));
  return db.transaction().execute(async (trx) => {
    await lockKeys(trx);
    const { rows: others } = await sql`select from pg_namespace where nspname = any(${unknown}::text[])`.execute(trx);
    if (others.length > 0) return false;
    const keys = await trx
      .selectFrom('vault.data_keys')
      .selectAll()
      .where('purpose', '=', 'seal')
      .where('retired_at', 'is', null)
      .where('refuses_earlier', '=', false)
      .execute();
    for (const row of keys) {
      const marked = { kek: kek.id, refuses_earlier: true };
      const wrapped = await kek.wrap(await unwrapped(keks, row), contextOf({ ...row, ...marked }));
      await trx
        .updateTable('vault.data_keys')
        .set({ ...marked, wrapped })
        .where('id', '=', row.id)
        .execute();
    }
    return true;
  });
}
