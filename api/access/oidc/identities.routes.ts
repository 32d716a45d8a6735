import { oidcContract } from '../../../domain/access/oidc.contract';
import type { Call } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { linkIdentity, listIdentities, unlinkIdentity } from './identities.service';

const area = 'emet-data';
const access = administrators('admin-user', 'admin-user-company');

const list = defineCall(oidcContract, 'GET /emet-data/user/identities', {
  area,
  summary: 'The accounts at OpenID Connect providers that sign in a user, and where none does',
  access,
  handle: ({ portal, query }) => listIdentities(portal, query.login),
});

const link = defineCall(oidcContract, 'POST /emet-data/user/identities', {
  area,
  summary: 'Link an account at a provider to a user; needs a sign-in or the password within the last ten minutes',
  access,
  handle: async ({ portal, query, body, caller }) => {
    await linkIdentity(portal, query.login, body, caller);
    return undefined;
  },
});

const unlink = defineCall(oidcContract, 'DELETE /emet-data/user/identities/{id}', {
  area,
  summary: 'Remove such a link; the sessions that it opened end',
  access,
  handle: async ({ portal, params, query, caller }) => {
    await unlinkIdentity(portal, query.login, params.id, caller);
    return undefined;
  },
});

/** The calls administrators use to see, link and unlink accounts of users. */
export const identityCalls: Call[] = [list, link, unlink];
