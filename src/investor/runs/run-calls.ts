import type { InputOf } from '../../../domain/contract/contract';
import type { PriceRunsContract } from '../../../domain/investor/price-runs.contract';
import { callsOf } from '../../providers/data/calls';

const { call } = callsOf<PriceRunsContract>();

/** The calls of batch pricing, as several files make them. */
export const runCalls = {
  run: (id: string, signal?: AbortSignal) => call('GET /lqb/price-runs/{id}', { params: { id }, signal }),
  start: (body: InputOf<PriceRunsContract['POST /lqb/price-runs'], 'body'>) => call('POST /lqb/price-runs', { body }),
  cancel: (id: string) => call('POST /lqb/price-runs/{id}/cancel', { params: { id } }),
  save: (id: string, loanNums?: readonly string[]) =>
    call('POST /lqb/price-runs/{id}/save', { params: { id }, body: loanNums ? { loanNums: [...loanNums] } : {} }),
};

export const PRICE_RUNS = 'main/internal/batch-pricing';
