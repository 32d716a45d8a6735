import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { sendCatalog } from '../programs/catalog-handover.service';

let at: TestPortal;
let admin: Awaited<ReturnType<TestPortal['as']>>;
beforeAll(async () => {
  at = await testPortal();
  admin = await at.as('administrator');
});
afterAll(() => at.close());

const HEAD = 'FIPS,State,County Name,Area Median Income';
const LOS_ANGELES = '6037,CA,Los Angeles County,"$106,600"';
const AUTAUGA = '01001,AL,Autauga County,83600';

function send(step: 'check' | 'apply', lines: readonly string[], from: string, seen?: string) {
  const request = admin.post(`/api/emet-data/area-income/import/${step}`).field('from', from);
  if (seen !== undefined) request.field('seen', seen);
  return request.attach('files', Buffer.from([HEAD, ...lines].join('\n')), 'ami.csv');
}

async function importFile(lines: readonly string[], from: string) {
  const { body } = await send('check', lines, from).expect(200);
  expect(body.problems).toEqual([]);
  await send('apply', lines, from, body.seen).expect(200);
  await sendCatalog(at.portal);
  return body;
}

describe('permission', () => {
  it.each(['/emet-data/area-income', '/emet-data/area-income-years'])('read %s: every role', async (path) => {
    await supertest(at.app).get(`/api${path}`).expect(401);
    for (const login of ['pml-loan-officer', 'processor']) await (await at.as(login)).get(`/api${path}`).expect(200);
  });

  it.each([
    ['get', '/emet-data/area-income/export'],
    ['post', '/emet-data/area-income/import/check'],
    ['post', '/emet-data/area-income/import/apply'],
  ] as const)('%s %s: administrators only', async (method, path) => {
    await supertest(at.app)[method](`/api${path}`).expect(401);
    for (const login of ['pml-loan-officer', 'manager']) await (await at.as(login))[method](`/api${path}`).expect(403);
  });
});

/** Reasons why each program refuses a loan with these fields, and the adjustments of the others. */
async function priced(changes: object) {
  const officer = await at.as('loan-officer');
  const made = await officer.post('/api/lqb/loans/create').send({ sBranchChannelT: '1', sLPurposeT: '0' }).expect(201);
  const scenario = {
    sLPurposeT: '0',
    sOccTPe: '0',
    sProdSpT: '0',
    sApprVal: '400000.00',
    sPurchPrice: '400000.00',
    sLAmtCalc: '380000.00',
    sCreditScoreType2: 700,
    sSpZip: '91101',
    sProdImpound: true,
    sProdRLckdDays: 30,
    ...changes,
  };
  const { body } = await officer
    .post(`/api/lqb/loans/${made.body.loanNum}/pricing-simple?rates=best`)
    .send(scenario)
    .expect(200);
  interface Result {
    readonly Name: string;
    readonly Reasons: readonly { readonly code: string }[];
    readonly RateOption: readonly { readonly Adjustments: readonly { readonly code: string }[] }[];
  }
  const programs: readonly Result[] = body.PricingResults.Program;
  const named = (name: string) => programs.find(({ Name }) => Name === name);
  return {
    reasons: (name: string) => named(name)?.Reasons.map(({ code }) => code),
    adjustments: (name: string) => named(name)?.RateOption[0]?.Adjustments.map(({ code }) => code),
  };
}

const programs = ['HomeReady 30 Yr Fixed', 'Home Possible 30 Yr Fixed'];
const fixed = 'Conforming 30 Yr Fixed';
const rural = { sProdIsSpInRuralArea: true, sLAmtCalc: '300000.00' };

