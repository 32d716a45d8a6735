import type { Insertable, Kysely } from 'kysely';
import type { PlacementOptions } from '../../domain/reference/organization.schemas';
import type { PortalDb } from '../db/portal-db';
import type { BranchRow, CompanyRow } from './organization.tables';

type Db = Kysely<PortalDb>;

/** Where new loans can belong, by name; inactive branches and companies are left out. */
export type Organization = Pick<PlacementOptions, 'branches' | 'companies'>;

export async function organizationOf(db: Db): Promise<Organization> {
  const [branches, companies] = await Promise.all([
    db
      .selectFrom('portal.branches')
      .select(['name', 'city', 'state'])
      .where('active', 'is', true)
      .orderBy('name')
      .execute(),
    db
      .selectFrom('portal.companies')
      .select(['name', 'channel', 'correspondent_process as correspondentProcess'])
      .where('active', 'is', true)
      .orderBy('name')
      .execute(),
  ]);
  return {
    branches: branches.map(({ name, city, state }) => ({ name, city: city ?? '', state: state ?? '' })),
    companies,
  };
}

/** The stored facts of the company or branch with a name; undefined if there is none. */
export const placeNamed = (db: Db, table: 'portal.branches' | 'portal.companies', name: string) =>
  db
    .selectFrom(table)
    .select(['name', 'nmls_id', 'address', 'city', 'state', 'zip', 'phone', 'email'])
    .where(({ eb, fn }) => eb(fn('lower', ['name']), '=', name.trim().toLowerCase()))
    .executeTakeFirst();

/** A fee of a new branch, paid by borrowers of all its loans. */
export interface FirstFee {
  readonly branch: string;
  readonly type: string;
  readonly amount: string;
}

/** Adds missing branches, with their fees, and companies; administrators' changes are kept. */
export async function addOrganization(
  db: Db,
  branches: readonly Insertable<BranchRow>[],
  companies: readonly Insertable<CompanyRow>[],
  fees: readonly FirstFee[],
): Promise<void> {
  const added = await db
    .insertInto('portal.branches')
    .values([...branches])
    .onConflict((of) => of.doNothing())
    .returning(['id', 'name'])
    .execute();
  await db
    .insertInto('portal.companies')
    .values([...companies])
    .onConflict((of) => of.doNothing())
    .execute();
  const rows = added.flatMap(({ id, name }) =>
    fees
      .filter(({ branch }) => branch === name)
      .map(({ type, amount }) => ({ branch_id: id, type, amount, paid_by: 'borrower', applies_to: 'all' }) as const),
  );
  if (rows.length > 0) await db.insertInto('portal.branch_fees').values(rows).execute();
}
