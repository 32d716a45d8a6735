import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';

/** The branch or company a user belongs to. */
export type Membership = 'branch_name' | 'company_name';

const belongs = (to: Membership, name: string) =>
  sql<boolean>`lower(trim(${sql.ref(to)})) = ${name.trim().toLowerCase()}`;

/** Counts the users of the branch or company with this name, including disabled ones. */
export async function countMembers(db: Kysely<PortalDb>, to: Membership, name: string): Promise<number> {
  const { users } = await db
    .selectFrom('portal.users')
    .select((of) => of.fn.countAll<number>().as('users'))
    .where(belongs(to, name))
    .executeTakeFirstOrThrow();
  return users;
}

/** Moves the users of a renamed branch or company to its new name. */
export async function moveMembers(
  trx: Transaction<PortalDb>,
  to: Membership,
  name: string,
  next: string,
): Promise<void> {
  await trx
    .updateTable('portal.users')
    .set({ [to]: next })
    .where(belongs(to, name))
    .execute();
}
