import { insuranceCardsContract } from '../../../domain/pricing/insurance-cards.contract';
import { type Call, pageReply, reply } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { importCalls } from '../../http/import-calls';
import { listParameters, pageOf } from '../../http/list-query';
import { recordFile } from '../../http/record-file';
import { csvColumns, recordOf, recordsOf, removeRecord } from '../../http/record-table';
import { cardTarget, insuranceCards } from './insurance-cards';

const area = 'emet-data';
const admin = administrators('admin-program-insurance-card');
/** Secondary and the lock desk are responsible for prices. */
const readers = {
  kind: 'roles',
  roles: ['Administrator', 'Secondary', 'Lock Desk'],
  pages: ['admin-program-insurance-card', 'pricing'],
} as const;

/** Rate cards of mortgage insurers. */
export const insuranceCardCalls: readonly Call[] = [
  defineCall(insuranceCardsContract, 'GET /emet-data/prog/insurance-card', {
    area,
    summary: 'Rate cards of mortgage insurers by company and first day. For users responsible for prices.',
    access: readers,
    query: listParameters(insuranceCards.list),
    handle: async ({ portal, query }) =>
      pageReply('insurance-cards', await pageOf(recordsOf(portal.db, insuranceCards), insuranceCards.list, query)),
  }),
  defineCall(insuranceCardsContract, 'GET /emet-data/prog/insurance-card/export', {
    area,
    summary: 'Matching rate cards as CSV, in the order of the sort.',
    access: admin,
    query: listParameters(insuranceCards.list).omit({ range: true }),
    handle: async ({ portal: { db }, query }) => {
      const { list } = insuranceCards;
      const columns = csvColumns(insuranceCards);
      return recordFile({ rows: recordsOf(db, insuranceCards), list, columns, name: 'insurance-cards' }, query);
    },
  }),
  defineCall(insuranceCardsContract, 'GET /emet-data/prog/insurance-card/{id}', {
    area,
    summary: 'One rate card, without its lines.',
    access: readers,
    handle: ({ portal, params }) => recordOf(portal.db, insuranceCards, params.id),
  }),
  defineCall(insuranceCardsContract, 'DELETE /emet-data/prog/insurance-card/{id}', {
    area,
    summary: 'Removes a rate card. Pricing uses the earlier one of the company, if there is one.',
    access: admin,
    handle: async ({ portal, params, query, caller }) => {
      await removeRecord(portal.db, insuranceCards, { ...params, ...query }, caller);
      return reply<never>({});
    },
  }),
  ...importCalls(insuranceCardsContract, '/emet-data/prog/insurance-card/import', {
    page: 'admin-program-insurance-card-import',
    area,
    what: 'the rate card of a mortgage insurer',
    target: cardTarget,
  }),
];
