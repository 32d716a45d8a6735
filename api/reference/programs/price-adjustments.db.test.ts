import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pacificDate } from '../../../domain/format/date';
import type { PricingAnswer } from '../../../domain/pricing/pricing.schemas';
import { completePurchase, createLoan } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { seedOrganization } from '../seed';
import { sendCatalog } from './catalog-handover.service';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  await sendCatalog(at.portal);
});
afterAll(() => at.close());

const path = '/api/emet-data/price-adjustment';
const scenario = {
  ...{ sLPurposeT: '0', sOccTPe: '0', sProdSpT: '0', sPurchPrice: '800000.00', sApprVal: '800000.00' },
  ...{ sLAmtCalc: '600000.00', sCreditScoreType2: 742, sSpZip: '91101', sProdRLckdDays: 30 },
};
const priced = async (login: string, query = '') => {
  const { body } = await (await at.as(login)).post(`/api/quick-pricer/v2${query}`).send(scenario).expect(200);
  return (body as PricingAnswer).PricingResults.Program;
};
type Programs = Awaited<ReturnType<typeof priced>>;

/** The price of each rate in thousandths, without those that the maximum price cuts. */
const pricesOf = (programs: Programs): ReadonlyMap<string, number> =>
  new Map(
    programs.flatMap(({ RateOption }) =>
      RateOption.filter(({ Adjustments }) => !Adjustments.some(({ code }) => code === 'maximum-price')).map(
        ({ rateOptionId, Price }) => [rateOptionId, Math.round(Number(Price) * 1000)] as const,
      ),
    ),
  );
const moves = (before: Programs, after: Programs): Set<number> => {
  const now = pricesOf(after);
  return new Set([...pricesOf(before)].flatMap(([id, price]) => (now.has(id) ? [(now.get(id) ?? 0) - price] : [])));
};
const today = () => pacificDate(at.portal.clock());
const create = async (values: object) =>
  (await at.as('administrator')).post(path).send({
    ...{ name: 'Margin', points: '0.500', hidden: true, effectiveFrom: today() },
    ...values,
  });

describe('price adjustments', () => {
  it('are for administrators, also to read', async () => {
    await supertest(at.app).get(path).expect(401);
    await (await at.as('secondary')).get(path).expect(403);
    await (await at.as('pml-loan-officer')).get(path).expect(403);
    await (await at.as('secondary')).post(path).send({}).expect(403);
  });

  it('move the prices of their group alone, and stay out of sight of its brokers', async () => {
    const [broker, staff] = [await priced('pml-loan-officer'), await priced('processor')];
    const before = at.portal.clock();
    at.time.forward(60_000);
    await create({ priceGroup: 'TPO-A' });
    await sendCatalog(at.portal);
    const after = await priced('pml-loan-officer');
    expect(moves(broker, after)).toEqual(new Set([-500]));
    expect(JSON.stringify(after)).not.toContain('Margin');
    expect(moves(staff, await priced('processor'))).toEqual(new Set([0]));
    const then = `?asOf=${encodeURIComponent(before.toISOString())}`;
    expect(pricesOf(await priced('processor', then))).toEqual(pricesOf(staff));
  });

  it("price a loan in the group of its company, for whoever looks, and show the desk the group's line", async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer', { ...completePurchase, sBranchChannelT: '2' });
    const ofLoan = async (login: string) => {
      const { body } = await (await at.as(login)).post(`/api/lqb/loans/${loanNum}/pricing-simple`).send({}).expect(200);
      return (body as PricingAnswer).PricingResults.Program;
    };
    const [broker, desk] = [await ofLoan('pml-loan-officer'), await ofLoan('lock-desk')];
    expect(pricesOf(broker)).toEqual(pricesOf(desk));
    const lines = desk.flatMap(({ RateOption }) => RateOption).flatMap(({ Adjustments }) => Adjustments);
    expect(lines).toContainEqual(
      expect.objectContaining({ code: 'price-group', Description: 'Margin', Price: '-0.500', IsHidden: true }),
    );
    expect(JSON.stringify(broker)).not.toContain('price-group');
  });

  it('begin and end on their days, and fit the loans that they are limited to', async () => {
    const before = await priced('processor');
    await create({ name: 'Later', effectiveFrom: '2099-01-01' });
    await create({ name: 'Over', effectiveFrom: '2020-01-01', effectiveUntil: '2020-12-31' });
    await create({ name: 'Large', minAmount: '700000.00' });
    await create({ name: 'New York', state: 'NY' });
    await sendCatalog(at.portal);
    expect(moves(before, await priced('processor'))).toEqual(new Set([0]));
    await create({
      name: 'Exact',
      minAmount: '600000.00',
      maxAmount: '600000.00',
      minScore: 742,
      maxScore: 742,
      hidden: false,
    });
    await sendCatalog(at.portal);
    const after = await priced('processor');
    expect(moves(before, after)).toEqual(new Set([-500]));
    expect(JSON.stringify(await priced('pml-loan-officer'))).toContain('"Description":"Exact"');
  });

  it('reject limits that leave no loan, unknown states, and the same adjustment twice', async () => {
    const problem = async (values: object) => (await create(values)).body.fields;
    expect(await problem({ name: 'A', minAmount: '2.00', maxAmount: '1.00' })).toHaveProperty('maxAmount');
    expect(await problem({ name: 'A', minScore: 700, maxScore: 600 })).toHaveProperty('maxScore');
    expect(await problem({ name: 'A', effectiveUntil: '2001-01-01' })).toHaveProperty('effectiveUntil');
    expect(await problem({ name: 'A', state: 'ZZ' })).toHaveProperty('state');
    expect((await create({ priceGroup: 'TPO-A' })).status).toBe(409);
  });
});
