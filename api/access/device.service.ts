import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import { hashToken, randomToken } from './secrets';

/** Days during which a verified device needs no PIN. */
export const DEVICE_DAYS = 30;

/** Remembers a device and deletes the user's expired ones; returns the value for its cookie. */
export async function rememberDevice(trx: Kysely<PortalDb>, userId: string, now: Date): Promise<string> {
  const token = randomToken();
  await trx
    .deleteFrom('portal.remembered_devices')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
  await trx
    .insertInto('portal.remembered_devices')
    .values({
      id: randomUUID(),
      user_id: userId,
      token_hash: hashToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + DEVICE_DAYS * 86_400_000),
    })
    .execute();
  return token;
}

/** Whether this device was verified by this user and is still remembered. */
export async function isRemembered(
  db: Kysely<PortalDb>,
  userId: string,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  if (token === undefined) return false;
  const row = await db
    .selectFrom('portal.remembered_devices')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
