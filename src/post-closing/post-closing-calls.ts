import type { InputOf } from '../../domain/contract/contract';
import type { PostClosingContract } from '../../domain/post-closing/post-closing.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<PostClosingContract>();

type Save = InputOf<PostClosingContract['PUT /lqb/loans/{loanNum}/post-closing/{kind}'], 'body'>;
type Add = InputOf<PostClosingContract['POST /lqb/loans/{loanNum}/post-closing'], 'body'>;
type Receive = InputOf<PostClosingContract['POST /emet-data/post-closing/receive'], 'body'>;
type Entry = InputOf<PostClosingContract['POST /lqb/loans/{loanNum}/collateral'], 'body'>;

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
