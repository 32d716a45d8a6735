import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PricingAnswer } from '../../domain/pricing/pricing.schemas';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
});
afterAll(() => at.close());

const scenario = {
  ...{ sLPurposeT: '0', sOccTPe: '0', sProdSpT: '0', sPurchPrice: '800000.00', sApprVal: '$805,000.00' },
  ...{ sLAmtCalc: '680000.00', sCreditScoreType2: 742, sSpZip: '91101', sProdRLckdDays: 30 },
};

/** The rate of up to three programs that the price list of a path shows first. */
async function offered(login: string, path: string, changes: object, count = 3) {
  const { body } = await (await at.as(login)).post(path).send(changes).expect(200);
  const programs = (body as PricingAnswer).PricingResults.Program.filter(({ Status }) => Status === 'Eligible');
  return programs.slice(0, count).map(({ lLpTemplateId, RateOption }) => ({
    lLpTemplateId,
    requestedRate: RateOption[0]?.Rate ?? '',
  }));
}

describe('a rate quote', () => {
  const quote = '/api/quick-pricer/quote';
  const ofLoan = () => `/api/lqb/loans/${loanNum}/rate-quote`;

  it('requires sign-in, and access to the loan', async () => {
    const body = { language: 'en', scenario, options: [{ lLpTemplateId: 'x', requestedRate: '6.000' }] };
    await supertest(at.app).post(quote).send(body).expect(401);
    await supertest(at.app).post(ofLoan()).send(body).expect(401);
    await (await at.as('pml-loan-officer')).post(ofLoan()).send(body).expect(403);
  });

  it('is a PDF with up to three rates in each language, for brokers and staff', async () => {
    for (const [login, language] of [
      ['pml-loan-officer', 'en'],
      ['loan-officer', 'tr'],
      ['processor', 'ar'],
    ] as const) {
      const options = await offered(login, '/api/quick-pricer/v2', scenario);
      expect(options).toHaveLength(3);
      const body = { language, scenario, options, preparedFor: 'Ruta Lindqvist' };
      const pdf = await (await at.as(login)).post(quote).send(body).buffer(true).expect(200);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      expect(pdf.headers['content-disposition']).toContain('RATE QUOTE.pdf');
      expect((pdf.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    }
  }, 60_000);

  it('of a loan uses its facts, and changes nothing', async () => {
    const before = await at.portal.los.loadLoan(loanNum);
    const options = await offered('loan-officer', `/api/lqb/loans/${loanNum}/pricing-simple`, {}, 1);
    const pdf = await (await at.as('loan-officer')).post(ofLoan()).send({ language: 'en', scenario: {}, options });
    expect(pdf.status).toBe(200);
    expect(pdf.headers['content-disposition']).toContain(`RATE QUOTE ${loanNum}.pdf`);
    expect(await at.portal.los.loadLoan(loanNum)).toEqual(before);
  }, 60_000);

  it('refuses a rate that is not offered, a fourth one, and a scenario that cannot be read', async () => {
    const user = await at.as('processor');
    const [first] = await offered('processor', '/api/quick-pricer/v2', scenario, 1);
    const ask = (changes: object) => user.post(quote).send({ language: 'en', scenario, options: [first], ...changes });
    const odd = await ask({ options: [{ ...first, requestedRate: '1.111' }] });
    expect([odd.status, odd.body.code]).toEqual([422, 'not-offered']);
    expect((await ask({ options: [{ lLpTemplateId: 'gone', requestedRate: '6.000' }] })).status).toBe(422);
    expect((await ask({ options: [first, first, first, first] })).status).toBe(422);
    expect((await ask({ options: [] })).status).toBe(422);
    expect((await ask({ scenario: { ...scenario, sLAmtCalc: 'much' } })).status).toBe(422);
  });
});
