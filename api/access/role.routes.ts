import { peopleContract } from '../../domain/access/people.contract';
import { MAX_PAGE } from '../../domain/contract/list-parameters.schemas';
import { loanContract } from '../../domain/loan/loan.contract';
import { notFound } from '../http/app-error';
import { type Call, pageReply } from '../http/call';
import { administrators } from '../http/call-access';
import { defineCall } from '../http/define-call';
import { listParameters, pageOf } from '../http/list-query';
import { changeRoles, impactOf } from './admin/role-change.service';
import { countedRoles, roleList } from './admin/role-record';
import { changeUiAccess } from './admin/ui-access.service';
import { menuWithWriters, uiAccessRecords, writersOfPage } from './role.service';

const area = 'emet-data';
/** Only administrators decide who opens what (ADMIN-01). */
const access = administrators('admin-role', 'admin-user');

const roles = defineCall(peopleContract, 'GET /emet-data/role/all', {
  area,
  summary: 'Role records of employees and of external users, with the number of enabled users of each',
  access,
  query: listParameters(roleList),
  handle: async ({ portal, query }) =>
    // The call answers all roles, unless a page is asked for.
    pageReply(
      'roles',
      await pageOf(countedRoles(portal.db), roleList, { ...query, range: query.range ?? [0, MAX_PAGE - 1] }),
    ),
});

const one = defineCall(peopleContract, 'GET /emet-data/role/all/{id}', {
  area,
  summary: 'One role by its ID, such as employee:Processor',
  access,
  handle: async ({ portal, params }) => {
    const found = await countedRoles(portal.db).where('record.id', '=', params.id).executeTakeFirst();
    if (found === undefined) throw notFound('no-role');
    return found;
  },
});

/** The calls that the specification defines for one part of a role. */
const oneRole = (part: 'menu-permission' | 'loan-status-permissions', summary: string): Call =>
  defineCall(peopleContract, `POST /emet-data/role/${part}`, {
    area,
    summary,
    access,
    handle: async ({ portal, caller, body: change }) => (await changeRoles(portal, [change], caller))[0],
  });

const batch = defineCall(peopleContract, 'POST /emet-data/role/permissions', {
  area,
  summary: 'Changes what several roles can open and edit, all or none',
  access,
  handle: ({ portal, caller, body }) => changeRoles(portal, body.changes, caller),
});

const impact = defineCall(peopleContract, 'POST /emet-data/role/preview', {
  area,
  summary: 'The users such changes would affect; changes nothing',
  access,
  handle: ({ portal, body }) => impactOf(portal, body.changes),
});

const ui = defineCall(peopleContract, 'GET /emet-data/access/ui', {
  area,
  summary: 'What each role may do with each page: r read, w write. For everyone: pages use it to show read-only forms.',
  access: { kind: 'signed-in', pages: 'none' },
  handle: ({ portal }) => uiAccessRecords(portal),
});

const saveUi = defineCall(peopleContract, 'POST /emet-data/access/ui', {
  area,
  summary: 'Changes what roles may do with pages, all or nothing; each letter names its previous value',
  access,
  handle: ({ portal, caller, body }) => changeUiAccess(portal, body.changes, caller),
});

const menu = defineCall(peopleContract, 'GET /emet-data/access/menu', {
  area,
  summary:
    'The loan menu with paths and writer roles, for everyone. The letters of a user follow from the same records.',
  access: { kind: 'signed-in', pages: 'none' },
  handle: ({ portal }) => menuWithWriters(portal),
});

/** The calls that read roles for pages, and those that administrators use to change them. */
export const roleCalls: Call[] = [
  roles,
  one,
  defineCall(loanContract, 'GET /loan-proxy/{loanNum}/page-writers', {
    area: 'loan',
    summary:
      'Names of the roles that may write on a page of the loan in its status, for users to whom it is read-only.',
    access: { kind: 'loan', menu: 'any' },
    handle: async ({ portal, actor, loan, query }) => ({
      roles: await writersOfPage(portal, actor, { page: query.page, status: loan.sStatusT }),
    }),
  }),
  oneRole('menu-permission', 'Sets the menu items that a role opens'),
  oneRole('loan-status-permissions', 'Sets the statuses in which a role edits'),
  batch,
  impact,
  ui,
  saveUi,
  menu,
];
