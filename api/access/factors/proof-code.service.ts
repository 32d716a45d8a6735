import type { Transaction } from 'kysely';
import type { ProofCode } from '../../../domain/access/factor.schemas';
import type { Assertion } from '../../../domain/access/passkey.schemas';
import type { AppContext } from '../../app-context';
import { denialsOf } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { type AppError, invalid } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { takeSecretTry } from '../throttle/secret-try';
import { claimUse, requestFor, usedPasskeyOf } from './passkey-step.service';
import { assertMethod, recordProof } from './proof.service';
import { proofPinClaim } from './proof-pin';
import { claims } from './second-step.service';

type Claim = (trx: Transaction<PortalDb>) => Promise<boolean>;

const wrongCode = (): AppError => invalid('proof-code-wrong', { code: 'proof-code-wrong' });
const wrongPasskey = (): AppError => invalid('proof-passkey-wrong');

/**
 * Counts a try, so that a stolen session cannot be used to guess. Passwords are counted by themselves: a right one, which ends their count,
 * would otherwise give the next tries at a code.
 */
async function tried(
  portal: AppContext,
  caller: Caller,
  claimOf: () => Promise<Claim | null>,
  { reason, wrong }: { readonly reason: 'wrong-code' | 'wrong-passkey'; readonly wrong: () => AppError },
): Promise<Claim> {
  const { userId, login } = caller.actor;
  const attempt = await takeSecretTry(portal, 'proof-wrong', { userId }, caller);
  const claim = await claimOf();
  if (claim === null) {
    denialsOf(portal).record(caller, { action: 'user.prove', subject: `user:${login}`, reason });
    await attempt.failed();
    throw wrong();
  }
  await attempt.succeeded();
  return claim;
}

/**
 * The user shows who they are with a code: an emailed PIN, one of their authenticator app, or a recovery code, each once. A wrong one is 422,
 * too many are 429, and one of a kind that is not enough for them is 422.
 */
export async function proveWithCode(portal: AppContext, caller: Caller, { kind, code }: ProofCode): Promise<void> {
  await assertMethod(portal.db, caller, kind);
  const claimOf = () =>
    kind === 'pin' ? proofPinClaim(portal, caller, code) : claims[kind](portal, caller.actor.userId, code);
  const claim = await tried(portal, caller, claimOf, { reason: 'wrong-code', wrong: wrongCode });
  await recordProof(portal, caller, kind, claim, wrongCode);
}

/** What the user’s passkeys sign to show who they are in this session. 422 without a passkey. */
export async function beginPasskeyProof(portal: AppContext, caller: Caller) {
  await assertMethod(portal.db, caller, 'passkey');
  return requestFor(portal, caller.actor.userId, `proof:${caller.actor.sessionId}`);
}

/** The user shows who they are with a passkey. 422 if it is not accepted. */
export async function proveWithPasskey(portal: AppContext, caller: Caller, answer: Assertion): Promise<void> {
  const { userId, sessionId } = caller.actor;
  await assertMethod(portal.db, caller, 'passkey');
  const claimOf = async (): Promise<Claim | null> => {
    const used = await usedPasskeyOf(portal, `proof:${sessionId}`, userId, answer);
    return used && ((trx) => claimUse(trx, used, portal.clock()));
  };
  const claim = await tried(portal, caller, claimOf, { reason: 'wrong-passkey', wrong: wrongPasskey });
  await recordProof(portal, caller, 'passkey', claim, wrongPasskey);
}
