import { z } from 'zod';
import { AppError } from '../http/app-error';
import { type Call, type Cookie, defineCall, type Reply, type RequestFacts, reply } from '../http/call';
import { keptMail } from '../ports/mail/database-mailbox';
import * as shape from './access.schemas';
import { DEVICE_DAYS } from './device.service';
import { land } from './handover.service';
import { changePassword } from './password-change.service';
import { PIN_MINUTES, type PinOnItsWay, type PinTry, resendPin, testPin } from './pin.service';
import { saveProfile } from './profile.service';
import { register } from './registration.service';
import { roleCalls } from './role.routes';
import { renew, signOut } from './session.service';
import { type Browser, type SignInAnswer, signIn, verifyPin, wrongCredentials } from './sign-in.service';

const PIN_COOKIE = 'emet_pin';
const DEVICE_COOKIE = 'emet_device';

const area = 'auth';

const browserOf = (request: RequestFacts): Browser => ({
  pin: request.cookies[PIN_COOKIE],
  device: request.cookies[DEVICE_COOKIE],
});

const pinCookie = (pin: PinOnItsWay): Cookie => ({
  name: PIN_COOKIE,
  value: pin.browser,
  maxAgeSeconds: PIN_MINUTES * 60,
});

const pinTry = (body: z.infer<typeof shape.pinBody>, request: RequestFacts): PinTry => ({
  login: body.login,
  code: body.code,
  browser: request.cookies[PIN_COOKIE],
});

/** The answer of the sign-in calls: who is in, or where the PIN went. */
function loginReply(answer: SignInAnswer): Reply<z.infer<typeof shape.loginAnswer>> {
  return answer.kind === 'signed-in'
    ? reply({ body: { email: answer.email, ...answer.signedIn } })
    : reply({ body: { email: answer.pin.email }, cookies: [pinCookie(answer.pin)] });
}

const registration = defineCall({
  method: 'POST',
  path: '/auth/register',
  area,
  summary: 'Register as a new user, where registration is open; a PIN goes to the address',
  access: { kind: 'public' },
  body: shape.registerBody,
  answer: shape.mailedAnswer,
  status: 201,
  handle: async ({ portal, body, request }) => {
    const pin = await register(portal, body, request.cookies[PIN_COOKIE], request);
    return reply({ status: 201, body: { email: pin.email }, cookies: [pinCookie(pin)] });
  },
});

const basicSignIn = defineCall({
  method: 'GET',
  path: '/auth',
  area,
  summary: 'Sign in with HTTP Basic credentials; no token while a PIN is due',
  access: { kind: 'public' },
  answer: shape.maybeTokenAnswer,
  handle: async ({ portal, request }) => {
    if (request.basic === null) throw wrongCredentials();
    const { user: login, password } = request.basic;
    const credentials = shape.loginBody.safeParse({ login, pw: password, is_pml: false });
    if (!credentials.success) throw wrongCredentials();
    const answer = await signIn(portal, { login, password, isPml: null }, browserOf(request), request);
    if (answer.kind === 'pin-mailed')
      return reply({ body: { email: answer.pin.email }, cookies: [pinCookie(answer.pin)] });
    const { token, userData } = answer.signedIn;
    return { email: answer.email, user: userData, access_token: token };
  },
});

const renewal = defineCall({
  method: 'GET',
  path: '/auth/access-token',
  area,
  summary: 'Who is signed in, with a new access token',
  access: { kind: 'public' },
  answer: shape.tokenAnswer,
  handle: async ({ portal, actor }) => {
    const renewed = actor === null ? null : await renew(portal, actor);
    if (renewed === null) throw new AppError('signed-out', 401, 'Failed to login with token');
    return { user: renewed.userData, access_token: renewed.token };
  },
});

const profile = defineCall({
  method: 'POST',
  path: '/auth/user/update',
  area,
  summary: 'Save settings, shortcuts and display name of the signed-in user',
  access: { kind: 'signed-in' },
  body: shape.profileBody,
  answer: z.object({ user: shape.userData }),
  handle: async ({ portal, actor, body }) => ({ user: await saveProfile(portal, actor, body.user) }),
});

const providers = defineCall({
  method: 'GET',
  path: '/auth/providers',
  area,
  summary: 'Ways to sign in that are set up',
  access: { kind: 'public' },
  answer: z.array(z.object({ id: z.string(), kind: z.enum(['own', 'oidc']), name: z.string() })),
  handle: async () => [{ id: 'own', kind: 'own' as const, name: 'JWT' }],
});

