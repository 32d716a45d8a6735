import type { InputOf } from '../../domain/contract/contract';
import type { ServicingContract } from '../../domain/servicing/servicing.contract';
import { callsOf } from '../providers/data/calls';

const { call, download } = callsOf<ServicingContract>();

type Transfer = InputOf<ServicingContract['POST /lqb/loans/{loanNum}/servicing-transfer'], 'body'>;
type Make = InputOf<ServicingContract['POST /lqb/loans/{loanNum}/servicing-notices'], 'body'>;
type Give = InputOf<ServicingContract['POST /lqb/loans/{loanNum}/servicing-notices/{id}/delivery'], 'body'>;
type Amounts = InputOf<ServicingContract['POST /lqb/loans/{loanNum}/servicing-amounts'], 'body'>;
type Effect = InputOf<ServicingContract['POST /lqb/loans/{loanNum}/transaction-effect'], 'body'>;
type Batch = InputOf<ServicingContract['POST /emet-data/transactions'], 'body'>;

type Payoff = InputOf<ServicingContract['GET /lqb/loans/{loanNum}/payoff'], 'query'>;

/** Calls about loans in servicing. */
export const servicingCalls = {
  payment: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/servicing-payment', { params: { loanNum }, signal }),
  payoff: (loanNum: string, query: Payoff, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/payoff', { params: { loanNum }, query, signal }),
  escrowReview: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/escrow-review', { params: { loanNum }, signal }),
  coupons: (loanNum: string) => download('GET /lqb/loans/{loanNum}/mortgage-coupon', { params: { loanNum } }),
  letter: (loanNum: string) => download('GET /lqb/loans/{loanNum}/first-payment-letter', { params: { loanNum } }),
  servicers: async (signal?: AbortSignal) => {
    const query = { filter: JSON.stringify({ active: true }), range: '[0,99]' };
    return call('GET /emet-data/servicers', { query, signal });
  },
  transfer: (loanNum: string, body: Transfer) =>
    call('POST /lqb/loans/{loanNum}/servicing-transfer', { params: { loanNum }, body }),
  notice: (loanNum: string, kind: 'goodbye' | 'hello' | 'joint') =>
    download('GET /lqb/loans/{loanNum}/servicing-transfer-notice', { params: { loanNum }, query: { kind } }),
  notices: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/servicing-notices', { params: { loanNum }, signal }),
  makeNotice: (loanNum: string, body: Make) =>
    call('POST /lqb/loans/{loanNum}/servicing-notices', { params: { loanNum }, body }),
  giveNotice: (params: { readonly loanNum: string; readonly id: string }, body: Give) =>
    call('POST /lqb/loans/{loanNum}/servicing-notices/{id}/delivery', { params, body }),
  amounts: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/servicing-amounts', { params: { loanNum }, signal }),
  saveAmounts: (loanNum: string, body: Amounts) =>
    call('POST /lqb/loans/{loanNum}/servicing-amounts', { params: { loanNum }, body }),
  effect: (loanNum: string, body: Effect, signal?: AbortSignal) =>
    call('POST /lqb/loans/{loanNum}/transaction-effect', { params: { loanNum }, body, signal }),
  post: (body: Batch) => call('POST /emet-data/transactions', { body }),
};
