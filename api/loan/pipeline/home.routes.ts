import { z } from 'zod';
import { allRoles } from '../../../domain/access/roles';
import { notAuthorized } from '../../http/app-error';
import { type Call, defineCall } from '../../http/call';
import { readLos } from '../gateway.service';
import { choicesFor } from '../organization.service';
import { homeOf } from './home.service';
import { bringUpToDate, rebuildPipeline } from './rebuild.service';

const count = z.int().min(0);

const home = z.object({
  tabs: z.record(z.string(), count),
  groups: z.array(z.object({ tab: z.int(), group: z.string(), loans: count })).readonly(),
  statuses: z.array(z.object({ tab: z.int(), status: z.string(), loans: count })).readonly(),
  locksExpiring: count,
  locksByDay: z.array(z.object({ date: z.string(), loans: count })).readonly(),
  conditionsWaiting: count,
});

const branch = z.object({ name: z.string(), city: z.string(), state: z.string() });
const company = z.object({ name: z.string(), channel: z.string(), correspondentProcess: z.string().nullable() });

const choices = z.object({
  channels: z.array(z.string()).readonly(),
  branches: z.array(branch).readonly(),
  companies: z.array(company).readonly(),
});

const batch = z.object({
  loanNums: z
    .array(z.string().regex(/^[A-Za-z0-9-]{1,36}$/, 'This is no loan number.'))
    .max(10_000)
    .optional(),
});

export const homeCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/quick-panel/data',
    area: 'auth',
    summary: 'What the person’s home shows of their loans: counts by tab and status, locks that expire within 7 days.',
    access: { kind: 'signed-in' },
    answer: home,
    handle: ({ portal, actor }) => homeOf(portal, actor),
  }),
  defineCall({
    method: 'GET',
    path: '/lqb/reference',
    area: 'loan',
    summary: 'Where the person may create a loan: channels, branches and companies.',
    access: { kind: 'roles', roles: allRoles },
    answer: choices,
    handle: ({ portal, actor }) => choicesFor(portal, actor),
  }),
  defineCall({
    method: 'GET',
    path: '/emet-data/branches',
    area: 'emet-data',
    summary: 'The lender’s branches.',
    access: { kind: 'roles', roles: allRoles },
    answer: z.array(branch).readonly(),
    handle: async ({ portal, actor }) => {
      if (actor.isPml) throw notAuthorized();
      return (await choicesFor(portal, actor)).branches;
    },
  }),
  defineCall({
    method: 'POST',
    path: '/emet-data/loans',
    area: 'emet-data',
    summary: 'Brings the pipeline up to date from the LOS: these loans, or all of them where none are named.',
    access: { kind: 'roles', roles: ['Administrator'] },
    body: batch,
    answer: z.object({ loans: count, removed: count }),
    handle: async ({ portal, body }) => {
      const { loanNums } = body;
      if (loanNums === undefined) return readLos(() => rebuildPipeline(portal));
      return { loans: await readLos(() => bringUpToDate(portal, loanNums)), removed: 0 };
    },
  }),
];
