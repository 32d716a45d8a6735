import type { InputOf } from '../../domain/contract/contract';
import type { DocumentsContract } from '../../domain/documents/documents.contract';
import type { UnderwritingContract } from '../../domain/underwriting/underwriting.contract';
import type { Progress } from '../providers/data/call-types';
import { callsOf } from '../providers/data/calls';

const { call, upload } = callsOf<UnderwritingContract & Pick<DocumentsContract, 'GET /lqb/edocs/{loanNum}'>>();

type Body<Key extends keyof UnderwritingContract> = InputOf<UnderwritingContract[Key], 'body'>;

/** A condition of a loan. */
export interface ConditionAddress {
  readonly loanNum: string;
  readonly conditionId: string;
}

/** Calls that add, answer and decide conditions. */
export const conditionCalls = {
  add: (loanNum: string, body: Body<'POST /lqb/loans/{loanNum}/conditions'>) =>
    call('POST /lqb/loans/{loanNum}/conditions', { params: { loanNum }, body }),
  edit: (params: ConditionAddress, body: Body<'PUT /lqb/loans/{loanNum}/conditions/{conditionId}'>) =>
    call('PUT /lqb/loans/{loanNum}/conditions/{conditionId}', { params, body }),
  respond: (params: ConditionAddress, body: Body<'POST /lqb/loans/{loanNum}/conditions/{conditionId}/response'>) =>
    call('POST /lqb/loans/{loanNum}/conditions/{conditionId}/response', { params, body }),
  decide: (params: ConditionAddress, body: Body<'POST /lqb/loans/{loanNum}/conditions/{conditionId}/decision'>) =>
    call('POST /lqb/loans/{loanNum}/conditions/{conditionId}/decision', { params, body }),
  upload: (
    loanNum: string,
    files: readonly File[],
    body: Body<'POST /lqb/edocs/{loanNum}/condition-upload'>,
    progress: Progress = {},
  ) =>
    upload('POST /lqb/edocs/{loanNum}/condition-upload', { params: { loanNum }, files: { files }, body, ...progress }),
  documents: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/edocs/{loanNum}', { params: { loanNum }, signal }),
  attach: (loanNum: string, body: Body<'POST /lqb/edocs/{loanNum}/condition-attach'>) =>
    call('POST /lqb/edocs/{loanNum}/condition-attach', { params: { loanNum }, body }),
  detach: (params: ConditionAddress & { readonly docId: string }, version: number) =>
    call('DELETE /lqb/loans/{loanNum}/conditions/{conditionId}/documents/{docId}', { params, query: { version } }),
};
