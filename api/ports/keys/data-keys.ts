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
}

/** The schema `vault`. */
export interface VaultDb {
  'vault.data_keys': DataKeysTable;
}

/** The keys that wrap data keys: the first wraps new ones, the others still open those that they wrapped. */
export type Keks = readonly [Kek, ...Kek[]];

const contextOf = ({ id, purpose }: Pick<DataKeysTable, 'id' | 'purpose'>): string => `data-key:${purpose}:${id}`;

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
      if (there === undefined) return toDataKey(keks, row);
      return { ...there, activeFrom: row.active_from, retiredAt: row.retired_at };
    }),
  );
}

/** Makes a data key and stores it wrapped. */
async function makeDataKey(
  db: Kysely<VaultDb>,
  [kek]: Keks,
  { purpose, now, activeFrom }: { readonly purpose: KeyPurpose; readonly now: Date; readonly activeFrom: Date },
): Promise<void> {
  const id = randomBytes(4).toString('hex');
  const wrapped = await kek.wrap(randomBytes(32), contextOf({ id, purpose }));
  await db
    .insertInto('vault.data_keys')
    .values({ id, purpose, kek: kek.id, wrapped, created_at: now, active_from: activeFrom, retired_at: null })
    .execute();
}

type LiveKey = Pick<Selectable<DataKeysTable>, 'id' | 'purpose' | 'active_from'>;

/** The keys that values may have, the newest first, locked against other processes that make keys. */
async function liveKeys(trx: Kysely<VaultDb>): Promise<LiveKey[]> {
  await sql`lock table vault.data_keys in share row exclusive mode`.execute(trx);
  return trx
    .selectFrom('vault.data_keys')
    .select(['id', 'purpose', 'active_from'])
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
      await makeDataKey(trx, keks, { purpose, now, activeFrom: now });
    }
  });
}

/**
 * Makes new keys that are used from then on. If a rotation was interrupted, its keys stay the new ones. Returns when all of them
 * are in use.
 */
export function announceDataKeys(
  db: Kysely<VaultDb>,
  keks: Keks,
  times: { readonly now: Date; readonly activeFrom: Date },
): Promise<Date> {
  return db.transaction().execute(async (trx) => {
    const live = await liveKeys(trx);
    const starts: Date[] = [];
    for (const purpose of purposes) {
      const [newest, older] = live.filter((key) => key.purpose === purpose);
      if (newest && older) starts.push(newest.active_from);
      else {
        await makeDataKey(trx, keks, { purpose, ...times });
        starts.push(times.activeFrom);
      }
    }
    return new Date(Math.max(...starts.map((start) => start.getTime())));
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

/** Encrypts with the first key the data keys that another one protects. Returns how many. */
export async function rewrapDataKeys(db: Kysely<VaultDb>, keks: Keks): Promise<number> {
  const [kek] = keks;
  const rows = await db.selectFrom('vault.data_keys').selectAll().where('kek', '!=', kek.id).execute();
  for (const row of rows) {
    const wrapped = await kek.wrap(await unwrapped(keks, row), contextOf(row));
    await db.updateTable('vault.data_keys').set({ kek: kek.id, wrapped }).where('id', '=', row.id).execute();
  }
  return rows.length;
}
