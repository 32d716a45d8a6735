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
export const viewScope = async (db: Kysely<PortalDb>, scope: LoanScope): Promise<ViewScope> =>
  scopeAmong(scope, scope.kind === 'company' ? await companiesOf(db, scope.login) : []);

/** The scope of a user who is assigned in loans of these companies. */
export function scopeAmong(scope: LoanScope, companies: readonly string[]): ViewScope {
  if (scope.kind === 'all') return scope;
  if (scope.kind === 'branch') return { kind: 'branch', branch: key(scope.branchName) };
  const company = key(scope.companyName);
  const elsewhere = companies.filter((one) => company === '' || one !== company);
  return { kind: 'company', company, login: key(scope.login), elsewhere };
}

/** The companies in whose loans a user is assigned; '' for loans of no company. */
export async function companiesOf(db: Kysely<PortalDb>, login: string): Promise<string[]> {
  const found = await db
    .selectFrom('portal.pipeline_assignees')
    .select('company_key')
    .where('login', '=', key(login))
    .orderBy('company_key')
    .execute();
  return found.map((row) => row.company_key);
}

/** Every assignment of a user in loans of these companies, as the index stores them. */
export const assignmentsAmong = (login: string, companies: readonly string[]): string[] =>
  companies.map((company) => assignedKey(key(login), company));

/** The companies in whose loans a user is assigned, as part of a statement. */
export const assignedCompanies = (login: string): RawBuilder<string[]> => sql`array(
    select company_key from portal.pipeline_assignees where login = ${key(login)} order by company_key
  )`;

/** The assignments of a user as part of a statement. */
export const assignedKeys = (login: string): RawBuilder<unknown> => sql`array(
    select login || ${sql.lit(BETWEEN)} || company_key from portal.pipeline_assignees where login = ${key(login)}
  )`;

/** The statement that finds the numbers of the loans that a user is assigned to. */
export const assignedLoans = (login: string): RawBuilder<unknown> =>
  sql`select loan_num from portal.pipeline where assigned && ${assignedKeys(login)}`;
