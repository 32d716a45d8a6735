import type { Transaction } from 'kysely';
import type { PortalDb } from '../db/portal-db';
import { publishOrderChange } from '../loan/loan.service';

/** Publishes, in the caller's transaction, that a package of the loan changed, so that open pages of staff show it. */
export const publishSigning = (trx: Transaction<PortalDb>, loanNum: string): Promise<void> =>
  publishOrderChange(trx, { kind: 'signing-watch', loan_num: loanNum, actor: null, actor_name: null });
