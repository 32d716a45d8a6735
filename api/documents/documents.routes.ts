import { Readable } from 'node:stream';
import { documentPages } from '../../domain/documents/document-pages';
import { DISCLOSURE_FOLDER, packageFilings, SIGNED_DISCLOSURES } from '../../domain/documents/document-types';
import { documentsContract } from '../../domain/documents/documents.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { loanCertificate } from './certificates/certificates.service';
import { addDocuments, changeDocuments } from './change-documents';
import { edocFor, listDocuments, openDocument, removeDocument, uploadDocuments } from './documents.service';
import { keptDocuments } from './kept-documents';
import { auditOpening, isNewReading, rangesOf } from './read-content';
import { joinDocuments, splitDocument } from './rearrange-documents';
import { receiveDocument, receivedDocuments } from './receive-document';
import { visibleDocument, visibleDocuments } from './visible-documents';
import { zipDocuments } from './zip-documents';

const reading = { kind: 'loan', menu: documentPages } as const;
const writing = { kind: 'loan', menu: ['documents'], write: 'any-status' } as const;
const shared = { area: 'documents', needs: 'documents' } as const;

export const documentCalls: readonly Call[] = [
  defineCall(documentsContract, 'POST /lqb/edocs/{loanNum}/upload', {
    ...shared,
    summary: 'Adds PDF documents to a folder of the loan. 413 over 30 MB in total; 415 if a file is not a PDF.',
    access: { kind: 'loan', menu: ['upload-submission'], write: 'any-status' },
    handle: ({ portal, caller, params, body, request }) =>
      uploadDocuments(portal, caller, { loanNum: params.loanNum, ...body }, request.files),
  }),
  defineCall(documentsContract, 'GET /storage-loan/{loanNum}', {
    ...shared,
    summary: 'Documents of the loan, newest first, optionally of one folder or type.',
    access: reading,
    handle: ({ portal, actor, params, query }) => listDocuments(portal, actor, params.loanNum, query),
  }),
  defineCall(documentsContract, 'GET /lqb/edocs/{loanNum}', {
    ...shared,
    summary:
      'All documents of the loan, newest first; with `versions=all` also those that were replaced. Users outside the lender do ' +
      'not get those that are for the lender only.',
    access: reading,
    handle: async ({ portal, actor, loan, query }) => {
      const files = await visibleDocuments(portal, actor, loan.sLNm, { replaced: query.versions === 'all' });
      return files.map(edocFor(actor, await keptDocuments(portal, loan)));
    },
  }),
  defineCall(documentsContract, 'POST /lqb/edocs/{loanNum}', {
    ...shared,
    summary:
      'Adds PDF documents from the page of documents, or one in the place of another (`replaces`), which is kept as its ' +
      'earlier version. 409 if that one was changed since `version`.',
    access: writing,
    handle: ({ portal, caller, params, body, request }) =>
      addDocuments(portal, caller, params.loanNum, body, request.files),
  }),
  defineCall(documentsContract, 'PUT /lqb/edocs/{loanNum}', {
    ...shared,
    summary:
      'Changes type, folder, name or visibility of documents, all or none. 409 if one was changed since `version`, and for other than the ' +
      'visibility of documents that borrowers received or signed.',
    access: writing,
    handle: ({ portal, caller, params, body }) => changeDocuments(portal, caller, params.loanNum, body.changes),
  }),
  defineCall(documentsContract, 'GET /lqb/edocs/{loanNum}/zip', {
    ...shared,
    summary: 'The chosen documents, or all in use, as one ZIP file with a folder for each of theirs.',
    access: reading,
    handle: async ({ portal, caller, params, query }) =>
      reply({ file: await zipDocuments(portal, caller, params.loanNum, query.docIds) }),
  }),
  defineCall(documentsContract, 'POST /lqb/edocs/{loanNum}/join', {
    ...shared,
    summary: 'Joins documents to a new one, which takes their place; they are kept as its earlier versions.',
    access: writing,
    handle: ({ portal, caller, params, body }) => joinDocuments(portal, caller, params.loanNum, body),
  }),
  defineCall(documentsContract, 'POST /lqb/edocs/{loanNum}/split/{docId}', {
    ...shared,
    summary: 'Splits a document by pages into new ones, which take its place; it is kept as their earlier version.',
    access: writing,
    handle: ({ portal, caller, params, body }) => splitDocument(portal, caller, params, body),
  }),
  defineCall(documentsContract, 'GET /lqb/edocs/{loanNum}/download/{docId}', {
    ...shared,
    summary: 'One document.',
    access: reading,
    handle: async ({ portal, caller, params }) => {
      const { facts, stream } = await openDocument(portal, caller, params.loanNum, params.docId);
      return reply({ file: { stream, contentType: facts.contentType, name: facts.name } });
    },
  }),
  defineCall(documentsContract, 'GET /lqb/edocs/{loanNum}/part/{docId}', {
    ...shared,
    summary:
      'Ranges of bytes of a document, one after the other and together at most 4 MB, so that a preview need not load all of it. ' +
      'None behind its end.',
    access: reading,
    handle: async ({ portal, caller, params: { loanNum, docId }, query }) => {
      const facts = await visibleDocument(portal, caller.actor, loanNum, docId);
      const bytes = await rangesOf(portal, facts, query);
      if (isNewReading(portal, caller, docId)) await auditOpening(portal, caller, loanNum, facts);
      return reply({
        file: { stream: Readable.from([bytes]), contentType: 'application/octet-stream', name: facts.name },
      });
    },
  }),
  defineCall(documentsContract, 'DELETE /lqb/edocs/{loanNum}/{docId}', {
    ...shared,
    summary:
      'Removes a wrong submission file before registration: for the user who uploaded it, and for staff. 409 from registration on. ' +
      'Not in the specification, but in its style.',
    access: { kind: 'loan', menu: ['upload-submission'], write: 'any-status' },
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
  defineCall(documentsContract, 'POST /lqb/edocs/{loanNum}/dm-to-lqb', {
    ...shared,
    summary: 'Files a package that document preparation made: initial disclosures, initial CD or loan documents.',
    access: { kind: 'loan', menu: ['edisclosure', 'cd'], write: 'any-status' },
    handle: ({ portal, caller, params: { loanNum }, body, request }) =>
      uploadDocuments(portal, caller, { loanNum, ...packageFilings[body.package] }, request.files),
  }),
  defineCall(documentsContract, 'POST /lqb/edocs/{loanNum}/init-disc-upload', {
    ...shared,
    summary: 'Files signed initial disclosures.',
    access: { kind: 'loan', menu: ['edisclosure', 'upload-submission'], write: 'any-status' },
    handle: ({ portal, caller, params: { loanNum }, request }) => {
      const filing = { loanNum, folderName: DISCLOSURE_FOLDER, docType: SIGNED_DISCLOSURES };
      return uploadDocuments(portal, caller, filing, request.files);
    },
  }),
  defineCall(documentsContract, 'GET /lqb/loans/{loanNum}/doc-received-date', {
    ...shared,
    summary: 'The days on which the recorded deed of trust or mortgage and the final title policy were received.',
    access: reading,
    handle: ({ portal, params }) => receivedDocuments(portal, params.loanNum),
  }),
  defineCall(documentsContract, 'POST /lqb/loans/{loanNum}/doc-received-date', {
    ...shared,
    summary:
      'Records that 01 RECORDED DOT/MORTGAGE or 02 FINAL TITLE POLICY was received today, unless a day is recorded. For other ' +
      'types nothing is recorded, and the answer is 204 without a body.',
    access: writing,
    handle: async ({ portal, caller, params, body }) =>
      (await receiveDocument(portal, caller, params.loanNum, body.docType)) ?? reply({ status: 204 }),
  }),
];
