import { z } from 'zod';
import type { Contract } from '../contract/contract';
import * as shape from './access.schemas';
import { sessionParams, sessionsAnswer } from './session.schemas';

/** Sign-in and sign-out, sessions, and the user's own account. */
export const accessContract = {
  'GET /auth': { answer: shape.maybeTokenAnswer },
  'POST /login': { query: shape.simpleLoginQuery, body: shape.simpleLoginBody, answer: shape.loginAnswer },
  'POST /mfa/login': { body: shape.loginBody, answer: shape.loginAnswer },
  'POST /mfa/resend-pin': { body: shape.resendBody, answer: shape.mailedAnswer },
  'POST /mfa/verify-pin': { body: shape.verifyBody, answer: shape.verifiedAnswer },
  'POST /mfa/verify-test': { body: shape.pinBody, answer: z.object({ result: z.literal('success') }) },
  'POST /mfa/logout': { status: 204 },
  'GET /auth/sessions': { answer: sessionsAnswer },
  'DELETE /auth/sessions': { status: 204 },
  'DELETE /auth/sessions/{id}': { params: sessionParams, status: 204 },
  'GET /auth/access-token': { answer: shape.tokenAnswer },
  'GET /lqb-integration/{sessionId}': {
    params: z.object({ sessionId: z.string().min(1).max(200) }),
    answer: shape.landingAnswer,
  },
  'POST /auth/register': { body: shape.registerBody, answer: shape.mailedAnswer, status: 201 },
  'POST /auth/user/update': { body: shape.profileBody, answer: z.object({ user: shape.userData }) },
  'GET /auth/providers': { answer: shape.signInProviders },
  'POST /pml-users/pw-change': { body: shape.passwordBody, status: 204 },
  'POST /auth/password-forgotten': { body: shape.forgottenBody, status: 204 },
  'POST /auth/password-link': { body: shape.passwordLinkCheck, status: 204 },
  'POST /auth/set-password': { body: shape.passwordLinkBody, status: 204 },
  'GET /demo/mailbox': { query: shape.mailboxQuery, answer: shape.mailboxAnswer },
} satisfies Contract;

export type AccessContract = typeof accessContract;
