import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { bureaus } from '../loan/credit-score';
import { owners } from '../loan/records';
import { errorTextsSchema } from '../messages/error-body.schemas';
import { stops } from './alerts';
import { creditActions, creditOrderBody } from './credit-order.schemas';
import { applyBody, comparisonAnswer } from './reconcile.schemas';
import { creditReportData } from './report.schemas';

const reportParams = z.object({ loanNum: z.string(), id: z.uuid() });
const accountParams = z.object({ loanNum: z.string(), agency: z.string().regex(/^\d{4}$/) });

/** An order and its report, as listed. */
const creditSummary = z.object({
  id: z.uuid(),
  agency: z.string(),
  action: z.enum(creditActions),
  pull: z.enum(['hard', 'soft']),
  bureaus: z.array(z.enum(bureaus)),
  borrowers: z.array(z.enum(owners)),
  consents: z.array(z.object({ borrower: z.string(), date: z.iso.date() })),
  cost: z.string().describe('Expected, in dollars'),
  orderedBy: z.string(),
  createdAt: z.iso.datetime(),
  order: z.uuid().nullable(),
  state: z.string().describe('State of the order'),
  canCancel: z.boolean(),
  problem: errorTextsSchema.extend({ code: z.string() }).nullable(),
  number: z.string().nullable(),
  issued: z.iso.date().nullable(),
  isSimulation: z.boolean(),
  documentId: z.string().nullable(),
  appliedAt: z.iso.datetime().nullable(),
  appliedBy: z.string().nullable(),
});
export type CreditSummary = z.infer<typeof creditSummary>;

const creditPage = z.object({
  agencies: z
    .array(
      z.object({
        code: z.string(),
        name: z.string(),
        IsTechnicalAffiliate: z.boolean(),
        login: z.string().nullable().describe('Of the user’s account with it'),
        isRefused: z.boolean().describe('The agency refused the account: it must be entered again'),
      }),
    )
    .describe('The agencies that are connected'),
  isSimulation: z.boolean(),
  prices: z.object({ hard: z.string(), soft: z.string(), reissue: z.string() }),
  reports: z.array(creditSummary).describe('The latest first'),
});

/** Credit reports of a loan. Account numbers in answers are their last four characters. */
export const creditContract = {
  'GET /loan-proxy/{loanNum}/credit-report': { answer: creditPage },
  'POST /loan-proxy/{loanNum}/credit-report': { body: creditOrderBody, answer: creditSummary },
  'GET /loan-proxy/{loanNum}/credit-report/{id}': {
    params: reportParams,
    answer: z.object({
      summary: creditSummary,
      report: creditReportData.nullable(),
      stops: z.array(z.enum(stops)).describe('Who must decide before this user may use it'),
    }),
  },
  'GET /loan-proxy/{loanNum}/credit-report/{id}/comparison': { params: reportParams, answer: comparisonAnswer },
  'POST /loan-proxy/{loanNum}/credit-report/{id}/apply': {
    params: reportParams,
    body: applyBody,
    answer: z.object({ version: z.int() }),
  },
  'PUT /loan-proxy/{loanNum}/credit-account/{agency}': {
    params: accountParams,
    body: z.strictObject({
      account: z.string().trim().max(40).default(''),
      login: z.string().trim().min(1).max(80),
      password: z.string().min(1).max(200),
    }),
    answer: z.object({ agency: z.string(), login: z.string() }),
  },
  'DELETE /loan-proxy/{loanNum}/credit-account/{agency}': { params: accountParams, status: 204 },
} satisfies Contract;
export type CreditContract = typeof creditContract;
