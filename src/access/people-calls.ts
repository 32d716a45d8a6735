import type { RoleRecord } from '../../domain/access/permissions';
import type { UiAccessRecord } from '../../domain/access/role.schemas';
import type { UserAction } from '../../domain/access/user-fields';
import type { Wording } from '../../domain/messages/message';
import { ApiError } from '../providers/data/api-error';
import { request } from '../providers/data/http';

/** A role as administrators see it. */
export interface Role extends RoleRecord {
  readonly version: number;
  /** Enabled people who hold it. */
  readonly people: number;
}

/** What a role is to open and edit, with the version that was read. */
export interface RoleChange {
  readonly role: string;
  readonly isPml: boolean;
  readonly version: number;
  readonly menuPermissions: readonly number[];
  readonly loanStatusPermissions: readonly string[];
}

/** Whom changes would touch. */
export interface Impact {
  readonly people: number;
  readonly noticing: number;
}

/** What one role is to do with one page, and what it did when it was read. */
export interface LetterChange {
  readonly connectPortal: string;
  readonly role: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What a refresh from the LOS did. */
export interface Refreshed {
  readonly created: number;
  readonly changed: number;
  readonly disabled: number;
}

interface ActionResult {
  readonly ok: boolean;
  readonly code?: string;
  readonly message?: string;
  readonly wording?: Wording;
}

const get = async <T>(path: string, signal?: AbortSignal): Promise<T> => (await request<T>(path, { signal })).data;
const post = async <T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> =>
  (await request<T>(path, { method: 'POST', body, signal })).data;

/** The calls of users and roles that are no plain reading or writing of a record. */
export const peopleCalls = {
  roles: (signal?: AbortSignal) => get<readonly Role[]>('/emet-data/role/all', signal),
  saveRoles: (changes: readonly RoleChange[]) => post<readonly Role[]>('/emet-data/role/permissions', { changes }),
  impact: (changes: readonly RoleChange[], signal?: AbortSignal) =>
    post<Impact>('/emet-data/role/preview', { changes: changes.map(({ version: _, ...change }) => change) }, signal),
  uiAccess: (signal?: AbortSignal) => get<readonly UiAccessRecord[]>('/emet-data/access/ui', signal),
  saveUiAccess: (changes: readonly LetterChange[]) =>
    post<readonly UiAccessRecord[]>('/emet-data/access/ui', { changes }),
  refresh: (side: 'employees' | 'oc-users') => post<Refreshed>(`/emet-data/user/${side}`, {}),

  /** Does something to one user; throws what the server says where it was not done. */
  act: async (action: UserAction, login: string): Promise<void> => {
    const [result] = await post<readonly ActionResult[]>('/emet-data/user/actions', { action, logins: [login] });
    if (!result?.ok) throw new ApiError(result?.message ?? '', 409, { ...result });
  },
};
