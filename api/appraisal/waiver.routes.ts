import { reviewerRoles } from '../../domain/appraisal/reviewers';
import { waiverContract } from '../../domain/appraisal/waiver.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { oneFile } from '../http/one-file';
import { keepTransferXml, receiveTransfer, saveTransfer, transferLetterFile, uploadTransfer } from './transfer.service';
import { applyWaiver, recordTimingWaiver, sendElection, waiverPage } from './waiver.service';

const area = 'appraisal';
const reading = { kind: 'loan', menu: ['appraisals'] } as const;
const writing = { kind: 'loan', menu: ['appraisals'], write: true } as const;
/** Only staff outside production receive an appraisal of another lender. */
const reviewing = { ...writing, roles: reviewerRoles } as const;

const waiverCalls: readonly Call[] = [
  defineCall(waiverContract, 'GET /loan-proxy/{loanNum}/appraisal-waiver', {
    area,
    summary: 'Whether the run of record offers to waive the appraisal, and what the borrowers chose.',
    access: reading,
    handle: ({ portal, loan }) => waiverPage(portal, loan),
  }),
  defineCall(waiverContract, 'POST /loan-proxy/{loanNum}/appraisal-waiver', {
    area,
    summary:
      'Sends the borrowers the election form, on which each chooses and signs, once for its ID. 409 without an offer.',
    access: writing,
    needs: 'documents',
    handle: ({ portal, caller, loan, body }) => sendElection(portal, caller, loan, body),
  }),
  defineCall(waiverContract, 'POST /loan-proxy/{loanNum}/appraisal-waiver/{id}/use', {
    area,
    summary: 'Values the loan by a waiver that all borrowers accepted. 409 if it is no longer offered.',
    access: writing,
    handle: ({ portal, caller, loan, params: { id }, body }) => applyWaiver(portal, caller, loan, { id, ...body }),
  }),
  defineCall(waiverContract, 'POST /loan-proxy/{loanNum}/appraisal-waiver/timing', {
    area,
    summary: 'Records that the borrowers waived the three business days between their copy and closing.',
    access: writing,
    handle: ({ portal, caller, loan, body: { givenOn } }) => recordTimingWaiver(portal, caller, loan, givenOn),
  }),
];

/** Waivers of an appraisal, and appraisals that another lender transfers. */
export const waiverAndTransferCalls: readonly Call[] = [
  ...waiverCalls,
  defineCall(waiverContract, 'PUT /loan-proxy/{loanNum}/appraisal-transfers/{id}', {
    area,
    summary: 'Saves what is known of an appraisal that another lender transfers.',
    access: writing,
    handle: ({ portal, caller, loan, params: { id }, body: { version, ...input } }) =>
      saveTransfer(portal, caller, loan, { id, version, input }),
  }),
  defineCall(waiverContract, 'POST /lqb/loans/{loanNum}/appraisal-transfer-upload', {
    area: 'documents',
    needs: 'documents',
    summary:
      'Files an appraisal that another lender transfers, with its letter of transfer; `transfer` and `part` name the item of its ' +
      'checklist.',
    access: { kind: 'loan', menu: ['appraisals'], write: 'any-status' },
    handle: async ({ portal, caller, loan, body, request }) =>
      reply({ status: 201, body: await uploadTransfer(portal, caller, loan, request.files, body) }),
  }),
  defineCall(waiverContract, 'POST /loan-proxy/{loanNum}/appraisal-transfers/{id}/xml', {
    area,
    summary: 'Keeps the data file of a transferred report. 422 if it cannot be read.',
    access: writing,
    handle: ({ portal, caller, loan, params: { id }, request }) =>
      keepTransferXml(portal, caller, loan, { id, file: oneFile(request) }),
  }),
  defineCall(waiverContract, 'POST /loan-proxy/{loanNum}/appraisal-transfers/{id}/receive', {
    area,
    summary:
      'Receives a complete transfer, whose report is then reviewed. Staff outside production only; 409 while its checklist is not ' +
      'complete.',
    access: reviewing,
    handle: ({ portal, caller, loan, params: { id }, body }) => receiveTransfer(portal, caller, loan, { id, ...body }),
  }),
  defineCall(waiverContract, 'GET /loan-proxy/{loanNum}/appraisal-transfers/{id}/letter', {
    area,
    summary: 'The letter of transfer, for the letterhead of the lender that transfers the appraisal.',
    access: reading,
    handle: async ({ portal, caller, loan, params: { id } }) =>
      reply({ file: await transferLetterFile(portal, caller, loan, id) }),
  }),
];
