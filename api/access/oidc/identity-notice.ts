import type { Transaction } from 'kysely';
import type { AppContext } from '../../app-context';
import type { PortalDb } from '../../db/portal-db';
import { queueMail } from '../../email/email.service';
import { portalCaller } from '../../http/caller';

/** Tells a user that an account elsewhere can, or can no longer, sign in as them: they notice what they did not ask for. */
export async function mailIdentityChange(
  portal: Pick<AppContext, 'vault'>,
  trx: Transaction<PortalDb>,
  user: { readonly login: string; readonly email: string },
  { kind, provider }: { readonly kind: 'linked' | 'unlinked'; readonly provider: string },
): Promise<void> {
  const text = [
    kind === 'linked'
      ? `${provider} was linked to your account. You can log in with it from now on.`
      : `${provider} was unlinked from your account. You can’t log in with it any more.`,
    '',
    `User ID: ${user.login}`,
    '',
    'If this was not you or your administrator, tell your administrator.',
  ].join('\n');
  await queueMail(portal, trx, {
    ...{ to: user.email, subject: 'Your sign-in methods changed', text },
    ...{ loanNum: null, caller: portalCaller },
  });
}
