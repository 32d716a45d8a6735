import { allRoles } from '../../../domain/access/roles';
import { areaIncomeContract } from '../../../domain/reference/area-income.contract';
import { pageNumber } from '../../../domain/reference/places.schemas';
import { type Call, pageReply } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { importCalls } from '../../http/import-calls';
import { listParameters, pageOf } from '../../http/list-query';
import { recordFile } from '../../http/record-file';
import { csvColumns, recordOf } from '../../http/record-table';
import { areaIncomes, areaIncomesFound, areaIncomeYears } from './area-income.queries';
import { areaIncomeTarget } from './area-income-import';
import { paged } from './paged';

const area = 'emet-data';
/** Published figures, like the loan limits. */
const everyone = {
  kind: 'roles',
  roles: allRoles,
  pages: ['pricing', 'quick-pricing', 'admin-county-area-income'],
} as const;

/** Area median incomes. */
export const areaIncomeCalls: readonly Call[] = [
  defineCall(areaIncomeContract, 'GET /emet-data/area-income', {
    area,
    summary: 'Area median incomes that apply today, or of the year in the filter. For every role: published figures.',
    access: everyone,
    query: listParameters(areaIncomes.list).extend(pageNumber.shape),
    handle: async ({ portal, query }) => {
      const rows = await areaIncomesFound(portal, query);
      return pageReply('area-incomes', await pageOf(rows, areaIncomes.list, paged(query)));
    },
  }),
  defineCall(areaIncomeContract, 'GET /emet-data/area-income/export', {
    area,
    summary: 'Matching area median incomes as CSV: those that apply today, or of the year in the filter.',
    access: administrators('admin-county-area-income'),
    query: listParameters(areaIncomes.list).omit({ range: true }),
    handle: async ({ portal, query }) => {
      const rows = await areaIncomesFound(portal, query);
      const { list } = areaIncomes;
      return recordFile({ rows, list, columns: csvColumns(areaIncomes), name: 'area-median-incomes' }, query);
    },
  }),
  defineCall(areaIncomeContract, 'GET /emet-data/area-income/{id}', {
    area,
    summary: 'The median income of one area in one year.',
    access: everyone,
    handle: ({ portal, params }) => recordOf(portal.db, areaIncomes, params.id),
  }),
  defineCall(areaIncomeContract, 'GET /emet-data/area-income-years', {
    area,
    summary: 'Years with stored area median incomes, and the day from which each applies.',
    access: everyone,
    handle: ({ portal }) => areaIncomeYears(portal),
  }),
  ...importCalls(areaIncomeContract, '/emet-data/area-income/import', {
    page: 'admin-county-area-income-import',
    area,
    what: 'area median incomes',
    target: areaIncomeTarget,
  }),
];
