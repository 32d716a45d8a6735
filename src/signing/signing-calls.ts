import type { InputOf } from '../../domain/contract/contract';
import type { SigningContract } from '../../domain/signing/signing.contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<SigningContract>();

type Path = '/loan-proxy/{loanNum}/signing-packages';
type Body<Key extends keyof SigningContract> = InputOf<SigningContract[Key], 'body'>;

/** The calls of staff about packages that borrowers sign. */
export const signingCalls = {
  list: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/signing-packages', { params: { loanNum }, signal }),
  send: (loanNum: string, body: Body<`POST ${Path}`>) =>
    call('POST /loan-proxy/{loanNum}/signing-packages', { params: { loanNum }, body }),
  void: (loanNum: string, id: string, body: Body<`POST ${Path}/{id}/void`>) =>
    call('POST /loan-proxy/{loanNum}/signing-packages/{id}/void', { params: { loanNum, id }, body }),
  mailed: (loanNum: string, id: string, body: Body<`POST ${Path}/{id}/paper`>) =>
    call('POST /loan-proxy/{loanNum}/signing-packages/{id}/paper', { params: { loanNum, id }, body }),
  resend: (loanNum: string, id: string, signer: string, body: Body<`POST ${Path}/{id}/signers/{signer}/resend`>) =>
    call('POST /loan-proxy/{loanNum}/signing-packages/{id}/signers/{signer}/resend', {
      params: { loanNum, id, signer },
      body,
    }),
};
