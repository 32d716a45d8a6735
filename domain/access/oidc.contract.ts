import type { Contract } from '../contract/contract';
import * as shape from './oidc.schemas';
import { loginQuery } from './user.schemas';

/** Signing in and out with OpenID Connect providers, and the accounts there that belong to users. */
export const oidcContract = {
  'POST /auth/oidc/{provider}/start': { params: shape.providerParams, answer: shape.startAnswer },
  'POST /auth/oidc/{provider}/finish': {
    params: shape.providerParams,
    body: shape.finishBody,
    answer: shape.finishAnswer,
  },
  'POST /auth/oidc/{provider}/backchannel-logout': {
    params: shape.providerParams,
    body: shape.logoutTokenBody,
    takesForm: true,
    answer: shape.loggedOutAnswer,
  },
  'POST /auth/oidc/logout': { body: shape.logoutBody, answer: shape.logoutAnswer },
  'GET /emet-data/user/identities': { query: loginQuery, answer: shape.identitiesAnswer },
  'POST /emet-data/user/identities': { query: loginQuery, body: shape.identityBody, status: 204 },
  'DELETE /emet-data/user/identities/{id}': { params: shape.identityParams, query: loginQuery, status: 204 },
} satisfies Contract;

export type OidcContract = typeof oidcContract;
