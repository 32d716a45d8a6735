import type { BatchContract } from '../../domain/batch/batch.contract';
import type { BatchKind } from '../../domain/batch/batch-fields';
import type { InputOf } from '../../domain/contract/contract';
import type { Progress } from '../providers/data/call-types';
import { callsOf } from '../providers/data/calls';

const { call, upload } = callsOf<BatchContract>();

/** The calls of the batch tools, as several files make them. */
export const batchCalls = {
  columns: (file: File, kind: BatchKind, progress?: Progress) =>
    upload('POST /emet-data/batches/columns', { files: { files: [file] }, body: { kind }, ...progress }),
  start: (file: File, body: InputOf<BatchContract['POST /emet-data/batches'], 'body'>) =>
    upload('POST /emet-data/batches', { files: { files: [file] }, body }),
  batch: (id: string, signal?: AbortSignal) => call('GET /emet-data/batches/{id}', { params: { id }, signal }),
  save: (id: string) => call('POST /emet-data/batches/{id}/save', { params: { id } }),
  cancel: (id: string) => call('POST /emet-data/batches/{id}/cancel', { params: { id } }),
  undo: (id: string) => call('POST /emet-data/batches/{id}/undo', { params: { id } }),
};

export const BATCHES = 'main/internal/batch';
