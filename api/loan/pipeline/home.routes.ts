import { z } from 'zod';
import { type Call, defineCall } from '../../http/call';
import { homeOf } from './home.service';

const count = z.int().min(0);

const home = z.object({
  tabs: z.record(z.string(), count),
  groups: z.array(z.object({ tab: z.int(), group: z.string(), loans: count })).readonly(),
  statuses: z.array(z.object({ tab: z.int(), status: z.string(), loans: count })).readonly(),
  locksExpiring: count,
  locksByDay: z.array(z.object({ date: z.string(), loans: count })).readonly(),
  conditionsWaiting: count,
  unreadAnnouncements: count,
});

export const homeCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/quick-panel/data',
    area: 'auth',
    summary:
      'What the person’s home shows: counts of their loans by tab and status, locks that expire within 7 days, and the ' +
      'announcements that they have not read.',
    access: { kind: 'signed-in' },
    answer: home,
    handle: ({ portal, actor }) => homeOf(portal, actor),
  }),
];
