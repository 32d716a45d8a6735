import { oidcContract } from '../../../domain/access/oidc.contract';
import { type Call, type Cookie, reply } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { browserOf, loginBodyOf, pendingCookies } from '../sign-in-reply';
import { logOutByProvider } from './backchannel.service';
import { finishSignIn, signOutOfProvider, startSignIn } from './oidc.service';
import { WAITING_MINUTES } from './waiting.queries';

const area = 'auth';

/** Binds a sign-in to the browser that began it. */
const HOLDER_COOKIE = 'emet_oidc';

const holderCookie = (value: string): Cookie => ({ name: HOLDER_COOKIE, value, maxAgeSeconds: WAITING_MINUTES * 60 });

const start = defineCall(oidcContract, 'POST /auth/oidc/{provider}/start', {
  area,
  summary: 'Begin to sign in with an OpenID Connect provider; the answer says where the browser goes',
  access: { kind: 'public', limit: 'public-read' },
  handle: async ({ portal, params, request }) => {
    const { url, holder } = await startSignIn(portal, params.provider, request.cookies[HOLDER_COOKIE]);
    return reply({ body: { url }, cookies: [holderCookie(holder)] });
  },
});

const finish = defineCall(oidcContract, 'POST /auth/oidc/{provider}/finish', {
  area,
  summary:
    'Sign in with the query that the provider sent back, once; continues with the second step unless the provider’s counts',
  access: { kind: 'public' },
  handle: async ({ portal, params, body, request }) => {
    const finished = await finishSignIn(portal, params.provider, {
      query: body.answer,
      holder: request.cookies[HOLDER_COOKIE],
      browser: browserOf(request),
      request,
    });
    const { login, answer, idToken, expiresIn } = finished;
    return reply({ body: { ...loginBodyOf(answer), login, idToken, expiresIn }, cookies: pendingCookies(answer) });
  },
});

const backchannelLogout = defineCall(oidcContract, 'POST /auth/oidc/{provider}/backchannel-logout', {
  area,
  summary:
    'For providers (OpenID Connect Back-Channel Logout 1.0): ends the sessions that the signed logout token names',
  access: { kind: 'public' },
  handle: async ({ portal, params, body, request }) => {
    await logOutByProvider(portal, params.provider, body.logout_token, request);
    return reply({ body: {}, headers: { 'Cache-Control': 'no-store' } });
  },
});

const logout = defineCall(oidcContract, 'POST /auth/oidc/logout', {
  area,
  summary:
    'Sign out; the token stops working immediately. The answer says where the browser signs out at the provider.',
  access: { kind: 'signed-in', pages: 'none', passwordDue: true, factorDue: true },
  handle: async ({ portal, caller, body }) => ({ url: await signOutOfProvider(portal, caller, body.idToken) }),
});

/** The calls that sign in and out with OpenID Connect providers. */
export const oidcCalls: Call[] = [start, finish, backchannelLogout, logout];
