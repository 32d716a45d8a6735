import { z } from 'zod';
import { folderText, loanFileItems } from '../../domain/documents/document.schemas';
import { MAX_UPLOAD_BYTES } from '../../domain/loan/upload-limits';
import { type Call, defineCall, reply } from '../http/call';
import { documentPages, listDocuments, openDocument, uploadDocuments } from './documents.service';

const MAX_FILES = 50;

const loanNum = z.object({ loanNum: z.string() });

export const documentCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/lqb/edocs/{loanNum}/upload',
    area: 'documents',
    summary: 'Adds PDF documents to a folder of the loan. 413 over 30 MB in total; 415 where a file is not a PDF.',
    access: { kind: 'loan', menu: ['upload-submission'] },
    needs: 'documents',
    params: loanNum,
    body: z.object({ folderName: folderText, docType: folderText }),
    upload: { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: MAX_FILES },
    answer: loanFileItems,
    status: 201,
    handle: ({ portal, caller, params, body, request }) =>
      uploadDocuments(portal, caller, { loanNum: params.loanNum, ...body }, request.files),
  }),
  defineCall({
    method: 'GET',
    path: '/storage-loan/{loanNum}',
    area: 'documents',
    summary: 'Documents of the loan, newest first, of one folder or type where they are given.',
    access: { kind: 'loan', menu: documentPages },
    needs: 'documents',
    params: loanNum,
    query: z.object({ folderName: z.string().optional(), docType: z.string().optional() }),
    answer: loanFileItems,
    handle: ({ portal, params, query }) => listDocuments(portal, params.loanNum, query),
  }),
  defineCall({
    method: 'GET',
    path: '/lqb/edocs/{loanNum}',
    area: 'documents',
    summary: 'All documents of the loan, newest first.',
    access: { kind: 'loan', menu: documentPages },
    needs: 'documents',
    params: loanNum,
    answer: loanFileItems,
    handle: ({ portal, params }) => listDocuments(portal, params.loanNum, {}),
  }),
  defineCall({
    method: 'GET',
    path: '/lqb/edocs/{loanNum}/download/{docId}',
    area: 'documents',
    summary: 'One document.',
    access: { kind: 'loan', menu: documentPages },
    needs: 'documents',
    params: z.object({ loanNum: z.string(), docId: z.uuid() }),
    file: 'application/pdf',
    handle: async ({ portal, params }) => {
      const { facts, stream } = await openDocument(portal, params.loanNum, params.docId);
      return reply({ file: { stream, contentType: facts.contentType, name: facts.name } });
    },
  }),
];
