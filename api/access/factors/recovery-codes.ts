import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RECOVERY_CODES } from '../../../domain/access/factor.schemas';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';

/** Letters and digits that are not mistaken for one another: 32 of them, 5 bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** 50 random bits, in two groups. */
function randomCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** A code as it is hashed: without what people add, and with the letters that they mean. */
const canonical = (code: string): string =>
  code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');

type Vaulted = Pick<AppContext, 'vault'>;

/** With the user, so that equal codes of two users have different hashes. The key is not in the portal's reach of SQL. */
const textOf = (userId: string, code: string): string => `${userId}:${canonical(code)}`;
const PURPOSE = 'recovery-code';

/** Replaces the user's recovery codes; returns the new ones, which are stored as hashes alone. */
export async function newRecoveryCodes(
  { vault, clock }: Vaulted & Pick<AppContext, 'clock'>,
  trx: Kysely<PortalDb>,
  userId: string,
): Promise<readonly string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(randomCode());
  await dropRecoveryCodes(trx, userId);
  await trx
    .insertInto('portal.recovery_codes')
    .values(
      [...codes].map((code) => ({
        user_id: userId,
        code_hash: vault.hash(textOf(userId, code), PURPOSE),
        created_at: clock(),
      })),
    )
    .execute();
  return [...codes];
}

export async function dropRecoveryCodes(trx: Kysely<PortalDb>, userId: string): Promise<void> {
  await trx.deleteFrom('portal.recovery_codes').where('user_id', '=', userId).execute();
}

/** How many codes the user has left; null if they never had any. */
export async function recoveryCodesLeft(db: Kysely<PortalDb>, userId: string): Promise<number | null> {
  const rows = await db.selectFrom('portal.recovery_codes').select('used_at').where('user_id', '=', userId).execute();
  return rows.length === 0 ? null : rows.filter((row) => row.used_at === null).length;
}

/** The hash under which a code of the user is stored and not used; undefined if there is none. */
export async function unusedCode(
  db: Kysely<PortalDb>,
  { vault }: Vaulted,
  userId: string,
  code: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('portal.recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('code_hash', 'in', vault.hashes(textOf(userId, code), PURPOSE))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row?.code_hash;
}

/** Uses a code up; false if another request was first. */
export async function claimCode(trx: Kysely<PortalDb>, userId: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('portal.recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
