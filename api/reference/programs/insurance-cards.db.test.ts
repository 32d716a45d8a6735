import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProgramResult } from '../../../domain/pricing/pricing.schemas';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { sendCatalog } from './catalog-handover.service';

const PATH = '/api/emet-data/prog/insurance-card';
const head = 'Kind,Line,Min Term,Max Term,Coverage,LTV Over,LTV Up To,Min Score,Max Score,Upfront,Rate';
/** A card for 25% coverage of loans from above 85% to 90%. */
const card = (...lines: string[]) => [head, ...lines].join('\n');
const bands = '1,480,25,85,90,620,850';
const sample = card(
  `monthly,premium,${bands},,0.61`,
  `single,premium,${bands},,1.85`,
  `split,premium,${bands},0.75,0.42`,
  `lender,premium,${bands},,2.24`,
  'monthly,second-home,1,480,0,80,97,620,850,,0.14',
);

let at: TestPortal;
let agent: Awaited<ReturnType<TestPortal['as']>>;
beforeAll(async () => {
  at = await testPortal();
  agent = await at.as('administrator');
});
afterAll(() => at.close());
beforeEach(() => at.portal.db.deleteFrom('portal.insurance_cards').execute());

const send = (step: 'check' | 'apply', file: string, form: object) =>
  agent
    .post(`${PATH}/import/${step}`)
    .field({ company: 'Sample Guaranty', appliesFrom: '2025-01-01', ...form })
    .attach('files', Buffer.from(file), 'card.csv');

async function imported(file: string, form: object = {}) {
  const { body } = await send('check', file, form).expect(200);
  return send('apply', file, { ...form, seen: body.seen }).expect(200);
}

/** Insured prices of 162,000 of 180,000 under an insurance option, of 30-year conforming programs at a fixed rate. */
async function prices(sProdConvMIOptionT: string, changes: object = {}): Promise<ProgramResult> {
  await sendCatalog(at.portal);
  const officer = await at.as('loan-officer');
  const made = await officer.post('/api/lqb/loans/create').send({ sBranchChannelT: '1', sLPurposeT: '0' }).expect(201);
  const scenario = {
    ...{ sLPurposeT: '0', sOccTPe: '0', sProdSpT: '0', sSpZip: '91101', sCreditScoreType2: 760 },
    ...{ sPurchPrice: '180000.00', sApprVal: '180000.00', sLAmtCalc: '162000.00', sProdConvMIOptionT },
    ...changes,
  };
  const { body } = await officer
    .post(`/api/lqb/loans/${made.body.loanNum}/pricing-simple?rates=best`)
    .send(scenario)
    .expect(200);
  const found: ProgramResult[] = body.PricingResults.Program;
  const one = found.find(
    ({ Insurance, Term, FinMethT, Status }) => Insurance && Term === 360 && FinMethT === '0' && Status === 'Eligible',
  );
  if (!one) throw new Error('no insured program is eligible');
  return one;
}

