import { z } from 'zod';
import { type Call, defineCall, reply } from '../http/call';
import { keptMail } from '../ports/mail/database-mailbox';
import * as shape from './access.schemas';
import { changePassword } from './password-change.service';
import { saveProfile } from './profile.service';
import { register } from './registration.service';
import { pinBrowserOf, pinCookie } from './sign-in-cookies';

const area = 'auth';

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
    const pin = await register(portal, body, pinBrowserOf(request), request);
    return reply({ status: 201, body: { email: pin.email }, cookies: [pinCookie(pin)] });
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
  handle: async ({ portal, caller, body }) => ({
    user: await saveProfile(portal, caller, body.user),
  }),
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

const passwordChange = defineCall({
  method: 'POST',
  path: '/pml-users/pw-change',
  area,
  summary: 'Change a password; all other sessions of that user end',
  access: { kind: 'signed-in', passwordDue: true },
  body: shape.passwordBody,
  status: 204,
  handle: async ({ portal, caller, body }) => {
    await changePassword(portal, caller, body);
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

/** The calls of one's own account. */
export const accountCalls: Call[] = [registration, profile, providers, passwordChange, mailbox];
