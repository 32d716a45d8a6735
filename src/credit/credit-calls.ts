import type { InputOf, OutputOf } from '../../domain/contract/contract';
import type { CreditContract } from '../../domain/credit/credit.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<CreditContract>();

export type CreditPageData = OutputOf<CreditContract['GET /loan-proxy/{loanNum}/credit-report'], 'answer'>;
export type CreditOrderInput = InputOf<CreditContract['POST /loan-proxy/{loanNum}/credit-report'], 'body'>;
export type ApplyInput = InputOf<CreditContract['POST /loan-proxy/{loanNum}/credit-report/{id}/apply'], 'body'>;
type AccountInput = InputOf<CreditContract['PUT /loan-proxy/{loanNum}/credit-account/{agency}'], 'body'>;

/** Calls about the credit of a loan. */
export const creditCalls = {
  page: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/credit-report', { params: { loanNum }, signal }),
  report: (loanNum: string, id: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/credit-report/{id}', { params: { loanNum, id }, signal }),
  comparison: (loanNum: string, id: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/credit-report/{id}/comparison', { params: { loanNum, id }, signal }),
  order: (loanNum: string, body: CreditOrderInput) =>
    call('POST /loan-proxy/{loanNum}/credit-report', { params: { loanNum }, body }),
  apply: (loanNum: string, id: string, body: ApplyInput) =>
    call('POST /loan-proxy/{loanNum}/credit-report/{id}/apply', { params: { loanNum, id }, body }),
  saveAccount: (loanNum: string, agency: string, body: AccountInput) =>
    call('PUT /loan-proxy/{loanNum}/credit-account/{agency}', { params: { loanNum, agency }, body }),
  removeAccount: (loanNum: string, agency: string) =>
    call('DELETE /loan-proxy/{loanNum}/credit-account/{agency}', { params: { loanNum, agency } }),
};
