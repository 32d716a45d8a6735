import type { AusContract } from '../../domain/application/submission/aus.contract';
import type { RunOfRecord } from '../../domain/aus/run-of-record.schemas';
import type { AusSystem } from '../../domain/aus/systems';
import type { InputOf } from '../../domain/contract/contract';
import type { ConversationsContract } from '../../domain/conversations/conversations.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<AusContract & Pick<ConversationsContract, 'POST /lqb/loans/{loanNum}/msg'>>();

export type DesktopBody = InputOf<AusContract['POST /loan-proxy/{loanNum}/desktop-underwriter'], 'body'>;
export type LpaBody = InputOf<AusContract['POST /lpa'], 'body'>;
type Message = InputOf<ConversationsContract['POST /lqb/loans/{loanNum}/msg'], 'body'>;

/** Calls of automated underwriting. */
export const ausCalls = {
  view: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/aus-runs', { params: { loanNum }, signal }),
  underwriter: (loanNum: string, body: DesktopBody) =>
    call('POST /loan-proxy/{loanNum}/desktop-underwriter', { params: { loanNum }, body }),
  originator: (loanNum: string, body: DesktopBody) =>
    call('POST /loan-proxy/{loanNum}/desktop-originator', { params: { loanNum }, body }),
  startLpa: (loanNum: string, body: LpaBody) => call('POST /lpa', { body, loanNum }),
  pollLpa: (loanNum: string, JobId: string, hash: string) =>
    call('POST /lpa/{JobId}', { params: { JobId }, body: { hash }, loanNum }),
  agencies: (signal?: AbortSignal) => call('GET /lpa/cra', { signal }),
  trial: (loanNum: string, system: AusSystem, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/aus-trial', { params: { loanNum }, query: { system }, signal }),
  record: (loanNum: string, body: RunOfRecord) =>
    call('POST /loan-proxy/{loanNum}/aus-run-of-record', { params: { loanNum }, body }),
  ask: (loanNum: string, body: Message) => call('POST /lqb/loans/{loanNum}/msg', { params: { loanNum }, body }),
};
