import type { ProofCode } from '../../../domain/access/factor.schemas';
import type { FactorsContract } from '../../../domain/access/factors.contract';
import type { InputOf } from '../../../domain/contract/contract';
import { callsOf } from '../../providers/data/calls';

const { call } = callsOf<FactorsContract>();

/** Calls that list and change the user's own sign-in methods. */
export const factorCalls = {
  list: (signal?: AbortSignal) => call('GET /auth/factors', { signal }),
  prove: (password: string) => call('POST /auth/factors/proof', { body: { password } }),
  mailProofPin: () => call('POST /auth/factors/proof/pin'),
  proveWithCode: (kind: ProofCode['kind'], code: string) =>
    call('POST /auth/factors/proof/code', { body: { kind, code } }),
  proofPasskeyOptions: () => call('POST /auth/factors/proof/passkey-options'),
  proveWithPasskey: (credential: InputOf<FactorsContract['POST /auth/factors/proof/passkey'], 'body'>['credential']) =>
    call('POST /auth/factors/proof/passkey', { body: { credential } }),
  beginApp: () => call('POST /auth/factors/totp'),
  confirmApp: (id: string, body: InputOf<FactorsContract['POST /auth/factors/totp/{id}/confirm'], 'body'>) =>
    call('POST /auth/factors/totp/{id}/confirm', { params: { id }, body }),
  beginPasskey: () => call('POST /auth/factors/passkey/options'),
  addPasskey: (
    name: string,
    credential: InputOf<FactorsContract['POST /auth/factors/passkey'], 'body'>['credential'],
  ) => call('POST /auth/factors/passkey', { body: { name, credential } }),
  newCodes: () => call('POST /auth/factors/recovery-codes'),
  rename: (id: string, name: string) => call('POST /auth/factors/{id}/name', { params: { id }, body: { name } }),
  remove: (id: string) => call('DELETE /auth/factors/{id}', { params: { id } }),
};
