import { documentPages } from '../../domain/documents/document-pages';
import { documentsContract } from '../../domain/documents/documents.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { loanCertificate } from './certificates/certificates.service';
import { listDocuments, openDocument, removeDocument, toEdoc, uploadDocuments } from './documents.service';

export const documentCalls: readonly Call[] = [
  defineCall(documentsContract, 'POST /lqb/edocs/{loanNum}/upload', {
    area: 'documents',
    summary: 'Adds PDF documents to a folder of the loan. 413 over 30 MB in total; 415 if a file is not a PDF.',
    access: { kind: 'loan', menu: ['upload-submission'], write: 'any-status' },
    needs: 'documents',
    handle: async ({ portal, caller, params, body, request }) => {
      const added = await uploadDocuments(portal, caller, { loanNum: params.loanNum, ...body }, request.files);
      return added.map(toEdoc);
    },
  }),
  defineCall(documentsContract, 'GET /storage-loan/{loanNum}', {
    area: 'documents',
    summary: 'Documents of the loan, newest first, optionally of one folder or type.',
    access: { kind: 'loan', menu: documentPages },
    needs: 'documents',
    handle: ({ portal, params, query }) => listDocuments(portal, params.loanNum, query),
  }),
  defineCall(documentsContract, 'GET /lqb/edocs/{loanNum}', {
    area: 'documents',
    summary: 'All documents of the loan, newest first.',
    access: { kind: 'loan', menu: documentPages },
    needs: 'documents',
    handle: async ({ portal, params }) => (await listDocuments(portal, params.loanNum, {})).map(toEdoc),
  }),
  defineCall(documentsContract, 'GET /lqb/edocs/{loanNum}/download/{docId}', {
    area: 'documents',
    summary: 'One document.',
    access: { kind: 'loan', menu: documentPages },
    needs: 'documents',
    handle: async ({ portal, caller, params }) => {
      const { facts, stream } = await openDocument(portal, caller, params.loanNum, params.docId);
      return reply({ file: { stream, contentType: facts.contentType, name: facts.name } });
    },
  }),
  defineCall(documentsContract, 'DELETE /lqb/edocs/{loanNum}/{docId}', {
    area: 'documents',
    summary:
      'Removes a wrong submission file before registration: for the user who uploaded it, and for staff. 409 from registration on. ' +
      'Not in the specification, but in its style.',
    access: { kind: 'loan', menu: ['upload-submission'], write: 'any-status' },
    needs: 'documents',
    handle: ({ portal, caller, params }) => removeDocument(portal, caller, params),
  }),
  defineCall(documentsContract, 'POST /lqb/loans/{loanNum}/loan-status-cert', {
    area: 'documents',
    summary:
      'The certificate of the loan’s status: the latest one, or with `issue` a new version if the facts have changed since, for ' +
      'underwriters. 404 if the status has none or none was issued yet.',
    access: { kind: 'loan', menu: documentPages },
    needs: 'documents',
    handle: async ({ portal, caller, loan, body }) => {
      const { facts, stream } = await loanCertificate(portal, caller, loan, body);
      return reply({ file: { stream, contentType: facts.contentType, name: facts.name } });
    },
  }),
];
