import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { MAX_UPLOAD_BYTES } from '../loan/upload-limits';
import { certificateRequest } from './certificate.schemas';
import { edoc, folderText, loanFileItems } from './document.schemas';
import { loanFileFilter } from './loan-file.schemas';

const MAX_FILES = 50;

/** Documents of a loan. */
export const documentsContract = {
  'POST /lqb/edocs/{loanNum}/upload': {
    body: z.object({ folderName: folderText, docType: folderText }),
    upload: { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: MAX_FILES, only: 'pdf' },
    answer: z.array(edoc),
    status: 201,
  },
  'GET /storage-loan/{loanNum}': { query: loanFileFilter, answer: loanFileItems },
  'GET /lqb/edocs/{loanNum}': { answer: z.array(edoc) },
  'GET /lqb/edocs/{loanNum}/download/{docId}': {
    params: z.object({ loanNum: z.string(), docId: z.uuid() }),
    file: 'application/pdf',
  },
  'DELETE /lqb/edocs/{loanNum}/{docId}': {
    params: z.object({ loanNum: z.string(), docId: z.uuid() }),
  },
  'POST /lqb/loans/{loanNum}/loan-status-cert': { body: certificateRequest, file: 'application/pdf' },
} satisfies Contract;

export type DocumentsContract = typeof documentsContract;
