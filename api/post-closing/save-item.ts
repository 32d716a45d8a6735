import { formatDate, pacificDate } from '../../domain/format/date';
import { message } from '../../domain/messages/message';
import type { ItemSave, PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { visibleDocument } from '../documents/documents.service';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { itemsOf } from './checklist.queries';
import { fixedKinds } from './follow-post-closing';
import { fundedLoan, postClosingOf } from './post-closing.service';
import { receiveWithLos } from './receive-with-los';
import { type ItemKey, type ItemValues, storeItem } from './store-item';

/** Stores what the desk says about a document, if it is still as its author saw it. */
export async function saveItem(
  portal: AppContext,
  caller: Caller,
  { loanNum, kind }: ItemKey,
  { version, dueOn, receivedOn, docId, exception }: ItemSave,
): Promise<PostClosingView> {
  const { loan } = await fundedLoan(portal, caller.actor, loanNum);
  const item = (await itemsOf(portal.db, loan)).find((one) => one.kind === kind);
  if (item === undefined) throw notFound('no-checklist-item');
  if (item.version !== version) throw refuse('stale');
  if (receivedOn !== null && receivedOn > pacificDate(portal.clock())) {
    throw invalid('fields-not-valid', { receivedOn: 'received-in-future' });
  }
  const document = docId === null ? null : await visibleDocument(portal, caller.actor, loan.sLNm, docId);
  const isRecorded = item.received_on !== null && fixedKinds.some((fixed) => fixed === kind);
  if (isRecorded && receivedOn !== item.received_on) {
    throw refuse('conflict', message('received-day-stays', { date: formatDate(item.received_on) }));
  }
  const seen =
    receivedOn !== null && !isRecorded
      ? await receiveWithLos(portal, caller, item, receivedOn)
      : { version, recordedOn: null };
  const isSameDay = receivedOn !== null && receivedOn === item.received_on;
  const values: ItemValues = {
    ...{ due_on: dueOn, received_on: receivedOn, exception },
    received_by: receivedOn === null ? null : isSameDay ? item.received_by : caller.actor.displayName,
    ...{ document_id: docId, document_name: document?.name ?? null },
  };
  await portal.db.transaction().execute(async (trx) => {
    const isDueEntered = item.is_due_entered || dueOn !== item.due_on;
    const key = { loanNum: loan.sLNm, kind };
    if (!(await storeItem(trx, caller, key, { ...seen, isDueEntered, values }, portal.clock()))) throw refuse('stale');
    await audit(trx, caller, {
      action: 'post-closing.item',
      subject: `loan:${loan.sLNm}`,
      before: { kind, dueOn: item.due_on, receivedOn: item.received_on, exception: item.exception },
      after: { kind, dueOn, receivedOn, docId, exception },
    });
  });
  return postClosingOf(portal, caller.actor, loan.sLNm);
}
