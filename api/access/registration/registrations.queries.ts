import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { AccessTables } from '../access.tables';
import { PIN_TRIES } from '../pin-limits';
import { canonicalLogin } from '../user.queries';

export type StoredRegistration = Selectable<AccessTables['portal.registrations']>;

/** Stores a registration in place of the browser's previous one, and deletes all that have expired. */
export async function storeRegistration(
  db: Kysely<PortalDb>,
  row: Omit<StoredRegistration, 'tries'>,
  { previousBrowserHash, now }: { readonly previousBrowserHash: string | null; readonly now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('portal.registrations')
      .where((is) => is.or([is('browser_hash', '=', previousBrowserHash ?? ''), is('expires_at', '<=', now)]))
      .execute();
    await trx
      .insertInto('portal.registrations')
      .values({ ...row, tries: 0 })
      .execute();
  });
}

/** The registration of this browser that waits for its PIN, even if its tries are used up. */
export const registrationOfBrowser = (
  db: Kysely<PortalDb>,
  login: string,
  browserHash: string,
  now: Date,
): Promise<StoredRegistration | undefined> =>
  db
    .selectFrom('portal.registrations')
    .selectAll()
    .where('browser_hash', '=', browserHash)
    .where('login', '=', canonicalLogin(login))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Counts a try at its PIN, in one statement, so that concurrent tries cannot exceed the limit; undefined if none is left. */
export async function countRegistrationTry(db: Kysely<PortalDb>, id: string): Promise<StoredRegistration | undefined> {
  const { rows } = await sql<StoredRegistration>`
    update portal.registrations set tries = tries + 1 where id = ${id} and tries < ${PIN_TRIES} returning *`.execute(
    db,
  );
  return rows[0];
}

export async function uncountRegistrationTry(db: Kysely<PortalDb>, id: string): Promise<void> {
  await sql`update portal.registrations set tries = tries - 1 where id = ${id}`.execute(db);
}

/** Uses a registration up; false if another request was first. Others for the same user ID learn after their PIN that it is taken. */
export async function claimRegistration(trx: Transaction<PortalDb>, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('portal.registrations')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
