import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { MAX_DOCUMENTS_AT_ONCE, MAX_UPLOAD_BYTES } from '../loan/upload-limits';
import { certificateRequest } from './certificate.schemas';
import {
  edoc,
  edocChanges,
  edocJoin,
  edocPart,
  edocPath,
  edocSelection,
  edocSplit,
  edocUpload,
  filing,
  loanFileItems,
  preparedPackage,
} from './document.schemas';
import { documentTemplate, inLanguage } from './document-template.schemas';
import { loanFileFilter, receivedDocument } from './loan-file.schemas';

const upload = { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: MAX_DOCUMENTS_AT_ONCE, only: 'pdf' } as const;
const edocs = z.array(edoc);

/** Documents of a loan. */
export const documentsContract = {
  'POST /lqb/edocs/{loanNum}/upload': { body: filing, upload, answer: edocs, status: 201 },
  'GET /storage-loan/{loanNum}': {
    query: loanFileFilter.pick({ folderName: true, docType: true }),
    answer: loanFileItems,
  },
  'GET /lqb/edocs/{loanNum}': { query: z.object({ versions: z.literal('all').optional() }), answer: edocs },
  'POST /lqb/edocs/{loanNum}': { body: edocUpload, upload, answer: edocs, status: 201 },
  'PUT /lqb/edocs/{loanNum}': { body: edocChanges, answer: edocs },
  'GET /lqb/edocs/{loanNum}/zip': { query: edocSelection, file: 'application/zip' },
  'POST /lqb/edocs/{loanNum}/join': { body: edocJoin, answer: edoc, status: 201 },
  'POST /lqb/edocs/{loanNum}/split/{docId}': { params: edocPath, body: edocSplit, answer: edocs, status: 201 },
  'GET /lqb/edocs/{loanNum}/download/{docId}': { params: edocPath, file: 'application/pdf' },
  'GET /lqb/edocs/{loanNum}/part/{docId}': { params: edocPath, query: edocPart, file: 'application/octet-stream' },
  'DELETE /lqb/edocs/{loanNum}/{docId}': { params: edocPath },
  'POST /lqb/edocs/{loanNum}/dm-to-lqb': { body: preparedPackage, upload, answer: edocs, status: 201 },
  'POST /lqb/edocs/{loanNum}/init-disc-upload': { body: z.object({}), upload, answer: edocs, status: 201 },
  'GET /lqb/loans/{loanNum}/doc-received-date': { answer: z.array(receivedDocument) },
  // Any text: of types that are not recorded, the answer is nothing (DOC-05).
  'POST /lqb/loans/{loanNum}/doc-received-date': {
    body: z.object({ docType: z.string().max(200) }),
    answer: receivedDocument,
  },
  'POST /lqb/loans/{loanNum}/loan-status-cert': { body: certificateRequest, file: 'application/pdf' },
  'GET /lqb/loans/{loanNum}/pi-waiver-disclosure-form': { query: inLanguage, file: 'application/pdf' },
  'GET /emet-data/document-templates': { answer: z.array(documentTemplate) },
  'GET /emet-data/document-templates/{id}': {
    params: z.object({ id: z.string() }),
    query: inLanguage,
    file: 'application/pdf',
  },
} satisfies Contract;

export type DocumentsContract = typeof documentsContract;
