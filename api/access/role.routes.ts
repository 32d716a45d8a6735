import { z } from 'zod';
import { type Call, defineCall } from '../http/call';
import { roleRecords } from './role.queries';
import { menuWithWriters, uiAccessRecords } from './role.service';

const area = 'emet-data';

const roles = defineCall({
  method: 'GET',
  path: '/emet-data/role/all',
  area,
  summary: 'Role records of employees and of external users',
  access: { kind: 'roles', roles: ['Administrator'] },
  answer: z.array(
    z.object({
      role: z.string(),
      isPml: z.boolean(),
      menuPermissions: z.array(z.number()).readonly(),
      loanStatusPermissions: z.array(z.string()).readonly(),
    }),
  ),
  handle: ({ portal }) => roleRecords(portal.db),
});

const ui = defineCall({
  method: 'GET',
  path: '/emet-data/access/ui',
  area,
  summary: 'What each role may do with each page: r read, w write',
  access: { kind: 'signed-in' },
  answer: z.array(z.object({ connectPortal: z.string() }).catchall(z.string().optional()).readonly()),
  handle: ({ portal }) => uiAccessRecords(portal),
});

const menu = defineCall({
  method: 'GET',
  path: '/emet-data/access/menu',
  area,
  summary: 'The loan menu with paths and writer roles',
  access: { kind: 'signed-in' },
  answer: z.array(
    z.object({ id: z.number(), title: z.string(), path: z.string(), writerRoles: z.array(z.string()).readonly() }),
  ),
  handle: ({ portal }) => menuWithWriters(portal),
});

/** What the pages ask about roles. */
export const roleCalls: Call[] = [roles, ui, menu];
