import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LoanScope } from '../../../domain/loan/visibility';
import type { PortalDb } from '../../db/portal-db';
import { assignedKey, BETWEEN } from './assigned-key';

/**
 * The loans that a user sees, prepared for queries: names as keys, and the other companies in whose loans an external user is
 * assigned. It matches the domain's rule `inScope`.
 */
export type ViewScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'branch'; readonly branch: string }
  | {
      readonly kind: 'company';
      readonly company: string;
      readonly login: string;
      readonly elsewhere: readonly string[];
    };

const key = (name: string | null): string => (name ?? '').trim().toLowerCase();

/** The scope with looked-up values. A missing branch or company name is ''. */
export async function viewScope(db: Kysely<PortalDb>, scope: LoanScope): Promise<ViewScope> {
  if (scope.kind === 'all') return scope;
  if (scope.kind === 'branch') return { kind: 'branch', branch: key(scope.branchName) };
  const company = key(scope.companyName);
  const login = key(scope.login);
  const companies = await companiesOf(db, login);
  const elsewhere = companies.filter((one) => company === '' || one !== company);
  return { kind: 'company', company, login, elsewhere };
}

/** The companies in whose loans a user is assigned; '' for loans of no company. */
async function companiesOf(db: Kysely<PortalDb>, login: string): Promise<string[]> {
  const found = await db
    .selectFrom('portal.pipeline_assignees')
    .select('company_key')
    .where('login', '=', login)
    .orderBy('company_key')
    .execute();
  return found.map((row) => row.company_key);
}

/** Every assignment of a user, as the index stores them. */
export async function assignmentsOf(db: Kysely<PortalDb>, login: string): Promise<string[]> {
  const own = key(login);
  return (await companiesOf(db, own)).map((company) => assignedKey(own, company));
}

/** The statement that finds the numbers of the loans that a user is assigned to. */
export const assignedLoans = (login: string): RawBuilder<unknown> => sql`
  select loan_num from portal.pipeline where assigned && array(
    select login || ${BETWEEN}::text || company_key from portal.pipeline_assignees where login = ${key(login)}
  )`;
