import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { UserRecord } from '../../../domain/access/user.schemas';
import { severalTexts } from '../../../domain/contract/list-parameters.schemas';
import type { PortalDb } from '../../db/portal-db';
import { almost, type Condition, oneOf, search } from '../../http/list-filters';
import { caseless, type List } from '../../http/list-query';
import { slowsSignIn } from '../throttle/slowed';
import { canonicalLogin } from '../user.queries';

type Raw = Omit<UserRecord, 'lastSignInAt'> & { readonly lastSignInAt: Date | null };

const column = (name: string): string => `portal.users.${name}`;

/** Roles of the user as a JSON list, in the order of their names. */
const roles: RawBuilder<readonly string[]> = sql`coalesce((select json_agg(held.role order by held.role)
  from portal.user_roles held where held.user_id = portal.users.id), '[]')`;

/** Whether sign-in is slowed down for this user somewhere. */
const locked: RawBuilder<boolean> = sql`exists (select from portal.throttle t
  where ${slowsSignIn(sql`portal.users.id`)})`;

/** Users with everything administrators see, to be filtered and paged. */
export const userRecords = (db: Kysely<PortalDb>) =>
  db
    .selectFrom('portal.users')
    .select([
      'portal.users.login as id',
      'portal.users.login',
      'portal.users.first_name as firstName',
      'portal.users.last_name as lastName',
      'portal.users.email',
      'portal.users.phone',
      'portal.users.fax',
      'portal.users.nmls_id as nmlsId',
      roles.as('roles'),
      'portal.users.is_pml as isPml',
      'portal.users.is_retail as isRetail',
      'portal.users.branch_name as branchName',
      'portal.users.company_name as companyName',
      'portal.users.price_group as priceGroup',
      'portal.users.mini_correspondent_price_group as miniCorrespondentPriceGroup',
      'portal.users.can_view_mini as canViewMini',
      sql<boolean>`portal.users.disabled_at is not null`.as('disabled'),
      locked.as('locked'),
      'portal.users.last_sign_in_at as lastSignInAt',
      'portal.users.record_version as version',
    ]);

export const shownUser = (row: Raw): UserRecord => ({
  ...row,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
});

/** One user of a side, including disabled ones; undefined if there is none. */
export async function userRecord(db: Kysely<PortalDb>, login: string, isPml: boolean): Promise<UserRecord | undefined> {
  const row = await userRecords(db)
    .where('portal.users.login', '=', canonicalLogin(login))
    .where('portal.users.is_pml', '=', isPml)
    .executeTakeFirst();
  return row && shownUser(row);
}

const holdsOneOf = severalTexts.transform(
  (names): Condition =>
    sql`exists (select from portal.user_roles held where held.user_id = portal.users.id and held.role = any(${names}))`,
);

/** Whether the user is in the state. */
const inState = (state: RawBuilder<unknown>) =>
  z.boolean().transform((wanted): Condition => (wanted ? sql`(${state})` : sql`not (${state})`));

/** How users are sorted and filtered. */
export const userList: List = {
  unit: 'users',
  sorts: {
    login: column('login'),
    firstName: caseless(column('first_name')),
    lastName: caseless(column('last_name')),
    email: caseless(column('email')),
    branchName: caseless(column('branch_name')),
    companyName: caseless(column('company_name')),
    lastSignInAt: column('last_sign_in_at'),
  },
  filters: {
    q: search(column('search_text')),
    almost: almost(column('search_text')),
    roles: holdsOneOf,
    branchName: oneOf(column('branch_name')),
    companyName: oneOf(column('company_name')),
    disabled: inState(sql`portal.users.disabled_at is not null`),
    locked: inState(locked),
  },
  first: ['login', 'ASC'],
  key: column('login'),
};
