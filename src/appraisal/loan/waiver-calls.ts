import type { WaiverContract } from '../../../domain/appraisal/waiver.contract';
import type { InputOf } from '../../../domain/contract/contract';
import { callsOf } from '../../providers/data/calls';

const { call, download, upload } = callsOf<WaiverContract>();

type BodyOf<Key extends keyof WaiverContract> = InputOf<WaiverContract[Key], 'body'>;
export type TransferBody = BodyOf<'PUT /loan-proxy/{loanNum}/appraisal-transfers/{id}'>;
export type TransferPart = NonNullable<BodyOf<'POST /lqb/loans/{loanNum}/appraisal-transfer-upload'>['part']>;

/** Calls about waivers and transfers of appraisals. */
export const waiverCalls = {
  page: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/appraisal-waiver', { params: { loanNum }, signal }),
  send: (loanNum: string, body: BodyOf<'POST /loan-proxy/{loanNum}/appraisal-waiver'>) =>
    call('POST /loan-proxy/{loanNum}/appraisal-waiver', { params: { loanNum }, body }),
  use: (loanNum: string, id: string, loanVersion: number) =>
    call('POST /loan-proxy/{loanNum}/appraisal-waiver/{id}/use', { params: { loanNum, id }, body: { loanVersion } }),
  timing: (loanNum: string, givenOn: string) =>
    call('POST /loan-proxy/{loanNum}/appraisal-waiver/timing', { params: { loanNum }, body: { givenOn } }),
  saveTransfer: (loanNum: string, id: string, body: TransferBody) =>
    call('PUT /loan-proxy/{loanNum}/appraisal-transfers/{id}', { params: { loanNum, id }, body }),
  uploadPart: (loanNum: string, files: readonly File[], body: { transfer: string; part: TransferPart }) =>
    upload('POST /lqb/loans/{loanNum}/appraisal-transfer-upload', { params: { loanNum }, files: { files }, body }),
  uploadXml: (loanNum: string, id: string, files: readonly File[]) =>
    upload('POST /loan-proxy/{loanNum}/appraisal-transfers/{id}/xml', { params: { loanNum, id }, files: { files } }),
  receive: (loanNum: string, id: string, version: number) =>
    call('POST /loan-proxy/{loanNum}/appraisal-transfers/{id}/receive', { params: { loanNum, id }, body: { version } }),
  letter: (loanNum: string, id: string) =>
    download('GET /loan-proxy/{loanNum}/appraisal-transfers/{id}/letter', { params: { loanNum, id } }),
};
