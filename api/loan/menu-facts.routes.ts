import { z } from 'zod';
import { mayOpenPage } from '../../domain/access/permissions';
import { type Call, defineCall } from '../http/call';
import { readLos } from './gateway.service';
import { loanParams } from './loan.schemas';

const count = z.int().min(0).nullable();

export const menuFactCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/lqb/loans/{loanNum}/menu-facts',
    area: 'loan',
    summary: 'What the badges of the loan menu are read from; null where the person may not open the item.',
    access: { kind: 'loan', menu: 'any' },
    params: loanParams,
    answer: z.object({ activeConditions: count, openCocRequests: count }),
    handle: async ({ portal, actor, loan }) => {
      const [conditions, tasks] = await Promise.all([
        mayOpenPage(actor, 'conditions') ? readLos(() => portal.los.conditions(loan.sLNm)) : null,
        mayOpenPage(actor, 'coc') ? readLos(() => portal.los.cocTasks(loan.sLNm)) : null,
      ]);
      return {
        activeConditions: conditions?.filter(({ status }) => status === 'Active').length ?? null,
        openCocRequests: tasks?.filter(({ TaskStatus }) => TaskStatus === 'REQUESTED').length ?? null,
      };
    },
  }),
];
