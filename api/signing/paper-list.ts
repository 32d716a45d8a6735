import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { mailingStates } from '../../domain/signing/paper-mailing';
import { daysFrom, oneOf, search } from '../http/list-filters';
import { caseless, type List } from '../http/list-query';

/** The Pacific date that the rows are selected with. */
const today = sql`clock.today`;

const condition = (filter: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(${filter})`;

/** Packages that fell back to paper, as a list. */
export const paperList: List = {
  unit: 'packages',
  sorts: {
    loanNum: 'record.loan_num',
    borrower: 'loan.borrower_key',
    title: caseless('record.title'),
    kind: 'record.kind',
    reason: 'paper.reason',
    since: 'record.paper_due_at',
    // What is to be mailed comes first, by its day; then the rest, the latest first.
    dueOn: sql`case when paper.state = 'due' then paper.due_on - date '2000-01-01'
      else 1000000 - (paper.due_on - date '2000-01-01') end`,
    state: sql`array_position(${[...mailingStates]}::text[], paper.state)`,
    mailedOn: 'record.paper_mailed_on',
    sentBy: caseless('record.sent_by_name'),
    branch: caseless('loan.sBranchName'),
  },
  filters: {
    q: search('record.loan_num', 'loan.borrower_key', 'record.title'),
    done: z.boolean().transform((is) => condition(sql`(paper.state <> 'due') = ${is}`)),
    late: z.literal(true).transform(() => condition(sql`paper.state = 'due' and paper.due_on < ${today}`)),
    mine: z.literal(true).transform(() => condition(sql`paper.is_mine`)),
    state: oneOf('paper.state'),
    reason: oneOf('paper.reason'),
    kind: oneOf('record.kind'),
    dueOn: daysFrom('paper.due_on', today),
  },
  first: ['dueOn', 'ASC'],
  key: 'record.id',
};
