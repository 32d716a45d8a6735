import { z } from 'zod';
import type { Contract, UploadRule } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import { MAX_BATCH_BYTES } from '../loan/upload-limits';
import { batch, batchDetail, batchRow, columnsRequest, fileColumns, newBatch } from './batch.schemas';

const ofBatch = z.object({ id: z.uuid() });
const upload = { field: 'files', maxTotal: MAX_BATCH_BYTES, maxFiles: 1 } as const satisfies UploadRule;

/** Batch tools: imports of many rows, their reports, and taking them back. */
export const batchContract = {
  'GET /emet-data/batches': { query: listQuery, answer: z.array(batch).readonly() },
  'GET /emet-data/batches/export': { query: exportQuery, file: 'text/csv' },
  'POST /emet-data/batches/columns': { body: columnsRequest, upload, answer: fileColumns },
  'POST /emet-data/batches': { body: newBatch, upload, answer: batchDetail, status: 201 },
  'GET /emet-data/batches/{id}': { params: ofBatch, answer: batchDetail },
  'POST /emet-data/batches/{id}/save': { params: ofBatch, answer: batchDetail },
  'POST /emet-data/batches/{id}/cancel': { params: ofBatch, answer: batchDetail },
  'POST /emet-data/batches/{id}/undo': { params: ofBatch, answer: batchDetail },
  'GET /emet-data/batch-rows': { query: listQuery, answer: z.array(batchRow).readonly() },
  'GET /emet-data/batch-rows/export': { query: exportQuery, file: 'text/csv' },
} satisfies Contract;

export type BatchContract = typeof batchContract;
