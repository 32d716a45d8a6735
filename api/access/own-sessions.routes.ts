import { accessContract } from '../../domain/access/access.contract';
import type { Call } from '../http/call';
import { defineCall } from '../http/define-call';
import { endOtherSessions, endSession, listSessions } from './own-sessions.service';

const area = 'auth';
const access = { kind: 'signed-in', pages: 'none' } as const;

const list = defineCall(accessContract, 'GET /auth/sessions', {
  area,
  summary: "The user's own sessions, the last used first",
  access,
  handle: ({ portal, actor }) => listSessions(portal, actor.userId, actor.sessionId),
});

const endOne = defineCall(accessContract, 'DELETE /auth/sessions/{id}', {
  area,
  summary: "End one of the user's own sessions; its tokens stop working immediately",
  access,
  handle: async ({ portal, actor, caller, params }) => {
    await endSession(portal, { userId: actor.userId, login: actor.login }, params.id, caller);
    return undefined;
  },
});

const endOthers = defineCall(accessContract, 'DELETE /auth/sessions', {
  area,
  summary: "End all of the user's own sessions except this one",
  access,
  handle: async ({ portal, actor, caller }) => {
    await endOtherSessions(portal, { userId: actor.userId, login: actor.login }, actor.sessionId, caller);
    return undefined;
  },
});

/** The calls that list and end the user's own sessions. */
export const ownSessionCalls: Call[] = [list, endOne, endOthers];
