import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PackageType } from '../../domain/packages/package-types';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import type { DocumentAccount } from '../ports/documents/documents-port';
import { sha256Of } from '../ports/files/digest';
import { openJson, sealJson } from '../ports/keys/sealed-json';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';

/** How long an audit counts. The loan's version limits it besides. */
export const TOKEN_MINUTES = 30;

export const accountPlace = (id: string): string => `portal.document_audits:${id}:account`;

type Portal = Pick<AppContext, 'db' | 'vault' | 'clock'>;

/** What a token stands for. */
export interface Audited {
  readonly id: string;
  readonly version: number;
  readonly type: PackageType;
  readonly planCodeId: string;
  readonly framework: string;
  readonly canGenerate: boolean;
  readonly isPreviewed: boolean;
  readonly isExpired: boolean;
}

interface NewAudit extends Pick<Audited, 'version' | 'type' | 'planCodeId' | 'framework' | 'canGenerate'> {
  readonly loanNum: string;
  readonly account: DocumentAccount | null;
  /** How many. */
  readonly findings: number;
}

/** Keeps an audit and answers its token. Audits that have expired, and whose package was not ordered or is made, are forgotten. */
export async function issueToken(portal: Portal, caller: Caller, kept: NewAudit) {
  const token = randomBytes(32).toString('base64url');
  const [id, now] = [randomUUID(), portal.clock()];
  const expires = new Date(now.getTime() + TOKEN_MINUTES * 60_000);
  const { account, loanNum, version, type, planCodeId, framework, canGenerate, findings } = kept;
  await portal.db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('portal.document_audits')
      .where('expires_at', '<', now)
      .where('id', 'not in', trx.selectFrom('portal.document_packages').select('id').where('made_at', 'is', null))
      .execute();
    await trx
      .insertInto('portal.document_audits')
      .values({
        ...{ id, token_hash: await sha256Of(Buffer.from(token)), user_id: caller.actor.userId, loan_num: loanNum },
        ...{ loan_version: version, package_type: type, plan_code: planCodeId, framework, can_generate: canGenerate },
        ...{ created_at: now, expires_at: expires },
        account: account && sealJson(portal.vault, account, accountPlace(id)),
        previewed_at: null,
      })
      .execute();
    const after = { packageId: type, planCodeId, framework, findings, canGenerate };
    await audit(trx, caller, { action: 'loan.document-audit', subject: `loan:${loanNum}`, after });
  });
  return { token, expiresAt: expires.toISOString() };
}

/** The audit of a token. 404 unless it is of this user and loan: another user's token is not known. */
export async function auditOfToken(
  portal: Portal,
  { actor }: Caller,
  loanNum: string,
  token: string,
): Promise<Audited> {
  const row = await portal.db
    .selectFrom('portal.document_audits')
    .selectAll()
    .where('token_hash', '=', await sha256Of(Buffer.from(token)))
    .where('user_id', '=', actor.userId)
    .where('loan_num', '=', loanNum)
    .executeTakeFirst();
  if (!row) throw refuse('not-found', 'no-document-audit');
  return {
    ...{ id: row.id, version: row.loan_version, type: row.package_type, planCodeId: row.plan_code },
    ...{ framework: row.framework, canGenerate: row.can_generate, isPreviewed: row.previewed_at !== null },
    isExpired: row.expires_at <= portal.clock(),
  };
}

/** Uses up the preview of an audit; false if it was used before. */
export function spendPreview(
  { db, clock }: Portal,
  caller: Caller,
  loanNum: string,
  { id, type }: Audited,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('portal.document_audits')
      .set({ previewed_at: clock() })
      .where('id', '=', id)
      .where('previewed_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) return false;
    const after = { packageId: type };
    await audit(trx, caller, { action: 'documents.package-preview', subject: `loan:${loanNum}`, after });
    return true;
  });
}

/** The account of an audit with its vendor. */
export async function accountOf({ db, vault }: Portal, id: string): Promise<DocumentAccount | null> {
  const row = await db.selectFrom('portal.document_audits').select('account').where('id', '=', id).executeTakeFirst();
  return row?.account ? openJson(vault, row.account, accountPlace(id)) : null;
}

/** Forgets the account once the order of its package has ended, whether it was made or not. */
export async function forgetAccount(trx: Transaction<PortalDb>, orderId: string): Promise<void> {
  const ids = trx.selectFrom('portal.document_packages').select('id').where('order_id', '=', orderId);
  await trx.updateTable('portal.document_audits').set({ account: null }).where('id', 'in', ids).execute();
}

/** The accounts, for a rotation of the keys. */
export const sealedAudits = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.document_audits',
    key: 'id',
    columns: { account: ({ id }) => accountPlace(String(id)) },
  });
