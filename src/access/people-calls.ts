import type { PeopleContract } from '../../domain/access/people.contract';
import type { UserAction } from '../../domain/access/user-fields';
import type { InputOf } from '../../domain/contract/contract';
import { ApiError } from '../providers/data/api-error';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<PeopleContract>();

/** Permissions of roles, each with the version that was read. */
type RoleChanges = InputOf<PeopleContract['POST /emet-data/role/permissions'], 'body'>['changes'];
type LetterChanges = InputOf<PeopleContract['POST /emet-data/access/ui'], 'body'>['changes'];

export type RoleChange = RoleChanges[number];
export type LetterChange = LetterChanges[number];

/** Calls of users and roles other than reading and saving records. */
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

  throttles: (signal?: AbortSignal) => call('GET /emet-data/throttles', { signal }),
  clearThrottle: (id: string) => call('POST /emet-data/throttles/clear', { body: { id } }),

  /** Runs an action on one user. Throws the server's message if it fails. */
  act: async (action: UserAction, login: string): Promise<void> => {
    const [result] = await call('POST /emet-data/user/actions', { body: { action, logins: [login] } });
    if (!result?.ok) throw new ApiError(result?.message ?? '', 409, { ...result });
  },
};
