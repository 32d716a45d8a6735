import type { Kysely, Transaction } from 'kysely';
import type { AgencyAccount } from '../../domain/aus/submission.schemas';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { openJson, sealJson } from '../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import type { Vault } from '../ports/keys/vault';

const placeOf = (orderId: string): string => `portal.aus_accounts:${orderId}:account`;

/** Keeps the account of an order until it has ended. */
export async function keepAccount(
  trx: Transaction<PortalDb>,
  vault: Vault,
  orderId: string,
  account: AgencyAccount,
): Promise<void> {
  const sealed = sealJson(vault, account, placeOf(orderId));
  await trx.insertInto('portal.aus_accounts').values({ order_id: orderId, account: sealed }).execute();
}

export async function accountOf(
  db: Kysely<PortalDb>,
  vault: Vault,
  orderId: string,
): Promise<AgencyAccount | undefined> {
  const row = await db
    .selectFrom('portal.aus_accounts')
    .select('account')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && openJson(vault, row.account, placeOf(orderId));
}

export async function forgetAccount(db: Kysely<PortalDb>, orderId: string): Promise<void> {
  await db.deleteFrom('portal.aus_accounts').where('order_id', '=', orderId).execute();
}

/** The accounts, for a rotation of the keys. */
export const sealedAccounts = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.aus_accounts',
    key: 'order_id',
    columns: { account: ({ order_id }) => placeOf(String(order_id)) },
  });