describe('rate cards of mortgage insurers', () => {
  it('are imported and deleted by administrators only', async () => {
    await supertest(at.app).get(PATH).expect(401);
    await (await at.as('loan-officer')).get(PATH).expect(403);
    await (await at.as('secondary')).post(`${PATH}/import/apply`).expect(403);
    const { body } = await imported(sample).then(() => agent.get(PATH).expect(200));
    expect(body).toMatchObject([
      { company: 'Sample Guaranty', appliesFrom: '2025-01-01', lines: 5, source: 'card.csv' },
    ]);
    await (await at.as('secondary')).delete(`${PATH}/${body[0].id}?version=1`).expect(403);
  });

  it('replace the estimates in prices, payments and APR until they are deleted', async () => {
    const before = await prices('0');
    expect(before.Insurance).toMatchObject({ Company: null, Kind: 'monthly' });
    await imported(sample);
    const monthly = await prices('0');
    expect(monthly).toMatchObject({ MonthlyInsurance: '82.35', UpfrontInsurance: '0.00', LoanAmount: '162000.00' });
    expect(monthly.Insurance).toEqual({
      ...{ Kind: 'monthly', Company: 'Sample Guaranty', Coverage: '25.000', Upfront: '0.000', Yearly: '0.610' },
    });
    expect(monthly.RateOption[0]?.InsuranceEnds?.EndAfter).toBeGreaterThan(80);
    expect(await prices('1')).toMatchObject({ UpfrontInsurance: '2997.00', LoanAmount: '162000.00' });
    expect(await prices('2')).toMatchObject({ MonthlyInsurance: '56.70', UpfrontInsurance: '1215.00' });
    const lender = await prices('3');
    expect(lender.RateOption[0]?.Adjustments).toContainEqual(
      expect.objectContaining({
        code: 'lender-paid-insurance',
        Price: '-2.240',
        Params: { company: 'Sample Guaranty' },
      }),
    );
    expect(await prices('0', { sOccTPe: '1' })).toMatchObject({ MonthlyInsurance: '101.25' });

    const { body } = await agent.get(PATH).expect(200);
    await agent.delete(`${PATH}/${body[0].id}?version=${body[0].version}`).expect(204);
    expect((await prices('0')).Insurance).toEqual(before.Insurance);
  }, 60_000);

  it('apply from their day on, the cheapest company first', async () => {
    await imported(sample);
    await imported(card(`monthly,premium,${bands},,0.90`), {
      appliesFrom: `${at.portal.clock().getFullYear() + 1}-06-01`,
    });
    expect((await prices('0')).Insurance?.Yearly).toBe('0.610');
    await imported(card(`monthly,premium,${bands},,0.50`), { company: 'Lower Mutual' });
    expect((await prices('0')).Insurance).toMatchObject({ Company: 'Lower Mutual', Yearly: '0.500' });
    expect((await prices('0', { sMiCompanyNm: 'Sample Guaranty' })).Insurance?.Yearly).toBe('0.610');
  }, 60_000);

  it('are compared with the card before, and replaced as a whole', async () => {
    await imported(sample);
    const later = { company: 'sample guaranty', appliesFrom: '2025-06-01' };
    const next = card(`monthly,premium,${bands},,0.65`);
    const { body } = await send('check', next, later).expect(200);
    expect(body).toMatchObject({ comparedWith: 'Sample Guaranty, 2025-01-01', rows: 1, added: [], same: 0 });
    expect(body.removed).toHaveLength(4);
    expect(body.changed).toMatchObject([{ before: { rate: '0.610' }, after: { rate: '0.650' } }]);
    await imported(next);
    expect((await agent.get(PATH).expect(200)).body).toMatchObject([{ lines: 1, version: 2 }]);
  });

  it('name every wrong cell', async () => {
    const wrong = card(
      'weekly,premium,1,480,25,85,90,620,850,,0.61',
      'monthly,rural,1,480,25,85,90,620,850,,0.61',
      'monthly,premium,360,240,25,85,90,620,850,,0.61',
      'monthly,premium,1,480,0,85,90,620,850,,0.61',
      'monthly,premium,1,480,25,90,90,620,850,,0.61',
      'monthly,premium,1,480,25,85,90,740,719,,0.61',
      'single,premium,1,480,25,85,90,620,850,0.5,0.61',
      'split,premium,1,480,25,85,90,620,850,,0.61',
      'lender,premium,1,480,25,85,90,620,850,,-0.1',
      'lender,premium,1,480,12,85,90,620,850,,2',
      'lender,premium,1,480,12,85,90,620,850,,3',
    );
    const { body } = await send('check', wrong, {}).expect(200);
    expect(body.problems.map(({ cell, code }: { cell: string; code: string }) => [cell, code])).toEqual([
      ['A2', 'not-a-kind'],
      ['B3', 'not-a-line'],
      ['D4', 'band-reversed'],
      ['E5', 'not-a-coverage'],
      ['G6', 'band-reversed'],
      ['I7', 'band-reversed'],
      ['J8', 'no-upfront'],
      ['K9', 'missing-upfront'],
      ['K10', 'not-a-rate'],
      ['A12', 'duplicate-row'],
    ]);
  });
});
