import { scenariosContract } from '../../domain/scenarios/scenarios.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { priceQuickly } from './quick-pricer.service';

/** Price My Loan: prices of a whole scenario without a loan. */
export const scenarioCalls: readonly Call[] = [
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
