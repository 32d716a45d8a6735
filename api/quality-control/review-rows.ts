import { sql } from 'kysely';
import { pacificDate } from '../../domain/format/date';
import { checklist } from '../../domain/quality-control/checklist';
import type { QcReview, QcReviewDetail } from '../../domain/quality-control/quality-control.schemas';
import type { AppContext } from '../app-context';
import { days, oneOf, search } from '../http/list-filters';
import type { List } from '../http/list-query';
import { openNotes } from './notes';

/** Reviews as a list. */
export const reviewList: List = {
  unit: 'reviews',
  sorts: {
    loanNum: 'record.loan_num',
    borrower: 'loan.borrower_key',
    month: 'sample.month',
    rule: 'sample.rule',
    reviewerName: 'record.reviewer_name',
    dueOn: 'record.due_on',
    state: 'record.state',
    severity: sql`array_position(array['none', 'minor', 'moderate', 'significant'], record.severity)`,
  },
  filters: {
    q: search('record.loan_num', 'loan.borrower_key', 'record.reviewer_name'),
    month: oneOf('sample.month'),
    rule: oneOf('sample.rule'),
    state: oneOf('record.state'),
    severity: oneOf('record.severity'),
    reviewer: oneOf('record.reviewer'),
    dueOn: days('record.due_on'),
  },
  first: ['dueOn', 'ASC'],
  key: 'record.id',
};

/** Reviews with what lists show of their loans. A loan that left the pipeline keeps its review. */
export const reviewRows = ({ db }: Pick<AppContext, 'db'>) =>
  db
    .selectFrom('portal.qc_reviews as record')
    .innerJoin('portal.qc_samples as sample', 'sample.id', 'record.sample_id')
    .leftJoin('portal.pipeline as loan', 'loan.loan_num', 'record.loan_num')
    .select([
      ...(['record.id', 'record.version', 'record.loan_num', 'record.reviewer', 'record.reviewer_name'] as const),
      ...(['record.due_on', 'record.state', 'record.answers', 'record.severity', 'record.notes'] as const),
      ...(['sample.month', 'sample.rule', 'loan.aBFirstNm', 'loan.aBLastNm'] as const),
    ]);

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewRows>['execute']>>[number];

export const reviewOf = ({ clock }: Pick<AppContext, 'clock'>, row: ReviewRow): QcReview => ({
  id: row.id,
  version: row.version,
  loanNum: row.loan_num,
  borrower: [row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' ') || null,
  month: row.month,
  rule: row.rule,
  reviewer: row.reviewer,
  reviewerName: row.reviewer_name,
  dueOn: row.due_on,
  isLate: row.state === 'open' && row.due_on < pacificDate(clock()),
  answered: Object.keys(row.answers).length,
  severity: row.severity,
  state: row.state,
});

export function detailOf(portal: Pick<AppContext, 'clock' | 'vault'>, row: ReviewRow): QcReviewDetail {
  const notes = openNotes(portal, row.id, row.notes);
  return {
    ...reviewOf(portal, row),
    items: checklist.map((item) => ({
      item,
      result: row.answers[item]?.result ?? null,
      severity: row.answers[item]?.severity ?? 'none',
      note: notes[item] ?? null,
    })),
  };
}
