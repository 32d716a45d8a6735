import { randomUUID } from 'node:crypto';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { claimPin, countPinTry } from './pin.queries';
import { PIN_MINUTES } from './pin-limits';
import { hashToken, keyedHash, randomPin, randomToken, sameHash } from './secrets';

/** Rolls back the transaction of a test, so that nothing is stored. */
class Done extends Error {}

/**
 * Creates and accepts a PIN for the user, as at sign-in, and checks that a wrong one is rejected. Sends no mail, opens no
 * session, and rolls the PIN back. Throws if a step fails.
 */
export async function selfTestPin(
  { db, secret, clock }: Pick<AppContext, 'db' | 'secret' | 'clock'>,
  actor: Actor,
): Promise<void> {
  const [id, pin, browser, now] = [randomUUID(), randomPin(), hashToken(randomToken()), clock()];
  const work = db.transaction().execute(async (trx) => {
    await trx
      .insertInto('portal.pins')
      .values({
        id,
        user_id: actor.userId,
        pin_hash: keyedHash(secret, 'pin', id, pin),
        browser_hash: browser,
        created_at: now,
        expires_at: new Date(now.getTime() + PIN_MINUTES * 60_000),
        tries: 0,
      })
      .execute();
    const stored = await countPinTry(trx, actor.login, browser, now);
    if (!stored) throw new Error('the PIN was not found');
    const hash = stored.pin_hash ?? '';
    if (!sameHash(hash, keyedHash(secret, 'pin', id, pin))) throw new Error('the PIN was refused');
    if (sameHash(hash, keyedHash(secret, 'pin', id, `${pin}0`))) throw new Error('another PIN was taken');
    const taken = [await claimPin(trx, id, now), await claimPin(trx, id, now)];
    if (taken.join() !== 'true,false') throw new Error('the PIN was not used up');
    throw new Done();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Done)) throw error;
  });
}
