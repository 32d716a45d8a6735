import { historyContract } from '../../domain/audit/history.contract';
import { type Call, pageReply } from '../http/call';
import { defineCall } from '../http/define-call';
import { historyOf } from './history.service';

export const historyCalls: readonly Call[] = [
  defineCall(historyContract, 'GET /emet-data/history', {
    area: 'emet-data',
    summary:
      'Who changed what of a record and when, the last first; each field with its value before and after. Administrators ' +
      'only: it names people.',
    access: { kind: 'roles', roles: ['Administrator'] },
    handle: async ({ portal, query: { subject, range } }) =>
      pageReply('history', await historyOf(portal.db, subject, { range })),
  }),
];
