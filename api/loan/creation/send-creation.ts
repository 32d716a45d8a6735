import type { Transaction } from 'kysely';
import type { AuditAction } from '../../../domain/audit/audit-actions';
import type { LoanDocument, NewLoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import type { Caller } from '../../http/caller';
import { LosError } from '../../los/los-error';
import { isRefusal, writeLos } from '../gateway.service';
import { followWrites } from '../pipeline/index.service';
import type { CreationRequest } from './creation-request';
import { dropCreation, endCreation } from './creations.queries';
import { sealCreation } from './sealed-creations';

/** How a loan is created. */
export interface CreationWrite {
  readonly action: AuditAction;
  readonly detail?: Record<string, unknown>;
  /** Runs before the LOS is called, with the operation ID; for a repeat, too. */
  readonly prepare?: (operationId: string) => Promise<void>;
  /** Runs when the loan has its number. */
  readonly complete?: (operationId: string, loanNum: string) => Promise<void>;
  /** With it, repeats create no further loan. */
  readonly request?: CreationRequest | undefined;
}

/** Sends a loan to the LOS, and adds it to the pipeline. */
export async function send(
  portal: AppContext,
  caller: Caller,
  write: CreationWrite,
  { draft, opened }: { readonly draft: NewLoanDocument; readonly opened?: string },
): Promise<string> {
  const { prepare, complete, action, detail } = write;
  let operationId = '';
  const loan = await writeLos<LoanDocument>(
    portal,
    caller,
    { ...entryOf({ action, detail }), event: 'loan', ...(opened === undefined ? {} : { opened }) },
    async (operation) => {
      operationId = operation.id;
      await prepare?.(operation.id);
      return portal.los.createLoan(operation, draft);
    },
    ({ sLNm }) => ({ loanNum: sLNm }),
  );
  await complete?.(operationId, loan.sLNm);
  const { login, displayName: name } = caller.actor;
  await followWrites(portal, { loans: [loan], by: { login, name } });
  return loan.sLNm;
}

export const entryOf = ({ action, detail }: Pick<CreationWrite, 'action' | 'detail'>) => ({
  action,
  loanNum: 'new',
  ...(detail === undefined ? {} : { detail }),
});

/** An operation of a key, with what the LOS is asked for. */
export interface Begun {
  readonly operationId: string;
  readonly digest: string;
  readonly draft: NewLoanDocument;
}

/** The loan exists: what was sent for it is forgotten. */
async function end(portal: AppContext, caller: Caller, write: CreationWrite, begun: Begun, loanNum: string) {
  const { operationId, digest } = begun;
  await portal.db.transaction().execute(async (trx) => {
    const content = sealCreation(portal, operationId, { digest, draft: null });
    if (await endCreation(trx, operationId, loanNum, content))
      await recordLate(trx, caller, write, operationId, loanNum);
  });
}

/** If the operation was given up before a repeat completed it, its entry says that it failed: the loan gets one of its own. */
async function recordLate(
  trx: Transaction<PortalDb>,
  caller: Caller,
  { action, detail }: CreationWrite,
  operationId: string,
  loanNum: string,
): Promise<void> {
  const outcomes = await trx.selectFrom('portal.audit').select('outcome').where('closes', '=', operationId).execute();
  if (outcomes.length === 0 || outcomes.some(({ outcome }) => outcome === 'done')) return;
  await audit(trx, caller, {
    action,
    subject: `loan:${loanNum}`,
    after: { ...detail, loanNum, operation: operationId },
  });
}

/** Sends a begun creation, or sends it again: the LOS answers a repeated operation with the loan that it made. */
export async function complete(
  portal: AppContext,
  caller: Caller,
  write: CreationWrite,
  begun: Begun,
): Promise<string> {
  try {
    const loanNum = await send(portal, caller, write, { draft: begun.draft, opened: begun.operationId });
    await end(portal, caller, write, begun, loanNum);
    return loanNum;
  } catch (error) {
    // A refused creation frees its key. While a repeat may be under way, only what the LOS says about the loan itself counts.
    if (isRefusal(error) && error.cause instanceof LosError)
      await dropCreation(portal.db, begun.operationId, error.cause.code === 'unavailable');
    throw error;
  }
}
