import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Attestation, creationOptions } from '../../../domain/access/passkey.schemas';
import type { AppContext } from '../../app-context';
import { invalid, refuse } from '../../http/app-error';
import type { Caller } from '../../http/caller';
import { settingOf } from '../../reference/reference.service';
import { addFactor } from './add-factor';
import { CHALLENGE_MS, newChallenge, takeChallenge } from './challenges';
import { factorsOf } from './factors.queries';
import { madePasskey, passkeyAlgorithms } from './passkeys';
import { assertProved } from './proof.service';
import { relyingParty, relyingPartyId } from './relying-party';
import { openPasskey, sealFactor } from './sealed-factors';

/** The request that the browser makes a passkey from, for this session. */
export async function beginPasskey(portal: AppContext, caller: Caller): Promise<z.output<typeof creationOptions>> {
  const { userId, sessionId, login, displayName } = caller.actor;
  await assertProved(portal, caller);
  const passkeys = (await factorsOf(portal.db, userId)).filter(({ kind }) => kind === 'passkey');
  return {
    rp: { id: relyingPartyId(portal.config), name: await settingOf(portal.db, 'portalName') },
    user: { id: Buffer.from(userId).toString('base64url'), name: login, displayName },
    challenge: await newChallenge(portal.db, `session:${sessionId}`, portal.clock()),
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: CHALLENGE_MS,
    excludeCredentials: passkeys.map((row) => ({
      id: openPasskey(portal, row).credentialId,
      type: 'public-key' as const,
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  };
}

/** Adds the passkey that the browser made. Answers the recovery codes if it is the user's first factor. 422 if it is not accepted. */
export async function addPasskey(
  portal: AppContext,
  caller: Caller,
  { name, credential }: { readonly name: string; readonly credential: Attestation },
): Promise<readonly string[] | null> {
  const { userId, sessionId } = caller.actor;
  const { clientDataJSON } = credential.response;
  const challenge = await takeChallenge(portal.db, `session:${sessionId}`, portal.clock());
  const made =
    challenge === null
      ? null
      : await madePasskey(credential, challenge, await relyingParty(portal.config, clientDataJSON));
  if (made === null) throw invalid('passkey-refused');
  const { counter, ...content } = made;
  return addFactor(portal, caller, { kind: 'passkey', name }, async (trx) => {
    const [id, now] = [randomUUID(), portal.clock()];
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('portal.factors')
      .values({
        ...{ id, user_id: userId, kind: 'passkey', name, content: sealFactor(portal, id, content) },
        ...{ created_at: now, confirmed_at: now, last_used_at: null, last_step: null, counter },
        credential_hash: portal.vault.hash(content.credentialId, 'passkey'),
      })
      .onConflict((of) => of.column('credential_hash').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw refuse('conflict', 'passkey-taken');
  });
}
