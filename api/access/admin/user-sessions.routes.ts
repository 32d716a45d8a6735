import { peopleContract } from '../../../domain/access/people.contract';
import type { AppContext } from '../../app-context';
import { notFound } from '../../http/app-error';
import type { Call } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { endOtherSessions, endSession, listSessions } from '../own-sessions.service';
import { userByLogin } from '../user.queries';

const area = 'emet-data';
const access = administrators('admin-user', 'admin-user-company');

async function ownerOf(portal: AppContext, login: string) {
  const user = await userByLogin(portal.db, login);
  if (user === undefined) throw notFound('no-user');
  return { userId: user.id, login: user.login };
}

const list = defineCall(peopleContract, 'GET /emet-data/user/sessions', {
  area,
  summary: 'The sessions of a user, the last used first. Administrators only: it shows where the user works.',
  access,
  handle: async ({ portal, actor, query }) =>
    listSessions(portal, (await ownerOf(portal, query.login)).userId, actor.sessionId),
});

const endOne = defineCall(peopleContract, 'DELETE /emet-data/user/sessions/{id}', {
  area,
  summary: 'End one session of a user; its tokens stop working immediately',
  access,
  handle: async ({ portal, caller, params, query }) => {
    await endSession(portal, await ownerOf(portal, query.login), params.id, caller);
    return undefined;
  },
});

const endAll = defineCall(peopleContract, 'DELETE /emet-data/user/sessions', {
  area,
  summary: "End all sessions of a user, except the administrator's own",
  access,
  handle: async ({ portal, actor, caller, query }) => {
    await endOtherSessions(portal, await ownerOf(portal, query.login), actor.sessionId, caller);
    return undefined;
  },
});

/** The calls administrators use to see and end the sessions of a user. */
export const userSessionCalls: Call[] = [list, endOne, endAll];
