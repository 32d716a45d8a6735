import type { NewLoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import { openAudit } from '../../audit/audit.service';
import { refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { openEntryOf } from '../gateway.service';
import type { CreationRequest } from './creation-request';
import { addCreation, creationOf, joinCreation, type StoredCreation } from './creations.queries';
import { openCreation, sealCreation } from './sealed-creations';
import { type Begun, type CreationWrite, complete, entryOf, send } from './send-creation';

async function resume(
  portal: AppContext,
  caller: Caller,
  write: CreationWrite,
  { digest: sent }: CreationRequest,
  stored: StoredCreation,
): Promise<string | undefined> {
  const { digest, draft } = openCreation(portal, stored);
  if (digest !== sent) throw refuse('conflict', 'creation-key-used');
  if (stored.loan_num !== null) return stored.loan_num;
  if (draft === null || !(await joinCreation(portal.db, stored.operation_id))) return undefined;
  return complete(portal, caller, write, { operationId: stored.operation_id, digest, draft });
}

/**
 * The loan of an earlier request with the same key, which is completed if it was interrupted; undefined if there is none. Throws
 * `conflict` (409) if that one asked for another loan.
 */
export async function repeatedCreation(
  portal: AppContext,
  caller: Caller,
  write: CreationWrite,
): Promise<string | undefined> {
  const { request } = write;
  if (request === undefined) return undefined;
  const of = { userId: caller.actor.userId, key: request.key };
  for (;;) {
    const stored = await creationOf(portal.db, of, portal.clock());
    if (stored === undefined) return undefined;
    const loanNum = await resume(portal, caller, write, request, stored);
    // Otherwise it ended just now.
    if (loanNum !== undefined) return loanNum;
  }
}

/** Rolls back the entry of a creation whose key another request has taken. */
class KeyTaken extends Error {}

/** Opens the audit entry of a creation and stores what is asked for, before the LOS is. */
function begin(
  portal: AppContext,
  caller: Caller,
  write: CreationWrite,
  { key, digest }: CreationRequest,
  draft: NewLoanDocument,
): Promise<Begun> {
  return portal.db.transaction().execute(async (trx) => {
    const operationId = await openAudit(trx, caller, openEntryOf(entryOf(write)));
    const content = sealCreation(portal, operationId, { digest, draft });
    const { userId } = caller.actor;
    const row = { operation_id: operationId, user_id: userId, key, content, created_at: portal.clock() };
    if (!(await addCreation(trx, row))) throw new KeyTaken();
    return { operationId, digest, draft };
  });
}

/** Creates a loan of a validated draft, and answers its number: once for its key, if it has one. */
export async function createOnce(
  portal: AppContext,
  caller: Caller,
  write: CreationWrite,
  draft: NewLoanDocument,
): Promise<string> {
  const { request } = write;
  if (request === undefined) return send(portal, caller, write, { draft });
  for (;;) {
    try {
      return await complete(portal, caller, write, await begin(portal, caller, write, request, draft));
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
      const loanNum = await repeatedCreation(portal, caller, write);
      if (loanNum !== undefined) return loanNum;
    }
  }
}
