import type { Kysely } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import type { BranchRow, CompanyRow } from './loan.tables';

type Db = Kysely<PortalDb>;

/** The lender's branches by name. */
export async function branchesOf(db: Db): Promise<BranchRow[]> {
  return db.selectFrom('portal.branches').selectAll().orderBy('name').execute();
}

/** The originating companies by name. */
export async function companiesOf(db: Db): Promise<CompanyRow[]> {
  return db.selectFrom('portal.companies').selectAll().orderBy('name').execute();
}

/** Where loans may belong. */
export interface Organization {
  readonly branches: readonly BranchRow[];
  readonly companies: readonly CompanyRow[];
}

export async function organizationOf(db: Db): Promise<Organization> {
  const [branches, companies] = await Promise.all([branchesOf(db), companiesOf(db)]);
  return { branches, companies };
}

/** Adds branches and companies that are not there yet; what an administrator changed stays. */
export async function addOrganization(
  db: Db,
  branches: readonly BranchRow[],
  companies: readonly CompanyRow[],
): Promise<void> {
  if (branches.length > 0) {
    await db
      .insertInto('portal.branches')
      .values([...branches])
      .onConflict((of) => of.doNothing())
      .execute();
  }
  if (companies.length > 0) {
    await db
      .insertInto('portal.companies')
      .values([...companies])
      .onConflict((of) => of.doNothing())
      .execute();
  }
}
