import bowser from 'bowser';
import type { SessionAnswer } from '../../domain/access/session.schemas';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { notFound } from '../http/app-error';
import type { Caller } from '../http/caller';
import { sessionsOf } from './session.queries';

type Parts = Pick<AppContext, 'db' | 'clock'>;

/** The user whose sessions are listed or ended. */
interface Owner {
  readonly userId: string;
  readonly login: string;
}

/** The browser and system that a user agent names; null for what is not recognized. */
export function deviceOf(userAgent: string): Pick<SessionAnswer, 'browser' | 'system'> {
  if (userAgent === '') return { browser: null, system: null };
  const parser = bowser.getParser(userAgent);
  return { browser: parser.getBrowserName() || null, system: parser.getOSName() || null };
}

/** The live sessions of a user, the last used first. `current` is the session that asks. */
export async function listSessions(portal: Parts, userId: string, current: string): Promise<SessionAnswer[]> {
  const rows = await sessionsOf(portal.db, userId, portal.clock());
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.device),
    address: row.address,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_seen_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    isCurrent: row.id === current,
    isLqb: row.is_lqb,
  }));
}

const entry = ({ login }: Owner, count: number) => ({
  action: 'session.end' as const,
  subject: `user:${login}`,
  after: { sessions: count },
});

/** Ends one session of a user on every node. 404 if it is not theirs or has ended. */
export async function endSession(portal: Parts, owner: Owner, sessionId: string, caller: Caller): Promise<void> {
  await portal.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('portal.sessions')
      .set({ revoked_at: portal.clock(), revoked_reason: 'ended' })
      .where('id', '=', sessionId)
      .where('user_id', '=', owner.userId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw notFound('no-session');
    await audit(trx, caller, entry(owner, 1));
  });
}

/** Ends all sessions of a user on every node, except one if given. */
export async function endOtherSessions(
  portal: Parts,
  owner: Owner,
  keep: string | null,
  caller: Caller,
): Promise<void> {
  const now = portal.clock();
  await portal.db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('portal.sessions')
      .set({ revoked_at: now, revoked_reason: 'ended' })
      .where('user_id', '=', owner.userId)
      .where('revoked_at', 'is', null)
      .where('ends_at', '>', now)
      .$if(keep !== null, (query) => query.where('id', '!=', keep ?? ''))
      .returning('id')
      .execute();
    await audit(trx, caller, entry(owner, ended.length));
  });
}
