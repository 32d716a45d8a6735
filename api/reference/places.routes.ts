import { z } from 'zod';
import { allRoles } from '../../domain/access/roles';
import { type Call, defineCall } from '../http/call';
import { choicesFor } from './reference.service';

const branch = z.object({ name: z.string(), city: z.string(), state: z.string() });
const company = z.object({ name: z.string(), channel: z.string(), correspondentProcess: z.string().nullable() });

const choices = z.object({
  channels: z.array(z.string()).readonly(),
  branches: z.array(branch).readonly(),
  companies: z.array(company).readonly(),
});

/** Where a loan may be created; it stands among the calls of the LOS for whoever fills in a new loan. */
export const placeCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/lqb/reference',
    area: 'loan',
    summary: 'Where the person may create a loan: channels, branches and companies.',
    access: { kind: 'roles', roles: allRoles },
    answer: choices,
    handle: ({ portal, actor }) => choicesFor(portal, actor),
  }),
];
