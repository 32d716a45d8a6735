import { accessContract } from '../../domain/access/access.contract';
import { type Call, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { storedMail } from '../ports/mail/database-mailbox';
import { requestPasswordLink } from './forgotten-password.service';
import { OWN_PROVIDER } from './oidc/providers';
import { changePassword } from './password-change.service';
import { checkPasswordLink, setPasswordByLink } from './password-link.service';
import { saveProfile } from './profile.service';
import { register } from './registration/registration.service';
import { pinBrowserOf, pinCookie } from './sign-in-cookies';

const area = 'auth';

const registration = defineCall(accessContract, 'POST /auth/register', {
  area,
  summary: 'Register as a new user, where registration is open; emails a PIN',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    const pin = await register(portal, body, { browser: pinBrowserOf(request), request });
    return reply({ status: 201, body: { email: pin.email, attempt: pin.attempt }, cookies: [pinCookie(pin)] });
  },
});

const profile = defineCall(accessContract, 'POST /auth/user/update', {
  area,
  summary: 'Save settings, shortcuts and display name of the signed-in user',
  access: { kind: 'signed-in', pages: 'none' },
  handle: async ({ portal, caller, body }) => ({
    user: await saveProfile(portal, caller, body.user),
  }),
});

const providers = defineCall(accessContract, 'GET /auth/providers', {
  area,
  summary: 'Ways to sign in that are configured',
  access: { kind: 'public' },
  handle: async ({ portal }) => [
    { id: 'own', kind: 'own' as const, name: OWN_PROVIDER },
    ...portal.config.oidc.map(({ id, name }) => ({ id, kind: 'oidc' as const, name })),
  ],
});

const passwordChange = defineCall(accessContract, 'POST /pml-users/pw-change', {
  area,
  summary: 'Change a password; all other sessions of that user end',
  access: { kind: 'signed-in', pages: 'none', passwordDue: true },
  handle: async ({ portal, caller, body }) => {
    await changePassword(portal, caller, body);
    return undefined;
  },
});

const passwordForgotten = defineCall(accessContract, 'POST /auth/password-forgotten', {
  area,
  summary: 'Email a password link to a user who forgot the password; the answer never says whether the user exists',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    await requestPasswordLink(portal, body.login, request);
    return undefined;
  },
});

const passwordLinkCheck = defineCall(accessContract, 'POST /auth/password-link', {
  area,
  summary: 'Check whether an emailed password link works, without using it up; one that does not counts as a try',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    await checkPasswordLink(portal, body.token, request);
    return undefined;
  },
});

const passwordLink = defineCall(accessContract, 'POST /auth/set-password', {
  area,
  summary: 'Choose a password with an emailed link, which works once; all sessions of that user end',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    await setPasswordByLink(portal, body, request);
    return undefined;
  },
});

const mailbox = defineCall(accessContract, 'GET /demo/mailbox', {
  area,
  summary: 'Mail that demo mode stores instead of sending, newest first',
  access: { kind: 'demo' },
  handle: ({ portal, query }) => storedMail(portal.db, query.to),
});

/** The calls for the user's own account. */
export const accountCalls: Call[] = [
  registration,
  profile,
  providers,
  passwordChange,
  passwordForgotten,
  passwordLinkCheck,
  passwordLink,
  mailbox,
];
