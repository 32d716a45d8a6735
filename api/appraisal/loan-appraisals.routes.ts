import { loanAppraisalsContract } from '../../domain/appraisal/loan-appraisals.contract';
import { reviewerRoles } from '../../domain/appraisal/reviewers';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { askForRevision, cancelAppraisal, keepResult, reportXml } from './appraisal-acts.service';
import { appraisalViews } from './appraisal-view';
import { appraisalsPage, findFees, loanAppraisals } from './appraisals-page.service';
import { sendCopies } from './copies.service';
import { setOrderDate } from './order-date';
import { paymentLink } from './payment.service';
import { askForOtherAppraiser } from './reassign.service';
import { previewRejection, rejectReport } from './reject.service';
import { acceptValue, previewReview } from './review.service';
import { saveOrder } from './save-order';
import { sharePaymentLink } from './share-payment.service';

const area = 'appraisal';
const reading = { kind: 'loan', menu: ['appraisals'] } as const;
const writing = { kind: 'loan', menu: ['appraisals'], write: true } as const;
/** Only staff outside production accept a value, choose about the appraiser (12 CFR 1026.42), or enter what a submission says about it. */
const reviewing = { kind: 'loan', menu: ['appraisals'], write: true, roles: reviewerRoles } as const;

/** Appraisals of a loan. */
export const loanAppraisalCalls: readonly Call[] = [
  defineCall(loanAppraisalsContract, 'GET /lqb/loans/{loanNum}/appraisal-orders', {
    area,
    summary: 'The appraisal orders of the loan, the latest first.',
    access: reading,
    handle: async ({ portal, actor, loan }) => appraisalViews(portal, actor, loan, await loanAppraisals(portal, loan)),
  }),
  defineCall(loanAppraisalsContract, 'POST /lqb/loans/{loanNum}/appraisal-order-date', {
    area,
    summary: 'Records on which day the appraisal was ordered. Orders that the portal sends record it themselves.',
    access: writing,
    handle: async ({ portal, caller, loan, body: { orderDate } }) => {
      const { version } = await setOrderDate(portal, caller, loan, orderDate);
      return { version, orderDate };
    },
  }),
  defineCall(loanAppraisalsContract, 'GET /loan-proxy/{loanNum}/appraisals', {
    area,
    summary: 'The appraisals of the loan with their events, what an order needs, and the clock of Regulation B.',
    access: reading,
    handle: ({ portal, actor, loan }) => appraisalsPage(portal, actor, loan),
  }),
  defineCall(loanAppraisalsContract, 'GET /loan-proxy/{loanNum}/appraisal-fees', {
    area,
    summary: 'Fee and business days of each appraisal company for a form at the property, by the schedule in force.',
    access: reading,
    handle: ({ portal, loan, query }) => findFees(portal, loan, query),
  }),
  defineCall(loanAppraisalsContract, 'PUT /loan-proxy/{loanNum}/appraisals/{id}', {
    area,
    summary:
      'Saves an order as a draft, or sends it to the appraisal company. Sending it again under its ID orders nothing more. 422 with ' +
      'what is missing, or if the borrower is to pay before the intent to proceed; 409 while another one is under way.',
    access: writing,
    handle: ({ portal, caller, loan, params: { id }, body }) => saveOrder(portal, caller, loan, { id, body }),
  }),
  defineCall(loanAppraisalsContract, 'POST /loan-proxy/{loanNum}/appraisals/{id}/cancel', {
    area,
    summary: 'Cancels an order, also at the appraisal company. 409 if it is too late.',
    access: writing,
    handle: ({ portal, caller, loan, params: { id }, body }) => cancelAppraisal(portal, caller, loan, { id, ...body }),
  }),
  defineCall(loanAppraisalsContract, 'POST /loan-proxy/{loanNum}/appraisals/{id}/revision', {
    area,
    summary: 'Asks the appraisal company for a correction, other comparables or an explanation, once for the ID.',
    access: writing,
    handle: ({ portal, caller, loan, params, body: { version, ...question } }) =>
      askForRevision(portal, caller, loan, { id: params.id, version, question }),
  }),
  defineCall(loanAppraisalsContract, 'GET /loan-proxy/{loanNum}/appraisals/{id}/review', {
    area,
    summary: 'What accepting the value would change: fields, price, and findings that get out of date. Saves nothing.',
    access: reading,
    handle: ({ portal, actor, loan, params: { id } }) => previewReview(portal, actor, loan, id),
  }),
  defineCall(loanAppraisalsContract, 'POST /loan-proxy/{loanNum}/appraisals/{id}/review', {
    area,
    summary:
      'Accepts the value: it becomes that of the loan. Staff outside production only; 409 while a check stops it.',
    access: reviewing,
    handle: ({ portal, caller, loan, params: { id }, body }) => acceptValue(portal, caller, loan, { id, ...body }),
  }),
  defineCall(loanAppraisalsContract, 'GET /loan-proxy/{loanNum}/appraisals/{id}/reject', {
    area,
    summary:
      'What rejecting the report would take back from the loan if its value was accepted: fields, price, and findings that get out of ' +
      'date. Saves nothing.',
    access: reading,
    handle: ({ portal, actor, loan, params: { id } }) => previewRejection(portal, actor, loan, id),
  }),
  defineCall(loanAppraisalsContract, 'POST /loan-proxy/{loanNum}/appraisals/{id}/reject', {
    area,
    summary:
      'Rejects a report, which stays in the history and whose value is never used. If it was accepted, the loan gets back what it had, ' +
      'except for what someone changed since. 409 if the loan was changed since it was shown. Staff outside production only.',
    access: reviewing,
    handle: ({ portal, caller, loan, params: { id }, body }) => rejectReport(portal, caller, loan, { id, ...body }),
  }),
  defineCall(loanAppraisalsContract, 'POST /loan-proxy/{loanNum}/appraisals/{id}/reassignment', {
    area,
    summary:
      'Tells the company to assign another appraiser, once for its key. 409 after the inspection, or if the company refuses. Staff outside production only.',
    access: reviewing,
    handle: ({ portal, caller, loan, params: { id }, body }) =>
      askForOtherAppraiser(portal, caller, loan, { id, ...body }),
  }),
  defineCall(loanAppraisalsContract, 'POST /loan-proxy/{loanNum}/appraisals/{id}/copies', {
    area,
    summary: 'Sends borrowers a copy of the report, or records that it was mailed or handed over.',
    access: writing,
    handle: ({ portal, caller, loan, params: { id }, body }) => sendCopies(portal, caller, loan, { id, ...body }),
  }),
  defineCall(loanAppraisalsContract, 'POST /loan-proxy/{loanNum}/appraisals/{id}/ssr', {
    area,
    summary: 'Keeps a Submission Summary Report of UCDP or EAD. Staff outside production only.',
    access: reviewing,
    handle: ({ portal, caller, loan, params: { id }, body: { version, ...ssr } }) =>
      keepResult(portal, caller, loan, { id, version, ssr }),
  }),
  defineCall(loanAppraisalsContract, 'POST /loan-proxy/{loanNum}/appraisals/{id}/payment-link', {
    area,
    summary:
      'Creates the link by which the borrower pays the fee, once, and asks whether it is paid. Card data is never seen.',
    access: writing,
    handle: ({ portal, caller, loan, params: { id }, body }) => paymentLink(portal, caller, loan, { id, ...body }),
  }),
  defineCall(loanAppraisalsContract, 'POST /loan-proxy/{loanNum}/appraisals/{id}/payment-link/share', {
    area,
    summary: 'Mails the open payment link to the borrower, or records that it was copied.',
    access: writing,
    handle: ({ portal, caller, loan, params: { id }, body }) => sharePaymentLink(portal, caller, loan, { id, ...body }),
  }),
  defineCall(loanAppraisalsContract, 'GET /loan-proxy/{loanNum}/appraisals/{id}/xml', {
    area,
    summary: 'The data file of the last version of a report.',
    access: reading,
    handle: async ({ portal, loan, params: { id } }) => reply({ file: await reportXml(portal, loan, id) }),
  }),
];
