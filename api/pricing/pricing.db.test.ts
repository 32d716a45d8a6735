import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { sendCatalog } from '../reference/programs/catalog-handover.service';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const scenario = {
  sLPurposeT: '0',
  sOccTPe: '0',
  sProdSpT: '0',
  sApprVal: '800,000',
  sLAmtCalc: '600000.00',
  sCreditScoreType2: 742,
  sSpZip: '91101',
  sProdRLckdDays: 30,
};
/** One of each kind of the facts that the form has under "More facts". */
const furtherFacts = {
  sQualBottomR: '38.500',
  sProdImpound: true,
  sProdDocT: '0',
  aProdBCitizenT: '0',
  sHas1stTimeBuyer: true,
  sIsSelfEmployed: false,
  sProdConvMIOptionT: '5',
  sProd3rdPartyUwResultT: null,
  sHousingHistoryT: '0',
  sSpGrossRent: '0.00',
  sOccR: '75.000',
  sLTotI: '14000.00',
  sAppTotLiqAsset: '90000.00',
  sProdAvailReserveMonths: 12,
  sNumFinancedProperties: 1,
  sHasNonOccupantCoborrower: false,
  sProdFilterTerm30Yrs: true,
};
const ask = (body: object) => supertest(at.app).post('/api/public/pricing').send(body);
const resetLimits = () => at.portal.db.deleteFrom('portal.throttle').execute();

