import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { refuse } from '../../http/app-error';
import type { RequestFacts } from '../../http/call';
import type { Caller } from '../../http/caller';
import { PIN_MINUTES, PIN_TRIES } from '../pin-limits';
import { attemptOf, proofPinMail } from '../pin-mail';
import { acceptedSecrets, keyedHash, randomPin, sameHash } from '../secrets';
import { throttle } from '../throttle/throttle';
import { assertMethod } from './proof.service';

/** Emails a PIN with which the user shows who they are in this session, in place of its earlier one. It signs no one in. */
export async function mailProofPin(
  portal: AppContext,
  caller: Caller,
  request: RequestFacts,
): Promise<{ readonly email: string; readonly attempt: string }> {
  const { userId, sessionId, email } = caller.actor;
  await assertMethod(portal.db, caller, 'pin');
  const limit = throttle(portal, 'proof-mail', { userId }, caller);
  await limit.take();
  const [id, pin, at] = [randomUUID(), randomPin(), portal.clock()];
  const row = {
    id,
    pin_hash: keyedHash(portal.secret, 'proof-pin', id, pin),
    tries: 0,
    expires_at: new Date(at.getTime() + PIN_MINUTES * 60_000),
  };
  await portal.db
    .insertInto('portal.proof_pins')
    .values({ session_id: sessionId, ...row })
    .onConflict((of) => of.column('session_id').doUpdateSet(row))
    .execute();
  try {
    await portal.mail.send({ to: email, ...proofPinMail({ id, pin, at }, request) });
  } catch (error) {
    await portal.db.deleteFrom('portal.proof_pins').where('id', '=', id).execute();
    await limit.giveBack();
    throw refuse('internal', 'pin-not-mailed', { cause: error });
  }
  return { email, attempt: attemptOf(id) };
}

/** What uses up the PIN of this session, if it is this one; null if not. The try is counted first. */
export async function proofPinClaim(
  portal: AppContext,
  { actor: { sessionId } }: Caller,
  code: string,
): Promise<((trx: Transaction<PortalDb>) => Promise<boolean>) | null> {
  const { rows } = await sql<{ id: string; pin_hash: string }>`
    update portal.proof_pins set tries = tries + 1
    where session_id = ${sessionId} and tries < ${PIN_TRIES} and expires_at > ${portal.clock()}
    returning id, pin_hash`.execute(portal.db);
  const [row] = rows;
  const isRight =
    row !== undefined &&
    acceptedSecrets(portal).some((secret) =>
      sameHash(row.pin_hash, keyedHash(secret, 'proof-pin', row.id, code.replaceAll(/\s/g, ''))),
    );
  if (!isRight) return null;
  return async (trx) => {
    const used = await trx.deleteFrom('portal.proof_pins').where('id', '=', row.id).executeTakeFirstOrThrow();
    return used.numDeletedRows === 1n;
  };
}
