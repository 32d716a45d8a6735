import type { Transaction } from 'kysely';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { queueMail } from '../../email/email.service';
import { portalCaller } from '../../http/caller';

/** What happened to a user's factors. */
export type FactorChange =
  | { readonly kind: 'added' | 'removed'; readonly name: string }
  | { readonly kind: 'new-codes' }
  | { readonly kind: 'code-used'; readonly left: number }
  | { readonly kind: 'reset' };

function sentence(change: FactorChange): string {
  switch (change.kind) {
    case 'added':
      return `“${change.name}” was added to your account. You can log in with it from now on.`;
    case 'removed':
      return `“${change.name}” was removed from your account. You can’t log in with it any more.`;
    case 'new-codes':
      return 'New recovery codes were created for your account. Earlier ones no longer work.';
    case 'code-used':
      return `A recovery code of your account was used, to log in or to confirm who you are. You have ${change.left} left.`;
    case 'reset':
      return 'Your administrator removed all sign-in methods and recovery codes from your account. You can log in with your password and an emailed PIN, and add them again.';
  }
}

/**
 * Tells a user about a change, so that they notice one that they did not make. The mail is queued in the transaction of the change, which
 * does not wait for the mail server.
 */
export async function mailFactorChange(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  user: { readonly login: string; readonly email: string },
  change: FactorChange,
): Promise<void> {
  const text = [
    sentence(change),
    '',
    `User ID: ${user.login}`,
    '',
    change.kind === 'reset'
      ? 'If you did not ask for this, tell your administrator.'
      : 'If this was not you, someone has your password: change it, and tell your administrator.',
  ].join('\n');
  const mail = { to: user.email, subject: 'Your sign-in methods changed', text };
  await queueMail(portal, trx, { ...mail, loanNum: null, caller: portalCaller });
}
