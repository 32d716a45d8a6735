import type { InputOf } from '../../domain/contract/contract';
import type { ChangesContract } from '../../domain/disclosure/changes/changes.contract';
import type { FeesContract } from '../../domain/fees/fees.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<FeesContract & ChangesContract>();

type Body<Key extends keyof (FeesContract & ChangesContract) & `POST ${string}`> = InputOf<
  (FeesContract & ChangesContract)[Key],
  'body'
>;
export type FeesBody = Body<'POST /lqb/loans/{loanNum}/fees'>;
type FeesHexpBody = Body<'POST /loan-proxy/{loanNum}/fees-hexp'>;
export type AdjustmentBody = Body<'POST /lqb/loans/{loanNum}/adjustment'>;
export type ProrationBody = Body<'POST /lqb/loans/{loanNum}/proration'>;
type DatesBody = Body<'POST /lqb/loans/{loanNum}/loan-doc-important-dates'>;
type CashBody = Body<'POST /lqb/loans/{loanNum}/cash-to-close'>;
type CureBody = Body<'POST /lqb/loans/{loanNum}/tolerance-cure'>;

/** Calls about the fees of a loan. */
export const feesCalls = {
  all: (loanNum: string) => call('GET /lqb/loans/{loanNum}/fees-all', { params: { loanNum } }),
  saveBoth: (loanNum: string, body: FeesHexpBody) =>
    call('POST /loan-proxy/{loanNum}/fees-hexp', { params: { loanNum }, body }),
  save: (loanNum: string, body: FeesBody) => call('POST /lqb/loans/{loanNum}/fees', { params: { loanNum }, body }),
  saveAdjustment: (loanNum: string, body: AdjustmentBody) =>
    call('POST /lqb/loans/{loanNum}/adjustment', { params: { loanNum }, body }),
  removeAdjustment: (loanNum: string, id: string, version: number) =>
    call('DELETE /lqb/loans/{loanNum}/adjustments/{id}', { params: { loanNum, id }, query: { version } }),
  saveProration: (loanNum: string, body: ProrationBody) =>
    call('POST /lqb/loans/{loanNum}/proration', { params: { loanNum }, body }),
  removeProration: (loanNum: string, id: string, version: number) =>
    call('DELETE /lqb/loans/{loanNum}/prorations/{id}', { params: { loanNum, id }, query: { version } }),
  saveCash: (loanNum: string, body: CashBody) =>
    call('POST /lqb/loans/{loanNum}/cash-to-close', { params: { loanNum }, body }),
  dates: (loanNum: string, signal: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/loan-doc-important-dates', { params: { loanNum }, signal }),
  saveDates: (loanNum: string, body: DatesBody) =>
    call('POST /lqb/loans/{loanNum}/loan-doc-important-dates', { params: { loanNum }, body }),
  terms: (loanNum: string, signal: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/loan-terms', { params: { loanNum }, signal }),
  cure: (loanNum: string, body: CureBody) =>
    call('POST /lqb/loans/{loanNum}/tolerance-cure', { params: { loanNum }, body }),
};
