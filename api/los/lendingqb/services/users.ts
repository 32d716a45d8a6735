import { losSaid } from '../los-said';
import type { Call } from '../soap/client';
import { checkedResult } from '../soap/result';

export interface PasswordChange {
  /** Of a broker user (`PML####`); empty for a user of the lender. */
  readonly customerCode: string;
  readonly userName: string;
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Changes the password of a user, who is not signed in for it. */
export async function changePassword(call: Call, change: PasswordChange): Promise<void> {
  const { customerCode, userName, oldPassword, newPassword } = change;
  await call('ChangePasswordWithoutAuthTicket', [customerCode, userName, oldPassword, newPassword], (text) => {
    if (text.trim() !== '') checkedResult(text);
  });
}

/** The address at which a user of the portal's account opens a loan in LendingQB. */
export const loanUrl = (call: Call, loanNum: string): Promise<string> =>
  call('GetViewLoanUrl', [loanNum], (text) => {
    const url = text.trim();
    if (/^https:\/\/\S+$/.test(url) && URL.canParse(url)) return url;
    if (/^(<|&lt;)/.test(url)) checkedResult(url);
    throw losSaid(url);
  });
