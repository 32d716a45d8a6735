import { type Kysely, sql, type Transaction } from 'kysely';
import { ConfigError } from '../../config/config-error';
import { demoPassword, demoUsers } from '../../config/demo/users';
import { audit } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { forEachConcurrently } from '../for-each-concurrently';
import { portalCaller } from '../http/caller';
import { hashPassword, passwordMatches } from './passwords';
import { randomToken } from './secrets';
import { revokeAccess } from './user.queries';

/** Argon2 works on four threads. */
const CHECKS_AT_ONCE = 4;

/** Users as anyone who knows the demo can enter them. */
interface KnownAccounts {
  /** Users of the demo, by user ID and address. */
  readonly demo: readonly string[];
  /** Other users with the demo's password. */
  readonly withPassword: readonly string[];
}

const demoLogins = async (db: Kysely<PortalDb>): Promise<string[]> => {
  const rows = await db
    .selectFrom('portal.users')
    .select(['login', 'email'])
    .where(
      'login',
      'in',
      demoUsers.map(({ login }) => login),
    )
    .orderBy('login')
    .execute();
  const emails = new Map(demoUsers.map(({ login, email }) => [login, email]));
  return rows.filter(({ login, email }) => emails.get(login) === email.toLowerCase()).map(({ login }) => login);
};

/** The users with the demo's password. Each hash is checked once, because that takes about 20 ms. */
async function loginsWithDemoPassword(db: Kysely<PortalDb>): Promise<string[]> {
  const unchecked = await db
    .selectFrom('portal.users')
    .select(['id', 'login', 'password_hash'])
    .where(sql<boolean>`checked_password_hash is distinct from password_hash`)
    .execute();
  const found: string[] = [];
  await forEachConcurrently(CHECKS_AT_ONCE, unchecked, async ({ id, login, password_hash }) => {
    if (await passwordMatches(password_hash, demoPassword)) found.push(login);
    else {
      await db.updateTable('portal.users').set({ checked_password_hash: password_hash }).where('id', '=', id).execute();
    }
  });
  return found.sort();
}

/** The users that anyone who knows the demo could sign in as. */
export async function knownAccounts(db: Kysely<PortalDb>): Promise<KnownAccounts> {
  const demo = await demoLogins(db);
  const withPassword = await loginsWithDemoPassword(db);
  return { demo, withPassword: withPassword.filter((login) => !demo.includes(login)) };
}

const named = (logins: readonly string[]): string =>
  logins.length > 5 ? `${logins.slice(0, 5).join(', ')} and ${logins.length - 5} more` : logins.join(', ');

/** Throws a {@link ConfigError} if the database has users that anyone who knows the demo could sign in as. */
export async function refuseKnownAccounts(db: Kysely<PortalDb>): Promise<void> {
  const { demo, withPassword } = await knownAccounts(db);
  const problems = [
    ...(demo.length > 0 ? [`The database has users of the demo: ${named(demo)}.`] : []),
    ...(withPassword.length > 0 ? [`The database has users with the demo's password: ${named(withPassword)}.`] : []),
  ];
  if (problems.length === 0) return;
  throw new ConfigError([
    ...problems,
    'Remove them with `npm run demo:remove` and the same environment, or use an empty database.',
  ]);
}

/** Gives the user a password that no one knows, and ends their access. */
async function lockOut(trx: Transaction<PortalDb>, login: string, hash: string, now: Date): Promise<void> {
  const { id } = await trx
    .updateTable('portal.users')
    .set({ password_hash: hash })
    .where('login', '=', login)
    .returning('id')
    .executeTakeFirstOrThrow();
  await revokeAccess(trx, id, now, 'demo-password');
}

/**
 * Removes the users of the demo with everything of theirs, and the password of other users who have the demo's: an
 * administrator sends those a new one. Returns whom it changed.
 */
export async function removeKnownAccounts(trx: Transaction<PortalDb>, now: Date): Promise<KnownAccounts> {
  const accounts = await knownAccounts(trx);
  const { demo, withPassword } = accounts;
  const hash = await hashPassword(randomToken());
  for (const login of withPassword) {
    await lockOut(trx, login, hash, now);
    await audit(trx, portalCaller, { action: 'user.password', subject: `user:${login}` });
  }
  for (const login of demo) {
    await trx.deleteFrom('portal.users').where('login', '=', login).execute();
    await audit(trx, portalCaller, { action: 'user.delete', subject: `user:${login}` });
  }
  // Mail of the demo has PINs and first passwords.
  await trx.deleteFrom('portal.mailbox').execute();
  return accounts;
}
