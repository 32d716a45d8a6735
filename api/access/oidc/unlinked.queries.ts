import type { Kysely } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import type { Account } from './identities.queries';

type Db = Kysely<PortalDb>;

/** Remembers that an administrator has unlinked an account. */
export async function recordUnlinked(trx: Db, { issuer, subject }: Account, now: Date): Promise<void> {
  await trx
    .insertInto('portal.unlinked_accounts')
    .values({ issuer, subject, unlinked_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet({ unlinked_at: now }))
    .execute();
}

/** Whether an administrator has unlinked the account, and none has linked it since. */
export async function isUnlinked(db: Db, { issuer, subject }: Account): Promise<boolean> {
  const row = await db
    .selectFrom('portal.unlinked_accounts')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets it, because an administrator links the account again. */
export async function forgetUnlinked(trx: Db, { issuer, subject }: Account): Promise<void> {
  await trx
    .deleteFrom('portal.unlinked_accounts')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}
