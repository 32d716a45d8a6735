import type { Transaction } from 'kysely';
import type { CodeKind } from '../../../domain/access/factor.schemas';
import type { SignInMethod } from '../../../domain/access/sign-in-methods';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { type AppError, refuse } from '../../http/app-error';
import type { RequestFacts } from '../../http/call';
import { type PinTry, redeemPin } from '../pin.service';
import type { SignedIn } from '../session.service';
import { enterVerified } from '../sign-in.service';
import { userById } from '../user.queries';
import { mailFactorChange } from './factor-notice';
import { claimStep, factorsOf } from './factors.queries';
import { claimCode, recoveryCodesLeft, unusedCode } from './recovery-codes';
import { openTotp } from './sealed-factors';
import { stepOfCode } from './totp';

export const wrongCode = (): AppError => refuse('wrong-code');

/** Uses a code up that was found right; false if another request was first. */
type Claim = (trx: Transaction<PortalDb>) => Promise<boolean>;

const methods = { totp: 'totp', recovery: 'recovery code' } as const satisfies Record<CodeKind, SignInMethod>;

/** The authenticator app of the user that shows this code now. */
async function totpClaim(portal: AppContext, userId: string, code: string): Promise<Claim | null> {
  const now = portal.clock();
  for (const factor of await factorsOf(portal.db, userId)) {
    if (factor.kind !== 'totp') continue;
    const step = stepOfCode(openTotp(portal, factor).secret, code, now, factor.last_step);
    if (step !== null) return (trx) => claimStep(trx, factor.id, step, now);
  }
  return null;
}

async function tellCodeUsed(portal: AppContext, trx: Transaction<PortalDb>, userId: string): Promise<void> {
  const user = await userById(trx, userId);
  if (user === undefined) return;
  const left = (await recoveryCodesLeft(trx, userId)) ?? 0;
  await mailFactorChange(portal, trx, user, { kind: 'code-used', left });
}

async function recoveryClaim(portal: AppContext, userId: string, code: string): Promise<Claim | null> {
  const hash = await unusedCode(portal.db, portal, userId, code);
  if (hash === undefined) return null;
  return async (trx) => {
    if (!(await claimCode(trx, userId, hash, portal.clock()))) return false;
    await tellCodeUsed(portal, trx, userId);
    return true;
  };
}

/** What uses up a code of each kind, if it is right; null if not. */
export const claims = { totp: totpClaim, recovery: recoveryClaim } as const satisfies Record<
  CodeKind,
  typeof totpClaim
>;

/**
 * Signs in with a code of the user's authenticator app or a recovery code, in the browser that sent the password. It is counted like
 * a PIN. `device` is the cookie of a device to remember.
 */
export async function verifyFactor(
  portal: AppContext,
  kind: CodeKind,
  attempt: PinTry,
  remember: boolean,
): Promise<SignedIn & { readonly device: string | null }> {
  const { request }: { readonly request: RequestFacts } = attempt;
  let claim: Claim | null = null;
  return redeemPin(
    portal,
    attempt,
    async (trx, userId, via) => {
      if (!(await claim?.(trx))) throw wrongCode();
      return enterVerified(portal, trx, { userId, via, how: methods[kind], remember, request, wrong: wrongCode });
    },
    {
      isRight: async ({ user_id }, code) => {
        claim = await claims[kind](portal, user_id, code);
        return claim !== null;
      },
      reason: 'wrong-code',
      wrong: wrongCode,
    },
  );
}
