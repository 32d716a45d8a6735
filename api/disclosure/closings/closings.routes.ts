import { staffRoles } from '../../../domain/access/roles';
import { closingsContract } from '../../../domain/disclosure/closing/closings.contract';
import { type Call, reply } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { openUcd } from './closing-files';
import { issueClosing, recordClosingReceipt } from './closings.service';
import { closingsOf } from './closings-view';
import { requestClosing } from './request-closing';

const read = { kind: 'loan', menu: ['cd'] } as const;
/** Disclosures go on long after their author may edit the loan; the rules of the disclosure say what is possible. */
const write = { ...read, write: 'any-status' } as const;
const shared = { area: 'coc', needs: 'disclosure' } as const;

/** Closing Disclosures: request, issue and receipt. */
export const closingCalls: readonly Call[] = [
  defineCall(closingsContract, 'POST /lqb/loans/{loanNum}/cd-request', {
    ...shared,
    summary:
      'The Closing Disclosure of the loan as it is now, as a PDF: for the borrower, or of a purchase for the seller. It is filed with the ' +
      'documents of the loan. 422 with the fields that are missing, 429 beyond 30 requests of a user an hour, 409 if the loan has as many as it keeps.',
    access: write,
    handle: async ({ portal, caller, loan, body }) => reply({ file: await requestClosing(portal, caller, loan, body) }),
  }),
  defineCall(closingsContract, 'GET /loan-proxy/{loanNum}/closing-disclosures', {
    ...shared,
    summary:
      'The Closing Disclosures of a loan, the earliest consummation with each day that did not count, and what the next one discloses, ' +
      'changes and still needs. Not in the specification.',
    access: read,
    handle: ({ portal, loan }) => closingsOf(portal, loan),
  }),
  defineCall(closingsContract, 'GET /loan-proxy/{loanNum}/closing-disclosures/{number}/ucd', {
    ...shared,
    summary:
      'An issued Closing Disclosure as a file of the Uniform Closing Dataset: MISMO 3.3 XML with the PDF of the form. Not in the specification.',
    access: { ...read, roles: staffRoles },
    handle: async ({ portal, loan, params }) => reply({ file: await openUcd(portal, loan, params.number) }),
  }),
  defineCall(closingsContract, 'POST /loan-proxy/{loanNum}/closing-disclosures', {
    ...shared,
    summary:
      'Issues the next Closing Disclosure: the first, a revised one, or a corrected one after consummation. Its PDF is filed, and approved ' +
      'changes of circumstance are disclosed. Not in the specification.',
    access: { ...write, right: 'disclose' },
    handle: ({ portal, caller, loan, body }) => issueClosing(portal, caller, loan, body),
  }),
  defineCall(closingsContract, 'POST /loan-proxy/{loanNum}/closing-disclosures/{number}/receipt', {
    ...shared,
    summary:
      'Records when the borrowers received a Closing Disclosure, with the evidence, and whether they signed it. Not in the specification.',
    access: { ...write, roles: staffRoles },
    handle: ({ portal, caller, loan, params, body }) => recordClosingReceipt(portal, caller, loan, params.number, body),
  }),
];
