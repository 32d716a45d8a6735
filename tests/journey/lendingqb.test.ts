import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCoarseLos } from '../../api/los/coarse/open-coarse-los';
import { openLendingQb } from '../../api/los/lendingqb/open-lendingqb';
import { type LendingQbSimulator, startLendingQb } from '../../api/vendors/lendingqb/start-lendingqb';
import { simulatedConfig } from '../contract/open-lendingqb';
import { silent } from '../contract/open-los';
import { type TestPortal, testPortal } from '../support/test-portal';
import { testVault } from '../support/test-vault';

describe('a portal on LendingQB', () => {
  let simulator: LendingQbSimulator;
  let at: TestPortal;
  beforeAll(async () => {
    simulator = await startLendingQb();
    at = await testPortal({
      los: (databaseUrl, clock) =>
        openCoarseLos({
          coarse: openLendingQb({ config: simulatedConfig(simulator), clock, log: silent, backoffMs: 1 }),
          ...{ databaseUrl, clock, vault: testVault(), log: silent, pollEvery: 0 },
        }),
    });
  });
  afterAll(async () => {
    await at.close();
    await simulator.close();
  });

  it('opens a loan, changes it, and shows both in LendingQB and on the loan page', async () => {
    const user = await at.as('loan-officer');
    const created = await user
      .post('/api/lqb/loans/create')
      .send({ sBranchChannelT: '1', sLPurposeT: '0' })
      .expect(201);
    const { loanNum } = created.body;
    const changed = await user
      .post(`/api/lqb/loans/${loanNum}`)
      .send({ version: 1, sPurchPrice: '$812,500.00', sLAmtCalc: '650000', aBFirstNm: 'Ann', aBLastNm: 'Lee' })
      .expect(200);
    const there = simulator.world.loans.get(loanNum);
    expect(there?.fields.get('sPurchPrice')).toBe('$812,500.00');
    expect(there?.applicants[0]?.fields.get('aBLastNm')).toBe('Lee');
    const read = await user.get(`/api/lqb/loans/${loanNum}`).expect(200);
    expect(read.body).toMatchObject({
      version: changed.body.version,
      sPurchPrice: '812500.00',
      sLAmtCalc: '650000.00',
    });
  });

  it('refuses what LendingQB does not offer, and passes on why LendingQB refuses', async () => {
    const user = await at.as('loan-officer');
    const { body } = await user
      .post('/api/lqb/loans/create')
      .send({ sBranchChannelT: '1', sLPurposeT: '0' })
      .expect(201);
    const refused = await user.post(`/api/lqb/loans/${body.loanNum}/register`).send({}).expect(409);
    expect(refused.body).toMatchObject({ code: 'not-offered-by-los', capability: 'pricing' });
    simulator.faults.plan({ kind: 'error', operation: 'Save' });
    const change = { version: 1, sPurchPrice: '1.00' };
    const error = await user.post(`/api/lqb/loans/${body.loanNum}`).send(change).expect(422);
    expect(error.body.message).toBe('The loan origination system says: A simulated error.');
    await user.post(`/api/lqb/loans/${body.loanNum}`).send(change).expect(200);
  });
});
