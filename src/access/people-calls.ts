import type { PeopleContract } from '../../domain/access/people.contract';
import type { UserAction } from '../../domain/access/user-fields';
import type { InputOf } from '../../domain/contract/contract';
import { ApiError } from '../providers/data/api-error';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<PeopleContract>();

/** What roles are to open and edit, each with the version that was read. */
type RoleChanges = InputOf<PeopleContract['POST /emet-data/role/permissions'], 'body'>['changes'];
type LetterChanges = InputOf<PeopleContract['POST /emet-data/access/ui'], 'body'>['changes'];

export type RoleChange = RoleChanges[number];
export type LetterChange = LetterChanges[number];

/** The calls of users and roles that read or write no whole record. */
export const peopleCalls = {
  roles: (signal?: AbortSignal) => call('GET /emet-data/role/all', { signal }),
  saveRoles: (changes: RoleChanges) => call('POST /emet-data/role/permissions', { body: { changes } }),
  impact: (changes: RoleChanges, signal?: AbortSignal) =>
    call('POST /emet-data/role/preview', {
      body: { changes: changes.map(({ version: _, ...change }) => change) },
      signal,
    }),
  uiAccess: (signal?: AbortSignal) => call('GET /emet-data/access/ui', { signal }),
  saveUiAccess: (changes: LetterChanges) => call('POST /emet-data/access/ui', { body: { changes } }),
  refresh: (side: 'employees' | 'oc-users') => call(`POST /emet-data/user/${side}`),

  /** Does something to one user; throws what the server says where it was not done. */
  act: async (action: UserAction, login: string): Promise<void> => {
    const [result] = await call('POST /emet-data/user/actions', { body: { action, logins: [login] } });
    if (!result?.ok) throw new ApiError(result?.message ?? '', 409, { ...result });
  },
};
