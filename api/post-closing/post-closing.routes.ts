import { postClosingRoles } from '../../domain/pages/main-pages';
import { postClosingContract } from '../../domain/post-closing/post-closing.contract';
import { type Call, pageReply } from '../http/call';
import { defineCall } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { addItem } from './add-item';
import { addCollateral } from './collateral.service';
import { postClosingOf } from './post-closing.service';
import { receiveMany } from './receive-many';
import { saveItem } from './save-item';
import { shippingList } from './shipping-list';
import { shippingLoans, shippingLoansFile } from './shipping-loans';

const desk = {
  area: 'emet-data',
  access: { kind: 'roles', roles: postClosingRoles, pages: ['shipping'] },
} as const;

/** The calls of the post-closing desk. */
export const postClosingCalls: readonly Call[] = [
  defineCall(postClosingContract, 'GET /emet-data/post-closing', {
    ...desk,
    summary:
      'A page of the funded loans that the user may see, with what is missing and late, where the note is, and the next action. Not in ' +
      'the specification.',
    query: listParameters(shippingList),
    handle: async ({ portal, actor, query }) => pageReply('loans', await shippingLoans(portal, actor, query)),
  }),
  defineCall(postClosingContract, 'GET /emet-data/post-closing/export', {
    ...desk,
    summary: 'The funded loans that a filter finds as CSV, in the order of the sort. Not in the specification.',
    query: listParameters(shippingList).omit({ range: true }),
    handle: ({ portal, actor, query }) => shippingLoansFile(portal, actor, query),
  }),
  defineCall(postClosingContract, 'POST /emet-data/post-closing/receive', {
    ...desk,
    summary:
      'Marks one document of up to 200 loans as received, with the result for each loan. What is received or has an ' +
      'exception stays. Not in the specification.',
    handle: ({ portal, caller, body }) => receiveMany(portal, caller, body),
  }),
  defineCall(postClosingContract, 'GET /lqb/loans/{loanNum}/post-closing', {
    ...desk,
    summary:
      'The checklist of a funded loan with its history, and where the note is and was. 409 before funding. Not in the specification.',
    handle: ({ portal, actor, params }) => postClosingOf(portal, actor, params.loanNum),
  }),
  defineCall(postClosingContract, 'POST /lqb/loans/{loanNum}/post-closing', {
    ...desk,
    summary: 'Adds a document to the checklist of one loan. Not in the specification.',
    handle: ({ portal, caller, params, body }) => addItem(portal, caller, params.loanNum, body),
  }),
  defineCall(postClosingContract, 'PUT /lqb/loans/{loanNum}/post-closing/{kind}', {
    ...desk,
    summary:
      'Stores when a document is due and was received, the document of the loan, or why the loan goes without it. 409 if the item ' +
      'has another version, or the LOS keeps another day of receipt. Not in the specification.',
    handle: ({ portal, caller, params, body }) => saveItem(portal, caller, params, body),
  }),
  defineCall(postClosingContract, 'POST /lqb/loans/{loanNum}/collateral', {
    ...desk,
    summary:
      'Adds an entry to the log of the original note: where it is, a shipment, its arrival or return, or the correction of the latest ' +
      'entry. 409 if the log has entries that the author has not seen. Not in the specification.',
    handle: ({ portal, caller, params, body }) => addCollateral(portal, caller, params.loanNum, body),
  }),
];
