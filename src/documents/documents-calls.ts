import type { InputOf } from '../../domain/contract/contract';
import type { DocumentsContract } from '../../domain/documents/documents.contract';
import { callsOf } from '../providers/data/calls';
import type { SendOptions } from '../ui/useUpload';

const { call, download, upload } = callsOf<DocumentsContract>();

type Upload = InputOf<DocumentsContract['POST /lqb/edocs/{loanNum}'], 'body'>;
type Changes = InputOf<DocumentsContract['PUT /lqb/edocs/{loanNum}'], 'body'>['changes'];
type Join = InputOf<DocumentsContract['POST /lqb/edocs/{loanNum}/join'], 'body'>;
type Split = InputOf<DocumentsContract['POST /lqb/edocs/{loanNum}/split/{docId}'], 'body'>;

/** The calls of the documents of a loan. */
export const documentsCalls = {
  list: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/edocs/{loanNum}', { params: { loanNum }, query: { versions: 'all' }, signal }),
  part: (
    loanNum: string,
    docId: string,
    query: { readonly first: number; readonly last: number; readonly more?: string },
    signal: AbortSignal,
  ) => download('GET /lqb/edocs/{loanNum}/part/{docId}', { params: { loanNum, docId }, query, signal }),
  download: (loanNum: string, docId: string) =>
    download('GET /lqb/edocs/{loanNum}/download/{docId}', { params: { loanNum, docId } }),
  zip: (loanNum: string, ids: readonly string[] | undefined, onProgress: (bytes: number) => void) =>
    download('GET /lqb/edocs/{loanNum}/zip', {
      params: { loanNum },
      query: ids ? { docIds: ids.join(',') } : {},
      onProgress,
    }),
  add: (loanNum: string, files: readonly File[], body: Upload, options: SendOptions) =>
    upload('POST /lqb/edocs/{loanNum}', { params: { loanNum }, files: { files }, body, ...options }),
  change: (loanNum: string, changes: Changes) =>
    call('PUT /lqb/edocs/{loanNum}', { params: { loanNum }, body: { changes } }),
  join: (loanNum: string, body: Join) => call('POST /lqb/edocs/{loanNum}/join', { params: { loanNum }, body }),
  split: (loanNum: string, docId: string, body: Split) =>
    call('POST /lqb/edocs/{loanNum}/split/{docId}', { params: { loanNum, docId }, body }),
  received: (loanNum: string, signal?: AbortSignal) =>
    call('GET /lqb/loans/{loanNum}/doc-received-date', { params: { loanNum }, signal }),
  receive: (loanNum: string, docType: string) =>
    call('POST /lqb/loans/{loanNum}/doc-received-date', { params: { loanNum }, body: { docType } }),
};