const simpleLogin = defineCall({
  method: 'POST',
  path: '/login',
  area,
  summary: 'Sign in with user name and password; `?pml=1` for external users',
  access: { kind: 'public' },
  query: shape.simpleLoginQuery,
  body: shape.simpleLoginBody,
  answer: shape.loginAnswer,
  handle: async ({ portal, query, body, request }) => {
    const isPml = query.pml === undefined ? (body.pml ?? false) : query.pml === '1';
    const credentials = { login: body.username, password: body.password, isPml };
    return loginReply(await signIn(portal, credentials, browserOf(request), request));
  },
});

const login = defineCall({
  method: 'POST',
  path: '/mfa/login',
  area,
  summary: 'Sign in; mails a PIN unless the device is remembered',
  access: { kind: 'public' },
  body: shape.loginBody,
  answer: shape.loginAnswer,
  handle: async ({ portal, body, request }) => {
    const credentials = { login: body.login, password: body.pw, isPml: body.is_pml };
    return loginReply(await signIn(portal, credentials, browserOf(request), request));
  },
});

const resend = defineCall({
  method: 'POST',
  path: '/mfa/resend-pin',
  area,
  summary: 'Mail another PIN to the browser that asked for one',
  access: { kind: 'public' },
  body: shape.resendBody,
  answer: shape.mailedAnswer,
  handle: async ({ portal, body, request }) => {
    const pin = await resendPin(portal, body.login, request.cookies[PIN_COOKIE]);
    return reply({ body: { email: pin.email }, cookies: [pinCookie(pin)] });
  },
});

const verify = defineCall({
  method: 'POST',
  path: '/mfa/verify-pin',
  area,
  summary: 'Enter the mailed PIN; `remember` spares this device the PIN for 30 days',
  access: { kind: 'public' },
  body: shape.verifyBody,
  answer: shape.verifiedAnswer,
  handle: async ({ portal, body, request }) => {
    const { device, ...answer } = await verifyPin(portal, pinTry(body, request), body.remember ?? false, request);
    const remembered = { name: DEVICE_COOKIE, value: device, maxAgeSeconds: DEVICE_DAYS * 86_400 };
    const cookies: Cookie[] = [{ name: PIN_COOKIE, value: null }, ...(device === null ? [] : [remembered])];
    return reply({ body: answer, cookies });
  },
});

const verifyTest = defineCall({
  method: 'POST',
  path: '/mfa/verify-test',
  area,
  summary: 'Ask whether a PIN would be taken, without using it up; a wrong one counts as a try',
  access: { kind: 'public' },
  body: shape.pinBody,
  answer: z.object({ result: z.literal('success') }),
  handle: async ({ portal, body, request }) => {
    await testPin(portal, pinTry(body, request), request.ip);
    return { result: 'success' as const };
  },
});

const logout = defineCall({
  method: 'POST',
  path: '/mfa/logout',
  area,
  summary: 'Sign out; the token is dead at once',
  access: { kind: 'signed-in' },
  status: 204,
  handle: async ({ portal, actor, request }) => {
    await signOut(portal, actor, request.id);
    return undefined;
  },
});

const landing = defineCall({
  method: 'GET',
  path: '/lqb-integration/{sessionId}',
  area,
  summary: 'Enter with a session that the LOS handed over; it works once, for 5 minutes',
  access: { kind: 'public' },
  params: shape.handoverPath,
  answer: shape.landingAnswer,
  handle: async ({ portal, params, request }) => {
    const { userLogin, token, userData, firstName, lastName, isPmlUser, loanNum } = await land(
      portal,
      params.sessionId,
      request,
    );
    return {
      userLogin,
      token,
      userData: { ...userData, firstName, lastName, isPmlUser },
      roles: userData.roles,
      loanNum,
    };
  },
});

const passwordChange = defineCall({
  method: 'POST',
  path: '/pml-users/pw-change',
  area,
  summary: 'Change a password; all other sessions of that user end',
  access: { kind: 'signed-in' },
  body: shape.passwordBody,
  status: 204,
  handle: async ({ portal, actor, body, request }) => {
    await changePassword(portal, actor, body, request);
    return undefined;
  },
});

const mailbox = defineCall({
  method: 'GET',
  path: '/demo/mailbox',
  area,
  summary: 'Mail that demo mode keeps instead of sending it, newest first',
  access: { kind: 'demo' },
  query: shape.mailboxQuery,
  answer: shape.mailboxAnswer,
  handle: ({ portal, query }) => keptMail(portal.db, query.to),
});

/** The calls of sign-in, sessions, one's own account, and roles. */
export const accessCalls: Call[] = [
  registration,
  basicSignIn,
  renewal,
  profile,
  providers,
  simpleLogin,
  login,
  resend,
  verify,
  verifyTest,
  logout,
  landing,
  passwordChange,
  mailbox,
  ...roleCalls,
];
