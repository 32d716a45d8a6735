import type { InputOf } from '../../domain/contract/contract';
import type { PostClosingContract } from '../../domain/post-closing/post-closing.contract';
import type { InvestorConditionsContract } from '../../domain/underwriting/investor-conditions.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<PostClosingContract & InvestorConditionsContract>();

type Save = InputOf<PostClosingContract['PUT /lqb/loans/{loanNum}/post-closing/{kind}'], 'body'>;
type Add = InputOf<PostClosingContract['POST /lqb/loans/{loanNum}/post-closing'], 'body'>;
type Receive = InputOf<PostClosingContract['POST /emet-data/post-closing/receive'], 'body'>;
type Entry = InputOf<PostClosingContract['POST /lqb/loans/{loanNum}/collateral'], 'body'>;

const CONDITION = '/lqb/loans/{loanNum}/investor-conditions/{conditionId}';

interface Condition {
  readonly loanNum: string;
  readonly conditionId: string;
}

type InvestorBody<Key extends keyof InvestorConditionsContract> = InputOf<InvestorConditionsContract[Key], 'body'>;

/** Calls about conditions of the investor. */
export const investorCalls = {
  add: (loanNum: string, body: InvestorBody<'POST /lqb/loans/{loanNum}/investor-conditions'>) =>
    call('POST /lqb/loans/{loanNum}/investor-conditions', { params: { loanNum }, body }),
  edit: (params: Condition, body: InvestorBody<`PUT ${typeof CONDITION}`>) =>
    call(`PUT ${CONDITION}`, { params, body }),
  respond: (params: Condition, body: InvestorBody<`POST ${typeof CONDITION}/response`>) =>
    call(`POST ${CONDITION}/response`, { params, body }),
  decide: (params: Condition, body: InvestorBody<`POST ${typeof CONDITION}/decision`>) =>
    call(`POST ${CONDITION}/decision`, { params, body }),
  attach: (params: Condition, body: InvestorBody<`POST ${typeof CONDITION}/documents`>) =>
    call(`POST ${CONDITION}/documents`, { params, body }),
  detach: (params: Condition & { readonly docId: string }, version: number) =>
    call(`DELETE ${CONDITION}/documents/{docId}`, { params, query: { version } }),
};

/** Calls of the post-closing desk. */
export const postClosingCalls = {
  loan: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/post-closing', { params: { loanNum }, signal }),
  save: (loanNum: string, kind: string, body: Save) =>
    call('PUT /lqb/loans/{loanNum}/post-closing/{kind}', { params: { loanNum, kind }, body }),
  add: (loanNum: string, body: Add) => call('POST /lqb/loans/{loanNum}/post-closing', { params: { loanNum }, body }),
  collateral: (loanNum: string, body: Entry) =>
    call('POST /lqb/loans/{loanNum}/collateral', { params: { loanNum }, body }),
  receive: (body: Receive) => call('POST /emet-data/post-closing/receive', { body }),
};
