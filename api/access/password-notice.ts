import type { Transaction } from 'kysely';
import type { AppContext } from '../app-context';
import type { PortalDb } from '../db/portal-db';
import { queueMail } from '../email/email.service';
import { portalCaller } from '../http/caller';

/** How a password was changed. */
export type PasswordChangeBy = 'user' | 'administrator' | 'link';

const CHECK = 'If this was not you, someone can log in as you: tell your administrator now.';

const texts: Readonly<Record<PasswordChangeBy, readonly [what: string, otherwise: string]>> = {
  user: ['You changed your password. All your other sessions were logged out.', CHECK],
  link: [
    'Your password was changed with a link that was emailed to you. All your sessions were logged out.',
    'If this was not you, someone reads your email: tell your administrator now.',
  ],
  administrator: [
    'Your administrator set a new password for you. All your sessions were logged out. Ask your administrator for the password; you choose your own when you log in with it.',
    'If you did not ask for this, tell your administrator.',
  ],
};

/**
 * Tells a user about a new password, so that they notice one that they did not choose. The mail is queued in the transaction of the change,
 * which does not wait for the mail server.
 */
export async function mailPasswordChange(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  { login, email }: { readonly login: string; readonly email: string },
  by: PasswordChangeBy,
): Promise<void> {
  const [what, otherwise] = texts[by];
  const text = [what, '', `User ID: ${login}`, '', otherwise].join('\n');
  const mail = { to: email, subject: 'Your password changed', text };
  await queueMail(portal, trx, { ...mail, loanNum: null, caller: portalCaller });
}