describe('area median incomes', () => {
  it('are not seeded, and everything that depends on them says so', async () => {
    expect((await admin.get('/api/emet-data/area-income').expect(200)).body).toEqual([]);
    const none = await priced({ sLTotI: '7000.00', sHas1stTimeBuyer: true, ...rural });
    for (const name of [...programs, 'USDA 30 Yr Fixed']) expect(none.reasons(name)).toContain('area-income-unknown');
    expect(none.adjustments(fixed)).toContain('waiver-undecided');
  });

  it('are refused with every wrong cell', async () => {
    const wrong = ['06037,CA,Los Angeles County,about 100', '6037,ca,,5', 'x,AL,Autauga County,83600'];
    const { body } = await send('check', wrong, '2026-06-08').expect(200);
    expect(body.problems.map(({ cell, code }: { cell: string; code: string }) => [cell, code])).toEqual([
      ['D2', 'not-an-income'],
      ['B3', 'not-a-state'],
      ['C3', 'missing-value'],
      ['D3', 'not-an-income'],
      ['A3', 'duplicate-row'],
      ['A4', 'not-a-fips'],
    ]);
    await send('apply', wrong, '2026-06-08', body.seen).expect(422);
    await send('check', [LOS_ANGELES], 'June').expect(422);
    for (const from of ['12/31/9999', '06/01/1899']) {
      const refused = await send('check', [LOS_ANGELES], from).expect(422);
      expect(refused.body.fields).toMatchObject({ from: expect.anything() });
    }
  });

  it('price a loan once they are imported', async () => {
    const today = at.portal.clock().toISOString().slice(0, 10);
    const first = await importFile([LOS_ANGELES, AUTAUGA], `${Number(today.slice(0, 4)) - 1}-06-08`);
    expect(first).toMatchObject({ comparedWith: '', rows: 2, same: 0 });
    const { body } = await admin.get('/api/emet-data/area-income').query({ filter: '{"q":"angeles"}' }).expect(200);
    expect(body).toMatchObject([{ fips: '06037', state: 'CA', name: 'Los Angeles County', median: '106600' }]);

    // 80% of 106,600 is 85,280 a year, 7,106.67 a month: 79.99% is 7,105.78, 80.01% is 7,107.56.
    for (const name of programs) {
      expect((await priced({ sLTotI: '7105.78' })).reasons(name)).toEqual([]);
      expect((await priced({ sLTotI: '7107.56' })).reasons(name)).toEqual(['area-income']);
    }
    // Los Angeles is a high-cost area: 120% is 127,920 a year, 10,660.00 a month.
    const buyer = { sHas1stTimeBuyer: true };
    expect((await priced({ ...buyer, sLTotI: '10660.00' })).adjustments(fixed)).toContain('waived-first-time');
    expect((await priced({ ...buyer, sLTotI: '10660.01' })).adjustments(fixed)).not.toContain('waived-first-time');
    // Autauga is not: 100% is 83,600 a year, 6,966.66 a month.
    const plain = { ...buyer, sSpZip: '36003' };
    expect((await priced({ ...plain, sLTotI: '6966.66' })).adjustments(fixed)).toContain('waived-first-time');
    expect((await priced({ ...plain, sLTotI: '6966.67' })).adjustments(fixed)).not.toContain('waived-first-time');
    // USDA: 115% of 106,600 is 122,590 a year for up to four people.
    const household = { ...rural, sUsdaHouseholdSize: 4 };
    expect((await priced({ ...household, sUsdaAnnualIncome: '122590.00' })).reasons('USDA 30 Yr Fixed')).toEqual([]);
    expect((await priced({ ...household, sUsdaAnnualIncome: '122590.01' })).reasons('USDA 30 Yr Fixed')).toEqual([
      'household-income',
    ]);
  });

  it('of a new year are compared with the year before and leave it as it is', async () => {
    const next = Number(at.portal.clock().toISOString().slice(0, 4)) + 1;
    const second = await importFile([LOS_ANGELES.replace('106,600', '200,000')], `${next}-06-08`);
    expect(second).toMatchObject({ comparedWith: String(next - 2), same: 0 });
    expect(second.changed).toMatchObject([
      { before: { median: '106600' }, after: { fips: '06037', median: '200000' } },
    ]);
    expect(second.removed).toMatchObject([{ fips: '01001' }]);
    const { body: years } = await admin.get('/api/emet-data/area-income-years').expect(200);
    expect(years).toMatchObject([
      { year: next, from: `${next}-06-08`, inForce: false, source: 'ami.csv', counties: 1 },
      { year: next - 2, inForce: true, counties: 2 },
    ]);
    // Today's application keeps the figures in effect today.
    expect((await priced({ sLTotI: '7107.56' })).reasons('HomeReady 30 Yr Fixed')).toEqual(['area-income']);
  });

  it('show a change of their first day, which another administrator does not undo unseen', async () => {
    const [june, july] = ['2023-06-05', '2023-07-03'];
    const lines = [LOS_ANGELES];
    await importFile(lines, june);
    const { body: mine } = await send('check', lines, june).expect(200);
    const { body: theirs } = await send('check', lines, july).expect(200);
    expect(mine).toMatchObject({ form: [], same: 1 });
    expect(theirs).toMatchObject({ form: [{ name: 'from', before: june, after: july }], same: 1, changed: [] });
    await send('apply', lines, july, theirs.seen).expect(200);
    await send('apply', lines, june, mine.seen).expect(409);
    // The answer was lost, and the same file is sent again.
    const audited = () =>
      at.portal.db.selectFrom('portal.audit').select('id').where('action', '=', 'area-income.import').execute();
    const before = await audited();
    await send('apply', lines, july, theirs.seen).expect(200);
    expect(await audited()).toEqual(before);
    const { body: years } = await admin.get('/api/emet-data/area-income-years').expect(200);
    expect(years).toContainEqual(expect.objectContaining({ year: 2023, from: july }));
  });

  it('are not replaced by a file that was checked before someone else’s', async () => {
    const from = '2024-05-20';
    const { body } = await send('check', [LOS_ANGELES], from).expect(200);
    await importFile([AUTAUGA], from);
    await send('apply', [LOS_ANGELES], from, body.seen).expect(409);
    const { text } = await admin.get('/api/emet-data/area-income/export').query({ filter: '{"year":["2024"]}' });
    expect(text).toContain('Autauga County');
    expect(text).not.toContain('Los Angeles');
  });
});
