import type { AppContext } from '../../app-context';
import { callerOf } from '../../http/caller';
import { recordFailedSignIn } from '../failed-sign-in';
import { type PinTry, testPin, wrongPin } from '../pin.service';
import { acceptedSecrets, hashToken, keyedHash, sameHash } from '../secrets';
import type { SignedIn } from '../session.service';
import { enterVerified, verifyPin } from '../sign-in.service';
import { takeNetworkTry } from '../throttle/network-try';
import { addUser } from '../users.service';
import {
  claimRegistration,
  countRegistrationTry,
  registrationOfBrowser,
  type StoredRegistration,
  uncountRegistrationTry,
} from './registrations.queries';
import { endUnprovedUser } from './unproved-user';

/**
 * The registration of this browser, if this is its PIN; null if the browser has not registered. The try is counted first. Throws the 401 of
 * a wrong PIN, and 429 after too many from one address.
 */
async function provedRegistration(portal: AppContext, attempt: PinTry): Promise<StoredRegistration | null> {
  const { login, browser, request } = attempt;
  const waiting =
    browser === undefined
      ? undefined
      : await registrationOfBrowser(portal.db, login, hashToken(browser), portal.clock());
  if (waiting === undefined) return null;
  const ofNetwork = await takeNetworkTry(portal, 'address', request.network, callerOf(null, request));
  const row = await countRegistrationTry(portal.db, waiting.id);
  const code = attempt.code.replaceAll(/\s/g, '');
  const isRight =
    row !== undefined &&
    acceptedSecrets(portal).some((secret) =>
      sameHash(row.pin_hash, keyedHash(secret, 'registration-pin', row.id, code)),
    );
  if (!isRight) {
    recordFailedSignIn(portal, { typed: login, user: undefined, request }, 'wrong-pin');
    await ofNetwork.failed();
    throw wrongPin();
  }
  await ofNetwork.succeeded();
  return row;
}

/** Creates the user of a registration and signs them in, in one transaction. 422 if the user ID is taken. */
async function enterRegistered(
  portal: AppContext,
  row: StoredRegistration,
  { request }: PinTry,
  remember: boolean,
): Promise<SignedIn & { readonly device: string | null }> {
  return portal.db.transaction().execute(async (trx) => {
    if (!(await claimRegistration(trx, row.id))) throw wrongPin();
    const [by, now] = [callerOf(null, request), portal.clock()];
    await endUnprovedUser(trx, row.login, by);
    const { login, email, first_name: firstName, last_name: lastName, password_hash: passwordHash } = row;
    const user = { login, email, firstName, lastName, roles: [], isPml: true };
    const userId = await addUser(trx, user, { passwordHash, now }, by);
    return enterVerified(portal, trx, { userId, via: undefined, how: 'pin', remember, request, wrong: wrongPin });
  });
}

/** Signs in with the PIN mailed to this browser, and first creates the user, if it is the one of a registration. */
export async function enterPin(
  portal: AppContext,
  attempt: PinTry,
  remember: boolean,
): Promise<SignedIn & { readonly device: string | null }> {
  const registered = await provedRegistration(portal, attempt);
  return registered === null
    ? verifyPin(portal, attempt, remember)
    : enterRegistered(portal, registered, attempt, remember);
}

/** Whether a PIN would be accepted, without using it up; a wrong one still counts as a try. */
export async function testEitherPin(portal: AppContext, attempt: PinTry): Promise<void> {
  const registered = await provedRegistration(portal, attempt);
  if (registered === null) await testPin(portal, attempt);
  else await uncountRegistrationTry(portal.db, registered.id);
}
