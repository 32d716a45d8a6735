import type { InputOf } from '../../domain/contract/contract';
import type { EstimatesContract } from '../../domain/disclosure/estimate/estimates.contract';
import { callsOf } from '../providers/data/calls';

const { call, download } = callsOf<EstimatesContract>();

type Body<Key extends keyof EstimatesContract & `POST ${string}`> = InputOf<EstimatesContract[Key], 'body'>;
export type IssueBody = Body<'POST /loan-proxy/{loanNum}/loan-estimates'>;
export type ReceiptBody = Body<'POST /loan-proxy/{loanNum}/loan-estimates/{number}/receipt'>;
export type IntentBody = Body<'POST /loan-proxy/{loanNum}/loan-estimates/{number}/intent'>;

const numbered = (loanNum: string, number: number) => ({ loanNum, number });

/** Calls about Loan Estimates. */
export const disclosuresCalls = {
  estimates: (loanNum: string, signal: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/loan-estimates', { params: { loanNum }, signal }),
  preview: (loanNum: string, signal: AbortSignal) =>
    download('GET /loan-proxy/{loanNum}/loan-estimates/preview', { params: { loanNum }, signal }),
  issue: (loanNum: string, body: IssueBody) =>
    call('POST /loan-proxy/{loanNum}/loan-estimates', { params: { loanNum }, body }),
  receipt: (loanNum: string, number: number, body: ReceiptBody) =>
    call('POST /loan-proxy/{loanNum}/loan-estimates/{number}/receipt', { params: numbered(loanNum, number), body }),
  intent: (loanNum: string, number: number, body: IntentBody) =>
    call('POST /loan-proxy/{loanNum}/loan-estimates/{number}/intent', { params: numbered(loanNum, number), body }),
};
