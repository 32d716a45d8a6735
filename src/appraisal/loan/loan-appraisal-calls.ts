import type { LoanAppraisalsContract } from '../../../domain/appraisal/loan-appraisals.contract';
import type { InputOf } from '../../../domain/contract/contract';
import { callsOf } from '../../providers/data/calls';

const { call } = callsOf<LoanAppraisalsContract>();

type BodyOf<Key extends keyof LoanAppraisalsContract> = InputOf<LoanAppraisalsContract[Key], 'body'>;
type Fees = InputOf<LoanAppraisalsContract['GET /loan-proxy/{loanNum}/appraisal-fees'], 'query'>;

export type OrderInputBody = BodyOf<'PUT /loan-proxy/{loanNum}/appraisals/{id}'>;

/** Calls about the appraisals of a loan. */
export const loanAppraisalCalls = {
  page: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/appraisals', { params: { loanNum }, signal }),
  fees: (loanNum: string, query: Fees, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/appraisal-fees', { params: { loanNum }, query, signal }),
  save: (loanNum: string, id: string, body: OrderInputBody) =>
    call('PUT /loan-proxy/{loanNum}/appraisals/{id}', { params: { loanNum, id }, body }),
  cancel: (loanNum: string, id: string, body: BodyOf<'POST /loan-proxy/{loanNum}/appraisals/{id}/cancel'>) =>
    call('POST /loan-proxy/{loanNum}/appraisals/{id}/cancel', { params: { loanNum, id }, body }),
  revise: (loanNum: string, id: string, body: BodyOf<'POST /loan-proxy/{loanNum}/appraisals/{id}/revision'>) =>
    call('POST /loan-proxy/{loanNum}/appraisals/{id}/revision', { params: { loanNum, id }, body }),
  preview: (loanNum: string, id: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/appraisals/{id}/review', { params: { loanNum, id }, signal }),
  accept: (loanNum: string, id: string, body: BodyOf<'POST /loan-proxy/{loanNum}/appraisals/{id}/review'>) =>
    call('POST /loan-proxy/{loanNum}/appraisals/{id}/review', { params: { loanNum, id }, body }),
  previewRejection: (loanNum: string, id: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/appraisals/{id}/reject', { params: { loanNum, id }, signal }),
  reject: (loanNum: string, id: string, body: BodyOf<'POST /loan-proxy/{loanNum}/appraisals/{id}/reject'>) =>
    call('POST /loan-proxy/{loanNum}/appraisals/{id}/reject', { params: { loanNum, id }, body }),
  reassign: (loanNum: string, id: string, body: BodyOf<'POST /loan-proxy/{loanNum}/appraisals/{id}/reassignment'>) =>
    call('POST /loan-proxy/{loanNum}/appraisals/{id}/reassignment', { params: { loanNum, id }, body }),
  sharePayment: (
    loanNum: string,
    id: string,
    body: BodyOf<'POST /loan-proxy/{loanNum}/appraisals/{id}/payment-link/share'>,
  ) => call('POST /loan-proxy/{loanNum}/appraisals/{id}/payment-link/share', { params: { loanNum, id }, body }),
  sendCopies: (loanNum: string, id: string, body: BodyOf<'POST /loan-proxy/{loanNum}/appraisals/{id}/copies'>) =>
    call('POST /loan-proxy/{loanNum}/appraisals/{id}/copies', { params: { loanNum, id }, body }),
  payment: (loanNum: string, id: string, version: number) =>
    call('POST /loan-proxy/{loanNum}/appraisals/{id}/payment-link', { params: { loanNum, id }, body: { version } }),
  keepResult: (loanNum: string, id: string, body: BodyOf<'POST /loan-proxy/{loanNum}/appraisals/{id}/ssr'>) =>
    call('POST /loan-proxy/{loanNum}/appraisals/{id}/ssr', { params: { loanNum, id }, body }),
};
