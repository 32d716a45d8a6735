import { historyContract } from '../../domain/audit/history.contract';
import { type Call, pageReply } from '../http/call';
import { defineCall } from '../http/define-call';
import { historyOf } from './history.service';

export const historyCalls: readonly Call[] = [
  defineCall(historyContract, 'GET /emet-data/history', {
    area: 'emet-data',
    summary:
      'Who changed a record and when, newest first, with each field before and after. Administrators only, because it names ' +
      'users.',
    access: { kind: 'roles', roles: ['Administrator'] },
    handle: async ({ portal, query: { subject, range } }) =>
      pageReply('history', await historyOf(portal.db, subject, { range })),
  }),
];
