import type { InputOf } from '../../domain/contract/contract';
import type { FeesContract } from '../../domain/fees/fees.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<FeesContract>();

export type FeesBody = InputOf<FeesContract['POST /lqb/loans/{loanNum}/fees'], 'body'>;

/** Calls about the fees of a loan. */
export const feesCalls = {
  all: (loanNum: string) => call('GET /lqb/loans/{loanNum}/fees-all', { params: { loanNum } }),
  save: (loanNum: string, body: FeesBody) => call('POST /lqb/loans/{loanNum}/fees', { params: { loanNum }, body }),
};
