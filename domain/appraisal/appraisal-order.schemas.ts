import { z } from 'zod';
import { accessKinds, complexities, payers, revisionKinds } from './order-codes';
import { formSchema, keptSsr, receivedReport } from './report.schemas';
import { requestTypes } from './request-types';
import { keptTransfer } from './transfer.schemas';
import { copyMethods } from './valuation-clock';

const text = z.string();
const line = (most: number) => text.trim().max(most);
const amount = text.regex(/^\d{1,7}\.\d{2}$/);
const company = text.regex(/^[A-Z0-9]{2,12}$/);

/** Who opens the door. */
export const accessContact = z.strictObject({
  kind: z.enum(accessKinds),
  name: line(120),
  phone: line(20),
  email: line(200),
});

/** An order as the user writes it. */
export const orderInput = z.strictObject({
  form: formSchema,
  company,
  isRush: z.boolean(),
  complexity: z.enum(complexities),
  manualAmt: amount.nullable().describe('The fee if the schedule has none, or another one was agreed'),
  manualReason: line(300),
  payer: z.enum(payers),
  access: accessContact,
  instructions: line(1000).describe('For the appraisal company; no value or amount to aim at'),
});
export type OrderInput = Readonly<z.infer<typeof orderInput>>;

export const orderBody = orderInput.extend({
  version: z.int().min(0).describe('Of the order; 0 for a new one'),
  loanVersion: z.int().min(1).describe('The version of the loan that the user saw'),
  submit: z.boolean().describe('Sends it to the appraisal company; otherwise it stays a draft'),
});
export type OrderBody = Readonly<z.infer<typeof orderBody>>;

/** An order as the specification names it (APPR-03). */
export const printedOrder = z.object({
  type: z.enum(requestTypes).nullable(),
  typeDescription: text,
  chargedAmt: amount.nullable(),
  manualAmt: amount.nullable(),
  requestedDt: z.iso.datetime().nullable(),
  requesterComp: z.object({
    ...{ name: text, street: text, city: text, state: text, zipcode: text },
    ...{ phone: text, email: text },
  }),
  ccInfo: z
    .object({ transactionAmt: amount.nullable(), orderDesc: text })
    .describe('What is charged by the payment link. Card data is never stored.'),
  loan: z.object({
    ...{ loanNum: text, loanType: text.nullable(), purpose: text.nullable(), amount: text.nullable() },
    ...{ purchasePrice: text.nullable(), caseNumber: text.nullable() },
  }),
  propertyAddress: z.object({
    ...{ street: text, unit: text, city: text, state: text, zipcode: text, county: text },
  }),
  borrower: z.object({ name: text, phone: text, email: text }),
});
export type PrintedOrder = Readonly<z.infer<typeof printedOrder>>;

export const revision = z.object({
  id: z.uuid(),
  kind: z.enum(revisionKinds),
  text,
  askedOn: z.iso.date(),
  by: text,
});

export const review = z.object({
  ...{ at: z.iso.datetime(), by: text, note: text, reportVersion: z.int() },
});

/** A review with what it changed on the loan, so that it can be taken back. Reviews of earlier versions of the portal do not say it. */
const keptReview = review.extend({
  changed: z.record(text, z.object({ before: text.nullable(), after: text.nullable() })).optional(),
});

export const rejection = z.object({
  ...{ at: z.iso.datetime(), by: text, reason: text, reportVersion: z.int() },
});

/** A copy for a borrower. */
export const sentCopy = z.object({
  reportVersion: z.int(),
  borrower: text,
  method: z.enum(copyMethods),
  sentOn: z.iso.date(),
  receivedOn: z.iso.date().nullable(),
  packageKey: z.uuid().nullable().describe('Chosen by the client; copies are sent once for it'),
  packageId: z.uuid().nullable().describe('Of the package through which it was sent electronically'),
});
export type SentCopy = Readonly<z.infer<typeof sentCopy>>;

/** Everything that is kept of an appraisal, sealed in its row. */
export const appraisalContent = z.object({
  input: orderInput.nullable().describe('Null for a transferred appraisal'),
  order: printedOrder,
  dueOn: z.iso.date().nullable(),
  inspectionAt: text.nullable(),
  appraiser: text.nullable().describe('As the company assigned them'),
  appraiserLicense: z.object({ number: text.nullable(), state: text.nullable() }).nullish(),
  reassignments: z.array(z.uuid()).optional().describe('Keys of the instructions to assign another appraiser'),
  reports: z.array(receivedReport),
  revisions: z.array(revision),
  review: keptReview.nullable(),
  rejection: rejection.nullish().describe('Why the last version is not used'),
  copies: z.array(sentCopy),
  ssrs: z.array(keptSsr),
  payment: z.object({ url: text, state: z.enum(['open', 'paid', 'expired']) }).nullable(),
  cancelReason: text.nullable(),
  transfer: keptTransfer.nullable(),
});
export type AppraisalContent = Readonly<z.infer<typeof appraisalContent>>;

/** The request of an order of the engine. The company gets the data from the sealed row. */
export const appraisalOrderRequest = z.strictObject({
  appraisal: z.uuid(),
  company,
  revision: z.uuid().nullable().describe('The question that is sent to the company; null for the order itself'),
});
export type AppraisalOrderRequest = z.infer<typeof appraisalOrderRequest>;

export const appraisalOrderResult = z.strictObject({ appraisal: z.uuid(), reportVersion: z.int().min(1) });
export type AppraisalOrderResult = z.infer<typeof appraisalOrderResult>;
