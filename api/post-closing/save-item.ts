import type { Transaction } from 'kysely';
import { formatDate, pacificDate } from '../../domain/format/date';
import { message } from '../../domain/messages/message';
import { expectedDocument, isExpectedKind } from '../../domain/post-closing/expected-documents';
import type { ItemAdd, ItemSave, PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { receiveDocument, visibleDocument } from '../documents/documents.service';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import { itemsOf } from './checklist.queries';
import { fixedKinds } from './follow-post-closing';
import { fundedLoan, postClosingOf } from './post-closing.service';

/** What is stored of a document after a change by the desk. */
export interface ItemValues {
  readonly due_on: string;
  readonly received_on: string | null;
  readonly received_by: string | null;
  readonly document_id: string | null;
  readonly document_name: string | null;
  readonly exception: string | null;
}

interface ItemKey {
  readonly loanNum: string;
  readonly kind: string;
}

/** Stores the item in the version after `version`, and the step. False if it has another version now. */
export async function storeItem(
  trx: Transaction<PortalDb>,
  { actor }: Caller,
  { loanNum, kind }: ItemKey,
  {
    version,
    isDueEntered,
    values,
  }: { readonly version: number; readonly isDueEntered: boolean; readonly values: ItemValues },
  at: Date,
): Promise<boolean> {
  const set = { ...values, is_due_entered: isDueEntered, version: version + 1 };
  const stored = await trx
    .insertInto('portal.post_closing_items')
    .values({ loan_num: loanNum, kind, label: null, ...set })
    .onConflict((on) =>
      on.columns(['loan_num', 'kind']).doUpdateSet(set).where('portal.post_closing_items.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  if (stored?.version !== version + 1) return false;
  const { received_by: _, ...step } = values;
  await trx
    .insertInto('portal.post_closing_steps')
    .values({ loan_num: loanNum, kind, at, by_login: actor.login, by_name: actor.displayName, ...step })
    .execute();
  return true;
}

/**
 * Records a day of receipt with the LOS, which keeps the first day of some documents (DOC-04). Throws 409 if it has another one. Only
 * after that the day is stored here, so a repeat completes what was interrupted.
 */
export async function receiveWithLos(
  portal: AppContext,
  caller: Caller,
  { loanNum, kind }: ItemKey,
  receivedOn: string,
): Promise<void> {
  if (!isExpectedKind(kind) || !fixedKinds.some((fixed) => fixed === kind)) return;
  const recorded = await receiveDocument(portal, caller, loanNum, expectedDocument(kind).docType, receivedOn);
  if (recorded !== null && recorded.date !== receivedOn) {
    throw refuse('conflict', message('received-day-stays', { date: formatDate(recorded.date) }));
  }
}

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
  if (receivedOn !== null && !isRecorded) {
    await receiveWithLos(portal, caller, { loanNum: loan.sLNm, kind }, receivedOn);
  }
  const isSameDay = receivedOn !== null && receivedOn === item.received_on;
  const values: ItemValues = {
    ...{ due_on: dueOn, received_on: receivedOn, exception },
    received_by: receivedOn === null ? null : isSameDay ? item.received_by : caller.actor.displayName,
    ...{ document_id: docId, document_name: document?.name ?? null },
  };
  await portal.db.transaction().execute(async (trx) => {
    const isDueEntered = item.is_due_entered || dueOn !== item.due_on;
    const key = { loanNum: loan.sLNm, kind };
    if (!(await storeItem(trx, caller, key, { version, isDueEntered, values }, portal.clock()))) throw refuse('stale');
    await audit(trx, caller, {
      action: 'post-closing.item',
      subject: `loan:${loan.sLNm}`,
      before: { kind, dueOn: item.due_on, receivedOn: item.received_on, exception: item.exception },
      after: { kind, dueOn, receivedOn, docId, exception },
    });
  });
  return postClosingOf(portal, caller.actor, loan.sLNm);
}

/** Adds a document to the checklist of one loan. Adding it again changes nothing. */
export async function addItem(
  portal: AppContext,
  caller: Caller,
  loanNum: string,
  { id, label, dueOn }: ItemAdd,
): Promise<PostClosingView> {
  const { loan } = await fundedLoan(portal, caller.actor, loanNum);
  await portal.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('portal.post_closing_items')
      .values({ loan_num: loan.sLNm, kind: id, label, due_on: dueOn, is_due_entered: true, version: 1 })
      .onConflict((on) => on.doNothing())
      .returning('kind')
      .executeTakeFirst();
    if (added === undefined) {
      const same = await trx
        .selectFrom('portal.post_closing_items')
        .select('label')
        .where('loan_num', '=', loan.sLNm)
        .where('kind', '=', id)
        .executeTakeFirst();
      if (same?.label !== label) throw refuse('conflict', 'checklist-item-exists');
      return;
    }
    const { login, displayName } = caller.actor;
    await trx
      .insertInto('portal.post_closing_steps')
      .values({
        ...{ loan_num: loan.sLNm, kind: id, at: portal.clock(), by_login: login, by_name: displayName, due_on: dueOn },
        ...{ received_on: null, document_id: null, document_name: null, exception: null },
      })
      .execute();
    const after = { label, dueOn };
    await audit(trx, caller, { action: 'post-closing.add', subject: `loan:${loan.sLNm}`, after });
  });
  return postClosingOf(portal, caller.actor, loan.sLNm);
}
