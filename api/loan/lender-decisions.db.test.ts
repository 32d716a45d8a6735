import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const SETTINGS = '/api/emet-data/general-settings/general';

async function set(settings: object): Promise<void> {
  const agent = await at.as('administrator');
  const { version } = (await agent.get(SETTINGS).expect(200)).body;
  await agent
    .post(SETTINGS)
    .send({ version, ...settings })
    .expect(200);
}

/** Sets the programs that count the rent of the property. */
const countRentFor = (subjectRent: string) => set({ subjectRent });

const stored = (loanNum: string) => at.portal.los.loadLoan(loanNum);
const save = async (loanNum: string, fields: object) =>
  (await at.as('loan-officer'))
    .post(`/api/lqb/loans/${loanNum}`)
    .send({ version: (await stored(loanNum)).version, ...fields })
    .expect(200);

/** A home with two units; income of 12,500, a rent of 2,000 counts with 1,500. */
const duplex = { ...completePurchase, sLT: '1', sProdSpT: '8', sSpGrossRent: '2000.00' };

describe('the programs that count the rent of the property', () => {
  it('apply to a loan with its next change, and only the lender decides on them', async () => {
    const loanNum = await createLoan(at, 'loan-officer', duplex);
    expect((await stored(loanNum)).sLTotI).toBe('12500.00');
    await save(loanNum, { sSpRentQualT: '2', sSpYrBuilt: 1990 });
    expect(await stored(loanNum)).toMatchObject({ sLTotI: '12500.00', sSpYrBuilt: 1990 });
    await countRentFor('2');
    await save(loanNum, { sSpYrBuilt: 1991 });
    expect(await stored(loanNum)).toMatchObject({ sLTotI: '14000.00', sSpRentQualT: '2' });
    const created = await createLoan(at, 'loan-officer');
    expect((await stored(created)).sSpRentQualT).toBe('2');
    await countRentFor('1');
    await save(loanNum, { sSpYrBuilt: 1992 });
    expect(await stored(loanNum)).toMatchObject({ sLTotI: '12500.00', sSpRentQualT: '1' });
  });
});

describe('the share of income that short-term debts may take', () => {
  it('applies to a loan with its next change', async () => {
    const short = { id: 'l1', owners: ['0B'], type: '3', payment: '500.00', remainingMonths: 4 };
    const loanNum = await createLoan(at, 'loan-officer', { ...completePurchase, liabilities: [short] });
    expect((await stored(loanNum)).sLTotLiaMon).toBe('0.00');
    await set({ shortDebtPercent: 3 });
    await save(loanNum, { sSpYrBuilt: 1991, sShortDebtPc: 90 });
    expect(await stored(loanNum)).toMatchObject({ sLTotLiaMon: '500.00', sShortDebtPc: 3 });
    await set({ shortDebtPercent: 5 });
  });
});
