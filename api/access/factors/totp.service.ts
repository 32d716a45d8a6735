import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../app-context';
import { invalid, notFound, refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { settingOf } from '../../reference/reference.service';
import { addFactor, MAX_FACTORS } from './add-factor';
import { factorsOf } from './factors.queries';
import { assertProved } from './proof.service';
import { openTotp, sealFactor } from './sealed-factors';
import { newTotpSecret, stepOfCode, totpUri } from './totp';

/** How many minutes a secret that was shown waits for its first code. */
const ENROLL_MINUTES = 15;

/** A new secret for an authenticator app, which works once the user has entered a code of it. */
export async function beginTotp(
  portal: AppContext,
  caller: Caller,
): Promise<{ readonly id: string; readonly secret: string; readonly uri: string }> {
  const { userId, login } = caller.actor;
  await assertProved(portal, caller);
  if ((await factorsOf(portal.db, userId)).length >= MAX_FACTORS) throw refuse('conflict', 'too-many-factors');
  const [id, secret] = [randomUUID(), newTotpSecret()];
  await portal.db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('portal.factors')
      .where('user_id', '=', userId)
      .where('kind', '=', 'totp')
      .where('confirmed_at', 'is', null)
      .execute();
    await trx
      .insertInto('portal.factors')
      .values({
        ...{ id, user_id: userId, kind: 'totp', name: '', content: sealFactor(portal, id, { secret }) },
        ...{ created_at: portal.clock(), confirmed_at: null, last_used_at: null, last_step: null },
      })
      .execute();
  });
  return { id, secret, uri: totpUri(secret, await settingOf(portal.db, 'portalName'), login) };
}

/**
 * Adds the authenticator app, if the code is one of its secret. That code does not sign in afterwards. Answers the recovery codes
 * if it is the user's first factor. 404 if the secret was not confirmed in time.
 */
export async function confirmTotp(
  portal: AppContext,
  caller: Caller,
  id: string,
  { name, code }: { readonly name: string; readonly code: string },
): Promise<readonly string[] | null> {
  const { userId } = caller.actor;
  return addFactor(portal, caller, { kind: 'totp', name }, async (trx) => {
    const now = portal.clock();
    const pending = await trx
      .selectFrom('portal.factors')
      .select(['id', 'content'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - ENROLL_MINUTES * 60_000))
      .executeTakeFirst();
    if (pending === undefined) throw notFound('factor-not-begun');
    const step = stepOfCode(openTotp(portal, pending).secret, code, now, null);
    if (step === null) throw invalid('factor-code-wrong', { code: 'factor-code-wrong' });
    await trx
      .updateTable('portal.factors')
      .set({ name, confirmed_at: now, last_step: step })
      .where('id', '=', id)
      .execute();
  });
}
