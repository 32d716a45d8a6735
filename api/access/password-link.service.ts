import type { Kysely } from 'kysely';
import type { AppContext } from '../app-context';
import { denialsOf } from '../audit/audit.service';
import type { PortalDb } from '../db/portal-db';
import { type AppError, invalid, refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { passwordMatches } from './passwords';
import { hashToken, randomToken } from './secrets';
import { takeNetworkTry } from './throttle/network-try';
import type { User } from './user.queries';
import { setPassword } from './users.service';

/** Hours during which a link of an administrator works; a weekend fits in. */
const LINK_HOURS = 72;
/** Of a link that was requested at the sign-in: its user is waiting for it. */
const REQUESTED_HOURS = 1;

/** The recipient of a link. */
interface LinkRecipient {
  readonly id: string;
  readonly login: string;
  readonly email: string;
}

const reasons = {
  new: 'Your account is ready.',
  reset: 'Your administrator has reset your password.',
  change: 'Your administrator asks you to choose a new password.',
  forgotten:
    'Someone requested a new password for you. If it was not you, ignore this email: your password stays as it is.',
} as const;

/** The same answer for a link that is unknown, used or expired, or whose user is disabled. */
const linkNotValid = (): AppError => refuse('not-found', 'link-not-valid');

/**
 * Emails a link with which a user chooses a password. Their earlier links work until they expire: anyone can request another one at
 * the sign-in, which must end none. The first one that is used ends all. The token is in the fragment, which browsers send to no
 * server, so it appears in no log and in no Referer. Throws 500 if the mail server refuses the mail; the
 * caller's transaction then leaves nothing behind.
 */
export async function mailPasswordLink(
  portal: Pick<AppContext, 'mail' | 'clock' | 'config'>,
  trx: Kysely<PortalDb>,
  user: LinkRecipient,
  why: keyof typeof reasons,
): Promise<void> {
  const [token, now] = [randomToken(), portal.clock()];
  const isRequested = why === 'forgotten';
  const hours = isRequested ? REQUESTED_HOURS : LINK_HOURS;
  const link = {
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + hours * 3_600_000),
  };
  await trx.deleteFrom('portal.password_links').where('user_id', '=', user.id).where('expires_at', '<=', now).execute();
  await trx
    .insertInto('portal.password_links')
    .values({ user_id: user.id, ...link })
    .execute();
  const origin = portal.config.portalOrigin ?? `http://localhost:${portal.config.port}`;
  const text = [
    reasons[why],
    '',
    `User ID: ${user.login}`,
    `Choose your password here: ${origin}/set-password#${token}`,
    '',
    isRequested
      ? 'The link works once, for an hour. If it has expired, request another one at the sign-in.'
      : `The link works once, for ${hours} hours. If it has expired, ask your administrator for another one.`,
  ].join('\n');
  try {
    await portal.mail.send({ to: user.email, subject: 'Choose your password', text });
  } catch (cause) {
    throw refuse('internal', 'password-not-mailed', { cause });
  }
}

const userOfLink = (db: Kysely<PortalDb>, tokenHash: string, now: Date): Promise<User | undefined> =>
  db
    .selectFrom('portal.users')
    .innerJoin('portal.password_links', 'portal.password_links.user_id', 'portal.users.id')
    .selectAll('portal.users')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** The user to whom the link was mailed. 404 for a link that does not work, 429 after too many of them from one address. */
async function tryLink(portal: AppContext, tokenHash: string, request: RequestFacts): Promise<User> {
  const by = callerOf(null, request);
  const attempt = await takeNetworkTry(portal, 'password-link', request.network, by);
  const user = await userOfLink(portal.db, tokenHash, portal.clock());
  if (user === undefined) {
    await attempt.failed();
    denialsOf(portal).record(by, {
      action: 'user.password-link',
      subject: `address:${request.network}`,
      reason: 'link-not-valid',
    });
    throw linkNotValid();
  }
  await attempt.succeeded();
  return user;
}

/** Checks that a link works, without using it up. Throws as {@link setPasswordByLink}. */
export async function checkPasswordLink(portal: AppContext, token: string, request: RequestFacts): Promise<void> {
  await tryLink(portal, hashToken(token), request);
}

/**
 * Sets the password of the user to whom the link was mailed, and ends all their sessions. Uses the link up, unless the rules refuse
 * the password (422). 404 for a link that does not work, 429 after too many of them from one address.
 */
export async function setPasswordByLink(
  portal: AppContext,
  { token, newPassword }: { readonly token: string; readonly newPassword: string },
  request: RequestFacts,
): Promise<void> {
  const tokenHash = hashToken(token);
  const user = await tryLink(portal, tokenHash, request);
  if (await passwordMatches(user.password_hash, newPassword)) {
    throw invalid('new-password-refused', { newPassword: 'same-password' });
  }
  const claim = async (trx: Kysely<PortalDb>) => {
    const used = await trx
      .deleteFrom('portal.password_links')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', portal.clock())
      .returning('user_id')
      .executeTakeFirst();
    if (used === undefined) throw linkNotValid();
  };
  await setPassword(portal, { user, password: newPassword, by: 'link', claim }, callerOf(user, request));
}
