import type { Transaction } from 'kysely';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { queueMail } from '../../email/email.service';
import { portalCaller } from '../../http/caller';

/**
 * Tells the earlier address of a user that it has been replaced: PINs and new passwords are mailed to the other one from now on, so whose
 * account it is notices a change that they did not ask for.
 */
export async function mailAddressChange(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  { login, email }: { readonly login: string; readonly email: string },
): Promise<void> {
  const text = [
    'The email address of your account was changed. PINs and all other mail of the portal go to another address from now on.',
    '',
    `User ID: ${login}`,
    '',
    'If you did not ask for this, tell your administrator.',
  ].join('\n');
  const mail = { to: email, subject: 'The email address of your account changed', text };
  await queueMail(portal, trx, { ...mail, loanNum: null, caller: portalCaller });
}
