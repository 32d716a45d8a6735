import { reportRoles } from '../../domain/pages/report-pages';
import { reportsContract } from '../../domain/reports/reports.contract';
import { type Call, pageReply, reply } from '../http/call';
import { csvFile } from '../http/csv';
import { defineCall } from '../http/define-call';
import { allPages, listParameters, pageOf } from '../http/list-query';
import { lockExpiryList, lockExpiryRow, lockExpiryRows } from './lock-expiry';
import { loanFileColumns } from './report-columns';

const lockExpiry = {
  area: 'emet-data',
  access: { kind: 'roles', roles: reportRoles['lock-expiry'], pages: ['reports-lock-expiry'] },
} as const;

/** Reports, each for the roles that it is granted to; loans are those that the user sees. */
export const reportCalls: readonly Call[] = [
  defineCall(reportsContract, 'GET /emet-data/reports/lock-expiry', {
    ...lockExpiry,
    summary: 'Active locks with the days until they expire, also those that have expired. Not in the specification.',
    query: listParameters(lockExpiryList),
    handle: async ({ portal, actor, query }) => {
      const page = await pageOf(await lockExpiryRows(portal, actor), lockExpiryList, query);
      return pageReply('locks', { ...page, rows: page.rows.map(lockExpiryRow) });
    },
  }),
  defineCall(reportsContract, 'GET /emet-data/reports/lock-expiry/export', {
    ...lockExpiry,
    summary: 'The locks that the filter finds, as CSV, in the order of the sort. Not in the specification.',
    query: listParameters(lockExpiryList).omit({ range: true }),
    handle: async ({ portal, actor, query }) => {
      const rows = await lockExpiryRows(portal, actor);
      async function* pages() {
        for await (const page of allPages(rows, lockExpiryList, query)) yield page.map(lockExpiryRow);
      }
      const stream = csvFile(
        [
          ...loanFileColumns,
          ['Lock Expiration', (row) => row.expDate],
          ['Days Left', (row) => String(row.daysLeft)],
          ['Estimated Closing', (row) => row.estClosing],
        ],
        pages(),
      );
      return reply({ file: { stream, contentType: 'text/csv; charset=utf-8', name: 'lock-expiry.csv' } });
    },
  }),
];
