import type { AccessContract } from '../../domain/access/access.contract';
import type { InputOf } from '../../domain/contract/contract';
import { callsOf } from '../providers/data/calls';

const { call } = callsOf<AccessContract>();

type Body<Key extends keyof AccessContract> = InputOf<AccessContract[Key], 'body'>;

/** Calls of sign-in, the session, and the user's own account. */
export const accessCalls = {
  signIn: (body: Body<'POST /mfa/login'>) => call('POST /mfa/login', { body, signsIn: true }),
  resendPin: (body: Body<'POST /mfa/resend-pin'>) => call('POST /mfa/resend-pin', { body, signsIn: true }),
  verifyPin: (body: Body<'POST /mfa/verify-pin'>) => call('POST /mfa/verify-pin', { body, signsIn: true }),
  forgotPassword: (body: Body<'POST /auth/password-forgotten'>) =>
    call('POST /auth/password-forgotten', { body, signsIn: true }),
  checkPasswordLink: (body: Body<'POST /auth/password-link'>) =>
    call('POST /auth/password-link', { body, signsIn: true }),
  setPassword: (body: Body<'POST /auth/set-password'>) => call('POST /auth/set-password', { body, signsIn: true }),
  renew: () => call('GET /auth/access-token', { keepsSession: true }),
  openHandover: (sessionId: string) =>
    call('GET /lqb-integration/{sessionId}', { params: { sessionId }, signsIn: true }),
  /** The browser completes the call while the page is left. */
  signOut: (token: string) => call('POST /mfa/logout', { token, keepalive: true, keepsSession: true }),
  saveProfile: (body: Body<'POST /auth/user/update'>) => call('POST /auth/user/update', { body }),
  /** The browser completes the call while the page is left. */
  saveProfileLeaving: (body: Body<'POST /auth/user/update'>) =>
    call('POST /auth/user/update', { body, keepalive: true, keepsSession: true }),
  /** The loan menu, with the roles that may write on each page. */
};
