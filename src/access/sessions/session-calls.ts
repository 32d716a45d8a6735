import type { AccessContract } from '../../../domain/access/access.contract';
import type { PeopleContract } from '../../../domain/access/people.contract';
import { callsOf } from '../../providers/data/calls';

const { call } = callsOf<AccessContract & PeopleContract>();

/** The calls that list and end sessions: the user's own, or those of a user for administrators. */
export const sessionCallsOf = (login: string | null) =>
  login === null
    ? {
        list: (signal?: AbortSignal) => call('GET /auth/sessions', { signal }),
        end: (id: string) => call('DELETE /auth/sessions/{id}', { params: { id } }),
        endOthers: () => call('DELETE /auth/sessions'),
      }
    : {
        list: (signal?: AbortSignal) => call('GET /emet-data/user/sessions', { query: { login }, signal }),
        end: (id: string) => call('DELETE /emet-data/user/sessions/{id}', { params: { id }, query: { login } }),
        endOthers: () => call('DELETE /emet-data/user/sessions', { query: { login } }),
      };
