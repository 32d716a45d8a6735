import type { z } from 'zod';
import { accessContract } from '../../domain/access/access.contract';
import * as shape from '../../domain/access/access.schemas';
import { type Call, type Reply, type RequestFacts, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { type PinTry, resendPin } from './pin.service';
import { resendRegistrationPin } from './registration/registration.service';
import { enterPin, testEitherPin } from './registration/registration-pin.service';
import { type SignInAnswer, signIn, wrongCredentials } from './sign-in.service';
import { deviceCookie, endPinCookie, pinBrowserOf, pinCookie } from './sign-in-cookies';
import { browserOf, loginBodyOf, pendingCookies } from './sign-in-reply';

const area = 'auth';

const pinTry = (body: z.infer<typeof shape.pinBody>, request: RequestFacts): PinTry => ({
  login: body.login,
  code: body.code,
  browser: pinBrowserOf(request),
  request,
});

const loginReply = (answer: SignInAnswer): Reply<z.infer<typeof shape.loginAnswer>> =>
  reply({ body: loginBodyOf(answer), cookies: pendingCookies(answer) });

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
    if (answer.kind !== 'signed-in') return loginReply(answer);
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
    const from = { browser: pinBrowserOf(request), request };
    const registered = await resendRegistrationPin(portal, body.login, from);
    const pin = registered ?? (await resendPin(portal, body.login, from));
    return reply({ body: { email: pin.email, attempt: pin.attempt }, cookies: [pinCookie(pin)] });
  },
});

const verify = defineCall(accessContract, 'POST /mfa/verify-pin', {
  area,
  summary: 'Enter the emailed PIN; with `remember` this device needs no PIN for 30 days',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    const { device, ...answer } = await enterPin(portal, pinTry(body, request), body.remember ?? false);
    return reply({ body: answer, cookies: [endPinCookie, ...deviceCookie(device)] });
  },
});

const verifyTest = defineCall(accessContract, 'POST /mfa/verify-test', {
  area,
  summary: 'Check whether a PIN would be accepted, without using it up; a wrong one counts as a try',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    await testEitherPin(portal, pinTry(body, request));
    return { result: 'success' as const };
  },
});

/** The calls that sign in, with password and PIN. */
export const signInCalls: Call[] = [basicSignIn, simpleLogin, login, resend, verify, verifyTest];
