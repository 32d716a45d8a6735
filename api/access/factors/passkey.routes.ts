import { factorsContract } from '../../../domain/access/factors.contract';
import { type Call, reply } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { deviceCookie, endPinCookie, pinBrowserOf } from '../sign-in-cookies';
import { addPasskey, beginPasskey } from './passkey.service';
import { passkeyOptions, verifyPasskey } from './passkey-step.service';

const area = 'auth';
const access = { kind: 'signed-in', pages: 'none', factorDue: true } as const;

const begin = defineCall(factorsContract, 'POST /auth/factors/passkey/options', {
  area,
  summary: 'What a browser makes a new passkey from; for five minutes and this session',
  access,
  handle: ({ portal, caller }) => beginPasskey(portal, caller),
});

const add = defineCall(factorsContract, 'POST /auth/factors/passkey', {
  area,
  summary: 'Add a passkey; answers the recovery codes with the first method',
  access,
  handle: async ({ portal, caller, body }) => ({ codes: await addPasskey(portal, caller, body) }),
});

const options = defineCall(factorsContract, 'POST /mfa/passkey-options', {
  area,
  summary: 'What a browser signs with a passkey, after the password; for five minutes',
  access: { kind: 'public' },
  handle: ({ portal, body, request }) => passkeyOptions(portal, body.login, pinBrowserOf(request)),
});

const verify = defineCall(factorsContract, 'POST /mfa/verify-passkey', {
  area,
  summary: 'Sign in with a passkey, in place of the emailed PIN',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    const { login, credential, remember = false } = body;
    const attempt = { login, browser: pinBrowserOf(request), request };
    const { device, ...answer } = await verifyPasskey(portal, attempt, credential, remember);
    return reply({ body: answer, cookies: [endPinCookie, ...deviceCookie(device)] });
  },
});

/** The calls of passkeys: to add one, and to sign in with it. */
export const passkeyCalls: Call[] = [begin, add, options, verify];
