import { documentsContract } from '../../domain/documents/documents.contract';
import { type Call, reply } from '../http/call';
import { administrators } from '../http/call-access';
import { defineCall } from '../http/define-call';
import { templateCatalog, templatePreview, waiverForm } from './made-documents.service';

/** Documents that the portal makes on request and does not store. */
export const madeDocumentCalls: readonly Call[] = [
  defineCall(documentsContract, 'GET /lqb/loans/{loanNum}/pi-waiver-disclosure-form', {
    area: 'documents',
    summary:
      'The form on which the borrowers accept or decline a property inspection waiver, filled in from the loan. Nothing is stored.',
    access: { kind: 'loan', menu: ['appraisals'] },
    handle: async ({ portal, caller, loan, query }) =>
      reply({ file: await waiverForm(portal, caller, loan, query.language) }),
  }),
  defineCall(documentsContract, 'GET /emet-data/document-templates', {
    area: 'documents',
    summary: 'Every document that the portal makes, with its title in each language. Not in the specification.',
    access: administrators('admin-document-templates'),
    handle: async () => templateCatalog(),
  }),
  defineCall(documentsContract, 'GET /emet-data/document-templates/{id}', {
    area: 'documents',
    summary: 'A document with its sample data. Not in the specification.',
    access: administrators('admin-document-templates'),
    handle: async ({ portal, caller, params, query }) =>
      reply({ file: await templatePreview(portal, caller, params.id, query.language) }),
  }),
];
