import type { InputOf } from '../../domain/contract/contract';
import type { ChangesContract } from '../../domain/disclosure/changes/changes.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<ChangesContract>();

type Body<Key extends keyof ChangesContract & `POST ${string}`> = InputOf<ChangesContract[Key], 'body'>;
export type ChangeBody = Body<'POST /lqb/loans/{loanNum}/coc'>;
export type DecisionBody = Body<'POST /loan-proxy/{loanNum}/coc-decision'>;

/** Calls about changes of circumstance. */
export const changesCalls = {
  tasks: (loanNum: string, signal: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/coc', { params: { loanNum }, signal }),
  request: (loanNum: string, body: ChangeBody) => call('POST /lqb/loans/{loanNum}/coc', { params: { loanNum }, body }),
  withdraw: (loanNum: string, taskId: string, version: number) =>
    call('DELETE /lqb/loans/{loanNum}/coc/{taskId}', { params: { loanNum, taskId }, query: { version } }),
  decide: (loanNum: string, body: DecisionBody) =>
    call('POST /loan-proxy/{loanNum}/coc-decision', { params: { loanNum }, body }),
};
