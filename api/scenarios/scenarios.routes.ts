import { programPages } from '../../domain/loan/write-pages';
import { scenariosContract } from '../../domain/scenarios/scenarios.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { priceQuickly } from './quick-pricer.service';
import { quoteRates } from './rate-quote.service';
import { listScenarios, readScenarioOf, removeScenario, saveScenario } from './scenarios.service';

const access = { kind: 'signed-in', pages: ['pricing'] } as const;

/** Price My Loan: scenarios without a loan. */
export const scenarioCalls: readonly Call[] = [
  defineCall(scenariosContract, 'GET /scenarios', {
    area: 'pricing',
    summary: 'Own saved scenarios and those that colleagues share, the newest first.',
    access,
    handle: ({ portal, actor }) => listScenarios(portal, actor),
  }),
  defineCall(scenariosContract, 'GET /scenarios/{id}', {
    area: 'pricing',
    summary: 'The scenario of a link. 404 for everyone who may not see it.',
    access,
    handle: ({ portal, actor, params }) => readScenarioOf(portal, actor, params.id),
  }),
  defineCall(scenariosContract, 'PUT /scenarios/{id}', {
    area: 'pricing',
    summary: 'Saves an own scenario; a version of null makes a new one. Name and fields are encrypted.',
    access,
    handle: ({ portal, caller, params, body }) => saveScenario(portal, caller, params.id, body),
  }),
  defineCall(scenariosContract, 'DELETE /scenarios/{id}', {
    area: 'pricing',
    summary: 'Removes an own scenario.',
    access,
    handle: async ({ portal, caller, params, query }) => {
      await removeScenario(portal, caller, params.id, query.version);
      return undefined;
    },
  }),
  defineCall(scenariosContract, 'POST /quick-pricer/quote', {
    area: 'pricing',
    summary:
      'A rate quote as PDF in a language: up to three rates of a scenario without a loan, priced now. Nothing is stored.',
    access: { kind: 'signed-in', pages: ['pricing', 'quick-pricing'] },
    needs: 'pricing',
    handle: async ({ portal, actor, body }) => reply({ file: await quoteRates(portal, actor, null, body) }),
  }),
  defineCall(scenariosContract, 'POST /lqb/loans/{loanNum}/rate-quote', {
    area: 'pricing',
    summary:
      'A rate quote of a loan as PDF in a language: up to three rates, priced now with a scenario. Nothing is stored.',
    access: { kind: 'loan', menu: programPages },
    needs: 'pricing',
    handle: async ({ portal, actor, loan, body }) => reply({ file: await quoteRates(portal, actor, loan, body) }),
  }),
  defineCall(scenariosContract, 'POST /quick-pricer/v2', {
    area: 'pricing',
    summary:
      'Every program for a scenario without a loan, by LOS field names, in the display order of the lender, with what each price ' +
      'is made of. Nothing is saved. A client does not repeat it.',
    access: { kind: 'signed-in', pages: ['pricing', 'quick-pricing'] },
    needs: 'pricing',
    handle: ({ portal, actor, query, body }) => priceQuickly(portal, actor, body, query),
  }),
];
