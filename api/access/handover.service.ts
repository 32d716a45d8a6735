import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { AppError } from '../http/app-error';
import type { RequestFacts } from '../http/call';
import { readLos } from '../loan/gateway.service';
import { openSession, resumeSession, type SignedIn } from './session.service';
import { throttle } from './throttle';
import { userByLogin } from './user.queries';

/** A person who came from the LOS, and the loan they came for. */
interface AcceptedHandover extends SignedIn {
  readonly userLogin: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isPmlUser: boolean;
  readonly loanNum: string;
}

/** One answer for a session that is unknown, used, too old, or of nobody who may enter (rule SESSION-27). */
const noLanding = (): AppError => new AppError('not-found', 404, 'landing-failed');

/**
 * Takes a session that the LOS handed over and signs its person in. Whom the LOS names must be an enabled user of the
 * portal, on the same side (external or not); what they may do is what the portal's roles say.
 */
export async function acceptHandover(
  portal: AppContext,
  handedOver: string,
  request: RequestFacts,
): Promise<AcceptedHandover> {
  const ofAddress = throttle(portal, 'address', request.network);
  await ofAddress.take();
  const handover = await readLos(() => portal.los.takeHandover(handedOver));
  if (handover === null) throw noLanding();
  const user = await userByLogin(portal.db, handover.userLogin);
  if (user === undefined || user.disabled_at !== null || user.is_pml !== handover.isPmlUser) throw noLanding();
  const signedIn = await portal.db.transaction().execute(async (trx) => {
    const session = await openSession(portal, trx, { userId: user.id, device: request.userAgent, isLqb: true });
    await audit(
      trx,
      { actor: user, requestId: request.id },
      {
        action: 'sign-in',
        subject: `user:${user.login}`,
        after: { how: 'handover', ip: request.ip, loanNum: handover.loanNum },
      },
    );
    return resumeSession(portal, session, trx);
  });
  if (signedIn === null) throw noLanding();
  await ofAddress.giveBack();
  return {
    ...signedIn,
    userLogin: user.login,
    firstName: user.first_name,
    lastName: user.last_name,
    isPmlUser: user.is_pml,
    loanNum: handover.loanNum,
  };
}
