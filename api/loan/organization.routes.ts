import { z } from 'zod';
import { allRoles } from '../../domain/access/roles';
import { notAuthorized } from '../http/app-error';
import { type Call, defineCall } from '../http/call';
import { choicesFor } from './organization.service';

const branch = z.object({ name: z.string(), city: z.string(), state: z.string() });
const company = z.object({ name: z.string(), channel: z.string(), correspondentProcess: z.string().nullable() });

const choices = z.object({
  channels: z.array(z.string()).readonly(),
  branches: z.array(branch).readonly(),
  companies: z.array(company).readonly(),
});

export const organizationCalls: readonly Call[] = [
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
];
