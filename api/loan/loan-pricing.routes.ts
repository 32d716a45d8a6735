import { programPages } from '../../domain/loan/write-pages';
import { pricingContract } from '../../domain/pricing/pricing.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { readLos, writeLoan } from './gateway.service';
import { assertOffered } from './offered-scenario.service';
import { priceViewOf } from './price-view';
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
