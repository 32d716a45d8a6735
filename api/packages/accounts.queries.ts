import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import type { DocumentAccount } from '../ports/documents/documents-port';
import { openJson } from '../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import type { PackagesTables } from './packages.tables';

export type AccountRow = Selectable<PackagesTables['portal.document_accounts']>;

export const lenderAccountPlace = (framework: string): string => `portal.document_accounts:${framework}:account`;

export const accountRow = (db: Kysely<PortalDb>, framework: string): Promise<AccountRow | undefined> =>
  db.selectFrom('portal.document_accounts').selectAll().where('framework', '=', framework).executeTakeFirst();

/** The row, locked until the transaction ends, so that two changes of one account happen one after the other. */
export async function lockAccount(trx: Transaction<PortalDb>, framework: string): Promise<AccountRow | undefined> {
  await trx
    .insertInto('portal.document_accounts')
    .values({ framework, version: 0, account: null })
    .onConflict((conflict) => conflict.column('framework').doNothing())
    .execute();
  return trx
    .selectFrom('portal.document_accounts')
    .selectAll()
    .where('framework', '=', framework)
    .forUpdate()
    .executeTakeFirst();
}

/** The lender's account; null without one. */
export const openAccount = (
  { vault }: Pick<AppContext, 'vault'>,
  row: AccountRow | undefined,
): DocumentAccount | null => (row?.account ? openJson(vault, row.account, lenderAccountPlace(row.framework)) : null);

/** The accounts, for a rotation of the keys. */
export const sealedLenderAccounts = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.document_accounts',
    key: 'framework',
    columns: { account: ({ framework }) => lenderAccountPlace(String(framework)) },
  });
