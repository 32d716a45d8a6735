import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { PortalDb } from '../db/portal-db';

/** What a user belongs to. */
export type Membership = 'branch_name' | 'company_name';

const belongs = (to: Membership, name: string) =>
  sql<boolean>`lower(trim(${sql.ref(to)})) = ${name.trim().toLowerCase()}`;

/** How many users belong to the branch or company of this name, disabled ones too. */
export async function countMembers(db: Kysely<PortalDb>, to: Membership, name: string): Promise<number> {
  const { users } = await db
    .selectFrom('portal.users')
    .select((of) => of.fn.countAll<number>().as('users'))
    .where(belongs(to, name))
    .executeTakeFirstOrThrow();
  return users;
}

/** Its users follow a branch or company to its new name. */
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
