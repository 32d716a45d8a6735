import { mayUsePage } from '../../domain/access/permissions';
import { openChanges } from '../../domain/fees/coc-codes';
import { loanContract } from '../../domain/loan/loan.contract';
import type { LosCapability } from '../../domain/los/capabilities';
import type { MenuPage } from '../../domain/pages/loan-pages';
import { readableConditions } from '../../domain/underwriting/condition-readers';
import { raisedBy } from '../../domain/underwriting/investor-conditions';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { offeredByLos } from '../los/offered';
import { readLos } from './gateway.service';

export const menuFactCalls: readonly Call[] = [
  defineCall(loanContract, 'GET /lqb/loans/{loanNum}/menu-facts', {
    area: 'loan',
    summary:
      'What the badges of the loan menu are read from; null where the user may not open the item, or the LOS does not offer it.',
    access: { kind: 'loan', menu: 'any' },
    handle: async ({ portal, actor, loan }) => {
      const offered = await offeredByLos(portal.los);
      const shows = (page: MenuPage, capability: LosCapability) =>
        mayUsePage(actor, page, 'read') && offered.includes(capability);
      const conditions = shows('conditions', 'conditions')
        ? await readLos(() => portal.los.conditions(loan.sLNm))
        : null;
      return {
        activeConditions:
          conditions &&
          readableConditions(conditions, actor).filter(
            (one) => one.status === 'Active' && raisedBy(one) === 'underwriter',
          ).length,
        openCocRequests: shows('coc', 'fees') ? openChanges(loan).length : null,
      };
    },
  }),
];
