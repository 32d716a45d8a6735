import type { Transaction } from 'kysely';
import type { FactorKind } from '../../../domain/access/factor.schemas';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { factorsOf } from './factors.queries';
import { changeFactors, forgetOtherWays } from './factors.service';
import { newRecoveryCodes } from './recovery-codes';
import { endFactorDue } from './requirement';

/** Factors that one user may have. */
export const MAX_FACTORS = 10;

/**
 * Adds a factor of the actor, which `store` checks and stores. Answers the recovery codes, if it is the first one: they replace
 * a lost phone.
 */
export function addFactor(
  portal: AppContext,
  caller: Caller,
  { kind, name }: { readonly kind: FactorKind; readonly name: string },
  store: (trx: Transaction<PortalDb>) => Promise<void>,
): Promise<readonly string[] | null> {
  const { userId } = caller.actor;
  return changeFactors(portal, caller, async (trx) => {
    const before = await factorsOf(trx, userId);
    if (before.length >= MAX_FACTORS) throw refuse('conflict', 'too-many-factors');
    await store(trx);
    await forgetOtherWays(trx, userId);
    await endFactorDue(trx, userId);
    const codes = before.length === 0 ? await newRecoveryCodes(portal, trx, userId) : null;
    const entry = { action: 'user.add-factor', after: { factor: name, kind } } as const;
    return { entry, mailed: { kind: 'added', name }, result: codes };
  });
}
