import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Assertion, requestOptions } from '../../../domain/access/passkey.schemas';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { type AppError, refuse } from '../../http/app-error';
import { pinOfBrowser } from '../pin.queries';
import { type PinTry, redeemPin } from '../pin.service';
import { hashToken } from '../secrets';
import type { SignedIn } from '../session.service';
import { enterVerified } from '../sign-in.service';
import { CHALLENGE_MS, type Holder, newChallenge, takeChallenge } from './challenges';
import { factorsOf, type StoredFactor } from './factors.queries';
import { usedPasskey } from './passkeys';
import { relyingParty, relyingPartyId } from './relying-party';
import { openPasskey } from './sealed-factors';

const wrongPasskey = (): AppError => refuse('wrong-passkey');

const passkeysOf = async (portal: AppContext, userId: string): Promise<StoredFactor[]> =>
  (await factorsOf(portal.db, userId)).filter(({ kind }) => kind === 'passkey');

/** The request to sign in with a passkey, for the browser that sent the password. */
export async function passkeyOptions(
  portal: AppContext,
  login: string,
  browser: string | undefined,
): Promise<z.output<typeof requestOptions>> {
  const now = portal.clock();
  const step = browser === undefined ? undefined : await pinOfBrowser(portal.db, login, hashToken(browser), now);
  if (step === undefined) throw wrongPasskey();
  return requestFor(portal, step.id, `sign-in:${step.pin_id}`);
}

/** What one of the user's passkeys must sign. Throws 401 if there is none. */
export async function requestFor(
  portal: AppContext,
  userId: string,
  holder: Holder,
): Promise<z.output<typeof requestOptions>> {
  const passkeys = await passkeysOf(portal, userId);
  if (passkeys.length === 0) throw wrongPasskey();
  return {
    challenge: await newChallenge(portal.db, holder, portal.clock()),
    timeout: CHALLENGE_MS,
    rpId: relyingPartyId(portal.config),
    allowCredentials: passkeys.map((row) => {
      const { credentialId, transports } = openPasskey(portal, row);
      return { id: credentialId, type: 'public-key' as const, transports: [...transports] };
    }),
    userVerification: 'required',
  };
}

/** A passkey that signed, and the count of its uses. */
interface Used {
  readonly factorId: string;
  readonly counter: number;
}

/** The passkey of the user that signed the holder's challenge, which is used up; null if none did. */
export async function usedPasskeyOf(
  portal: AppContext,
  holder: Holder,
  userId: string,
  answer: Assertion,
): Promise<Used | null> {
  const challenge = await takeChallenge(portal.db, holder, portal.clock());
  if (challenge === null) return null;
  for (const row of await passkeysOf(portal, userId)) {
    const passkey = openPasskey(portal, row);
    if (passkey.credentialId !== answer.id) continue;
    const party = await relyingParty(portal.config, answer.response.clientDataJSON);
    const counter = await usedPasskey(answer, challenge, party, { ...passkey, counter: Number(row.counter) });
    return counter === null ? null : { factorId: row.id, counter };
  }
  return null;
}

/** Stores the count; false if another request stored the same or a later one first. A passkey that does not count stays at 0. */
export async function claimUse(trx: Transaction<PortalDb>, { factorId, counter }: Used, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('portal.factors')
    .set({ counter, last_used_at: now })
    .where('id', '=', factorId)
    .where((is) => (counter === 0 ? is('counter', '=', '0') : is('counter', '<', String(counter))))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Signs in with a passkey, in the browser that sent the password. It is counted like a PIN. `device` is the cookie of a device to
 * remember.
 */
export async function verifyPasskey(
  portal: AppContext,
  attempt: Omit<PinTry, 'code'>,
  answer: Assertion,
  remember: boolean,
): Promise<SignedIn & { readonly device: string | null }> {
  const { request } = attempt;
  let found: Used | null = null;
  return redeemPin(
    portal,
    { ...attempt, code: '' },
    async (trx, userId, via) => {
      if (found === null || !(await claimUse(trx, found, portal.clock()))) throw wrongPasskey();
      return enterVerified(portal, trx, { userId, via, how: 'passkey', remember, request, wrong: wrongPasskey });
    },
    {
      isRight: async ({ id, user_id }) => {
        found = await usedPasskeyOf(portal, `sign-in:${id}`, user_id, answer);
        return found !== null;
      },
      reason: 'wrong-passkey',
      wrong: wrongPasskey,
    },
  );
}
