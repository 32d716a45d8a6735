import { type Kysely, sql } from 'kysely';
import { type PageUser, permissionsOf } from '../../domain/access/permissions';
import { pageLettersOf } from '../../domain/access/ui-access';
import type { LoanValues } from '../../domain/loan/document';
import { type LoanViewer, maySeeLoan } from '../../domain/loan/visibility';
import type { PortalDb } from '../db/portal-db';
import type { ActorRow } from './session.queries';
import { joinedRights, rightsColumns } from './user-rights.queries';

/** Users looked at for one answer. */
const MAX_COUNT = 300;

/** A user who may see the loan; what they may open of it is for `PageUser` to say. */
export interface LoanReader extends LoanViewer, PageUser {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** Which users to look for; all that are given must match. */
interface Wanted {
  readonly ids?: readonly string[] | undefined;
  readonly logins?: readonly string[] | undefined;
  /** A part of the user ID, name or address. */
  readonly search?: string | undefined;
  /** The name of their company. */
  readonly company?: string | undefined;
}

type Row = Pick<
  ActorRow,
  | ('user_id' | 'login' | 'email' | 'first_name' | 'last_name' | 'display_name' | 'is_pml' | 'is_retail')
  | ('branch_name' | 'company_name' | 'roles' | 'records' | 'letters')
>;

const readerOf = ({ roles, records, letters, ...row }: Row): LoanReader => ({
  userId: row.user_id,
  login: row.login,
  name: row.display_name ?? `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  roles,
  isPml: row.is_pml,
  isRetail: row.is_retail,
  branchName: row.branch_name,
  companyName: row.company_name,
  menuPermissions: permissionsOf({ roles, isPml: row.is_pml }, records).menuPermissions,
  pageLetters: pageLettersOf({ roles, isPml: row.is_pml }, letters),
});

/** The enabled users of these who may see the loan, by name. */
export async function loanReaders(db: Kysely<PortalDb>, loan: LoanValues, wanted: Wanted): Promise<LoanReader[]> {
  const { ids, logins, company } = wanted;
  const search = wanted.search?.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
  const { rows } = await sql<Row>`
    select u.id as user_id, u.login, u.email, u.first_name, u.last_name, u.display_name, u.is_pml, u.is_retail,
      u.branch_name, u.company_name, ${rightsColumns}
    from portal.users u
    ${joinedRights}
    where u.disabled_at is null
      and (${ids === undefined}::boolean or u.id = any(${sql.val([...(ids ?? [])])}::uuid[]))
      and (${logins === undefined}::boolean or u.login = any(${sql.val([...(logins ?? [])])}::text[]))
      and (${company === undefined}::boolean or lower(trim(u.company_name)) = ${company?.trim().toLowerCase() ?? ''})
      and (${search === undefined}::boolean or lower(u.search_text) like ${`%${search ?? ''}%`})
    order by u.first_name, u.last_name, u.login
    limit ${sql.lit(MAX_COUNT)}`.execute(db);
  return rows.map(readerOf).filter((user) => maySeeLoan(user, loan));
}
