import { z } from 'zod';
import { pacificDate } from '../../../domain/format/date';
import {
  publication,
  publicationDetail,
  publishBody,
  sheetAnswer,
  uploadAnswer,
  versionBody,
} from '../../../domain/pricing/rate-publication.schemas';
import { type Call, defineCall, pageReply, reply } from '../../http/call';
import { csvFile } from '../../http/csv';
import { listParameters } from '../../http/list-query';
import { oneFile } from '../one-file';
import { publicationList } from './publications.queries';
import { publicationOf, publications, sheetOf } from './publications.service';
import { publishRates, rollBack, uploadRates, withdrawRates } from './publish.service';
import { rateColumns, rateLines } from './rate-file';

const area = 'emet-data';
const admin = { kind: 'roles', roles: ['Administrator'] } as const;
const path = '/emet-data/prog/rate-sheets';
const idParams = z.object({ id: z.uuid() });

const reads: readonly Call[] = [
  defineCall({
    method: 'GET',
    path,
    area,
    summary: 'Every upload of rates with its state, the last one first.',
    access: admin,
    query: listParameters(publicationList),
    answer: z.array(publication).readonly(),
    handle: async ({ portal, query }) => pageReply('rate-sheets', await publications(portal, query)),
  }),
  defineCall({
    method: 'GET',
    path: '/emet-data/prog/rate-file',
    area,
    summary: 'The rates in force as CSV, in the form that an upload takes.',
    access: admin,
    file: 'text/csv',
    handle: async ({ portal }) => {
      const now = portal.clock();
      const stream = csvFile(rateColumns, rateLines(portal.db, now));
      const name = `rates-${pacificDate(now)}.csv`;
      return reply({ file: { stream, contentType: 'text/csv; charset=utf-8', name } });
    },
  }),
  defineCall({
    method: 'GET',
    path: `${path}/{id}`,
    area,
    summary: 'One upload of rates, with what it changes of each program.',
    access: admin,
    params: idParams,
    answer: publicationDetail,
    handle: ({ portal, params }) => publicationOf(portal, params.id),
  }),
  defineCall({
    method: 'GET',
    path: `${path}/{id}/{progId}`,
    area,
    summary: 'Every price of one program in an upload of rates, beside the one before.',
    access: admin,
    params: idParams.extend({ progId: z.uuid() }),
    answer: sheetAnswer,
    handle: ({ portal, params }) => sheetOf(portal, params.id, params.progId),
  }),
];

const writes: readonly Call[] = [
  defineCall({
    method: 'POST',
    path,
    area,
    summary: 'Checks every cell of a CSV file or workbook of rates; where all are good, keeps it as a draft.',
    access: admin,
    upload: { field: 'files', maxTotal: 10 * 1024 * 1024, maxFiles: 1 },
    answer: uploadAnswer,
    handle: (context) => uploadRates(context.portal, oneFile(context.request), context.caller),
  }),
  defineCall({
    method: 'POST',
    path: `${path}/{id}/publish`,
    area,
    summary: 'Publishes a draft now or at a Pacific time to come; `latest` names what its changes were shown against.',
    access: admin,
    params: idParams,
    body: publishBody,
    answer: publicationDetail,
    handle: (context) => publishRates(context.portal, context.params.id, context.body, context.caller),
  }),
  defineCall({
    method: 'POST',
    path: `${path}/{id}/withdraw`,
    area,
    summary: 'Takes back a draft, or rates that are not in force yet.',
    access: admin,
    params: idParams,
    body: versionBody,
    answer: publicationDetail,
    handle: (context) => withdrawRates(context.portal, context.params.id, context.body.version, context.caller),
  }),
  defineCall({
    method: 'POST',
    path: `${path}/{id}/roll-back`,
    area,
    summary: 'Brings back all prices as they were when this publication came into force, as a new publication.',
    access: admin,
    params: idParams,
    body: versionBody,
    answer: publicationDetail,
    handle: (context) => rollBack(context.portal, context.params.id, context.body.version, context.caller),
  }),
];

export const rateSheetCalls: readonly Call[] = [...reads, ...writes];
