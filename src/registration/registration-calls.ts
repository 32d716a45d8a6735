import type { InputOf } from '../../domain/contract/contract';
import type { DisclosureContract } from '../../domain/disclosure/disclosure.contract';
import type { DocumentsContract } from '../../domain/documents/documents.contract';
import type { RegistrationContract } from '../../domain/registration/registration.contract';
import type { Progress } from '../providers/data/call-types';
import { callsOf } from '../providers/data/calls';

const { call, upload } = callsOf<DisclosureContract & DocumentsContract & RegistrationContract>();

type Filing = InputOf<DocumentsContract['POST /lqb/edocs/{loanNum}/upload'], 'body'>;

/** Calls for registering a loan: its eDisclosure, its submission files, and the registration itself. */
export const registrationCalls = {
  disclosureStatus: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/edisclosure-status', { params: { loanNum }, signal }),
  requestDisclosureByLender: (loanNum: string) =>
    call('POST /lqb/loans/{loanNum}/initial-disclosure', { params: { loanNum }, body: { preparedBy: 'lender' } }),
  requestDisclosureBySelf: (loanNum: string, files: readonly File[], progress: Progress = {}) =>
    upload('POST /lqb/loans/{loanNum}/initial-disclosure', {
      params: { loanNum },
      files: { files },
      body: { preparedBy: 'self' },
      ...progress,
    }),
  cancelDisclosure: (loanNum: string) =>
    call('DELETE /lqb/loans/{loanNum}/initial-disclosure', { params: { loanNum } }),
  uploadDocuments: (loanNum: string, files: readonly File[], body: Filing, progress: Progress = {}) =>
    upload('POST /lqb/edocs/{loanNum}/upload', { params: { loanNum }, files: { files }, body, ...progress }),
  removeDocument: (loanNum: string, docId: string) =>
    call('DELETE /lqb/edocs/{loanNum}/{docId}', { params: { loanNum, docId } }),
  register: (loanNum: string) => call('POST /lqb/loans/{loanNum}/register', { params: { loanNum } }),
};
