import type { z } from 'zod';
import { accessContract } from '../../domain/access/access.contract';
import * as shape from '../../domain/access/access.schemas';
import { type Call, type Cookie, type Reply, type RequestFacts, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { DEVICE_DAYS } from './device.service';
import { type PinTry, resendPin, testPin } from './pin.service';
import { type Browser, type SignInAnswer, signIn, verifyPin, wrongCredentials } from './sign-in.service';
import { DEVICE_COOKIE, PIN_COOKIE, pinBrowserOf, pinCookie } from './sign-in-cookies';

const area = 'auth';

const browserOf = (request: RequestFacts): Browser => ({
  pin: pinBrowserOf(request),
  device: request.cookies[DEVICE_COOKIE],
});

const pinTry = (body: z.infer<typeof shape.pinBody>, request: RequestFacts): PinTry => ({
  login: body.login,
  code: body.code,
  browser: pinBrowserOf(request),
  request,
});

/** The answer of the sign-in calls: the signed-in user, or where the PIN was sent. */
function loginReply(answer: SignInAnswer): Reply<z.infer<typeof shape.loginAnswer>> {
  return answer.kind === 'signed-in'
    ? reply({ body: { email: answer.email, ...answer.signedIn } })
    : reply({ body: { email: answer.pin.email }, cookies: [pinCookie(answer.pin)] });
}

const basicSignIn = defineCall(accessContract, 'GET /auth', {
  area,
  summary: 'Sign in with HTTP Basic credentials; returns no token while a PIN is required',
  access: { kind: 'public' },
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

const simpleLogin = defineCall(accessContract, 'POST /login', {
  area,
  summary: 'Sign in with user name and password; `?pml=1` for external users',
  access: { kind: 'public' },
  handle: async ({ portal, query, body, request }) => {
    const isPml = query.pml === undefined ? (body.pml ?? false) : query.pml === '1';
    const credentials = { login: body.username, password: body.password, isPml };
    return loginReply(await signIn(portal, credentials, browserOf(request), request));
  },
});

const login = defineCall(accessContract, 'POST /mfa/login', {
  area,
  summary: 'Sign in; emails a PIN unless the device is remembered',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    const credentials = { login: body.login, password: body.pw, isPml: body.is_pml };
    return loginReply(await signIn(portal, credentials, browserOf(request), request));
  },
});

const resend = defineCall(accessContract, 'POST /mfa/resend-pin', {
  area,
  summary: 'Email another PIN to the browser that requested one',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    const pin = await resendPin(portal, body.login, { browser: pinBrowserOf(request), request });
    return reply({ body: { email: pin.email }, cookies: [pinCookie(pin)] });
  },
});

const verify = defineCall(accessContract, 'POST /mfa/verify-pin', {
  area,
  summary: 'Enter the emailed PIN; with `remember` this device needs no PIN for 30 days',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    const { device, ...answer } = await verifyPin(portal, pinTry(body, request), body.remember ?? false, request);
    const remembered = { name: DEVICE_COOKIE, value: device, maxAgeSeconds: DEVICE_DAYS * 86_400 };
    const cookies: Cookie[] = [{ name: PIN_COOKIE, value: null }, ...(device === null ? [] : [remembered])];
    return reply({ body: answer, cookies });
  },
});

const verifyTest = defineCall(accessContract, 'POST /mfa/verify-test', {
  area,
  summary: 'Check whether a PIN would be accepted, without using it up; a wrong one counts as a try',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    await testPin(portal, pinTry(body, request));
    return { result: 'success' as const };
  },
});

/** The calls that sign in, with password and PIN. */
export const signInCalls: Call[] = [basicSignIn, simpleLogin, login, resend, verify, verifyTest];
