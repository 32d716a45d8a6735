import type { Transaction } from 'kysely';
import { mayUsePage } from '../../domain/access/permissions';
import type { AccountState } from '../../domain/packages/document-accounts';
import type { DocumentAccountView } from '../../domain/packages/document-accounts.contract';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import { notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { assertCurrent } from '../http/records';
import type { DocumentAccount, DocumentsPort } from '../ports/documents/documents-port';
import { sealJson } from '../ports/keys/sealed-json';
import { type AccountRow, accountRow, lenderAccountPlace, lockAccount, openAccount } from './accounts.queries';

type Trx = Transaction<PortalDb>;

/** A port with the vendor behind it. */
type VendorPort = DocumentsPort & Required<Pick<DocumentsPort, 'vendor'>>;

const hasVendor = (port: DocumentsPort): port is VendorPort => port.vendor !== undefined;
const vendorsOf = ({ documentVendors }: Pick<AppContext, 'documentVendors'>) => documentVendors.filter(hasVendor);

function vendorNamed(portal: Pick<AppContext, 'documentVendors'>, framework: string): VendorPort {
  const found = vendorsOf(portal).find((port) => port.framework === framework);
  if (found === undefined) throw notFound('no-document-framework');
  return found;
}

const stateOf = (row: AccountRow | undefined): AccountState =>
  row?.account ? (row.check_result ?? 'unchecked') : 'none';

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

function viewOf(portal: Pick<AppContext, 'vault'>, port: VendorPort, row: AccountRow | undefined): DocumentAccountView {
  const account = openAccount(portal, row);
  return {
    ...{ framework: port.framework, name: port.vendor.name, isSimulation: port.vendor.isSimulation },
    ...{ state: stateOf(row), username: account?.username ?? null, version: row?.version ?? 0 },
    ...{ savedAt: iso(row?.saved_at), savedBy: row?.saved_by ?? null },
    ...{ checkedAt: iso(row?.checked_at), checkedBy: row?.checked_by ?? null },
  };
}

/** The vendors that are connected, each with the lender's account. */
export const documentAccounts = (portal: AppContext): Promise<DocumentAccountView[]> =>
  Promise.all(vendorsOf(portal).map(async (port) => viewOf(portal, port, await accountRow(portal.db, port.framework))));

/** The vendor bills the lender, so only its own people who make packages use its account. */
export const mayUseLenderAccount = (actor: Actor): boolean => !actor.isPml && mayUsePage(actor, 'loan-doc', 'write');

/** The frameworks that make documents for the user, and whether each can be used without an account of their own. */
export const documentFrameworks = async (portal: AppContext, actor: Actor, embedded: string) => [
  { framework: embedded, name: null, isSimulation: false, isReady: true },
  ...(mayUseLenderAccount(actor) ? await documentAccounts(portal) : []).map(
    ({ framework, name, isSimulation, state }) => ({
      ...{ framework, name, isSimulation },
      isReady: state !== 'none' && state !== 'refused',
    }),
  ),
];

interface Seen {
  readonly framework: string;
  readonly version: number;
}

type Change = Partial<Omit<AccountRow, 'framework' | 'account'>> & { readonly account?: DocumentAccount | null };

/** Changes the account of a vendor if it is as its author saw it; 409 with `current` otherwise. */
async function change(
  portal: AppContext,
  { framework, version }: Seen,
  act: (trx: Trx, row: AccountRow) => Promise<Change>,
): Promise<DocumentAccountView> {
  const port = vendorNamed(portal, framework);
  return portal.db.transaction().execute(async (trx) => {
    const row = await lockAccount(trx, framework);
    if (row === undefined) throw refuse('internal');
    assertCurrent(version, viewOf(portal, port, row));
    const { account, ...set } = await act(trx, row);
    const sealed =
      account === undefined
        ? {}
        : { account: account && sealJson(portal.vault, account, lenderAccountPlace(framework)) };
    const changed = await trx
      .updateTable('portal.document_accounts')
      .set({ ...set, ...sealed })
      .where('framework', '=', framework)
      .returningAll()
      .executeTakeFirstOrThrow();
    return viewOf(portal, port, changed);
  });
}

const subjectOf = (framework: string): string => `document-account:${framework}`;
const unchecked = { checked_at: null, checked_by: null, check_result: null } as const;

/** Stores the lender's account with a vendor, in place of the one before. The audit has the user ID, never the password. */
export const saveDocumentAccount = (portal: AppContext, caller: Caller, seen: Seen, account: DocumentAccount) =>
  change(portal, seen, async (trx, row) => {
    await audit(trx, caller, {
      action: 'document-account.save',
      subject: subjectOf(seen.framework),
      before: { username: openAccount(portal, row)?.username ?? null },
      after: { username: account.username },
    });
    const saved = { saved_at: portal.clock(), saved_by: caller.actor.displayName };
    return { account, version: row.version + 1, ...saved, ...unchecked };
  });

/** Removes the lender's account. Packages that are being made keep it until they are done. */
export const removeDocumentAccount = (portal: AppContext, caller: Caller, seen: Seen) =>
  change(portal, seen, async (trx, row) => {
    const known = openAccount(portal, row);
    if (known === null) throw notFound('no-document-account');
    await audit(trx, caller, {
      action: 'document-account.delete',
      subject: subjectOf(seen.framework),
      before: { username: known.username },
    });
    const removed = { saved_at: portal.clock(), saved_by: caller.actor.displayName };
    // Counts on, so that no one who saw this account changes the next one unseen.
    return { account: null, version: row.version + 1, ...removed, ...unchecked };
  });

/** Asks the vendor whether it accepts the lender's account, and keeps the answer. 409 if the account changed meanwhile. */
export async function checkDocumentAccount(portal: AppContext, caller: Caller, seen: Seen) {
  const port = vendorNamed(portal, seen.framework);
  const row = await accountRow(portal.db, seen.framework);
  const account = openAccount(portal, row);
  if (account === null) throw notFound('no-document-account');
  assertCurrent(seen.version, viewOf(portal, port, row));
  const result = await port.vendor.check(account);
  return change(portal, seen, async (trx) => {
    const after = { username: account.username, result };
    await audit(trx, caller, { action: 'document-account.check', subject: subjectOf(seen.framework), after });
    return { check_result: result, checked_at: portal.clock(), checked_by: caller.actor.displayName };
  });
}

/** The lender's account for a package. Throws without one, and for one that the vendor refused. */
export async function lenderAccount(portal: AppContext, { framework }: DocumentsPort): Promise<DocumentAccount> {
  const row = await accountRow(portal.db, framework);
  const account = openAccount(portal, row);
  if (account === null) throw refuse('conflict', 'document-account-missing');
  if (row?.check_result === 'refused') throw refuse('conflict', 'document-account-refused');
  return account;
}

const isSame = (known: DocumentAccount | null, used: DocumentAccount): boolean =>
  known?.username === used.username && known.password === used.password;

/** Throws for an account that is the lender's and that its vendor refused since it was taken for a package. */
export async function assertNotRefused(portal: AppContext, framework: string, used: DocumentAccount): Promise<void> {
  const row = await accountRow(portal.db, framework);
  if (row?.check_result === 'refused' && isSame(openAccount(portal, row), used))
    throw refuse('conflict', 'document-account-refused');
}

/** Stops packages with an account that its vendor refused, so that it is not locked there. Another account stays as it is. */
export async function markRefused(portal: AppContext, framework: string, used: DocumentAccount | null): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    const row = await lockAccount(trx, framework);
    if (used === null || !isSame(openAccount(portal, row), used)) return;
    await trx
      .updateTable('portal.document_accounts')
      .set({ check_result: 'refused', checked_at: portal.clock(), checked_by: null })
      .where('framework', '=', framework)
      .execute();
  });
}
