import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { edoc } from '../documents/document.schemas';
import { languages } from '../format/language';
import { MAX_UPLOAD_BYTES } from '../loan/upload-limits';
import { newSigner } from '../signing/signing.schemas';
import { appraisalSummary } from './loan-appraisals.contract';
import { transferInput } from './transfer.schemas';
import { transferParts } from './transfer-rules';
import { jointElections, waiverElections, waiverObstacles } from './waiver-offer';

const text = z.string();
const date = z.iso.date();
const version = z.int().min(1);

/** A form on which each borrower chooses when they sign. */
const sentWaiver = z.object({
  id: z.uuid(),
  election: z.enum(jointElections).nullable().describe('Of all borrowers; null while one has not chosen'),
  sentAt: z.iso.datetime(),
  sentBy: text,
  documentId: text,
  signers: z.array(
    z.object({ name: text, signedAt: z.iso.datetime().nullable(), choice: z.enum(waiverElections).nullable() }),
  ),
  state: z.enum(['open', 'signed', 'ended']),
  usedAt: z.iso.datetime().nullable().describe('Since when the loan is valued by the waiver'),
});
export type SentWaiver = Readonly<z.infer<typeof sentWaiver>>;

const waiverPage = z.object({
  loanVersion: version,
  run: z.object({ id: z.uuid(), system: text, number: z.int(), at: z.iso.datetime(), outcome: text }).nullable(),
  until: date.nullable().describe('The last note date that the offer covers'),
  obstacle: z.enum(waiverObstacles).nullable(),
  isSimulation: z.boolean(),
  borrowers: z.array(z.object({ name: text, email: text.nullable() })),
  sent: z.array(sentWaiver).describe('The latest first'),
  timing: z
    .object({ givenOn: date, by: text })
    .nullable()
    .describe('Waiver of the three business days of 12 CFR 1002.14(a)(1)'),
  lastTimingDay: date.nullable().describe('The last day on which the timing can be waived'),
});
export type WaiverPage = Readonly<z.infer<typeof waiverPage>>;

const transfer = { params: z.object({ loanNum: text, id: z.uuid() }), answer: appraisalSummary } as const;

/** Waivers of an appraisal, and appraisals that another lender transfers. */
export const waiverContract = {
  'GET /loan-proxy/{loanNum}/appraisal-waiver': { answer: waiverPage },
  'POST /loan-proxy/{loanNum}/appraisal-waiver': {
    body: z.strictObject({
      id: z.uuid().describe('Chosen by the client: the form is sent once for it'),
      loanVersion: version,
      language: z.enum(languages),
      recipients: z
        .array(newSigner.pick({ name: true, email: true }))
        .min(1)
        .max(4),
    }),
    answer: waiverPage,
  },
  'POST /loan-proxy/{loanNum}/appraisal-waiver/{id}/use': {
    params: transfer.params,
    body: z.strictObject({ loanVersion: version }),
    answer: waiverPage,
  },
  'POST /loan-proxy/{loanNum}/appraisal-waiver/timing': {
    body: z.strictObject({ givenOn: date }),
    answer: waiverPage,
  },
  'PUT /loan-proxy/{loanNum}/appraisal-transfers/{id}': {
    ...transfer,
    body: transferInput.extend({ version: z.int().min(0).describe('Of the transfer; 0 for a new one') }),
  },
  'POST /lqb/loans/{loanNum}/appraisal-transfer-upload': {
    body: z.object({ transfer: z.uuid().optional(), part: z.enum(transferParts).optional() }),
    upload: { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: 10, only: 'pdf' },
    answer: z.array(edoc),
    status: 201,
  },
  'POST /loan-proxy/{loanNum}/appraisal-transfers/{id}/xml': {
    ...transfer,
    body: z.object({}),
    upload: { field: 'files', maxTotal: MAX_UPLOAD_BYTES, maxFiles: 1 },
  },
  'POST /loan-proxy/{loanNum}/appraisal-transfers/{id}/receive': { ...transfer, body: z.strictObject({ version }) },
  'GET /loan-proxy/{loanNum}/appraisal-transfers/{id}/letter': { params: transfer.params, file: 'application/pdf' },
} satisfies Contract;
export type WaiverContract = typeof waiverContract;
