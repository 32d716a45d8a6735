import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { skippedDay } from '../disclosure/calendar/skipped-day.schemas';
import { errorTextsSchema } from '../messages/error-body.schemas';
import { orderBody, orderInput, printedOrder, rejection, review, revision, sentCopy } from './appraisal-order.schemas';
import { appraisalStates } from './appraisal-states';
import { appraisalForms } from './forms';
import { complexities, revisionKinds } from './order-codes';
import { type ReceiptCheck, receiptChecks } from './receipt-checks';
import { formSchema, keptSsr, receivedReport, ssrPortals, ssrSchema } from './report.schemas';
import { requestTypes } from './request-types';
import { shownTransfer } from './transfer.schemas';
import { copyMethods, valuationSteps } from './valuation-clock';

const text = z.string();
const maybe = text.nullable();
const date = z.iso.date();
const ofAppraisal = z.object({ loanNum: text, id: z.uuid() });
const version = z.int().min(1);

const checks = z.array(z.enum(Object.keys(receiptChecks) as [ReceiptCheck, ...ReceiptCheck[]]));

/** An appraisal of the loan: the printed order, and what became of it. */
export const appraisalSummary = printedOrder.extend({
  id: z.uuid(),
  version,
  source: z.enum(['order', 'transfer']),
  state: z.enum(appraisalStates),
  company: z.object({ code: text, name: text }).nullable(),
  number: maybe.describe('Of the appraisal company'),
  order: z.uuid().nullable(),
  canCancel: z.boolean(),
  problem: errorTextsSchema.extend({ code: text }).nullable(),
  input: orderInput.nullable(),
  dueOn: date.nullable(),
  inspectionAt: maybe,
  appraiser: maybe,
  isExcluded: z.boolean().describe('The exclusionary list names the assigned appraiser; only the lender is told'),
  canReassign: z.boolean(),
  reports: z.array(receivedReport.omit({ xmlKey: true }).extend({ hasXml: z.boolean() })),
  checks: checks.describe('What the last version is checked for'),
  revisions: z.array(revision),
  review: review.nullable(),
  rejection: rejection.nullable(),
  copies: z.array(sentCopy.omit({ packageKey: true, packageId: true })),
  ssrs: z.array(keptSsr),
  neededPortals: z.array(z.enum(ssrPortals)),
  payment: z.object({ url: text, state: z.enum(['open', 'paid', 'expired']) }).nullable(),
  transfer: shownTransfer.nullable(),
  events: z.array(z.object({ at: z.iso.datetime(), kind: text, by: maybe, detail: maybe })),
});
export type AppraisalSummary = Readonly<z.infer<typeof appraisalSummary>>;

const day = z.object({ date, skipped: z.array(skippedDay).readonly() }).nullable();

/** The page of appraisals of a loan. */
export const appraisalsPage = z.object({
  loanVersion: version,
  type: z
    .enum(requestTypes)
    .nullable()
    .describe('By property type and occupancy; null while the property type is unknown'),
  forms: z.array(z.enum(appraisalForms)),
  needsUad: z.boolean().describe('The loan goes to a GSE, whose appraisals are by UAD 3.6 now'),
  companies: z.array(z.object({ code: text, name: text })),
  isSimulation: z.boolean(),
  clientPortal: maybe.describe('Where staff sign in at the appraisal management company (APPR-06); null for others'),
  intentOn: date.nullable().describe('When the borrowers gave the intent to proceed; before it no fee may be charged'),
  mayCharge: z.boolean(),
  mayReview: z.boolean(),
  needs: z.array(text).describe('Fields of the loan that an order needs'),
  borrowers: z.array(z.object({ name: text, email: maybe })),
  borrowerPhone: text,
  waivedOn: date.nullable(),
  clock: z.array(
    z.object({
      step: z.enum(valuationSteps),
      appraisal: z.uuid().nullable(),
      reportVersion: z.int().nullable(),
      borrower: maybe,
      day,
      done: date.nullable(),
      method: z.enum(copyMethods).nullable(),
      state: z.enum(['done', 'open', 'late']),
    }),
  ),
  appraisals: z.array(appraisalSummary).describe('The latest first'),
});
export type AppraisalsPage = Readonly<z.infer<typeof appraisalsPage>>;

const moved = z.object({ before: maybe, after: maybe });

/** What the value of a report changes. */
const reviewPreview = z.object({
  version,
  loanVersion: version,
  checks,
  fields: z.array(z.object({ name: text, before: maybe, after: maybe })),
  price: moved.nullable().describe('Of the program at its rate; null without a program or price'),
  findings: z.array(z.object({ system: text, number: z.int(), mustResubmit: z.boolean() })),
});
export type ReviewPreview = Readonly<z.infer<typeof reviewPreview>>;

