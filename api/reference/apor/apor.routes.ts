import { sql } from 'kysely';
import { aporContract } from '../../../domain/pricing/apor.contract';
import { aporFields } from '../../../domain/pricing/apor-fields';
import { type Call, pageReply } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { importCalls } from '../../http/import-calls';
import { oneOf, search } from '../../http/list-filters';
import { listParameters, pageOf } from '../../http/list-query';
import { recordFile } from '../../http/record-file';
import { csvColumns, type RecordTable, recordOf, recordsOf } from '../../http/record-table';
import { aporTarget } from './apor-import';

const area = 'emet-data';
const admin = administrators('admin-program-apor');

const weeks: RecordTable<typeof aporFields> = {
  table: 'portal.apor_weeks',
  subject: 'apor',
  fields: aporFields,
  unique: 'week',
  list: {
    unit: 'apor',
    sorts: { week: 'record.week', rateTable: 'record.rate_table' },
    filters: { q: search(sql`to_char(record.week, 'MM/DD/YYYY')`), rateTable: oneOf('record.rate_table') },
    first: ['week', 'DESC'],
    key: 'record.id',
  },
};

/** Average prime offer rates by week. */
export const aporCalls: readonly Call[] = [
  defineCall(aporContract, 'GET /emet-data/apor', {
    area,
    summary: 'Weeks with stored average prime offer rates, with the usual terms.',
    access: admin,
    query: listParameters(weeks.list),
    handle: async ({ portal, query }) =>
      pageReply('apor', await pageOf(recordsOf(portal.db, weeks), weeks.list, query)),
  }),
  defineCall(aporContract, 'GET /emet-data/apor/export', {
    area,
    summary: 'Matching weeks of average prime offer rates as CSV, with the usual terms.',
    access: admin,
    query: listParameters(weeks.list).omit({ range: true }),
    handle: async ({ portal, query }) => {
      const rows = recordsOf(portal.db, weeks);
      return recordFile({ rows, list: weeks.list, columns: csvColumns(weeks), name: 'apor' }, query);
    },
  }),
  defineCall(aporContract, 'GET /emet-data/apor/{id}', {
    area,
    summary: 'One week of average prime offer rates.',
    access: admin,
    handle: ({ portal, params }) => recordOf(portal.db, weeks, params.id),
  }),
  ...importCalls(aporContract, '/emet-data/apor/import', {
    page: 'admin-program-apor-import',
    area,
    what: 'average prime offer rates',
    target: aporTarget,
  }),
];
