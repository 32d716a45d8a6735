import { repricingContract } from '../../domain/application/repricing/repricing.contract';
import { pricingContract } from '../../domain/pricing/pricing.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { reviewPrice } from './price-review.service';
import { quickPrice } from './quick-price.service';

/** Prices without a loan, and whether the price of a loan is up to date. */
export const pricingCalls: readonly Call[] = [
  defineCall(pricingContract, 'POST /public/pricing', {
    area: 'pricing',
    summary:
      'Best rates of the programs that a scenario is eligible for, for guests: the group CORPORATE, without what a rate ' +
      'is made of. Nothing is stored; an address may ask 30 times in 10 minutes.',
    access: { kind: 'public', limit: 'public-price' },
    needs: 'pricing',
    handle: ({ portal, body: scenario }) => quickPrice(portal, scenario, null),
  }),
  defineCall(pricingContract, 'POST /pricing/quick', {
    area: 'pricing',
    summary:
      'The same for signed-in users, in their own price group and with their compensation; the programs have their identifiers, ' +
      'for a rate quote. Nothing is saved.',
    access: { kind: 'signed-in', pages: ['quick-pricing', 'pricing'] },
    needs: 'pricing',
    handle: ({ portal, body: scenario, actor }) => quickPrice(portal, scenario, actor),
  }),
  defineCall(repricingContract, 'GET /lqb/loans/{loanNum}/price-check', {
    area: 'pricing',
    summary:
      'Prices the loan again with its own program and rate: whether its price is up to date, the figures when it was priced and now, ' +
      'why it is no longer eligible, and what changed since then and since the eDisclosure. Saves nothing.',
    access: { kind: 'loan', menu: 'any' },
    needs: 'pricing',
    handle: ({ portal, actor, loan }) => reviewPrice(portal, actor, loan),
  }),
];