/** What rejecting a report takes back from the loan; nothing if its value was never accepted. */
const rejectionPreview = reviewPreview.omit({ checks: true }).extend({
  kept: z.array(text).describe('Fields that someone changed since the value was accepted; they stay'),
  wasAccepted: z.boolean(),
});
export type RejectionPreview = Readonly<z.infer<typeof rejectionPreview>>;

/** A fee of the schedule, or why there is none. */
const foundFee = z.object({
  company: text,
  name: text,
  fee: maybe.describe('Null: the company quotes it'),
  days: z.int().nullable(),
  isQuote: z.boolean(),
  area: maybe.describe('The county, or the state, of the row'),
});
export type FoundFee = Readonly<z.infer<typeof foundFee>>;

/** Appraisals of a loan. */
export const loanAppraisalsContract = {
  'GET /lqb/loans/{loanNum}/appraisal-orders': { answer: z.array(appraisalSummary) },
  'POST /lqb/loans/{loanNum}/appraisal-order-date': {
    body: z.strictObject({ orderDate: date }),
    answer: z.object({ version, orderDate: date }),
  },
  'GET /loan-proxy/{loanNum}/appraisals': { answer: appraisalsPage },
  'GET /loan-proxy/{loanNum}/appraisal-fees': {
    query: z.object({
      form: formSchema,
      rush: z.enum(['0', '1']).default('0'),
      complexity: z.enum(complexities).default('standard'),
    }),
    answer: z.object({ on: date, state: maybe, county: maybe, fees: z.array(foundFee) }),
  },
  'PUT /loan-proxy/{loanNum}/appraisals/{id}': { params: ofAppraisal, body: orderBody, answer: appraisalSummary },
  'POST /loan-proxy/{loanNum}/appraisals/{id}/cancel': {
    params: ofAppraisal,
    body: z.strictObject({ version, reason: text.trim().min(1).max(300) }),
    answer: appraisalSummary,
  },
  'POST /loan-proxy/{loanNum}/appraisals/{id}/revision': {
    params: ofAppraisal,
    body: z.strictObject({ id: z.uuid(), version, kind: z.enum(revisionKinds), text: text.trim().min(1).max(2000) }),
    answer: appraisalSummary,
  },
  'GET /loan-proxy/{loanNum}/appraisals/{id}/review': { params: ofAppraisal, answer: reviewPreview },
  'POST /loan-proxy/{loanNum}/appraisals/{id}/review': {
    params: ofAppraisal,
    body: z.strictObject({ version, loanVersion: version, note: text.trim().max(1000) }),
    answer: appraisalSummary,
  },
  'GET /loan-proxy/{loanNum}/appraisals/{id}/reject': { params: ofAppraisal, answer: rejectionPreview },
  'POST /loan-proxy/{loanNum}/appraisals/{id}/reject': {
    params: ofAppraisal,
    body: z.strictObject({
      version,
      loanVersion: version.optional().describe('Of the loan as it was shown, if something is taken back from it'),
      reason: text.trim().min(1).max(1000),
    }),
    answer: appraisalSummary,
  },
  'POST /loan-proxy/{loanNum}/appraisals/{id}/reassignment': {
    params: ofAppraisal,
    body: z.strictObject({
      version,
      key: z.uuid().describe('Chosen by the client: the company is told once for it'),
      text: text.trim().min(1).max(1000),
    }),
    answer: appraisalSummary,
  },
  'POST /loan-proxy/{loanNum}/appraisals/{id}/copies': {
    params: ofAppraisal,
    body: z.strictObject({
      version,
      key: z.uuid(),
      method: z.enum(copyMethods),
      sentOn: date,
      borrowers: z
        .array(z.object({ name: text, email: text.max(200) }))
        .min(1)
        .max(4),
    }),
    answer: appraisalSummary,
  },
  'POST /loan-proxy/{loanNum}/appraisals/{id}/ssr': {
    params: ofAppraisal,
    body: ssrSchema.extend({ version }),
    answer: appraisalSummary,
  },
  'POST /loan-proxy/{loanNum}/appraisals/{id}/payment-link': {
    params: ofAppraisal,
    body: z.strictObject({ version }),
    answer: appraisalSummary,
  },
  'POST /loan-proxy/{loanNum}/appraisals/{id}/payment-link/share': {
    params: ofAppraisal,
    body: z.strictObject({ version, how: z.enum(['email', 'copy']) }),
    answer: appraisalSummary,
  },
  'GET /loan-proxy/{loanNum}/appraisals/{id}/xml': { params: ofAppraisal, file: 'application/xml' },
} satisfies Contract;
export type LoanAppraisalsContract = typeof loanAppraisalsContract;
