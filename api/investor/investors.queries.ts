import type { Kysely } from 'kysely';
import type { PortalDb } from '../db/portal-db';

type Db = Kysely<PortalDb>;

/** The agent role of investors in the contact book. */
const INVESTOR = '7';
const MOST = 500;

/** Investors of the contact book that are in use, by company and name. */
export async function investorsInUse(db: Db): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('portal.contacts')
    .select(['id', 'name', 'company'])
    .where('role', '=', INVESTOR)
    .where('active', 'is', true)
    .orderBy('company')
    .orderBy('name')
    .limit(MOST)
    .execute();
  return rows.map(({ id, name, company }) => ({ id, name: company ?? name }));
}

const UUID = /^[0-9a-f-]{36}$/i;

/** An investor of the contact book, also one that is no longer in use. */
export async function investorContact(db: Db, id: string | null | undefined) {
  if (!id || !UUID.test(id)) return undefined;
  return db
    .selectFrom('portal.contacts')
    .select(['name', 'company', 'address', 'city', 'state', 'zip', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The name of an investor, also of one that is no longer in use; null for one that the contact book does not have. */
export async function investorName(db: Db, id: string | null | undefined): Promise<string | null> {
  const found = await investorContact(db, id);
  return found === undefined ? null : (found.company ?? found.name);
}
