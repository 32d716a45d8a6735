import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPrograms } from '../../../config/demo/programs/demo-programs';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';

const START = new Date('2026-11-20T18:00:00Z');
let at: TestPortal;
beforeAll(async () => {
  at = await testPortal({ now: START });
});
afterAll(() => at.close());

const inYears = (years: number, hours = 0): Date => new Date(Date.UTC(2026 + years, 10, 20, 18 + hours));

it('keeps what prices were made from for five years after it ended', async () => {
  const { los } = at.portal;
  const [program] = demoPrograms;
  if (!program) throw new Error('The demo has no programs.');
  const put = async (moment: Date, name: string) => {
    at.time.set(moment);
    const operation = { id: randomUUID(), by: 'portal', byName: 'Portal' };
    await los.putPricingCatalog(operation, { programs: [{ ...program, name }], rateSheets: [] });
  };
  const named = async (moment: Date) => {
    const { PricingResults } = await los.priceScenario({}, { asOf: moment.toISOString() });
    return PricingResults.Program.map(({ Name }) => Name);
  };
  await put(inYears(0, 1), 'First');
  await put(inYears(1), 'Second');
  await put(inYears(5), 'Third');
  expect(await named(inYears(0, 1))).toEqual(['First']);
  await put(inYears(6, 1), 'Fourth');
  await expect(named(inYears(0, 1))).rejects.toMatchObject({ code: 'not-offered' });
  expect(await named(inYears(1, 1))).toEqual(['Second']);
  expect(await named(inYears(5, 1))).toEqual(['Third']);
});
