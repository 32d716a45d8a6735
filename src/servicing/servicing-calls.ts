import type { InputOf } from '../../domain/contract/contract';
import type { ServicingContract } from '../../domain/servicing/servicing.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<ServicingContract>();

type Batch = InputOf<ServicingContract['POST /emet-data/transactions'], 'body'>;

/** Calls about loans in servicing. */
export const servicingCalls = {
  payment: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/servicing-payment', { params: { loanNum }, signal }),
  payoff: (loanNum: string, date: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/payoff', { params: { loanNum }, query: { date }, signal }),
  escrowReview: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/escrow-review', { params: { loanNum }, signal }),
  post: (body: Batch) => call('POST /emet-data/transactions', { body }),
};
