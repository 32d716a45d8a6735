import { z } from 'zod';
import { runOfRecord } from '../../aus/run-of-record.schemas';
import { communityLending, reference } from '../../aus/submission.schemas';
import { ausSystems } from '../../aus/systems';
import { ausTrial } from '../../aus/trial.schemas';
import type { Contract } from '../../contract/contract';
import { ausStatus, ausView, lpaJob } from './aus-view.schemas';

const agencyCode = z.string().trim().max(40);
const userId = z.string().trim().max(80);
const password = z.string().max(200);

/** Chosen by the author: the loan is submitted once for a key, also if an answer is lost and the call is repeated. */
const key = z.uuid().optional();

/** DU and DO take a credit agency with its account, and one reference number for each borrower or couple. */
const desktopBody = z.strictObject({
  key,
  craUserId: userId.default(''),
  craPassword: password.default(''),
  cra: agencyCode.default(''),
  reissueList: z.array(reference).max(4).default([]),
  isCopyLiabilities: z.boolean().default(false),
  sFannieCommunityLendingT: communityLending.optional(),
});

const lpaBody = z.strictObject({
  key,
  craUserId: userId.default(''),
  craPassword: password.default(''),
  cra: agencyCode.default(''),
  reissueList: z.array(reference).max(5).default([]),
});

const agency = z.object({ code: z.string(), name: z.string(), IsTechnicalAffiliate: z.boolean() });

/** Automated underwriting. */
export const ausContract = {
  'POST /loan-proxy/{loanNum}/desktop-underwriter': { body: desktopBody, answer: ausStatus },
  'POST /loan-proxy/{loanNum}/desktop-originator': { body: desktopBody, answer: ausStatus },
  'GET /loan-proxy/{loanNum}/du-response-status': { answer: ausStatus },
  'GET /loan-proxy/{loanNum}/do-response-status': { answer: ausStatus },
  'GET /loan-proxy/{loanNum}/lpa-response': { answer: ausStatus },
  'GET /lpa/cra': { answer: z.array(agency).readonly() },
  'POST /lpa': { body: lpaBody, answer: lpaJob },
  'POST /lpa/{JobId}': {
    params: z.object({ JobId: z.uuid() }),
    body: z.strictObject({ hash: z.string().max(64) }),
    answer: lpaJob.extend({ response: ausStatus.nullable().describe('The final result') }),
  },
  'GET /loan-proxy/{loanNum}/aus-runs': { answer: ausView },
  'GET /loan-proxy/{loanNum}/aus-trial': { query: z.object({ system: z.enum(ausSystems) }), answer: ausTrial },
  'POST /loan-proxy/{loanNum}/aus-run-of-record': {
    body: runOfRecord,
    answer: z.object({ version: z.int(), sProd3rdPartyUwResultT: z.string() }),
  },
} satisfies Contract;

export type AusContract = typeof ausContract;
