import { randomUUID } from 'node:crypto';
import { creditAgency } from '../../domain/credit/agencies';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import type { AgencyAccount } from '../ports/credit/credit-port';
import { openJson, sealJson } from '../ports/keys/sealed-json';

type Sealed = Pick<AppContext, 'db' | 'vault'>;

export const accountContext = (id: string): string => `portal.credit_accounts:${id}:content`;

/** An account that was stored, and whether its agency refused it. */
export interface StoredAccount extends AgencyAccount {
  readonly id: string;
  readonly isRefused: boolean;
}

/** The account of a user with an agency. */
export async function accountOf({ db, vault }: Sealed, login: string, agency: string): Promise<StoredAccount | null> {
  const row = await db
    .selectFrom('portal.credit_accounts as account')
    .innerJoin('portal.users as user', 'user.id', 'account.user_id')
    .select(['account.id', 'account.content', 'account.is_refused'])
    .where('user.login', '=', login)
    .where('account.agency', '=', agency)
    .executeTakeFirst();
  return row
    ? { ...openJson(vault, row.content, accountContext(row.id)), id: row.id, isRefused: row.is_refused }
    : null;
}

/** The logins of a user's accounts by agency. */
export async function accountsOf({ db, vault }: Sealed, userId: string) {
  const rows = await db.selectFrom('portal.credit_accounts').selectAll().where('user_id', '=', userId).execute();
  return new Map(
    rows.map((row) => {
      const { login } = openJson(vault, row.content, accountContext(row.id));
      return [row.agency, { login, isRefused: row.is_refused }] as const;
    }),
  );
}

/** Throws if no such agency is connected. */
export function assertConnected({ credit }: Pick<AppContext, 'credit'>, agency: string): void {
  if (!creditAgency(agency) || !credit.agencies.includes(agency)) throw refuse('conflict', 'credit-no-agency');
}

/** Stores the user's account with an agency, in place of the one before. It counts as accepted until the agency refuses it. */
export async function saveAccount(portal: AppContext, caller: Caller, agency: string, account: AgencyAccount) {
  assertConnected(portal, agency);
  const { userId } = caller.actor;
  await portal.db.transaction().execute(async (trx) => {
    const id = randomUUID();
    const content = sealJson(portal.vault, account, accountContext(id));
    await trx.deleteFrom('portal.credit_accounts').where('user_id', '=', userId).where('agency', '=', agency).execute();
    await trx
      .insertInto('portal.credit_accounts')
      .values({ id, user_id: userId, agency, content, is_refused: false, saved_at: portal.clock() })
      .execute();
    await audit(trx, caller, { action: 'credit-account.save', subject: `credit-account:${agency}` });
  });
  return { agency, login: account.login };
}

/** Removes the user's account with an agency. */
export async function removeAccount(portal: AppContext, caller: Caller, agency: string): Promise<void> {
  const { userId } = caller.actor;
  await portal.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('portal.credit_accounts').where('user_id', '=', userId).where('agency', '=', agency).execute();
    await audit(trx, caller, { action: 'credit-account.delete', subject: `credit-account:${agency}` });
  });
}

/** Stops orders with an account that its agency refused, so that it is not locked there. */
export const markRefused = ({ db }: Pick<AppContext, 'db'>, id: string) =>
  db.updateTable('portal.credit_accounts').set({ is_refused: true }).where('id', '=', id).execute();
