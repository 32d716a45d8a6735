import { changeLogContract } from '../../domain/application/change-log.contract';
import type { ChangeEntry } from '../../domain/application/change-log.schemas';
import { formatInstant } from '../../domain/format/date';
import { changeLogPages } from '../../domain/loan/change-log-pages';
import { type Call, pageReply, reply } from '../http/call';
import { type CsvColumn, csvFile } from '../http/csv';
import { defineCall } from '../http/define-call';
import { readChangeLogValues } from '../loan/loan.service';
import { allLoanChanges, loanChanges } from './change-log.service';

const readers = { kind: 'loan', menu: changeLogPages } as const;

const cell = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);

const columns: readonly CsvColumn<ChangeEntry>[] = [
  ['at', ({ at }) => at],
  ['pacificTime', ({ at }) => formatInstant(at, 'long')],
  ['by', ({ by }) => by],
  ['action', ({ action }) => action],
  ['field', ({ field }) => field],
  ['borrower', ({ borrower }) => borrower],
  ['record', ({ record }) => record?.name ?? null],
  ['before', ({ before }) => cell(before)],
  ['after', ({ after }) => cell(after)],
];

/** The field changes of a loan: to read, to filter, and as a file. */
export const changeLogCalls: readonly Call[] = [
  defineCall(changeLogContract, 'GET /loan-proxy/{loanNum}/change-log', {
    area: 'application',
    summary:
      'Who changed which field of the loan and when, the latest first, with the value before and after; social security ' +
      'numbers by their last four digits. Content-Range: changes 0-24/310. The total is counted up to 10000; beyond it ' +
      'reads 10000 with X-Total-Capped: true.',
    access: readers,
    handle: async ({ portal, actor, loan, query }) => {
      const { capped, ...page } = await loanChanges(portal, loan, { ...query, reader: actor });
      const answer = pageReply('changes', page);
      return capped ? reply({ ...answer, headers: { ...answer.headers, 'X-Total-Capped': 'true' } }) : answer;
    },
  }),
  defineCall(changeLogContract, 'GET /loan-proxy/{loanNum}/change-log/values', {
    area: 'application',
    summary: 'The people, fields and actions that the change log of the loan can be filtered by.',
    access: readers,
    handle: ({ portal, actor, loan }) => readChangeLogValues(portal, loan.sLNm, actor),
  }),
  defineCall(changeLogContract, 'GET /loan-proxy/{loanNum}/change-log/export', {
    area: 'application',
    summary: 'All matching changes of the loan as CSV, in the order of the sort.',
    access: readers,
    handle: async ({ portal, actor, loan, query }) => {
      const stream = csvFile(columns, allLoanChanges(portal, loan, { ...query, reader: actor }));
      return reply({ file: { stream, contentType: 'text/csv; charset=utf-8', name: `changes-${loan.sLNm}.csv` } });
    },
  }),
];
