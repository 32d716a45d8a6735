import { pacificDate } from '../../../domain/format/date';
import { ratesContract } from '../../../domain/pricing/rates.contract';
import { type Call, pageReply, reply } from '../../http/call';
import { administrators } from '../../http/call-access';
import { csvFile } from '../../http/csv';
import { defineCall } from '../../http/define-call';
import { listParameters } from '../../http/list-query';
import { oneFile } from '../../http/one-file';
import { publicationList } from './publications.queries';
import { publicationOf, publications, sheetOf } from './publications.service';
import { publishRates, rollBack, uploadRates, withdrawRates } from './publish.service';
import { rateColumns, rateLines } from './rate-file';

const area = 'emet-data';
const admin = administrators('admin-program-rates', 'admin-program-rates-id', 'admin-program-rates-upload');

const reads: readonly Call[] = [
  defineCall(ratesContract, 'GET /emet-data/prog/rate-sheets', {
    area,
    summary: 'All uploads of rates with their state, newest first.',
    access: admin,
    query: listParameters(publicationList),
    handle: async ({ portal, query }) => pageReply('rate-sheets', await publications(portal, query)),
  }),
  defineCall(ratesContract, 'GET /emet-data/prog/rate-file', {
    area,
    summary: 'The rates in force as CSV, in upload format.',
    access: admin,
    handle: async ({ portal }) => {
      const now = portal.clock();
      const stream = csvFile(rateColumns, rateLines(portal.db, now));
      const name = `rates-${pacificDate(now)}.csv`;
      return reply({ file: { stream, contentType: 'text/csv; charset=utf-8', name } });
    },
  }),
  defineCall(ratesContract, 'GET /emet-data/prog/rate-sheets/{id}', {
    area,
    summary: 'One upload of rates, with its changes to each program.',
    access: admin,
    handle: ({ portal, params }) => publicationOf(portal, params.id),
  }),
  defineCall(ratesContract, 'GET /emet-data/prog/rate-sheets/{id}/{progId}', {
    area,
    summary: 'Every price of one program in an upload of rates, with the previous one.',
    access: admin,
    handle: ({ portal, params }) => sheetOf(portal, params.id, params.progId),
  }),
];

const writes: readonly Call[] = [
  defineCall(ratesContract, 'POST /emet-data/prog/rate-sheets', {
    area,
    summary: 'Checks every cell of a CSV file or workbook of rates; if all are valid, stores it as a draft.',
    access: admin,
    handle: (context) => uploadRates(context.portal, oneFile(context.request), context.caller),
  }),
  defineCall(ratesContract, 'POST /emet-data/prog/rate-sheets/{id}/publish', {
    area,
    summary:
      'Publishes a draft now or at a later Pacific time; `latest` names the publication its changes were compared with.',
    access: admin,
    handle: (context) => publishRates(context.portal, context.params.id, context.body, context.caller),
  }),
  defineCall(ratesContract, 'POST /emet-data/prog/rate-sheets/{id}/withdraw', {
    area,
    summary: 'Withdraws a draft, or rates that are not in force yet.',
    access: admin,
    handle: (context) => withdrawRates(context.portal, context.params.id, context.body.version, context.caller),
  }),
  defineCall(ratesContract, 'POST /emet-data/prog/rate-sheets/{id}/roll-back', {
    area,
    summary: 'Restores all prices as of this publication, as a new publication.',
    access: admin,
    handle: (context) => rollBack(context.portal, context.params.id, context.body.version, context.caller),
  }),
];

export const rateSheetCalls: readonly Call[] = [...reads, ...writes];
