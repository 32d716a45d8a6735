import { batchContract } from '../../domain/batch/batch.contract';
import { batchToolsRoles } from '../../domain/pages/internal-pages';
import { type Call, pageReply, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { oneFile } from '../http/one-file';
import { batchList, batchRowList } from './batch-lists';
import { batchRows, batchRowsFile } from './batch-rows.service';
import { batchDetailOf, batches, batchesFile, cancelBatch, saveBatch, startBatch, undoBatch } from './batches.service';
import { readColumns } from './mappings.service';

const area = 'emet-data';
const access = {
  kind: 'roles',
  roles: batchToolsRoles,
  pages: ['internal-batch', 'internal-batch-create', 'internal-batch-run'],
} as const;

/** Batch tools: imports of many rows, for those who run batches (INTERNAL-03). */
export const batchCalls: readonly Call[] = [
  defineCall(batchContract, 'GET /emet-data/batches', {
    area,
    summary: 'Batches, newest first.',
    access,
    query: listParameters(batchList),
    handle: async ({ portal, query }) => pageReply('batches', await batches(portal, query)),
  }),
  defineCall(batchContract, 'GET /emet-data/batches/export', {
    area,
    summary: 'The batches that a filter finds as CSV, in the order of the sort.',
    access,
    query: listParameters(batchList).omit({ range: true }),
    handle: async ({ portal, query }) => batchesFile(portal, query),
  }),
  defineCall(batchContract, 'POST /emet-data/batches/columns', {
    area,
    summary:
      'Reads the titles of a CSV file or workbook and maps them: as in the last batch with such a file, or by their names. Saves nothing.',
    access,
    handle: ({ portal, request, body }) => readColumns(portal, body.kind, oneFile(request)),
  }),
  defineCall(batchContract, 'POST /emet-data/batches', {
    area,
    summary:
      'Starts a batch of at most 50,000 rows. Each is checked; a dry run ends there, otherwise the right rows are saved, or none if ' +
      '`allOrNothing` is set and one is refused. The caller makes the ID, so that a repeated call starts one batch.',
    access,
    handle: async ({ portal, caller, request, body }) =>
      reply({ status: 201, body: await startBatch(portal, caller, body, oneFile(request)) }),
  }),
  defineCall(batchContract, 'GET /emet-data/batches/{id}', {
    area,
    summary: 'A batch: how far it is, and what became of its rows.',
    access,
    handle: ({ portal, params }) => batchDetailOf(portal, params.id),
  }),
  defineCall(batchContract, 'POST /emet-data/batches/{id}/save', {
    area,
    summary: 'Saves the rows that a dry run found to be right.',
    access,
    handle: ({ portal, caller, params }) => saveBatch(portal, caller, params.id),
  }),
  defineCall(batchContract, 'POST /emet-data/batches/{id}/cancel', {
    area,
    summary: 'Ends the work of a batch. What is saved stays.',
    access,
    handle: ({ portal, caller, params }) => cancelBatch(portal, caller, params.id),
  }),
  defineCall(batchContract, 'POST /emet-data/batches/{id}/undo', {
    area,
    summary: 'Takes back what the last batch of its kind saved. A row that changed since is kept and says so.',
    access,
    handle: ({ portal, caller, params }) => undoBatch(portal, caller, params.id),
  }),
  defineCall(batchContract, 'GET /emet-data/batch-rows', {
    area,
    summary: 'The rows of a batch (filter `batch`) and what became of each.',
    access,
    query: listParameters(batchRowList),
    handle: async ({ portal, actor, query }) => pageReply('rows', await batchRows(portal, actor, query)),
  }),
  defineCall(batchContract, 'GET /emet-data/batch-rows/export', {
    area,
    summary: 'The report of a batch as CSV: the rows that a filter finds.',
    access,
    query: listParameters(batchRowList).omit({ range: true }),
    handle: ({ portal, actor, query }) => batchRowsFile(portal, actor, query),
  }),
];
