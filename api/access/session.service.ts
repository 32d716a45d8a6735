import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { UserData } from '../../domain/access/access.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import type { Caller } from '../http/caller';
import { settingOf } from '../reference/reference.service';
import { readAccessToken, signAccessToken } from './access-token';
import { type ActorRow, liveSession } from './session.queries';
import { actorOf, userDataOf } from './user-data';

/** Days for which a session that is over can still be looked up. */
const RETENTION_DAYS = 30;
const DEVICE_LENGTH = 200;

/** A token, and the person whom it lets in. */
export interface SignedIn {
  readonly token: string;
  readonly userData: UserData;
}

/** Begins a session; the caller decides that it may. Runs in the caller's transaction. */
export async function openSession(
  portal: Pick<AppContext, 'clock'>,
  trx: Kysely<PortalDb>,
  session: { readonly userId: string; readonly device: string; readonly isLqb?: boolean },
): Promise<{ readonly sessionId: string; readonly userId: string }> {
  const now = portal.clock();
  const hours = await settingOf(trx, 'sessionHours');
  const sessionId = randomUUID();
  await trx
    .deleteFrom('portal.sessions')
    .where('user_id', '=', session.userId)
    .where('ends_at', '<', new Date(now.getTime() - RETENTION_DAYS * 86_400_000))
    .execute();
  await trx
    .insertInto('portal.sessions')
    .values({
      id: sessionId,
      user_id: session.userId,
      is_lqb: session.isLqb ?? false,
      device: session.device.slice(0, DEVICE_LENGTH),
      created_at: now,
      last_seen_at: now,
      ends_at: new Date(now.getTime() + hours * 3_600_000),
    })
    .execute();
  await trx.updateTable('portal.users').set({ last_sign_in_at: now }).where('id', '=', session.userId).execute();
  return { sessionId, userId: session.userId };
}

const signedIn = (portal: Pick<AppContext, 'secret' | 'clock'>, row: ActorRow): SignedIn => ({
  token: signAccessToken(portal, { id: row.session_id, userId: row.user_id, endsAt: row.ends_at }),
  userData: userDataOf(row),
});

/** Token and user data of a session; null where it is not live (any more). */
export async function resumeSession(
  portal: Pick<AppContext, 'db' | 'secret' | 'clock'>,
  session: { readonly sessionId: string; readonly userId: string },
  db: Kysely<PortalDb> = portal.db,
): Promise<SignedIn | null> {
  const row = await liveSession(db, session, portal.clock());
  return row === undefined ? null : signedIn(portal, row);
}

/**
 * Who a token stands for, looked up in the session each time: a session revoked, or a user disabled, in any process counts
 * at once. Null where the token or the session is not good.
 */
export async function authenticate(
  portal: Pick<AppContext, 'db' | 'secret' | 'clock'>,
  token: string,
): Promise<Actor | null> {
  const claims = readAccessToken(portal, token);
  return claims === null ? null : sessionActor(portal, claims);
}

/** Who a session stands for now; null where it is not live (any more). */
export async function sessionActor(
  portal: Pick<AppContext, 'db' | 'clock'>,
  session: { readonly sessionId: string; readonly userId: string },
): Promise<Actor | null> {
  const row = await liveSession(portal.db, session, portal.clock());
  return row === undefined ? null : actorOf(row);
}

/** A new token for a live session; null where the session has ended since. */
export async function renew(portal: AppContext, actor: Actor): Promise<SignedIn | null> {
  await portal.db
    .updateTable('portal.sessions')
    .set({ last_seen_at: portal.clock() })
    .where('id', '=', actor.sessionId)
    .execute();
  return resumeSession(portal, actor);
}

/** Ends the session of the actor: its tokens are dead at once, on every node. */
export async function signOut(portal: AppContext, caller: Caller): Promise<void> {
  const { actor } = caller;
  await portal.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('portal.sessions')
      .set({ revoked_at: portal.clock(), revoked_reason: 'sign-out' })
      .where('id', '=', actor.sessionId)
      .where('revoked_at', 'is', null)
      .execute();
    await audit(trx, caller, { action: 'sign-out', subject: `user:${actor.login}` });
  });
}
