import type { OidcContract } from '../../../../domain/access/oidc.contract';
import { callsOf } from '../../../providers/data/calls';

const { call } = callsOf<OidcContract>();

/** The calls that list, link and unlink the login accounts of a user. */
export const identityCallsOf = (login: string) => ({
  list: (signal?: AbortSignal) => call('GET /emet-data/user/identities', { query: { login }, signal }),
  link: (provider: string, subject: string) =>
    call('POST /emet-data/user/identities', { query: { login }, body: { provider, subject } }),
  unlink: (id: string) => call('DELETE /emet-data/user/identities/{id}', { query: { login }, params: { id } }),
});
