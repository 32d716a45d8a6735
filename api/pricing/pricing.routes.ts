import { quickPriceSchema } from '../../domain/pricing/quick-price.schemas';
import { type QuickScenario, quickScenarioFields } from '../../domain/pricing/quick-scenario';
import { countPublicPrice } from '../access/access.service';
import { type Call, defineCall } from '../http/call';
import { recordBody } from '../http/record-body';
import { quickPrice } from './quick-price.service';

/** Every field is needed: a scenario is no change of another one. */
const body = recordBody(quickScenarioFields)
  .refine(({ id }) => id === null, 'A scenario has no id.')
  .transform(({ values }) => values as QuickScenario);

/** The calls of the pricing area that are about no loan. */
export const pricingCalls: readonly Call[] = [
  defineCall({
    method: 'POST',
    path: '/public/pricing',
    area: 'pricing',
    summary:
      'Best rates of the programs that a small scenario is eligible for, for guests: the group CORPORATE, without what a rate ' +
      'is made of. Nothing is stored; an address may ask 30 times in 10 minutes.',
    access: { kind: 'public' },
    body,
    answer: quickPriceSchema,
    handle: async ({ portal, body: scenario, request }) => {
      await countPublicPrice(portal, request.network);
      return quickPrice(portal, scenario, null);
    },
  }),
  defineCall({
    method: 'POST',
    path: '/pricing/quick',
    area: 'pricing',
    summary: 'The same for who is signed in, in their own price group. Nothing is stored.',
    access: { kind: 'signed-in' },
    body,
    answer: quickPriceSchema,
    handle: ({ portal, body: scenario, actor }) => quickPrice(portal, scenario, actor),
  }),
];
