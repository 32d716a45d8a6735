import { pacificDate } from '../../domain/format/date';
import type { ReceiveAnswer, ReceiveMany } from '../../domain/post-closing/post-closing.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { AppError, invalid, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { itemsOf } from './checklist.queries';
import { fundedLoan } from './post-closing.service';
import { receiveWithLos } from './receive-with-los';
import { storeItem } from './store-item';

type Result = ReceiveAnswer['loans'][number]['result'];

/** Marks a document of one loan as received. A day or an exception that is there stays. */
async function receiveOne(
  portal: AppContext,
  caller: Caller,
  wanted: string,
  { kind, receivedOn }: Pick<ReceiveMany, 'kind' | 'receivedOn'>,
): Promise<Result> {
  const { loan } = await fundedLoan(portal, caller.actor, wanted);
  const item = (await itemsOf(portal.db, loan)).find((one) => one.kind === kind);
  if (item === undefined) return 'not-expected';
  if (item.received_on !== null) return 'was-received';
  if (item.exception !== null) return 'excepted';
  const loanNum = loan.sLNm;
  const seen = await receiveWithLos(portal, caller, item, receivedOn);
  const values = {
    ...{ due_on: item.due_on, received_on: receivedOn, received_by: caller.actor.displayName, exception: null },
    ...{ document_id: item.document_id, document_name: item.document_name },
  };
  return portal.db.transaction().execute(async (trx): Promise<Result> => {
    const write = { ...seen, isDueEntered: item.is_due_entered, values };
    if (!(await storeItem(trx, caller, { loanNum, kind }, write, portal.clock()))) throw refuse('stale');
    const after = { kind, receivedOn };
    await audit(trx, caller, { action: 'post-closing.receive', subject: `loan:${loanNum}`, after });
    return 'received';
  });
}

function resultOf(error: unknown): Result {
  if (!(error instanceof AppError) || error.code === 'los-unavailable' || error.code === 'los-timeout') throw error;
  if (error.code === 'not-found' || error.code === 'not-authorized') return 'no-loan';
  return 'failed';
}

/**
 * Marks a document of many loans as received on a day, each in its own transaction, with what became of each. Repeating it changes
 * nothing: what is received or has an exception stays.
 */
export async function receiveMany(
  portal: AppContext,
  caller: Caller,
  { kind, receivedOn, loanNums }: ReceiveMany,
): Promise<ReceiveAnswer> {
  if (receivedOn > pacificDate(portal.clock())) {
    throw invalid('fields-not-valid', { receivedOn: 'received-in-future' });
  }
  const loans: ReceiveAnswer['loans'][number][] = [];
  for (const loanNum of new Set(loanNums)) {
    const result = await receiveOne(portal, caller, loanNum, { kind, receivedOn }).catch(resultOf);
    loans.push({ loanNum, result });
  }
  return { loans };
}
