import { z } from 'zod';
import { type Call, defineCall, pageReply } from '../http/call';
import { historyEntry, historyParameters } from './history.schemas';
import { historyOf } from './history.service';

export const historyCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/emet-data/history',
    area: 'emet-data',
    summary:
      'Who changed what of a record and when, the last first; each field with its value before and after. Administrators ' +
      'only: it names people.',
    access: { kind: 'roles', roles: ['Administrator'] },
    query: historyParameters,
    answer: z.array(historyEntry).readonly(),
    handle: async ({ portal, query: { subject, range } }) =>
      pageReply('history', await historyOf(portal.db, subject, { range })),
  }),
];
