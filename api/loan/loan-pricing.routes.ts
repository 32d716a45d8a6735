import { programPages } from '../../domain/loan/write-pages';
import { pricingContract } from '../../domain/pricing/pricing.contract';
import { savedPricingContract } from '../../domain/scenarios/saved-pricing.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { readLos, writeLoan } from './gateway.service';
import { assertOffered } from './offered-scenario.service';
import { priceViewOf } from './price-view';
import { savedPricingsOf, saveLoanPricing, savePricingInput } from './saved-pricing.service';
import { maskLoan } from './ssn-mask';

export const loanPricingCalls: readonly Call[] = [
  defineCall(pricingContract, 'POST /lqb/loans/{loanNum}/pricing-simple', {
    area: 'pricing',
    summary: 'Prices the loan with the given scenario changes. Saves nothing.',
    access: { kind: 'loan', menu: programPages },
    needs: 'pricing',
    handle: ({ portal, actor, loan, query, body }) =>
      readLos(() => portal.los.price(loan.sLNm, body, priceViewOf(actor, query))),
  }),
  defineCall(savedPricingContract, 'POST /lqb/loans/{loanNum}/save-pricing-input', {
    area: 'pricing',
    summary:
      'Saves impounds with a note and the lock period. 409 if the loan is another version than the one read, or has other ratios.',
    access: { kind: 'loan', menu: programPages, write: true },
    needs: 'pricing',
    handle: async ({ portal, caller, loan, body }) => maskLoan(await savePricingInput(portal, caller, loan, body)),
  }),
  defineCall(savedPricingContract, 'POST /lqb/loans/{loanNum}/save-pricing', {
    area: 'pricing',
    summary:
      'Prices the loan and saves who priced it, when, from which facts and rate sheets, the best rates and the chosen one, as the next ' +
      'version. The same ID is saved once.',
    access: { kind: 'loan', menu: programPages, write: true },
    needs: 'pricing',
    handle: ({ portal, caller, loan, body }) => saveLoanPricing(portal, caller, loan, body),
  }),
  defineCall(savedPricingContract, 'GET /lqb/loans/{loanNum}/pricings', {
    area: 'pricing',
    summary: "The saved versions of the loan's prices, the newest first, without margins for brokers.",
    access: { kind: 'loan', menu: programPages },
    needs: 'pricing',
    handle: ({ portal, actor, loan }) => savedPricingsOf(portal, actor, loan.sLNm),
  }),
  defineCall(pricingContract, 'POST /lqb/loans/{loanNum}/register-loan-program', {
    area: 'loan',
    summary: 'Chooses a program with a rate and fee from the price list; 422 if it is not eligible or not offered.',
    access: { kind: 'loan', menu: programPages, write: true },
    needs: 'pricing',
    handle: async ({ portal, caller, loan, body }) => {
      const { aeBranchName: _branch, scenario, ...requested } = body;
      if (scenario) await assertOffered(portal, loan, scenario);
      const write = {
        action: 'loan.choose-program',
        loanNum: loan.sLNm,
        detail: { ...requested, scenario: Object.keys(scenario ?? {}) },
        event: 'loan',
      } as const;
      const chosen = await writeLoan(portal, caller, write, (operation) =>
        portal.los.chooseProgram(operation, loan.sLNm, { ...requested, ...(scenario ? { scenario } : {}) }),
      );
      return maskLoan(chosen);
    },
  }),
];
