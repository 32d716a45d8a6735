import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPrograms } from '../../config/demo/programs/demo-programs';
import { demoRateSheets } from '../../config/demo/programs/rate-sheet-generator';
import { operation } from '../../tests/contract/contract-loan';
import { completePurchase, createLoan, moveThrough } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal({ worker: true });
}, 60_000);
afterAll(() => at.close());

const newLoan = (fields: object = completePurchase) => createLoan(at, 'loan-officer', fields);
const loanOf = (loanNum: string) => at.portal.los.loadLoan(loanNum);
/** Sends it with the current version, as the loan officer. */
const post = async (loanNum: string, name: string, fields: object, version?: number) =>
  (await at.as('loan-officer'))
    .post(`/api/loan-proxy/${loanNum}/${name}`)
    .send({ version: version ?? (await loanOf(loanNum)).version, ...fields });

const names = ['discount-point', 'per-diem-interest', 'initial-escrow-payment'];

describe('permission to write terms', () => {
  it.each(names)('%s: requires sign-in, access to the loan, and edit permission for its status', async (name) => {
    const loanNum = await newLoan();
    const path = `/api/loan-proxy/${loanNum}/${name}`;
    expect((await supertest(at.app).post(path)).status).toBe(401);
    for (const login of ['pml-loan-officer', 'accountant', 'credit-auditor']) {
      expect((await (await at.as(login)).post(path).send({ version: 1 })).status, login).toBe(403);
    }
    await moveThrough(at, loanNum, ['1', '9']);
    expect((await post(loanNum, name, {})).body.code).toBe('not-editable');
  });
});

describe('per diem interest', () => {
  it('is calculated with the days and saved: 17.44 per day for 162,000 at 3.875%, 279.04 for 16 days', async () => {
    const loanNum = await newLoan({
      ...{ sLAmtCalc: '162000', sPurchPrice: '180000', sNoteIR: '3.875', sSchedDueD1: '2026-06-01' },
    });
    const { version } = await loanOf(loanNum);
    const answer = await post(loanNum, 'per-diem-interest', { sPrepaidInterestFromD: '04/15/2026' });
    expect(answer.body).toEqual({
      version: version + 1,
      ...{ sPerDiemAmt: '17.4375', sPerDiemBasisDays: 360, sPrepaidInterestDays: 16, sDisbursementD: null },
      ...{ sPrepaidInterestFromD: '2026-04-15', perDiemInterest: '17.44', prepaidInterest: '279.04' },
    });
    expect(await loanOf(loanNum)).toMatchObject({ sPerDiemAmt: '17.4375', sPrepaidInterestDays: 16 });
    const other = await post(loanNum, 'per-diem-interest', { sPerDiemBasisDays: 365, sPrepaidInterestDays: 10 });
    expect(other.body).toMatchObject({ perDiemInterest: '17.20', prepaidInterest: '172.00' });
  });

  it('accepts its own answer, and rejects other fields, wrong values and a stale version', async () => {
    const loanNum = await newLoan({ sLAmtCalc: '162000', sNoteIR: '3.875' });
    const first = (await post(loanNum, 'per-diem-interest', { sPrepaidInterestDays: 3 })).body;
    const { version, ...sent } = first;
    expect((await post(loanNum, 'per-diem-interest', sent)).body).toEqual(first);
    expect(first.sPerDiemBasisDays).toBe(360);
    const foreign = await post(loanNum, 'per-diem-interest', {
      sNoteIR: '1',
      perDiemInterest: '99.00',
      sPerDiemAmt: '1',
    });
    expect(foreign.status).toBe(422);
    expect(Object.keys(foreign.body.fields).sort()).toEqual(['perDiemInterest', 'sNoteIR', 'sPerDiemAmt']);
    const wrong = await post(loanNum, 'per-diem-interest', { sPrepaidInterestFromD: 'soon', sPerDiemBasisDays: 12 });
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['sPerDiemBasisDays', 'sPrepaidInterestFromD']);
    // Values that were valid for an older version can be wrong now, so the stale version is reported first.
    for (const stale of [{ sPrepaidInterestDays: 4 }, { sPerDiemAmt: '9.9' }]) {
      expect((await post(loanNum, 'per-diem-interest', stale, version - 1)).body.code).toBe('stale');
    }
  });
});

