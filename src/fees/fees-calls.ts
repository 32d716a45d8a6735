import type { InputOf } from '../../domain/contract/contract';
import type { FeesContract } from '../../domain/fees/fees.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<FeesContract>();

export type FeesBody = InputOf<FeesContract['POST /lqb/loans/{loanNum}/fees'], 'body'>;

export type FeesHexpBody = InputOf<FeesContract['POST /loan-proxy/{loanNum}/fees-hexp'], 'body'>;

/** Calls about the fees of a loan. */
export const feesCalls = {
  all: (loanNum: string) => call('GET /lqb/loans/{loanNum}/fees-all', { params: { loanNum } }),
  saveBoth: (loanNum: string, body: FeesHexpBody) =>
    call('POST /loan-proxy/{loanNum}/fees-hexp', { params: { loanNum }, body }),
  save: (loanNum: string, body: FeesBody) => call('POST /lqb/loans/{loanNum}/fees', { params: { loanNum }, body }),
};
