import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { AuditAction } from '../../domain/audit/audit-actions';
import { type Answers, type ChecklistItem, openItems, worstOf } from '../../domain/quality-control/checklist';
import type { answerBody, QcReview, QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { invalid, notFound, refuse } from '../http/app-error';
import type { Caller } from '../http/caller';
import type { CsvColumn } from '../http/csv';
import { type ListPage, type ListQuery, pageOf } from '../http/list-query';
import { recordFile } from '../http/record-file';
import { assertCurrent } from '../http/records';
import { openNotes, sealNotes } from './notes';
import { hasWorkedOn } from './population.queries';
import { detailOf, type ReviewRow, reviewList, reviewOf, reviewRows } from './review-rows';

type Trx = Transaction<PortalDb>;

/** A page of reviews. */
export async function qcReviews(portal: AppContext, query: ListQuery): Promise<ListPage<QcReview>> {
  const page = await pageOf(reviewRows(portal), reviewList, query);
  return { ...page, rows: page.rows.map((row) => reviewOf(portal, row)) };
}

/** A review with its checklist. */
export async function qcReviewOf(portal: AppContext, id: string): Promise<QcReviewDetail> {
  const row = await reviewRows(portal).where('record.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('no-qc-review');
  return detailOf(portal, row);
}

const columns: readonly CsvColumn<ReviewRow>[] = [
  ['Month', (row) => row.month],
  ['Rule', (row) => row.rule],
  ['Loan Number', (row) => row.loan_num],
  ['Reviewer', (row) => row.reviewer_name],
  ['Due', (row) => row.due_on],
  ['State', (row) => row.state],
  ['Severity', (row) => row.severity],
  [
    'Findings',
    ({ answers }) =>
      Object.entries(answers)
        .filter(([, { result }]) => result === 'finding')
        .map(([item, { severity }]) => `${item}: ${severity}`)
        .join('; '),
  ],
];

/** The reviews that a filter finds as CSV, without notes. */
export const qcReviewsFile = (portal: AppContext, query: ListQuery) =>
  recordFile({ rows: reviewRows(portal), list: reviewList, columns, name: 'quality-control' }, query);

interface Change {
  readonly action: AuditAction;
  readonly set: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Changes a review in one transaction with its audit entry; 409 with the current one if the caller saw another version. */
export async function changeReview(
  portal: AppContext,
  caller: Caller,
  { id, version }: { readonly id: string; readonly version: number },
  changeOf: (row: ReviewRow, trx: Trx) => Promise<Change>,
): Promise<QcReviewDetail> {
  return portal.db.transaction().execute(async (trx) => {
    const read = () => reviewRows({ db: trx }).where('record.id', '=', id);
    const row = await read().forUpdate('record').executeTakeFirst();
    if (!row) throw notFound('no-qc-review');
    assertCurrent(version, detailOf(portal, row));
    const { action, set, after } = await changeOf(row, trx);
    await trx
      .updateTable('portal.qc_reviews')
      .set({ ...set, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(trx, caller, { action, subject: `qc-review:${id}`, after: { loanNum: row.loan_num, ...after } });
    return detailOf(portal, await read().executeTakeFirstOrThrow());
  });
}

function assertReviewer({ reviewer, state }: ReviewRow, { actor }: Caller, wanted: 'open' | 'completed'): void {
  if (reviewer !== actor.login) throw refuse('not-editable', 'qc-not-reviewer');
  if (state !== wanted) throw refuse('not-editable', wanted === 'open' ? 'qc-is-completed' : 'qc-is-open');
}

/** Takes a review, or gives it back. No one reviews a loan that they worked on, or takes a review from someone else. */
export const setReviewer = (
  portal: AppContext,
  caller: Caller,
  id: string,
  { version, isMine }: { readonly version: number; readonly isMine: boolean },
): Promise<QcReviewDetail> =>
  changeReview(portal, caller, { id, version }, async (row, trx) => {
    const { login, displayName } = caller.actor;
    if (row.reviewer !== null || !isMine) assertReviewer(row, caller, 'open');
    if (isMine && (await hasWorkedOn(trx, login, row.loan_num))) throw refuse('not-editable', 'qc-worked-on-loan');
    const reviewer = isMine ? login : null;
    return {
      action: 'quality.assign',
      set: { reviewer, reviewer_name: isMine ? displayName : null },
      after: { reviewer },
    };
  });

type Answer = z.output<typeof answerBody>;

function assertAnswer({ result, severity, note }: Answer): void {
  if (result !== 'finding') return;
  if (!severity) throw invalid('fields-not-valid', { severity: 'required' });
  if (!note) throw invalid('fields-not-valid', { note: 'required' });
}

/** Answers one item of the checklist. A finding has a severity and says what was found. */
export const answerItem = (
  portal: AppContext,
  caller: Caller,
  { id, item }: { readonly id: string; readonly item: ChecklistItem },
  answer: Answer,
): Promise<QcReviewDetail> =>
  changeReview(portal, caller, { id, version: answer.version }, async (row) => {
    assertReviewer(row, caller, 'open');
    assertAnswer(answer);
    const { result } = answer;
    const severity = result === 'finding' ? (answer.severity ?? 'minor') : 'none';
    const answers: Answers = { ...row.answers, [item]: { result, severity } };
    const { [item]: _before, ...others } = openNotes(portal, id, row.notes);
    const notes = answer.note ? { ...others, [item]: answer.note } : others;
    return {
      action: 'quality.answer',
      set: { answers: JSON.stringify(answers), severity: worstOf(answers), notes: sealNotes(portal, id, notes) },
      after: { item, result, severity },
    };
  });

/** Completes a review of which every item has an answer, or opens it again. */
export const completeReview = (
  portal: AppContext,
  caller: Caller,
  id: string,
  { version, isCompleted }: { readonly version: number; readonly isCompleted: boolean },
): Promise<QcReviewDetail> =>
  changeReview(portal, caller, { id, version }, async (row) => {
    assertReviewer(row, caller, isCompleted ? 'open' : 'completed');
    if (isCompleted && openItems(row.answers).length > 0) throw refuse('invalid', 'qc-not-complete');
    return {
      action: isCompleted ? 'quality.complete' : 'quality.reopen',
      set: { state: isCompleted ? 'completed' : 'open' },
      after: { severity: row.severity },
    };
  });