describe('discount points', () => {
  it('are sent in percent or in dollars, and answered in both', async () => {
    const loanNum = await newLoan({ sLAmtCalc: '162000', sPurchPrice: '180000' });
    expect((await post(loanNum, 'discount-point', { points: '0.25%' })).body).toMatchObject({
      sLDiscnt1003: '405.00',
      points: '0.250',
    });
    expect((await post(loanNum, 'discount-point', { sLDiscnt1003: '$1,620' })).body).toMatchObject({ points: '1.000' });
    const both = await post(loanNum, 'discount-point', { sLDiscnt1003: '1', points: '2' });
    expect(both.body.fields).toEqual({ points: 'Enter either the points or their amount, not both.' });
    expect((await post(loanNum, 'discount-point', { points: 'many' })).status).toBe(422);
    for (const points of [null, '']) {
      await post(loanNum, 'discount-point', { points: '1' });
      const cleared = await post(loanNum, 'discount-point', { points });
      expect(cleared.body).toMatchObject({ sLDiscnt1003: null, points: null });
    }
    const none = await post(await newLoan({}), 'discount-point', { points: '1' });
    expect(none.body.fields).toEqual({ points: 'Enter the loan amount before the points.' });
  });
});

describe('the initial escrow payment', () => {
  const charges = {
    ...{ sProRealETx: '105.30', sPropertyTaxDueD: '2026-12-10', sProHazIns: '100.83', sHazInsDueD: '2027-05-15' },
  };

  it('is calculated and its adjustment saved', async () => {
    const loanNum = await newLoan({ sSchedDueD1: '2026-06-01' });
    const { body } = await post(loanNum, 'initial-escrow-payment', charges);
    expect(body).toMatchObject({ sAggregateEscrowAmt: '-526.50', initialEscrowPayment: '412.26', missing: [] });
    expect(body.items).toHaveLength(2);
    expect(await loanOf(loanNum)).toMatchObject({ sAggregateEscrowAmt: '-526.50', sProRealETx: '105.30' });
  });

  it("names the dates it needs, and keeps a settlement agent's adjustment", async () => {
    const loanNum = await newLoan({});
    const { body } = await post(loanNum, 'initial-escrow-payment', { ...charges, sAggregateEscrowAmt: '(0.01)' });
    expect(body).toMatchObject({
      ...{ sAggregateEscrowAmt: '-0.01', initialEscrowPayment: null, missing: ['sSchedDueD1'] },
    });
  });
});

describe('GET /loan-proxy/{loanNum}/program-options', () => {
  it('are the available programs with their rates, for users who may read the loan', async () => {
    const loanNum = await newLoan();
    const path = `/api/loan-proxy/${loanNum}/program-options`;
    expect((await supertest(at.app).get(path)).status).toBe(401);
    expect((await (await at.as('pml-loan-officer')).get(path)).status).toBe(403);
    const rateSheets = demoRateSheets({ seed: 1, programs: demoPrograms, effective: at.portal.clock() });
    await at.portal.los.putPricingCatalog(operation(), { programs: demoPrograms, rateSheets });
    const { body } = await (await at.as('loan-officer')).get(path).expect(200);
    expect(body.length).toBeGreaterThan(1);
    expect(body[0]).toMatchObject({ value: expect.any(String), label: expect.any(String), term: expect.any(Number) });
    expect(body[0].rates[0]).toMatchObject({ rate: expect.stringMatching(/^\d+\.\d{3}$/), lockDays: 30 });
  });
});
