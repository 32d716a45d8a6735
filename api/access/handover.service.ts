import type { SignInMethod } from '../../domain/access/sign-in-methods';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { type AppError, refuse } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { callerOf } from '../http/caller';
import { readLos } from '../loan/gateway.service';
import { recordFailedSignIn } from './failed-sign-in';
import { openSession, resumeSession, type SignedIn } from './session.service';
import { takeNetworkTry } from './throttle/network-try';
import { userByLogin } from './user.queries';

/** A user who came from the LOS, and the loan they came for. */
interface AcceptedHandover extends SignedIn {
  readonly userLogin: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isPmlUser: boolean;
  readonly loanNum: string;
}

/** The same answer for a session that is unknown, used, expired, or whose user may not enter (rule SESSION-27). */
const noLanding = (): AppError => refuse('not-found', 'landing-failed');

/**
 * Accepts a session handed over by the LOS and signs its user in. The LOS must name an enabled portal user on the same side
 * (external or internal); the portal's roles decide what the user may do.
 */
export async function acceptHandover(
  portal: AppContext,
  handedOver: string,
  request: RequestFacts,
): Promise<AcceptedHandover> {
  const attempt = await takeNetworkTry(portal, 'handover', request.network, callerOf(null, request));
  // An LOS that does not answer, or hands no one over, says nothing about the session.
  const handover = await readLos(() => portal.los.takeHandover(handedOver)).catch(async (error: unknown) => {
    await attempt.succeeded();
    throw error;
  });
  if (handover === null) {
    recordFailedSignIn(portal, { typed: handedOver, user: undefined, request }, 'unknown-session');
    await attempt.failed();
    throw noLanding();
  }
  await attempt.succeeded();
  const user = await userByLogin(portal.db, handover.userLogin);
  if (user === undefined || user.disabled_at !== null || user.is_pml !== handover.isPmlUser) {
    const reason = user === undefined ? 'unknown-user' : user.disabled_at === null ? 'wrong-side' : 'disabled';
    recordFailedSignIn(portal, { typed: handover.userLogin, user, request }, reason);
    throw noLanding();
  }
  const signedIn = await portal.db.transaction().execute(async (trx) => {
    const session = await openSession(portal, trx, {
      userId: user.id,
      device: request.userAgent,
      address: request.ip,
      isLqb: true,
    });
    await audit(trx, callerOf(user, request), {
      action: 'sign-in',
      subject: `user:${user.login}`,
      after: { how: 'handover' satisfies SignInMethod, loanNum: handover.loanNum },
    });
    return resumeSession(portal, session, trx);
  });
  if (signedIn === null) throw noLanding();
  return {
    ...signedIn,
    userLogin: user.login,
    firstName: user.first_name,
    lastName: user.last_name,
    isPmlUser: user.is_pml,
    loanNum: handover.loanNum,
  };
}
