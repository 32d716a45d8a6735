import type { InputOf } from '../../domain/contract/contract';
import type { DocumentsContract } from '../../domain/documents/documents.contract';
import type { EmailContract } from '../../domain/email/email.contract';
import { callsOf } from '../providers/data/calls';

const { call, upload, download } = callsOf<EmailContract & DocumentsContract>();

type Build = InputOf<EmailContract['POST /email/template/{code}'], 'body'>;
type Payload = InputOf<EmailContract['POST /loan-proxy/{loanNum}/send-email'], 'body'>;

/** Calls of the Email page. */
export const emailCalls = {
  templates: (signal?: AbortSignal) => call('GET /email/template', { signal }),
  build: (code: string, body: Build) => call('POST /email/template/{code}', { params: { code }, body }),
  context: (loanNum: string, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/email-context', { params: { loanNum }, signal }),
  documents: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/edocs/{loanNum}', { params: { loanNum }, signal }),
  document: (loanNum: string, docId: string) =>
    download('GET /lqb/edocs/{loanNum}/download/{docId}', { params: { loanNum, docId } }),
  sent: (loanNum: string, before: string | null, signal?: AbortSignal) =>
    call('GET /loan-proxy/{loanNum}/emails-sent', { params: { loanNum }, query: before ? { before } : {}, signal }),
  send: (loanNum: string, body: Payload, files: readonly File[]) =>
    upload('POST /loan-proxy/{loanNum}/send-email', { params: { loanNum }, body, files: { files } }),
  sendAgain: (loanNum: string, id: string, order: string) =>
    call('POST /loan-proxy/{loanNum}/emails-sent/{id}/send-again', { params: { loanNum, id }, body: { order } }),
  attachment: (loanNum: string, id: string, index: number) =>
    download('GET /loan-proxy/{loanNum}/emails-sent/{id}/attachments/{index}', { params: { loanNum, id, index } }),
};
