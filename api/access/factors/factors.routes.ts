import { factorsContract } from '../../../domain/access/factors.contract';
import { type Call, reply } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { deviceCookie, endPinCookie, pinBrowserOf } from '../sign-in-cookies';
import { listFactors, removeFactor, renameFactor, replaceRecoveryCodes } from './factors.service';
import { verifyFactor } from './second-step.service';
import { beginTotp, confirmTotp } from './totp.service';

const area = 'auth';
const access = { kind: 'signed-in', pages: 'none', factorDue: true } as const;

const verify = defineCall(factorsContract, 'POST /mfa/verify-factor', {
  area,
  summary: 'Enter a code of an authenticator app or a recovery code, in place of the emailed PIN',
  access: { kind: 'public' },
  handle: async ({ portal, body, request }) => {
    const { login, code, kind, remember = false } = body;
    const attempt = { login, code, browser: pinBrowserOf(request), request };
    const { device, ...answer } = await verifyFactor(portal, kind, attempt, remember);
    return reply({ body: answer, cookies: [endPinCookie, ...deviceCookie(device)] });
  },
});

const list = defineCall(factorsContract, 'GET /auth/factors', {
  area,
  summary: "The user's own sign-in methods besides the password",
  access,
  handle: ({ portal, caller }) => listFactors(portal, caller),
});

const begin = defineCall(factorsContract, 'POST /auth/factors/totp', {
  area,
  summary: 'A secret for an authenticator app; it works after its first code',
  access,
  handle: ({ portal, caller }) => beginTotp(portal, caller),
});

const confirm = defineCall(factorsContract, 'POST /auth/factors/totp/{id}/confirm', {
  area,
  summary: 'Add the authenticator app with a code of it; answers the recovery codes with the first method',
  access,
  handle: async ({ portal, caller, params, body }) => ({ codes: await confirmTotp(portal, caller, params.id, body) }),
});

const codes = defineCall(factorsContract, 'POST /auth/factors/recovery-codes', {
  area,
  summary: 'New recovery codes, which replace the earlier ones',
  access,
  handle: async ({ portal, caller }) => ({ codes: await replaceRecoveryCodes(portal, caller) }),
});

const rename = defineCall(factorsContract, 'POST /auth/factors/{id}/name', {
  area,
  summary: "Rename one of the user's own sign-in methods",
  access,
  handle: async ({ portal, caller, params, body }) => {
    await renameFactor(portal, caller, params.id, body.name);
    return undefined;
  },
});

const remove = defineCall(factorsContract, 'DELETE /auth/factors/{id}', {
  area,
  summary: "Remove one of the user's own sign-in methods",
  access,
  handle: async ({ portal, caller, params }) => {
    await removeFactor(portal, caller, params.id);
    return undefined;
  },
});

/** The calls of second factors: to sign in with one, and to change one's own. */
export const factorCalls: Call[] = [verify, list, begin, confirm, codes, rename, remove];
