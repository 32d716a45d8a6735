import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { FormId } from '../../domain/packages/package-forms';
import type { MadePackage } from '../../domain/packages/packages.schemas';
import type { PortalDb } from '../db/portal-db';
import type { PackagesTables } from './packages.tables';

export type PackageRow = Selectable<PackagesTables['portal.document_packages']>;
type NewPackageRow = Insertable<PackagesTables['portal.document_packages']>;

/** Adds a package; false if it is there already. */
export async function insertPackage(
  trx: Transaction<PortalDb>,
  row: Omit<NewPackageRow, 'order_id' | 'document_id' | 'made_at'>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('portal.document_packages')
    .values({ ...row, order_id: null, document_id: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const packageById = (db: Kysely<PortalDb>, id: string): Promise<PackageRow | undefined> =>
  db.selectFrom('portal.document_packages').selectAll().where('id', '=', id).executeTakeFirst();

/** The packages of a loan, the latest first, each with the state of its order. */
export const packagesOf = (db: Kysely<PortalDb>, loanNum: string) =>
  db
    .selectFrom('portal.document_packages as package')
    .leftJoin('portal.orders as order', 'order.id', 'package.order_id')
    .selectAll('package')
    .select('order.state')
    .where('package.loan_num', '=', loanNum)
    .orderBy('package.created_at', 'desc')
    .execute();

/** Records that a package is made; false if it was before. */
export async function markMade(trx: Transaction<PortalDb>, id: string, documentId: string, at: Date): Promise<boolean> {
  const marked = await trx
    .updateTable('portal.document_packages')
    .set({ document_id: documentId, made_at: at })
    .where('id', '=', id)
    .where('made_at', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

const stateOf = (row: PackageRow, orderState: string | null): MadePackage['state'] => {
  if (row.document_id !== null) return 'made';
  return orderState === 'failed' || orderState === 'cancelled' ? 'failed' : 'making';
};

export const packageViewOf = (
  row: PackageRow & { readonly state: string | null },
  signing: MadePackage['signing'],
): MadePackage => ({
  ...{ id: row.id, packageId: row.package_type, planCodeId: row.plan_code, forms: row.forms as FormId[] },
  ...{ isSelfPrepared: row.is_self_prepared, notify: row.notify, by: row.by_name },
  ...{ createdAt: row.created_at.toISOString(), docId: row.document_id, state: stateOf(row, row.state) },
  signing,
});
