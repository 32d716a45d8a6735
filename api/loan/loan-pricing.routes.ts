import { z } from 'zod';
import { pricingAnswerSchema, scenarioChangesSchema } from '../../domain/pricing/pricing.schemas';
import type { Actor } from '../http/actor';
import { type Call, defineCall } from '../http/call';
import { isKeepable, notKeepable } from '../http/keepable';
import { readLos, writeLoan } from './gateway.service';
import { loanAnswer, loanParams } from './loan.schemas';
import { assertOffered } from './offered-scenario.service';
import { maskLoan } from './ssn-mask';

const view = z.object({
  rates: z.enum(['all', 'best']).optional().describe('best: one rate for each program'),
  focusedProgramId: z
    .string()
    .max(80)
    .optional()
    .describe('with best, the program that carries all its rates in any case'),
});

const choice = z
  .object({
    lLpTemplateId: z.string().min(1).max(80),
    requestedRate: z.string().max(20),
    requestedFee: z.string().max(20),
    aeBranchName: z.string().max(100).optional(),
    sProdRLckdDays: z.int().min(1).max(365).optional(),
    scenario: scenarioChangesSchema.optional().describe('fields that the price was asked with; saved with the choice'),
  })
  .refine(isKeepable, notKeepable);

/** Adjustments that the price list hides are for people of the lender who work on every loan. */
const seesHidden = (actor: Actor): boolean => !actor.isPml && !actor.isRetail;

export const loanPricingCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/lqb/loans/{loanNum}/pricing-simple',
    area: 'pricing',
    summary: 'Prices the loan with scenario fields that differ from it. Saves nothing.',
    access: { kind: 'loan', menu: ['loan-summary', 'rate-lock'] },
    params: loanParams,
    query: view,
    body: scenarioChangesSchema,
    answer: pricingAnswerSchema,
    handle: ({ portal, actor, loan, query, body }) =>
      readLos(() =>
        portal.los.price(loan.sLNm, body, {
          showHidden: seesHidden(actor),
          ...(query.rates ? { rates: query.rates } : {}),
          ...(query.focusedProgramId ? { focusedProgramId: query.focusedProgramId } : {}),
        }),
      ),
  }),
  defineCall({
    method: 'POST',
    path: '/lqb/loans/{loanNum}/register-loan-program',
    area: 'loan',
    summary: 'Chooses a program at a rate and fee of the price list; 422 where it is not eligible or not offered.',
    access: { kind: 'loan', menu: ['loan-summary', 'rate-lock'], write: true },
    params: loanParams,
    body: choice,
    answer: loanAnswer,
    handle: async ({ portal, actor, loan, body, request }) => {
      const { aeBranchName: _branch, scenario, ...requested } = body;
      if (scenario) await assertOffered(portal, loan, scenario);
      const write = {
        action: 'loan.choose-program',
        loanNum: loan.sLNm,
        detail: { ...requested, scenario: Object.keys(scenario ?? {}) },
        requestId: request.id,
      };
      const chosen = await writeLoan(portal, actor, write, (operation) =>
        portal.los.chooseProgram(operation, loan.sLNm, { ...requested, ...(scenario ? { scenario } : {}) }),
      );
      return maskLoan(chosen);
    },
  }),
];
