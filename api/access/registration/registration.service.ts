import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../app-context';
import { invalid, refuse } from '../../http/app-error';
import type { RequestFacts } from '../../http/call';
import { callerOf } from '../../http/caller';
import { settingOf } from '../../reference/reference.service';
import type { SentPin } from '../pin.service';
import { PIN_MINUTES } from '../pin-limits';
import { attemptOf, registrationPinMail } from '../pin-mail';
import { hashToken, keyedHash, randomPin, randomToken } from '../secrets';
import { throttle } from '../throttle/throttle';
import { canonicalLogin } from '../user.queries';
import { checkedPasswordHash } from '../users.service';
import { registrationOfBrowser, storeRegistration } from './registrations.queries';

/** The fields of the registration form. */
interface Registration {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Who asks for a PIN: the request, and the cookie of this browser's previous PIN. */
interface PinRequest {
  readonly browser: string | undefined;
  readonly request: RequestFacts;
}

/** What is stored of a registration besides its PIN. */
interface Applicant {
  readonly login: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string;
}

/** More than at the sign-in, because anyone can have any number of them mailed without a password. */
const PIN_DIGITS = 8;

async function assertOpen({ db }: AppContext): Promise<void> {
  if (!(await settingOf(db, 'registrationOpen'))) throw refuse('closed', 'registration-closed');
}

/** Counts a mail to an address. Throws 429 after too many from one network, or from all. Returns what takes it back. */
async function takeMail(portal: AppContext, email: string, request: RequestFacts): Promise<() => Promise<void>> {
  const [by, login] = [callerOf(null, request), canonicalLogin(email)];
  const share = throttle(portal, 'register-mail-network', { login, network: request.network }, by);
  const all = throttle(portal, 'register-mail', { login }, by);
  await share.take();
  await all.take().catch(async (error) => {
    await share.giveBack();
    throw error;
  });
  return async () => {
    await share.giveBack();
    await all.giveBack();
  };
}

/** Mails the PIN of a registration, which takes the place of the browser's previous one. */
async function mailRegistrationPin(
  portal: AppContext,
  applicant: Applicant,
  { browser: previous, request }: PinRequest,
): Promise<SentPin> {
  const { email } = applicant;
  const giveBack = await takeMail(portal, email, request);
  const [id, browser, pin, now] = [randomUUID(), randomToken(), randomPin(PIN_DIGITS), portal.clock()];
  const row = {
    ...applicant,
    ...{ id, browser_hash: hashToken(browser), pin_hash: keyedHash(portal.secret, 'registration-pin', id, pin) },
    expires_at: new Date(now.getTime() + PIN_MINUTES * 60_000),
  };
  const previousBrowserHash = previous === undefined ? null : hashToken(previous);
  await storeRegistration(portal.db, row, { previousBrowserHash, now });
  try {
    await portal.mail.send({ to: email, ...registrationPinMail({ id, pin, at: now }, request) });
  } catch (error) {
    await portal.db.deleteFrom('portal.registrations').where('id', '=', id).execute();
    await giveBack();
    throw refuse('internal', 'pin-not-mailed', { cause: error });
  }
  return { email, browser, attempt: attemptOf(id) };
}

/**
 * Registers an external user without roles, and therefore without menus, until an administrator assigns them (decisions, POST /auth/register).
 * The user is created with the PIN sent to their address, not before: a registration takes no user ID from anyone, and its answer does not say
 * whether there is a user with this one. 403 if registration is closed.
 */
export async function register(
  portal: AppContext,
  { login, email, firstName, lastName, password }: Registration,
  from: PinRequest,
): Promise<SentPin> {
  await assertOpen(portal);
  // The PIN proves the address, so only its owner can have it as user ID.
  if (login.includes('@') && canonicalLogin(login) !== canonicalLogin(email))
    throw invalid('user-incomplete', { login: 'user-id-other-address' });
  const { network } = from.request;
  await throttle(portal, 'register', { network }, callerOf(null, from.request)).take();
  const facts = { login, email, firstName, lastName, roles: [], isPml: true };
  const passwordHash = await checkedPasswordHash(portal, { ...facts, password });
  const applicant = {
    ...{ login: canonicalLogin(login), email: email.trim(), first_name: firstName, last_name: lastName },
    password_hash: passwordHash,
  };
  return mailRegistrationPin(portal, applicant, from);
}

/** Mails another PIN to someone who registered in this browser; null if no one did. 403 if registration is closed by now. */
export async function resendRegistrationPin(
  portal: AppContext,
  login: string,
  from: PinRequest,
): Promise<SentPin | null> {
  const stored =
    from.browser === undefined
      ? undefined
      : await registrationOfBrowser(portal.db, login, hashToken(from.browser), portal.clock());
  if (stored === undefined) return null;
  await assertOpen(portal);
  const { email, first_name, last_name, password_hash } = stored;
  return mailRegistrationPin(portal, { login: stored.login, email, first_name, last_name, password_hash }, from);
}
