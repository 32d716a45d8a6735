import type { FactorsContract } from '../../../domain/access/factors.contract';
import type { InputOf } from '../../../domain/contract/contract';
import { callsOf } from '../../providers/data/calls';

const { call } = callsOf<FactorsContract>();

/** Calls that list and change the user's own sign-in methods. */
export const factorCalls = {
  list: (signal?: AbortSignal) => call('GET /auth/factors', { signal }),
  prove: (password: string) => call('POST /auth/factors/proof', { body: { password } }),
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
