import type { InputOf } from '../../domain/contract/contract';
import type { ClosingsContract } from '../../domain/disclosure/closing/closings.contract';
import { callsOf } from '../providers/data/calls';

const { call, download } = callsOf<ClosingsContract>();

type Body<Key extends keyof ClosingsContract & `POST ${string}`> = InputOf<ClosingsContract[Key], 'body'>;
export type IssueClosingBody = Body<'POST /loan-proxy/{loanNum}/closing-disclosures'>;
export type ClosingReceiptBody = Body<'POST /loan-proxy/{loanNum}/closing-disclosures/{number}/receipt'>;

/** Calls about Closing Disclosures. */
export const closingCalls = {
  all: (loanNum: string, signal: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/closing-disclosures', { params: { loanNum }, signal }),
  request: (loanNum: string, party: 'borrower' | 'seller') =>
    download('POST /lqb/loans/{loanNum}/cd-request', { params: { loanNum }, body: { party } }),
  ucd: (loanNum: string, number: number) =>
    download('GET /loan-proxy/{loanNum}/closing-disclosures/{number}/ucd', { params: { loanNum, number } }),
  issue: (loanNum: string, body: IssueClosingBody) =>
    call('POST /loan-proxy/{loanNum}/closing-disclosures', { params: { loanNum }, body }),
  receipt: (loanNum: string, number: number, body: ClosingReceiptBody) =>
    call('POST /loan-proxy/{loanNum}/closing-disclosures/{number}/receipt', { params: { loanNum, number }, body }),
};
