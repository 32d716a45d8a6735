import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { UserData } from '../../domain/access/access.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import type { Actor } from '../http/actor';
import type { Caller } from '../http/caller';
import { type RememberedSession, SessionChanged } from '../http/remembered-session';
import { settingOf } from '../reference/reference.service';
import { readAccessToken, signAccessToken } from './access-token';
import { factorDeadline } from './factors/requirement';
import { type ProviderEntry, providerName } from './oidc/providers';
import { rememberActor, rememberedActor } from './remembered-actors';
import type { Secrets } from './secrets';
import { type ActorRow, liveSession, recordUse, sessionRights } from './session.queries';
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

/** How far the clock of a provider may be ahead. */
const AHEAD_MS = 60_000;

/** When the user showed who they are: now, unless a provider did not ask them again. A time that is still to come says nothing. */
const provedAt = (via: ProviderEntry | undefined, now: Date): Date | null => {
  const at = via?.provedAt;
  if (at === undefined) return now;
  if (at === null || at.getTime() > now.getTime() + AHEAD_MS) return null;
  return at < now ? at : now;
};

interface NewSession {
  readonly userId: string;
  readonly device: string;
  readonly address: string;
  /** The LOS hands the session over. */
  readonly isLqb?: boolean;
  /** The user signed in with an OpenID Connect provider. */
  readonly via?: ProviderEntry | undefined;
}

/** Opens a session in the caller's transaction. The caller has checked the credentials. */
export async function openSession(
  portal: Pick<AppContext, 'clock'>,
  trx: Kysely<PortalDb>,
  session: NewSession,
): Promise<{ readonly sessionId: string; readonly userId: string }> {
  const now = portal.clock();
  const hours = await settingOf(trx, 'sessionHours');
  const idleMinutes = await settingOf(trx, 'idleMinutes');
  const sessionId = randomUUID();
  const { via } = session;
  // The LOS has its own rules for how its users sign in.
  const isOwn = session.isLqb !== true;
  const needsFactor = isOwn && via?.hasFactor !== true;
  const factorDueAt = needsFactor ? await factorDeadline(trx, session.userId, now) : null;
  const latest = new Date(now.getTime() + hours * 3_600_000);
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
      ends_at: via?.until && via.until < latest ? via.until : latest,
      provider: via?.provider ?? null,
      provider_sid: via?.sid ?? null,
      proved_at: isOwn ? provedAt(via, now) : null,
      factor_due_at: factorDueAt,
    })
    .execute();
  await trx
    .updateTable('portal.users')
    .set({ last_sign_in_at: now, unproved: false })
    .where('id', '=', session.userId)
    .execute();
  return { sessionId, userId: session.userId };
}

const signedIn = (portal: Pick<AppContext, 'secret' | 'clock' | 'config'>, row: ActorRow): SignedIn => ({
  token: signAccessToken(portal, { id: row.session_id, userId: row.user_id, endsAt: row.ends_at }),
  userData: userDataOf(row, providerName(portal.config, row.provider)),
});

/** A new token and the user data of a session; null if the session is not live. */
export async function resumeSession(
  portal: Pick<AppContext, 'db' | 'secret' | 'clock' | 'config'>,
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
  await recordUseAfter(portal, row.session_id, row.last_seen_at.getTime(), use);
  const actor = actorOf(row);
  rememberActor(portal.db, actor, row.rights_state);
  return actor;
}

async function recordUseAfter(
  portal: Pick<AppContext, 'db' | 'clock'>,
  sessionId: string,
  lastSeenAt: number,
  use: SessionUse,
): Promise<void> {
  const at = new Date(portal.clock().getTime() - use.idleSeconds * 1000);
  if (at.getTime() - lastSeenAt > USE_PRECISION_MS) {
    await recordUse(portal.db, sessionId, { at, address: use.address });
  }
}

/**
 * The actor of a token as an earlier call of this process looked it up, for a call whose own statement confirms the session; null if
 * there was none.
 */
export function rememberedSession(
  portal: Secrets & Pick<AppContext, 'db' | 'clock'>,
  token: string,
  use: SessionUse,
): RememberedSession | null {
  const claims = readAccessToken(portal, token);
  const known = claims === null ? null : rememberedActor(portal.db, claims);
  if (claims === null || known === null) return null;
  let confirmed = false;
  return {
    actor: known.actor,
    isConfirmed: () => confirmed,
    column: sessionRights(claims, portal.clock()),
    async confirm(state) {
      if (state?.rights !== known.rights) throw new SessionChanged();
      confirmed = true;
      await recordUseAfter(portal, claims.sessionId, state.lastSeenAt, use);
    },
  };
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