describe('prices for guests', () => {
  it("are the best rates of eligible programs, with the property's county", async () => {
    const { body } = await ask(scenario).expect(200);
    expect(body).toMatchObject({
      county: { name: expect.stringContaining('Los Angeles'), state: 'CA' },
      priceGroup: 'CORPORATE',
    });
    const programs = body.PricingResults.Program;
    expect(programs.length).toBeGreaterThan(3);
    const orders = programs.map(({ displayOrder }: { displayOrder: number }) => displayOrder);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    for (const { RateOption } of programs) {
      expect(RateOption).toHaveLength(1);
      expect(RateOption[0]).toMatchObject({ Rate: expect.stringMatching(/^\d\.\d{3}$/), LockDays: 30 });
    }
  });

  it('equal those of a loan with the same scenario', async () => {
    const officer = await at.as('loan-officer');
    const made = await officer
      .post('/api/lqb/loans/create')
      .send({ sBranchChannelT: '1', sLPurposeT: '0' })
      .expect(201);
    const { loanNum } = made.body;
    const changes = { ...scenario, sApprVal: '800000.00', sPurchPrice: '800000.00' };
    const loan = await officer.post(`/api/lqb/loans/${loanNum}/pricing-simple?rates=best`).send(changes).expect(200);
    const best = loan.body.PricingResults.Program.filter(({ Status }: { Status: string }) => Status === 'Eligible').map(
      ({ Name, RateOption }: { Name: string; RateOption: { Rate: string; Point: string }[] }) =>
        [Name, RateOption[0]?.Rate, RateOption[0]?.Point].join(),
    );
    const { body } = await ask(scenario).expect(200);
    const reported = body.PricingResults.Program.map(
      ({ Name, RateOption }: { Name: string; RateOption: { Rate: string; Point: string }[] }) =>
        [Name, RateOption[0]?.Rate, RateOption[0]?.Point].join(),
    );
    expect(reported).toEqual(best);
  });

  it('do not show adjustments, investors, or ineligible programs', async () => {
    const { text } = await ask({ ...scenario, sCreditScoreType2: 640 }).expect(200);
    for (const hidden of [
      'Adjust',
      'BasePrice',
      'Investor',
      'lLpTemplateId',
      'LockPrices',
      'rateOptionId',
      'Ineligible',
    ]) {
      expect(text).not.toContain(hidden);
    }
  });

  it('store nothing', async () => {
    const count = async () =>
      (
        await at.portal.db
          .selectFrom('portal.audit')
          .select((of) => of.fn.countAll<number>().as('n'))
          .execute()
      )[0]?.n;
    const before = await count();
    await ask(scenario).expect(200);
    expect(await count()).toBe(before);
  });

  it('report every missing or invalid field, and an unknown ZIP code', async () => {
    const wrong = await ask({ ...scenario, sApprVal: 'much', sProdSpT: '99', sSpZip: '' }).expect(422);
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['sApprVal', 'sProdSpT', 'sSpZip']);
    expect((await ask({ ...scenario, sSpZip: '00000' }).expect(422)).body.fields).toEqual({
      sSpZip: 'The ZIP code was not found.',
    });
    // With an ID it would be a change, which requires fewer fields.
    await ask({ id: '00000000-0000-4000-8000-000000000000', sLPurposeT: '0' }).expect(422);
  });

  it('depend on every further fact of the scenario', async () => {
    const names = async (facts: object) =>
      (await ask({ ...scenario, ...facts }).expect(200)).body.PricingResults.Program.map(
        ({ Name }: { Name: string }) => Name,
      );
    const all = await names({});
    expect(await names({ ...furtherFacts, programs: 'ignored' })).not.toEqual([]);
    // A fact that no program accepts, a filter, and a ratio above every limit.
    expect(await names({ sProdFilterTerm15Yrs: true })).toEqual(all.filter((name: string) => name.includes('15 Yr')));
    expect(await names({ sQualBottomR: '80' })).not.toEqual(all);
    const best = async (facts: object) =>
      (await ask({ ...scenario, ...facts }).expect(200)).body.PricingResults.Program[0].RateOption[0];
    // Impounds are the default, as on the form.
    expect(await best({ sProdImpound: true })).toEqual(await best({}));
    expect(await best({ sProdImpound: false })).not.toEqual(await best({}));
    await resetLimits();
  });

  it('take a price for a purchase, or the value in its place, and a value for a refinance', async () => {
    const { sApprVal: value, ...bare } = scenario;
    const ofPrice = await ask({ ...bare, sPurchPrice: value }).expect(200);
    expect(ofPrice.body).toEqual((await ask(scenario).expect(200)).body);
    expect(Object.keys((await ask(bare).expect(422)).body.fields)).toEqual(['sPurchPrice']);
    const refinance = { ...bare, sLPurposeT: '1', sPurchPrice: value };
    expect(Object.keys((await ask(refinance).expect(422)).body.fields)).toEqual(['sApprVal']);
  });

  it('refuse further facts outside their limits, and count no compensation of a guest', async () => {
    const wrong = {
      sQualBottomR: '-1',
      sProdDocT: 'none',
      aProdBCitizenT: '9',
      sHasNonOccupantCoborrower: 'perhaps',
      sProd3rdPartyUwResultT: '99',
      sHousingHistoryT: 'x',
      sSpGrossRent: 'rent',
      sOccR: '101',
      sProdAvailReserveMonths: 1000,
      sNumFinancedProperties: 1.5,
      sPurchPrice: '5000',
    };
    const { body } = await ask({ ...scenario, ...wrong }).expect(422);
    expect(Object.keys(body.fields).sort()).toEqual(Object.keys(wrong).sort());
    await ask({ ...scenario, padding: 'x'.repeat(9000) }).expect(413);
    const paid = { sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationPercent: '2.500' };
    expect((await ask({ ...scenario, ...paid }).expect(200)).body).toEqual((await ask(scenario).expect(200)).body);
    await resetLimits();
  });

  it('are limited per address, with a time to retry', async () => {
    await resetLimits();
    for (let requested = 0; requested < 30; requested += 1) await ask(scenario).expect(200);
    const refused = await ask(scenario).expect(429);
    expect(refused.body).toMatchObject({
      code: 'too-many-tries',
      wording: { code: 'too-many-prices' },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    // Signed-in users are not blocked by guests at the same address.
    await (await at.as('processor')).post('/api/pricing/quick').send(scenario).expect(200);
    await resetLimits();
  });
});

describe('prices for signed-in users', () => {
  it('require sign-in', async () => {
    await supertest(at.app).post('/api/pricing/quick').send(scenario).expect(401);
  });

  it('are refused to a user who must first choose a new password', async () => {
    const processor = await at.as('processor');
    const users = at.portal.db.updateTable('portal.users').where('login', '=', 'processor');
    await users.set({ temporary_until: new Date(Date.now() + 86_400_000) }).execute();
    await processor.post('/api/pricing/quick').send(scenario).expect(403);
    await users.set({ temporary_until: null }).execute();
  });

  it('are those of the user’s price group, without adjustments', async () => {
    const { body, text } = await (await at.as('pml-loan-officer'))
      .post('/api/pricing/quick')
      .send(scenario)
      .expect(200);
    const user = await at.portal.db
      .selectFrom('portal.users')
      .select('price_group')
      .where('login', '=', 'pml-loan-officer')
      .executeTakeFirstOrThrow();
    expect(body.priceGroup).toBe(user.price_group ?? 'CORPORATE');
    expect(body.PricingResults.Program.length).toBeGreaterThan(3);
    expect(text).not.toContain('Adjust');
  });

  it('are with their compensation, and can be quoted', async () => {
    const officer = await at.as('loan-officer');
    const price = async (facts: object) =>
      (
        await officer
          .post('/api/pricing/quick')
          .send({ ...scenario, ...facts })
          .expect(200)
      ).body.PricingResults.Program[0];
    const paid = { sOriginatorCompensationPaymentSourceT: '2', sOriginatorCompensationPercent: '2.500' };
    const program = await price(paid);
    expect(program.RateOption).not.toEqual((await price({})).RateOption);
    await officer
      .post('/api/quick-pricer/quote')
      .send({
        language: 'en',
        scenario: { ...scenario, ...paid, sPurchPrice: '800000.00' },
        options: [{ lLpTemplateId: program.lLpTemplateId, requestedRate: program.RateOption[0].Rate }],
      })
      .expect(200)
      .expect('Content-Type', 'application/pdf');
  });
});

interface Priced {
  readonly lLpTemplateId: string;
  readonly Name: string;
  readonly RateOption: readonly { readonly Rate: string; readonly Point: string; readonly APR: string }[];
}

describe('the fees of the branch', () => {
  it('count into the same APR of a loan, of its chosen rate and of a quick price', async () => {
    const officer = await at.as('loan-officer');
    const { branch_name: branchName } = await at.portal.db
      .selectFrom('portal.users')
      .select('branch_name')
      .where('login', '=', 'loan-officer')
      .executeTakeFirstOrThrow();
    const made = await officer.post('/api/lqb/loans/create').send({ sBranchChannelT: '1', sLPurposeT: '0' });
    const { loanNum } = made.body;
    const changes = { ...scenario, sApprVal: '800000.00', sPurchPrice: '800000.00' };
    const grid = async () =>
      (await officer.post(`/api/lqb/loans/${loanNum}/pricing-simple?rates=best`).send(changes).expect(200)).body
        .PricingResults.Program as Priced[];
    const quick = async () =>
      (await officer.post('/api/pricing/quick').send(scenario).expect(200)).body.PricingResults.Program as Priced[];
    const [before] = await grid();
    const fee = { type: 'Commitment fee', amount: '3000.00', paidBy: 'borrower', appliesTo: 'all' };
    await (await at.as('administrator'))
      .post('/api/emet-data/prog/branch-fees')
      .send({ branchName, ...fee })
      .expect(200);
    expect(await sendCatalog(at.portal)).toBe(true);
    const after = (await grid()).find(({ Name }) => Name === before?.Name);
    const [was, is] = [before, after].map((program) => Number(program?.RateOption[0]?.APR));
    expect(is).toBeGreaterThan((was ?? 0) + 0.03);
    const quoted = (await quick()).find(({ Name }) => Name === before?.Name);
    expect(quoted?.RateOption[0]?.APR).toBe(after?.RateOption[0]?.APR);
    const [best] = after?.RateOption ?? [];
    const chosen = await officer
      .post(`/api/lqb/loans/${loanNum}/register-loan-program`)
      .send({
        lLpTemplateId: after?.lLpTemplateId,
        requestedRate: best?.Rate,
        requestedFee: best?.Point,
        scenario: changes,
      })
      .expect(200);
    expect(chosen.body.sApr).toBe(best?.APR);
  });
});
