import type { Kysely, Transaction } from 'kysely';
import type { ProofMethod } from '../../../domain/access/factor.schemas';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { type AppError, invalid, refuse, signedOut } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { ownPasswordUser } from '../own-password';
import { lockUser } from './factors.queries';
import { recoveryCodesLeft } from './recovery-codes';
import { secondStepOf } from './requirement';

/** How many minutes after signing in, or showing again who they are, a user may change their factors. */
const PROOF_MINUTES = 10;

/** Until when the user of a session may change their factors; null if they must show first who they are. */
export async function provedUntil(db: Kysely<PortalDb>, sessionId: string, now: Date): Promise<Date | null> {
  const row = await db.selectFrom('portal.sessions').select('proved_at').where('id', '=', sessionId).executeTakeFirst();
  if (!row?.proved_at) return null;
  const until = new Date(row.proved_at.getTime() + PROOF_MINUTES * 60_000);
  return until > now ? until : null;
}

/** Throws 403 unless the user has just shown who they are: a session may be left open or stolen. */
export async function assertProved(portal: AppContext, caller: Caller): Promise<void> {
  const until = await provedUntil(portal.db, caller.actor.sessionId, portal.clock());
  if (until === null) throw refuse('proof-due');
}

/**
 * How a user can show who they are, the fastest first: everything that they have registered. Where a role requires a factor of their own, an
 * emailed PIN or the password alone is not enough, as at the sign-in.
 */
export async function proofMethodsOf(db: Kysely<PortalDb>, userId: string): Promise<readonly ProofMethod[]> {
  const { factors, pinAllowed } = await secondStepOf(db, userId);
  const hasCodes = factors.length > 0 && ((await recoveryCodesLeft(db, userId)) ?? 0) > 0;
  return [
    ...(['passkey', 'totp'] as const).filter((kind) => factors.includes(kind)),
    ...(pinAllowed ? (['password', 'pin'] as const) : []),
    ...(hasCodes ? (['recovery'] as const) : []),
  ];
}

/** Throws 422 if the user may not show with this who they are. */
export async function assertMethod(db: Kysely<PortalDb>, { actor }: Caller, method: ProofMethod): Promise<void> {
  if (!(await proofMethodsOf(db, actor.userId)).includes(method)) throw refuse('proof-not-allowed');
}

/**
 * Records that the user has shown who they are. `claim` uses up what they showed it with, in the same transaction; if another request was
 * first, or the method was removed meanwhile, `wrong` is thrown.
 */
export async function recordProof(
  portal: AppContext,
  caller: Caller,
  method: ProofMethod,
  claim: (trx: Transaction<PortalDb>) => Promise<boolean>,
  wrong: () => AppError,
): Promise<void> {
  const { userId, sessionId, login } = caller.actor;
  await portal.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await assertMethod(trx, caller, method);
    if (!(await claim(trx))) throw wrong();
    const { numUpdatedRows } = await trx
      .updateTable('portal.sessions')
      .set({ proved_at: portal.clock() })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw signedOut();
    await audit(trx, caller, { action: 'user.prove', subject: `user:${login}`, after: { how: method } });
  });
}

const wrongPassword = (): AppError => invalid('proof-wrong', { password: 'proof-wrong' });

/** The user shows who they are with their password. A wrong one is 422, and too many are 429. */
export async function proveWithPassword(portal: AppContext, caller: Caller, password: string): Promise<void> {
  await assertMethod(portal.db, caller, 'password');
  const user = await ownPasswordUser(portal, caller, password, { action: 'user.prove', error: wrongPassword });
  const isCurrent = async (trx: Transaction<PortalDb>): Promise<boolean> => {
    const row = await trx
      .selectFrom('portal.users')
      .select('password_hash')
      .where('id', '=', caller.actor.userId)
      .executeTakeFirst();
    return row?.password_hash === user?.password_hash;
  };
  await recordProof(portal, caller, 'password', isCurrent, wrongPassword);
}
