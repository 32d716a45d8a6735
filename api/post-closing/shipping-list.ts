import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { severalTexts } from '../../domain/contract/list-parameters.schemas';
import { daysFrom, oneOf, search } from '../http/list-filters';
import { caseless, type List } from '../http/list-query';

/** The Pacific date that the rows are selected with. */
const today = sql`clock.today`;

const condition = (filter: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(${filter})`;

/** Funded loans as a list of the post-closing desk. */
export const shippingList: List = {
  unit: 'loans',
  sorts: {
    loanNum: 'record.loan_num',
    borrower: 'loan.borrower_key',
    status: 'loan.status_rank',
    fundedOn: 'record.funded_on',
    age: sql`${today} - record.funded_on`,
    loanType: 'record.loan_type',
    investor: sql`lower(coalesce(investor.company, investor.name))`,
    missing: 'open.missing',
    late: 'open.late',
    nextDue: 'open.next_due',
    place: 'record.place',
    investorDue: 'record.investor_due',
    branch: caseless('loan.sBranchName'),
  },
  filters: {
    q: search('record.loan_num', 'loan.borrower_key', 'investor.company', 'investor.name'),
    status: oneOf('loan.sStatusT'),
    loanType: oneOf('record.loan_type'),
    place: oneOf('record.place'),
    investorOpen: z.literal(true).transform(() => condition(sql`record.investor_open > 0`)),
    moving: z.boolean().transform((is) => condition(sql`(record.sent_on is not null) = ${is}`)),
    late: z.literal(true).transform(() => condition(sql`open.late > 0`)),
    missing: z.literal(true).transform(() => condition(sql`open.missing > 0`)),
    lacks: severalTexts.transform((kinds) =>
      condition(sql`exists (select 1 from portal.post_closing_items item where item.loan_num = record.loan_num
        and item.is_required and item.received_on is null and item.exception is null and item.kind = any(${kinds}))`),
    ),
    fundedOn: daysFrom('record.funded_on', today),
  },
  first: ['nextDue', 'ASC'],
  key: 'record.loan_num',
};
