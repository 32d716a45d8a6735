import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComplianceAnswer } from '../../domain/compliance/compliance.schemas';
import { completePurchase, createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { sendCatalog } from '../reference/programs/catalog-handover.service';
import { seedOrganization } from '../reference/seed';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  // Friday: the week of Monday, 2026-11-16.
  at = await testPortal({ now: new Date('2026-11-20T18:42:00Z') });
  await seedOrganization(at.portal);
  loanNum = await createLoan(at, 'loan-officer', completePurchase);
});
afterAll(() => at.close());

const path = () => `/api/loan-proxy/${loanNum}/compliance`;
const FIXED = { rateTable: 'fixed' };

type Week = readonly [date: string, rate: string];

/** A file as it is published: a date, and rates for 1 to 50 years. */
const fileOf = (...weeks: Week[]): Buffer => {
  const years = Array.from({ length: 50 }, (_, index) => index + 1);
  const lines = weeks.map(([date, rate]) => [date, ...years.map(() => rate)].join('|'));
  return Buffer.from([['Year', ...years].join('|'), ...lines].join('\n'));
};

const send = async (login: string, step: 'check' | 'apply', file: Buffer, fields: object = FIXED) => {
  const request = (await at.as(login)).post(`/api/emet-data/apor/import/${step}`);
  for (const [name, value] of Object.entries(fields)) void request.field(name, String(value));
  return request.attach('files', file, 'YieldTableFixed.txt');
};

async function importWeeks(...weeks: Week[]) {
  const { seen } = (await send('administrator', 'check', fileOf(...weeks))).body;
  const applied = await send('administrator', 'apply', fileOf(...weeks), { ...FIXED, seen });
  expect(applied.status).toBe(200);
  return applied.body;
}

async function testsOf(login = 'underwriter') {
  const { tests }: ComplianceAnswer = (await (await at.as(login)).get(path()).expect(200)).body;
  return (key: string) => tests.find((one) => one.key === key);
}

/** What compliance adds to the missing items of a loan. */
async function findings(login = 'underwriter', loan = loanNum) {
  const { body } = await (await at.as(login)).get(`/api/loan-proxy/${loan}/needs`).expect(200);
  const items: readonly { finding?: object }[] = body.stages.flatMap((stage: { items: object[] }) => stage.items);
  return items.flatMap(({ finding }) => finding ?? []);
}

/** Chooses the 30-year fixed rate of the price list with the lowest rate. */
async function chooseProgram(login = 'loan-officer', loan = loanNum) {
  const officer = await at.as(login);
  const { body } = await officer.post(`/api/lqb/loans/${loan}/pricing-simple`).send({}).expect(200);
  const program = body.PricingResults.Program.find(
    (one: { Name: string; Status: string }) => one.Status === 'Eligible' && /30 Yr Fixed/.test(one.Name),
  );
  const [{ Rate, Point }] = program.RateOption;
  const chosen = await officer
    .post(`/api/lqb/loans/${loan}/register-loan-program`)
    .send({ lLpTemplateId: program.lLpTemplateId, requestedRate: Rate, requestedFee: Point });
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200);
  return chosen.body;
}

describe('who may', () => {
  it('read the tests of a loan: the lender’s users who may open the application', async () => {
    await supertest(at.app).get(path()).expect(401);
    await (await at.as('real-estate-agent')).get(path()).expect(403);
    const theirs = await createLoan(at, 'pml-loan-officer', completePurchase);
    await (await at.as('pml-loan-officer')).get(`/api/loan-proxy/${theirs}/compliance`).expect(403);
    await (await at.as('underwriter')).get(path()).expect(200);
  });

  it('read and import average prime offer rates: administrators', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    for (const read of ['/api/emet-data/apor', '/api/emet-data/apor/export', `/api/emet-data/apor/${id}`]) {
      await supertest(at.app).get(read).expect(401);
      await (await at.as('underwriter')).get(read).expect(403);
    }
    for (const step of ['check', 'apply'] as const) {
      await supertest(at.app).post(`/api/emet-data/apor/import/${step}`).expect(401);
      expect((await send('underwriter', step, fileOf(['11/16/2026', '6.12']))).status).toBe(403);
    }
  });
});

describe('a file of average prime offer rates', () => {
  it('is refused with the cell of a wrong day or rate', async () => {
    const wrong = await send('administrator', 'check', fileOf(['11/17/2026', '6.12'], ['11/9/2026', '']));
    expect(wrong.body.problems[0]).toMatchObject({ cell: 'A2', code: 'not-a-monday', expected: '11/16/2026' });
    expect(wrong.body.problems[1]).toMatchObject({ cell: 'B3', code: 'missing-value' });
    expect(wrong.body.problemCount).toBe(51);
  });

  it('adds and corrects weeks, and leaves others', async () => {
    expect(await importWeeks(['11/2/2026', '6.10'], ['11/9/2026', '6.20'])).toMatchObject({ rows: 2 });
    const second = await importWeeks(['11/9/2026', '6.25']);
    expect([second.added.length, second.changed.length, second.removed.length]).toEqual([0, 1, 0]);
    const { body } = await (await at.as('administrator')).get('/api/emet-data/apor').expect(200);
    expect(body.map((row: Record<string, string>) => [row.rateTable, row.week, row.year30])).toEqual([
      ['fixed', '2026-11-09', '6.250'],
      ['fixed', '2026-11-02', '6.100'],
    ]);
  });
});

describe('the tests of a loan', () => {
  it('name the week whose rate is not known, then use it', async () => {
    await chooseProgram();
    const before = await testsOf();
    expect(before('higherPriced')).toMatchObject({
      verdict: 'unknown',
      remarks: [{ code: 'aporUnknown', values: { week: { date: '2026-11-16' } } }],
    });
    const week = { code: 'aporUnknown', values: { week: { date: '2026-11-16' } } };
    expect(await findings()).toContainEqual(week);
    const theirs = await createLoan(at, 'pml-loan-officer', completePurchase);
    await chooseProgram('pml-loan-officer', theirs);
    expect(await findings('underwriter', theirs)).toContainEqual(week);
    expect(await findings('pml-loan-officer', theirs)).toEqual([]);
    await importWeeks(['11/16/2026', '6.00']);
    expect(await findings()).not.toContainEqual(week);
    const { sApr } = await at.portal.los.loadLoan(loanNum);
    const spread = (Number(sApr) - 6).toFixed(3);
    const known = await testsOf();
    expect(known('aporSpread')).toMatchObject({ verdict: 'passes', figure: { percent: spread } });
    expect(known('higherPriced')).toMatchObject({ verdict: 'passes', limit: { percent: '1.500' } });
    expect(known('qmPrice')).toMatchObject({ verdict: 'passes', limit: { percent: '2.250' } });
  });

  it('are stored with a program: it is higher-priced from 1.5 points above the week’s rate', async () => {
    await sendCatalog(at.portal);
    expect((await chooseProgram()).sHighPricedMortgageT).toBe('1');
    await importWeeks(['11/16/2026', '3.00']);
    await sendCatalog(at.portal);
    expect((await chooseProgram()).sHighPricedMortgageT).toBe('3');
    expect((await testsOf())('higherPriced')).toMatchObject({ verdict: 'fails' });
  });
});
