import { peopleContract } from '../../../domain/access/people.contract';
import type { UserRecord } from '../../../domain/access/user.schemas';
import type { AppContext } from '../../app-context';
import { notFound } from '../../http/app-error';
import { type Call, pageReply, reply } from '../../http/call';
import { administrators } from '../../http/call-access';
import { type CsvColumn, csvFile } from '../../http/csv';
import { defineCall } from '../../http/define-call';
import { allPages, listParameters, pageOf } from '../../http/list-query';
import { canonicalLogin } from '../user.queries';
import { refreshUsers } from './refresh.service';
import { actOnUsers } from './user-actions.service';
import { shownUser, userList, userRecord, userRecords } from './user-record';
import { saveUser } from './user-save.service';

const area = 'emet-data';
/** User records name people and their permissions, so only administrators may read them (ADMIN-01). */
const access = administrators('admin-user', 'admin-user-company');

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

const columns: readonly CsvColumn<UserRecord>[] = [
  ['User ID', (user) => user.login],
  ['First name', (user) => user.firstName],
  ['Last name', (user) => user.lastName],
  ['Email', (user) => user.email],
  ['Phone', (user) => user.phone],
  ['Fax', (user) => user.fax],
  ['NMLS ID', (user) => user.nmlsId],
  ['Roles', (user) => user.roles.join('; ')],
  ['Branch', (user) => user.branchName],
  ['Company', (user) => user.companyName],
  ['Disabled', (user) => yesNo(user.disabled)],
  ['Locked', (user) => yesNo(user.locked)],
  ['Last sign-in', (user) => user.lastSignInAt],
];

/** The calls for one side: the lender's employees, or users of originating companies. */
function sideCalls(side: {
  readonly isPml: boolean;
  readonly one: 'employee' | 'oc-user';
  readonly all: 'employees' | 'oc-users';
  readonly who: string;
}) {
  const { isPml, one, all, who } = side;
  const query = listParameters(userList);

  const list = defineCall(peopleContract, `GET /emet-data/user/${all}`, {
    area,
    summary: `${who}, sorted, filtered and paged. Administrators only: it names people and their roles.`,
    access,
    query,
    handle: async ({ portal, query: requested }) => {
      const page = await pageOf(userRecords(portal.db).where('portal.users.is_pml', '=', isPml), userList, requested);
      return pageReply('users', { ...page, rows: page.rows.map(shownUser) });
    },
  });

  const exported = defineCall(peopleContract, `GET /emet-data/user/${one}/export`, {
    area,
    summary: `${who} that match the list's filter, as a CSV file`,
    access,
    query,
    handle: async ({ portal, query: requested }) => {
      async function* pages() {
        const found = userRecords(portal.db).where('portal.users.is_pml', '=', isPml);
        for await (const rows of allPages(found, userList, requested)) yield rows.map(shownUser);
      }
      return reply({ file: { stream: csvFile(columns, pages()), contentType: 'text/csv', name: `${all}.csv` } });
    },
  });

  const userOf = async (portal: AppContext, login: string): Promise<UserRecord> => {
    const user = await userRecord(portal.db, login, isPml);
    if (user === undefined) throw notFound('no-user');
    return user;
  };

  const get = defineCall(peopleContract, `GET /emet-data/user/${all}/{id}`, {
    area,
    summary: `One of: ${who}; the login is the ID`,
    access,
    handle: ({ portal, params }) => userOf(portal, params.id),
  });

  const byLogin = defineCall(peopleContract, `GET /emet-data/user/${one}`, {
    area,
    summary: `One of: ${who}`,
    access,
    handle: ({ portal, query: { login } }) => userOf(portal, login),
  });

  const save = defineCall(peopleContract, `POST /emet-data/user/${one}`, {
    area,
    summary: 'With `version` changes a user; without it creates one and emails the first password',
    access,
    handle: ({ portal, caller, query: { login }, body }) =>
      saveUser(portal, { ...body, login: canonicalLogin(login ?? body.login ?? '') }, caller),
  });

  const refresh = defineCall(peopleContract, `POST /emet-data/user/${all}`, {
    area,
    summary: isPml
      ? 'Refreshes employees, then users of originating companies, from the LOS'
      : 'Refreshes employees from the LOS',
    access,
    needs: 'directory',
    handle: async ({ portal, caller }) => {
      const employees = await refreshUsers(portal, false, caller);
      return isPml ? refreshUsers(portal, true, caller) : employees;
    },
  });

  return [list, exported, get, byLogin, save, refresh];
}

const actions = defineCall(peopleContract, 'POST /emet-data/user/actions', {
  area,
  summary: 'Disables, enables or unlocks users, or emails them a new password; each user has its own result',
  access,
  handle: ({ portal, caller, body }) => actOnUsers(portal, body.action, body.logins, caller),
});

/** The calls administrators use to manage users. */
export const userCalls: Call[] = [
  ...sideCalls({ isPml: false, one: 'employee', all: 'employees', who: 'Employees' }),
  ...sideCalls({ isPml: true, one: 'oc-user', all: 'oc-users', who: 'Users of originating companies' }),
  actions,
];
