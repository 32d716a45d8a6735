import type { FactorsContract } from '../../../domain/access/factors.contract';
import type { InputOf } from '../../../domain/contract/contract';
import { callsOf } from '../../providers/data/calls';
import { saveSession } from '../session';
import { toSessionUser } from '../user';

const { call } = callsOf<FactorsContract>();

/** POST /mfa/verify-factor; sets the session. With `remember`, this device needs no second step for 30 days. */
export async function verifyCode(body: InputOf<FactorsContract['POST /mfa/verify-factor'], 'body'>): Promise<void> {
  const { token, userData } = await call('POST /mfa/verify-factor', { body, signsIn: true });
  saveSession(token, toSessionUser(userData));
}

/** POST /mfa/passkey-options: what the browser signs. */
export const passkeyOptions = (login: string) => call('POST /mfa/passkey-options', { body: { login }, signsIn: true });

/** POST /mfa/verify-passkey; sets the session, as {@link verifyCode}. */
export async function verifyPasskey(body: InputOf<FactorsContract['POST /mfa/verify-passkey'], 'body'>): Promise<void> {
  const { token, userData } = await call('POST /mfa/verify-passkey', { body, signsIn: true });
  saveSession(token, toSessionUser(userData));
}
