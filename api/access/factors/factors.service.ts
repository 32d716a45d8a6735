import type { Transaction } from 'kysely';
import type { FactorsAnswer } from '../../../domain/access/factor.schemas';
import type { AuditAction } from '../../../domain/audit/audit-actions';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { PortalDb } from '../../db/portal-db';
import { notFound, refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { throttle } from '../throttle/throttle';
import { dropPins } from '../user.queries';
import { type FactorChange, mailFactorChange } from './factor-notice';
import { factorsOf, lockUser, type StoredFactor } from './factors.queries';
import { assertProved, proofMethodsOf, provedUntil } from './proof.service';
import { dropRecoveryCodes, newRecoveryCodes, recoveryCodesLeft } from './recovery-codes';
import { requiresFactor, secondStepOf } from './requirement';

/** The actor's own factors. */
export async function listFactors(portal: AppContext, { actor }: Caller): Promise<FactorsAnswer> {
  const [rows, left, until] = [
    await factorsOf(portal.db, actor.userId),
    await recoveryCodesLeft(portal.db, actor.userId),
    await provedUntil(portal.db, actor.sessionId, portal.clock()),
  ];
  return {
    factors: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      addedAt: (row.confirmed_at ?? row.created_at).toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: left,
    pinAllowed: (await secondStepOf(portal.db, actor.userId)).pinAllowed,
    proofs: await proofMethodsOf(portal.db, actor.userId),
    provedUntil: until?.toISOString() ?? null,
  };
}

interface Entry {
  readonly action: AuditAction;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/**
 * One change of the actor's own factors: in a transaction, with its audit entry, and mailed to them. Throws 429 after too many, because
 * each takes a lock, work and a mail.
 */
export async function changeFactors<T>(
  portal: AppContext,
  caller: Caller,
  change: (
    trx: Transaction<PortalDb>,
  ) => Promise<{ readonly entry: Entry; readonly mailed?: FactorChange; readonly result: T }>,
): Promise<T> {
  const { actor } = caller;
  await assertProved(portal, caller);
  await throttle(portal, 'factor-change', { userId: actor.userId }, caller).take();
  return portal.db.transaction().execute(async (trx) => {
    await lockUser(trx, actor.userId);
    const { entry, mailed, result } = await change(trx);
    await audit(trx, caller, { subject: `user:${actor.login}`, ...entry });
    if (mailed) await mailFactorChange(portal, trx, actor, mailed);
    return result;
  });
}

/** Everything that let the user in without the factor that they have just added, or that they no longer have. */
export async function forgetOtherWays(trx: Transaction<PortalDb>, userId: string): Promise<void> {
  await dropPins(trx, userId);
  await trx.deleteFrom('portal.remembered_devices').where('user_id', '=', userId).execute();
}

async function ownFactor(trx: Transaction<PortalDb>, userId: string, id: string): Promise<StoredFactor> {
  const factor = (await factorsOf(trx, userId)).find((each) => each.id === id);
  if (factor === undefined) throw notFound('no-factor');
  return factor;
}

/** Renames one of the actor's factors. */
export async function renameFactor(portal: AppContext, caller: Caller, id: string, name: string): Promise<void> {
  await changeFactors(portal, caller, async (trx) => {
    const factor = await ownFactor(trx, caller.actor.userId, id);
    await trx.updateTable('portal.factors').set({ name }).where('id', '=', id).execute();
    const entry = { action: 'user.rename-factor', before: { factor: factor.name }, after: { factor: name } } as const;
    return { entry, result: undefined };
  });
}

/** Removes one of the actor's factors; with the last one go the recovery codes. */
export async function removeFactor(portal: AppContext, caller: Caller, id: string): Promise<void> {
  const { userId } = caller.actor;
  await changeFactors(portal, caller, async (trx) => {
    const { kind, name } = await ownFactor(trx, userId, id);
    const isLast = (await factorsOf(trx, userId)).length === 1;
    if (isLast && (await requiresFactor(trx, userId))) throw refuse('conflict', 'last-factor');
    await trx.deleteFrom('portal.factors').where('id', '=', id).execute();
    await forgetOtherWays(trx, userId);
    if (isLast) await dropRecoveryCodes(trx, userId);
    const entry = { action: 'user.remove-factor', before: { factor: name, kind } } as const;
    return { entry, mailed: { kind: 'removed', name }, result: undefined };
  });
}

/** A new set of recovery codes, which replaces the one before. 404 without a factor that they could replace. */
export async function replaceRecoveryCodes(portal: AppContext, caller: Caller): Promise<readonly string[]> {
  const { userId } = caller.actor;
  return changeFactors(portal, caller, async (trx) => {
    if ((await factorsOf(trx, userId)).length === 0) throw notFound('no-factor');
    const codes = await newRecoveryCodes(portal, trx, userId);
    return { entry: { action: 'user.recovery-codes' }, mailed: { kind: 'new-codes' }, result: codes };
  });
}
