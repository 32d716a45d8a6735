import { z } from 'zod';
import { type Call, defineCall } from '../http/call';
import * as shape from './admin/people.schemas';
import { changeRoles, impactOf, type VersionedRoleChange } from './admin/role-change.service';
import { countedRoles } from './admin/role-record';
import { changeUiAccess } from './admin/ui-access.service';
import { menuWithWriters, uiAccessRecords } from './role.service';

const area = 'emet-data';
/** Who opens what is the administrator's to say (ADMIN-01). */
const access = { kind: 'roles', roles: ['Administrator'] } as const;

const roles = defineCall({
  method: 'GET',
  path: '/emet-data/role/all',
  area,
  summary: 'Role records of employees and of external users, with how many enabled people hold each',
  access,
  answer: z.array(shape.roleAnswer),
  handle: ({ portal }) => countedRoles(portal.db),
});

/** One role, changed by the call that the specification prints for a part of it. */
const oneRole = (path: string, summary: string, body: z.ZodType<VersionedRoleChange>): Call =>
  defineCall({
    method: 'POST',
    path,
    area,
    summary,
    access,
    body,
    answer: shape.roleAnswer.optional(),
    handle: async ({ portal, caller, body: change }) => (await changeRoles(portal, [change], caller))[0],
  });

const batch = defineCall({
  method: 'POST',
  path: '/emet-data/role/permissions',
  area,
  summary: 'Changes what several roles open and edit, all or none',
  access,
  body: shape.rolesBody,
  answer: z.array(shape.roleAnswer),
  handle: ({ portal, caller, body }) => changeRoles(portal, body.changes, caller),
});

const impact = defineCall({
  method: 'POST',
  path: '/emet-data/role/preview',
  area,
  summary: 'Whom such changes would touch; changes nothing',
  access,
  body: shape.impactBody,
  answer: shape.impactAnswer,
  handle: ({ portal, body }) => impactOf(portal, body.changes),
});

const ui = defineCall({
  method: 'GET',
  path: '/emet-data/access/ui',
  area,
  summary: 'What each role may do with each page: r read, w write. Everybody: pages ask whether they are read-only.',
  access: { kind: 'signed-in' },
  answer: shape.uiAccessAnswer,
  handle: ({ portal }) => uiAccessRecords(portal),
});

const saveUi = defineCall({
  method: 'POST',
  path: '/emet-data/access/ui',
  area,
  summary: 'Changes what roles may do with pages, all or nothing; each letter names what it was',
  access,
  body: shape.uiAccessBody,
  answer: shape.uiAccessAnswer,
  handle: ({ portal, caller, body }) => changeUiAccess(portal, body.changes, caller),
});

const menu = defineCall({
  method: 'GET',
  path: '/emet-data/access/menu',
  area,
  summary: 'The loan menu with paths and writer roles. Everybody: the landing page and the loan menu read it.',
  access: { kind: 'signed-in' },
  answer: z.array(
    z.object({ id: z.number(), title: z.string(), path: z.string(), writerRoles: z.array(z.string()).readonly() }),
  ),
  handle: ({ portal }) => menuWithWriters(portal),
});

/** What the pages ask about roles, and what administrators change of them. */
export const roleCalls: Call[] = [
  roles,
  oneRole('/emet-data/role/menu-permission', 'Sets the menu items that a role opens', shape.menuBody),
  oneRole('/emet-data/role/loan-status-permissions', 'Sets the statuses in which a role edits', shape.statusBody),
  batch,
  impact,
  ui,
  saveUi,
  menu,
];
