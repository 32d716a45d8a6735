import { z } from 'zod';
import { mayOpenPage } from '../../domain/access/permissions';
import type { LosCapability } from '../../domain/los/capabilities';
import type { MenuPage } from '../../domain/pages/loan-pages';
import { type Call, defineCall } from '../http/call';
import { offeredByLos } from '../los/offered';
import { readLos } from './gateway.service';
import { loanParams } from './loan.schemas';

const count = z.int().min(0).nullable();

export const menuFactCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/lqb/loans/{loanNum}/menu-facts',
    area: 'loan',
    summary:
      'What the badges of the loan menu are read from; null where the user may not open the item, or the LOS does not offer it.',
    access: { kind: 'loan', menu: 'any' },
    params: loanParams,
    answer: z.object({ activeConditions: count, openCocRequests: count }),
    handle: async ({ portal, actor, loan }) => {
      const offered = await offeredByLos(portal.los);
      const shows = (page: MenuPage, capability: LosCapability) =>
        mayOpenPage(actor, page) && offered.includes(capability);
      const [conditions, tasks] = await Promise.all([
        shows('conditions', 'conditions') ? readLos(() => portal.los.conditions(loan.sLNm)) : null,
        shows('coc', 'disclosure') ? readLos(() => portal.los.cocTasks(loan.sLNm)) : null,
      ]);
      return {
        activeConditions: conditions?.filter(({ status }) => status === 'Active').length ?? null,
        openCocRequests: tasks?.filter(({ TaskStatus }) => TaskStatus === 'REQUESTED').length ?? null,
      };
    },
  }),
];
