import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../api/db/connection';
import { lockLoan, storeChanged } from '../../api/los/embedded/locked-loan';
import type { LosDb } from '../../api/los/embedded/los-db';
import type { LoanDocument } from '../../domain/loan/document';
import type { TestPortal } from './test-portal';
import { testVault } from './test-vault';

/** Sets fields that only the LOS sets, such as those of a lock, as it would, and updates the portal's lists. */
export async function setLoanFields(at: TestPortal, loanNum: string, fields: Partial<LoanDocument>): Promise<void> {
  const db = openDatabase<LosDb>(at.databaseUrl);
  const write = {
    operation: { id: randomUUID(), by: 'los', byName: 'LOS' },
    ...{ loanNum, action: 'change', now: at.portal.clock(), vault: testVault() },
  };
  await db.transaction().execute(async (trx) => {
    const held = await lockLoan(trx, write);
    await storeChanged(trx, held, { ...held, ...fields }, write);
  });
  await db.destroy();
  const administrator = await at.as('administrator');
  await administrator
    .post('/api/emet-data/loans')
    .send({ loanNums: [loanNum] })
    .expect(200);
}
