import { pricingContract } from '../../domain/pricing/pricing.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { quickPrice } from './quick-price.service';

/** The pricing calls without a loan. */
export const pricingCalls: readonly Call[] = [
  defineCall(pricingContract, 'POST /public/pricing', {
    area: 'pricing',
    summary:
      'Best rates of the programs that a small scenario is eligible for, for guests: the group CORPORATE, without what a rate ' +
      'is made of. Nothing is stored; an address may ask 30 times in 10 minutes.',
    access: { kind: 'public', limit: 'public-price' },
    needs: 'pricing',
    handle: ({ portal, body: scenario }) => quickPrice(portal, scenario, null),
  }),
  defineCall(pricingContract, 'POST /pricing/quick', {
    area: 'pricing',
    summary: 'The same for signed-in users, in their own price group. Nothing is saved.',
    access: { kind: 'signed-in', pages: ['quick-pricing', 'pricing'] },
    needs: 'pricing',
    handle: ({ portal, body: scenario, actor }) => quickPrice(portal, scenario, actor),
  }),
];
