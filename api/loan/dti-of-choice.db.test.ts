import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PricingAnswer } from '../../domain/pricing/pricing.schemas';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { worksheetPurchase } from '../../tests/support/worksheet-loan';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

// With 10 years the debt ratio is 62 to 68%, with 30 years 44 to 49%; both programs accept up to 50%.
const facts = {
  ...worksheetPurchase,
  ...{
    sLAmtCalc: '540000.00',
    sCreditScoreType2: 735,
    sProdConvMIOptionT: '0',
    sProHazIns: '645.00',
    sProRealETx: '900.00',
  },
};

const priced = async (loanNum: string, scenario: object = {}) => {
  const { body } = await (await at.as('loan-officer'))
    .post(`/api/lqb/loans/${loanNum}/pricing-simple?rates=all`)
    .send(scenario)
    .expect(200);
  return (body as PricingAnswer).PricingResults.Program;
};

const named = (programs: Awaited<ReturnType<typeof priced>>, name: string) => {
  const found = programs.find(({ Name }) => Name === name);
  if (!found) throw new Error(`${name} was not priced`);
  return found;
};

describe('the debt ratio of a loan with a rate', () => {
  it('decides whether that rate and its program are offered', async () => {
    const programs = await priced(await createLoan(at, 'loan-officer', facts));
    expect(programs.flatMap(({ RateOption }) => RateOption.filter(({ DTI }) => Number(DTI) > 57))).toEqual([]);
    expect(named(programs, 'Conforming 30 Yr Fixed').Status).toBe('Eligible');
    const short = named(programs, 'Conforming 10 Yr Fixed');
    expect(short).toMatchObject({ Status: 'Ineligible', RateOption: [] });
    expect(short.Reasons.map(({ code }) => code)).toEqual(['dti']);
    const partly = programs.filter(({ Status, RatesAboveDti }) => Status === 'Eligible' && RatesAboveDti);
    for (const { RatesAboveDti: above, RateOption: offered } of partly) {
      expect(offered.filter(({ DTI }) => Number(DTI) > Number(above?.Maximum))).toEqual([]);
      expect(offered.filter(({ Rate }) => above?.Rates.includes(Rate))).toEqual([]);
    }
    expect(partly.length).toBeGreaterThan(0);
  });

  it('refuses the choice of a rate above the maximum and names the reason', async () => {
    const loanNum = await createLoan(at, 'loan-officer', facts);
    const programs = await priced(loanNum);
    const choose = async (lLpTemplateId: string, requestedRate: string) =>
      (await at.as('loan-officer'))
        .post(`/api/lqb/loans/${loanNum}/register-loan-program`)
        .send({ lLpTemplateId, requestedRate, requestedFee: '0.000' });
    const partly = programs.find(({ Status, RatesAboveDti }) => Status === 'Eligible' && RatesAboveDti);
    const short = named(programs, 'Conforming 10 Yr Fixed');
    for (const [id, rate] of [
      [short.lLpTemplateId, '6.000'],
      [partly?.lLpTemplateId, partly?.RatesAboveDti?.Rates[0]],
    ]) {
      const { body } = await choose(id ?? '', rate ?? '');
      expect(body).toMatchObject({ code: 'not-eligible', reasons: [{ code: 'dti' }] });
    }
  });

  it('is not that of the program chosen before', async () => {
    const loanNum = await createLoan(at, 'loan-officer', facts);
    const statuses = async () => (await priced(loanNum)).map(({ Name, Status }) => [Name, Status]);
    const before = await statuses();
    const { lLpTemplateId, RateOption } = named(await priced(loanNum), 'Conforming 30 Yr Fixed');
    const highest = RateOption.at(-1);
    const agent = await at.as('loan-officer');
    await agent
      .post(`/api/lqb/loans/${loanNum}/register-loan-program`)
      .send({ lLpTemplateId, requestedRate: highest?.Rate, requestedFee: highest?.Point })
      .expect(200);
    expect((await agent.get(`/api/lqb/loans/${loanNum}`).expect(200)).body.sQualBottomR).toBe(highest?.DTI);
    expect((await agent.get(`/api/lqb/loans/${loanNum}/price-check`).expect(200)).body.state).toBe('current');
    expect(await statuses()).toEqual(before);
  });

  it('of a scenario that the loan cannot save is not the one that the loan has', async () => {
    const loanNum = await createLoan(at, 'loan-officer', facts);
    const { sQualBottomR } = await at.portal.los.loadLoan(loanNum);
    expect(Number(sQualBottomR ?? 0)).toBeGreaterThan(0);
    const unsaved = { sProd3rdPartyUwResultT: '99', sLAmtCalc: '300000.00' };
    const short = named(await priced(loanNum, unsaved), 'Conforming 10 Yr Fixed');
    expect(short.Reasons.map(({ code }) => code)).not.toContain('dti');
  });

  it('is computed: a scenario cannot state it', async () => {
    const loanNum = await createLoan(at, 'loan-officer', facts);
    expect(await priced(loanNum, { sQualBottomR: '20.000' })).toEqual(await priced(loanNum));
  });

  it('is that of the scenario while no income is known', async () => {
    const loanNum = await createLoan(at, 'loan-officer', { ...facts, employments: [], incomes: [] });
    const reasons = async (scenario: object) =>
      named(await priced(loanNum, scenario), 'Conforming 30 Yr Fixed').Reasons;
    expect(await reasons({})).toEqual([]);
    expect(await reasons({ sQualBottomR: '51.000' })).toMatchObject([{ code: 'dti' }]);
  });
});
