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
import type { Secrets } from './secrets';
import { type ActorRow, liveSession, recordUse } from './session.queries';
import { actorOf, userDataOf } from './user-data';

/** Days for which an expired session can still be looked up. */
const RETENTION_DAYS = 30;
const DEVICE_LENGTH = 200;
const USE_PRECISION_MS = 60_000;

/** A token and its user. */
export interface SignedIn {
  readonly token: string;
  readonly userData: UserData;
}

/** Opens a session in the caller's transaction. The caller has checked the credentials. */
export async function openSession(
  portal: Pick<AppContext, 'clock'>,
  trx: Kysely<PortalDb>,
  session: { readonly userId: string; readonly device: string; readonly address: string; readonly isLqb?: boolean },
): Promise<{ readonly sessionId: string; readonly userId: string }> {
  const now = portal.clock();
  const hours = await settingOf(trx, 'sessionHours');
  const idleMinutes = await settingOf(trx, 'idleMinutes');
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
      address: session.address,
      idle_minutes: idleMinutes,
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

/** A new token and the user data of a session; null if the session is not live. */
export async function resumeSession(
  portal: Pick<AppContext, 'db' | 'secret' | 'clock'>,
  session: { readonly sessionId: string; readonly userId: string },
  db: Kysely<PortalDb> = portal.db,
): Promise<SignedIn | null> {
  const row = await liveSession(db, session, portal.clock());
  return row === undefined ? null : signedIn(portal, row);
}

/** A use of a session by a request. */
export interface SessionUse {
  readonly address: string;
  /** For how long the user has not touched the page that sends the request. */
  readonly idleSeconds: number;
}

/**
 * The actor of a token, looked up in the session on each call, so that a revoked session or disabled user is rejected
 * immediately in every process. Null if the token or session is not valid. Records the use of the session, at most once a minute.
 */
export async function authenticate(
  portal: Secrets & Pick<AppContext, 'db' | 'clock'>,
  token: string,
  use: SessionUse,
): Promise<Actor | null> {
  const claims = readAccessToken(portal, token);
  const row = claims === null ? undefined : await liveSession(portal.db, claims, portal.clock());
  if (row === undefined) return null;
  const at = new Date(portal.clock().getTime() - use.idleSeconds * 1000);
  if (at.getTime() - row.last_seen_at.getTime() > USE_PRECISION_MS) {
    await recordUse(portal.db, row.session_id, { at, address: use.address });
  }
  return actorOf(row);
}

/** The actor of a session; null if the session is not live. */
export async function sessionActor(
  portal: Pick<AppContext, 'db' | 'clock'>,
  session: { readonly sessionId: string; readonly userId: string },
): Promise<Actor | null> {
  const row = await liveSession(portal.db, session, portal.clock());
  return row === undefined ? null : actorOf(row);
}

/** Ends the actor's session: its tokens stop working immediately on every node. */
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
