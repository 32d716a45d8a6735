import type { InputOf } from '../../domain/contract/contract';
import type { ChecklistItem } from '../../domain/quality-control/checklist';
import type { QualityControlContract } from '../../domain/quality-control/quality-control.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<QualityControlContract>();

export const QUALITY = 'main/reports/quality-control';

type Body<Key extends keyof QualityControlContract> = InputOf<QualityControlContract[Key], 'body'>;

/** The calls of quality control. */
export const qualityCalls = {
  report: (signal?: AbortSignal) => call('GET /emet-data/qc-report', { signal }),
  samples: (signal?: AbortSignal) => call('GET /emet-data/qc-samples', { signal }),
  draw: (body: Body<'POST /emet-data/qc-samples'>) => call('POST /emet-data/qc-samples', { body }),
  review: (id: string, signal?: AbortSignal) => call('GET /emet-data/qc-reviews/{id}', { params: { id }, signal }),
  take: (id: string, body: Body<'POST /emet-data/qc-reviews/{id}/reviewer'>) =>
    call('POST /emet-data/qc-reviews/{id}/reviewer', { params: { id }, body }),
  reviewers: (id: string, signal?: AbortSignal) =>
    call('GET /emet-data/qc-reviews/{id}/reviewers', { params: { id }, signal }),
  assign: (id: string, body: Body<'POST /emet-data/qc-reviews/{id}/assignment'>) =>
    call('POST /emet-data/qc-reviews/{id}/assignment', { params: { id }, body }),
  answer: (id: string, item: ChecklistItem, body: Body<'POST /emet-data/qc-reviews/{id}/items/{item}'>) =>
    call('POST /emet-data/qc-reviews/{id}/items/{item}', { params: { id, item }, body }),
  complete: (id: string, body: Body<'POST /emet-data/qc-reviews/{id}/complete'>) =>
    call('POST /emet-data/qc-reviews/{id}/complete', { params: { id }, body }),
};
