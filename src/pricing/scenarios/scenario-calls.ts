import type { InputOf } from '../../../domain/contract/contract';
import type { ScenariosContract } from '../../../domain/scenarios/scenarios.contract';
import { callsOf } from '../../providers/data/calls';

const { call } = callsOf<ScenariosContract>();

type Body = InputOf<ScenariosContract['PUT /scenarios/{id}'], 'body'>;

export const scenarioCalls = {
  list: (signal?: AbortSignal) => call('GET /scenarios', { signal }),
  open: (id: string, signal?: AbortSignal) => call('GET /scenarios/{id}', { params: { id }, signal }),
  save: (id: string, body: Body) => call('PUT /scenarios/{id}', { params: { id }, body }),
  remove: (id: string, version: number) => call('DELETE /scenarios/{id}', { params: { id }, query: { version } }),
  createLoan: (fields: Body['fields'], idempotencyKey: string) =>
    call('POST /scenarios/loan', { body: { fields }, idempotencyKey }),
};
