import type { Call } from '../http/call';
import { accountCalls } from './account.routes';
import { throttleCalls } from './admin/throttle.routes';
import { userCalls } from './admin/user.routes';
import { userSessionCalls } from './admin/user-sessions.routes';
import { factorCalls } from './factors/factors.routes';
import { passkeyCalls } from './factors/passkey.routes';
import { proofCalls } from './factors/proof.routes';
import { identityCalls } from './oidc/identities.routes';
import { oidcCalls } from './oidc/oidc.routes';
import { ownSessionCalls } from './own-sessions.routes';
import { roleCalls } from './role.routes';
import { sessionCalls } from './session.routes';
import { signInCalls } from './sign-in.routes';

/** The calls for sign-in, sessions, the user's own account, users and roles. */
export const accessCalls: Call[] = [
  ...signInCalls,
  ...sessionCalls,
  ...accountCalls,
  ...roleCalls,
  ...userCalls,
  ...userSessionCalls,
  ...ownSessionCalls,
  ...factorCalls,
  ...proofCalls,
  ...passkeyCalls,
  ...oidcCalls,
  ...identityCalls,
  ...throttleCalls,
];
