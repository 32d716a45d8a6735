import { factorsContract } from '../../../domain/access/factors.contract';
import type { Call } from '../../http/call';
import { defineCall } from '../../http/define-call';
import { proveWithPassword } from './proof.service';
import { beginPasskeyProof, proveWithCode, proveWithPasskey } from './proof-code.service';
import { mailProofPin } from './proof-pin';

const area = 'auth';
const access = { kind: 'signed-in', pages: 'none', factorDue: true } as const;

const password = defineCall(factorsContract, 'POST /auth/factors/proof', {
  area,
  summary: 'Show who you are with the password, to change sign-in methods within ten minutes',
  access,
  handle: async ({ portal, caller, body }) => {
    await proveWithPassword(portal, caller, body.password);
    return undefined;
  },
});

const mailPin = defineCall(factorsContract, 'POST /auth/factors/proof/pin', {
  area,
  summary: 'Email a PIN with which you show who you are in this session; for ten minutes',
  access,
  handle: ({ portal, caller, request }) => mailProofPin(portal, caller, request),
});

const code = defineCall(factorsContract, 'POST /auth/factors/proof/code', {
  area,
  summary: 'Show who you are with the emailed PIN, a code of your authenticator app or a recovery code',
  access,
  handle: async ({ portal, caller, body }) => {
    await proveWithCode(portal, caller, body);
    return undefined;
  },
});

const passkeyOptions = defineCall(factorsContract, 'POST /auth/factors/proof/passkey-options', {
  area,
  summary: 'What a browser signs with a passkey to show who you are; for five minutes and this session',
  access,
  handle: ({ portal, caller }) => beginPasskeyProof(portal, caller),
});

const passkey = defineCall(factorsContract, 'POST /auth/factors/proof/passkey', {
  area,
  summary: 'Show who you are with a passkey',
  access,
  handle: async ({ portal, caller, body }) => {
    await proveWithPasskey(portal, caller, body.credential);
    return undefined;
  },
});

/** The calls with which users show who they are before a sensitive change. */
export const proofCalls: Call[] = [password, mailPin, code, passkeyOptions, passkey];
