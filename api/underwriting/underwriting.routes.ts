import { underwritingContract } from '../../domain/underwriting/underwriting.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { conditionTemplateCalls } from './condition-templates.routes';
import {
  addConditions,
  attachToConditions,
  conditionsFor,
  decideCondition,
  detachFromCondition,
  editCondition,
  respondToCondition,
  uploadForConditions,
} from './conditions.service';
import { investorConditionCalls } from './investor-conditions.routes';

const area = 'underwriting';
/** Conditions are worked on in every status: those prior to funding long after the documents are out (decision 0045). */
const decides = { kind: 'loan', menu: ['conditions'], write: 'any-status', right: 'decide' } as const;
const answers = { kind: 'loan', menu: ['upload-submission'], write: 'any-status' } as const;

export const underwritingCalls: readonly Call[] = [
  ...conditionTemplateCalls,
  ...investorConditionCalls,
  defineCall(underwritingContract, 'GET /lqb/loans/{loanNum}/conditions', {
    area,
    summary:
      'Conditions of the underwriter with their documents and history, oldest first. Users outside the lender get no internal ones.',
    access: { kind: 'loan', menu: ['conditions', 'upload-submission'] },
    needs: 'conditions',
    handle: ({ portal, actor, loan }) => conditionsFor(portal, actor, loan.sLNm),
  }),
  defineCall(underwritingContract, 'POST /lqb/loans/{loanNum}/conditions', {
    area,
    summary:
      'Adds conditions. Takes the right to decide conditions. Conditions with an ID that exists are not added again. ' +
      'Not in the specification, but in its style.',
    access: decides,
    needs: 'conditions',
    handle: ({ portal, caller, params, body }) => addConditions(portal, caller, params.loanNum, body.conditions),
  }),
  defineCall(underwritingContract, 'PUT /lqb/loans/{loanNum}/conditions/{conditionId}', {
    area,
    summary:
      'Changes category, text and accepted document types of an open condition, with the version that was read. Takes the ' +
      'right to decide conditions. 409 with the current condition if it changed.',
    access: decides,
    needs: 'conditions',
    handle: ({ portal, caller, params, body }) => editCondition(portal, caller, params, body),
  }),
  defineCall(underwritingContract, 'POST /lqb/loans/{loanNum}/conditions/{conditionId}/response', {
    area,
    summary: 'Answers a condition with a note, or asks for its review. 409 with the current condition if it changed.',
    access: answers,
    needs: 'conditions',
    handle: ({ portal, caller, params, body }) => respondToCondition(portal, caller, params, body),
  }),
  defineCall(underwritingContract, 'POST /lqb/loans/{loanNum}/conditions/{conditionId}/decision', {
    area,
    summary:
      'Clears, rejects or waives a condition, or reopens it. Takes the right to decide conditions; rejecting and waiving take a ' +
      'reason. 409 with the current condition if it changed.',
    access: decides,
    needs: 'conditions',
    handle: ({ portal, caller, params, body }) => decideCondition(portal, caller, params, body),
  }),
  defineCall(underwritingContract, 'POST /lqb/edocs/{loanNum}/condition-upload', {
    area,
    summary:
      'Adds PDF documents for one or more open conditions (conditionIds, separated by commas), and asks for review with ' +
      'submit=true. An upload never clears a condition. 413 over 30 MB in total; 415 if a file is not a PDF.',
    access: answers,
    needs: 'conditions',
    handle: ({ portal, caller, params, body, request }) =>
      uploadForConditions(
        portal,
        caller,
        { ...body, loanNum: params.loanNum, submit: body.submit === 'true' },
        request.files,
      ),
  }),
  defineCall(underwritingContract, 'POST /lqb/edocs/{loanNum}/condition-attach', {
    area,
    summary:
      'Attaches documents of the loan to open conditions, and asks for review with submit. Users outside the lender attach ' +
      'documents that they uploaded. Not in the specification, but in its style.',
    access: answers,
    needs: 'conditions',
    handle: ({ portal, caller, params, body }) => attachToConditions(portal, caller, params, body),
  }),
  defineCall(underwritingContract, 'DELETE /lqb/loans/{loanNum}/conditions/{conditionId}/documents/{docId}', {
    area,
    summary:
      'Detaches a document from an open condition, with the version of the condition that was read; it stays a document of ' +
      'the loan. Users outside the lender detach documents that they uploaded. 409 with the current condition if it changed.',
    access: answers,
    needs: 'conditions',
    handle: ({ portal, caller, params: { docId, ...of }, query }) =>
      detachFromCondition(portal, caller, of, { docId, version: query.version }),
  }),
];
