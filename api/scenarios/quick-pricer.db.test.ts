import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PricingAnswer } from '../../domain/pricing/pricing.schemas';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const scenario = {
  sLPurposeT: '0',
  sOccTPe: '0',
  sProdSpT: '0',
  sPurchPrice: '800000.00',
  sApprVal: '800000.00',
  sLAmtCalc: '600000.00',
  sCreditScoreType2: 742,
  sSpZip: '91101',
  sProdRLckdDays: 30,
};
const ask = async (login: string, changes: object = {}, query = '') => {
  const user = await at.as(login);
  return user.post(`/api/quick-pricer/v2${query}`).send({ ...scenario, ...changes });
};
const programs = async (login: string, changes: object = {}) =>
  ((await ask(login, changes)).body as PricingAnswer).PricingResults.Program;
const eligible = async (changes: object) =>
  (await programs('processor', changes)).filter(({ Status }) => Status === 'Eligible');

describe('quick-pricer/v2', () => {
  it('answers 401 to guests', async () => {
    await supertest(at.app).post('/api/quick-pricer/v2').send(scenario).expect(401);
  });

  it('answers 403 to a user who must first choose a new password', async () => {
    const processor = await at.as('processor');
    const users = at.portal.db.updateTable('portal.users').where('login', '=', 'processor');
    await users.set({ temporary_until: new Date(Date.now() + 86_400_000) }).execute();
    await processor.post('/api/quick-pricer/v2').send(scenario).expect(403);
    await users.set({ temporary_until: null }).execute();
  });

  it('gives each program its Name and its displayOrder, the place in the program list (PRICING-06)', async () => {
    const listed = (await (await at.as('administrator')).get('/api/emet-data/prog/default?range=[0,999]').expect(200))
      .body as {
      name: string;
      displayOrder: number;
    }[];
    const found = await programs('processor');
    const names = found.map(({ Name }) => Name);
    expect(names).toEqual(
      listed
        .toSorted((one, other) => one.displayOrder - other.displayOrder)
        .map(({ name }) => name)
        .filter((name) => names.includes(name)),
    );
    expect(found.map(({ displayOrder }) => displayOrder)).toEqual(names.map((_, place) => place + 1));
  });

  it('prices every fact of the scenario (PRICING-05)', async () => {
    const terms = await eligible({ sProdFilterTerm15Yrs: true, sProdFilterFinMethFixed: true });
    expect(terms.map(({ Term }) => Term)).toEqual(terms.map(() => 180));
    expect(terms.length).toBeGreaterThan(0);
    const arms = await eligible({ sProdFilterFinMeth5YrsArm: true });
    expect(new Set(arms.map(({ FinMethT }) => FinMethT))).toEqual(new Set(['1']));
    expect((await eligible({ sProdIncludeVAProc: true })).map(({ Name }) => Name)).toEqual([]);
    const none = await eligible({});
    expect(await eligible({ aProdBCitizenT: 'Foreign National' })).not.toEqual(none);
    expect(await eligible({ sIsSelfEmployed: true, sProdDocT: 'c-4' })).not.toEqual(none);
    const investment = { sOccTPe: '2', sSpGrossRent: '9000.00', sOccR: '75', sNumFinancedProperties: 11 };
    expect(await eligible(investment)).not.toEqual(await eligible({ ...investment, sNumFinancedProperties: 1 }));
  });

  it('ignores __lienPos and other names it does not know (PRICING-04)', async () => {
    expect(await programs('processor', { __lienPos: '1' })).toEqual(await programs('processor'));
  });

  it('reports each field that cannot be read', async () => {
    const answer = await ask('processor', { sSpZip: '91101', sLAmtCalc: 'many', aProdBCitizenT: 'Martian' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(expect.arrayContaining(['sLAmtCalc', 'aProdBCitizenT']));
  });

  it('shows neither the margin nor the investor to external users', async () => {
    const external = await programs('pml-loan-officer');
    expect(JSON.stringify(external)).not.toContain('"IsHidden":true');
    expect(external.some((program) => 'Investor' in program)).toBe(false);
    expect(JSON.stringify(await programs('secondary'))).toContain('"IsHidden":true');
  });

  it('prices in the channel of the user, whatever the scenario says', async () => {
    expect(await programs('pml-loan-officer', { sBranchChannelT: '1' })).toEqual(await programs('pml-loan-officer'));
  });

  it('carries every rate of one program with rates=best-and-focused', async () => {
    const { body } = await ask('processor', {}, '?rates=best-and-focused');
    const found = (body as PricingAnswer).PricingResults.Program.filter(({ Status }) => Status === 'Eligible');
    expect(found[0]?.RateOption.length).toBeGreaterThan(5);
    expect(found[1]?.RateOption).toHaveLength(1);
  });

  it('prices a past moment for users of the lender only, and never one to come', async () => {
    const now = at.portal.clock();
    const asOf = (date: Date) => `?asOf=${encodeURIComponent(date.toISOString())}`;
    const then = await ask('processor', {}, asOf(now));
    expect(then.body).toEqual((await ask('processor')).body);
    const [program] = (then.body as PricingAnswer).PricingResults.Program;
    expect(program?.RateSheet).toEqual({ EffectiveAt: expect.any(String), Number: 1 });
    expect((await ask('pml-loan-officer', {}, asOf(now))).status).toBe(403);
    const ahead = await ask('processor', {}, asOf(new Date(now.getTime() + 60_000)));
    expect([ahead.status, ahead.body.code]).toEqual([422, 'not-offered']);
    expect((await ask('processor', {}, asOf(new Date('2001-01-01T00:00:00Z')))).status).toBe(422);
  });
});
