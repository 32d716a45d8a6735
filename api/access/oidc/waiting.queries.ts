import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PortalDb } from '../../db/portal-db';
import { hashToken } from '../secrets';

/** How many minutes a user has to sign in at the provider. */
export const WAITING_MINUTES = 10;

/** A sign-in that waits for a provider: what the browser keeps in its cookie, and what comes back in the address. */
interface Waiting {
  readonly holder: string;
  readonly state: string;
}

/**
 * The nonce and the PKCE verifier of a sign-in. They follow from the cookie of the browser that began it, so the answer of the provider is of no
 * use to another browser, and the database has nothing that redeems it.
 */
export const derived = ({ holder, state }: Waiting, purpose: 'nonce' | 'verifier'): string =>
  createHmac('sha256', holder)
    .update(JSON.stringify([purpose, state]))
    .digest('base64url');

/** Stores a sign-in that begins, and deletes expired ones. */
export async function storeWaiting(
  db: Kysely<PortalDb>,
  { holder, state }: Waiting,
  provider: string,
  now: Date,
): Promise<void> {
  await db.deleteFrom('portal.oidc_sign_ins').where('expires_at', '<=', now).execute();
  await db
    .insertInto('portal.oidc_sign_ins')
    .values({
      state_hash: hashToken(state),
      browser_hash: hashToken(holder),
      provider,
      expires_at: new Date(now.getTime() + WAITING_MINUTES * 60_000),
    })
    .execute();
}

/** Uses up a sign-in of this browser at this provider; false if there is none, such as when an answer comes again. */
export async function claimWaiting(
  db: Kysely<PortalDb>,
  { holder, state }: Waiting,
  provider: string,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('portal.oidc_sign_ins')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(holder))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
