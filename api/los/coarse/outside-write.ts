import { randomUUID } from 'node:crypto';
import type { Vault } from '../../ports/keys/vault';
import type { LoanWrite } from '../journal/loan-write';

/** The author of changes made in the LOS itself, which does not name one. */
export const outsideWrite = (vault: Vault, loanNum: string, action: string, now: Date): LoanWrite => ({
  operation: { id: randomUUID(), by: 'los', byName: 'Loan origination system' },
  loanNum,
  action,
  now,
  vault,
  note: 'changed-in-los',
});
