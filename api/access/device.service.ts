import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import { hashToken, randomToken } from './secrets';

/** Days during which a verified device needs no PIN. */
export const DEVICE_DAYS = 30;

/** Remembers a device and deletes the user's expired ones; returns the value for its cookie. */
export async function rememberDevice(
  trx: Kysely<PortalDb>,
  userId: string,
  now: Date,
  withFactor: boolean,
): Promise<string> {
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
      with_factor: withFactor,
      created_at: now,
      expires_at: new Date(now.getTime() + DEVICE_DAYS * 86_400_000),
    })
    .execute();
  return token;
}

/** This device, if the user with this login verified it and it is still remembered. */
export async function rememberedDevice(
  db: Kysely<PortalDb>,
  login: string,
  token: string | undefined,
  now: Date,
): Promise<{ readonly id: string; readonly with_factor: boolean } | undefined> {
  if (token === undefined) return undefined;
  return db
    .selectFrom('portal.remembered_devices')
    .innerJoin('portal.users', 'portal.users.id', 'portal.remembered_devices.user_id')
    .select(['portal.remembered_devices.id', 'with_factor'])
    .where('token_hash', '=', hashToken(token))
    .where('login', '=', login)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
