import { accessContract } from '../../domain/access/access.contract';
import { refuse } from '../http/app-error';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { acceptHandover } from './handover.service';
import { resumeSession, signOut } from './session.service';

const area = 'auth';

const renewal = defineCall(accessContract, 'GET /auth/access-token', {
  area,
  summary: 'Returns the signed-in user and a new access token',
  access: { kind: 'public' },
  handle: async ({ portal, actor }) => {
    const renewed = actor === null ? null : await resumeSession(portal, actor);
    if (renewed === null) throw refuse('signed-out', 'token-login-failed');
    return { user: renewed.userData, access_token: renewed.token };
  },
});

const logout = defineCall(accessContract, 'POST /mfa/logout', {
  area,
  summary: 'Sign out; the token stops working immediately',
  access: { kind: 'signed-in', pages: 'none', passwordDue: true, factorDue: true },
  handle: async ({ portal, caller }) => {
    await signOut(portal, caller);
    return undefined;
  },
});

const landing = defineCall(accessContract, 'GET /lqb-integration/{sessionId}', {
  area,
  summary: 'Sign in with a session handed over by the LOS; valid once, for 5 minutes',
  access: { kind: 'public' },
  needs: 'directory',
  handle: async ({ portal, params, request }) => {
    const { userLogin, token, userData, firstName, lastName, isPmlUser, loanNum } = await acceptHandover(
      portal,
      params.sessionId,
      request,
    );
    return {
      userLogin,
      token,
      userData: { ...userData, firstName, lastName, isPmlUser },
      roles: userData.roles,
      loanNum,
    };
  },
});

/** The calls that renew or end a session, or accept one from the LOS. */
export const sessionCalls: Call[] = [renewal, logout, landing];
