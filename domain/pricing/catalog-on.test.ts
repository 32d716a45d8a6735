import { describe, expect, it } from 'vitest';
import { catalogOn } from './catalog-on';
import type { PricingCatalog } from './pricing-catalog.schemas';
import type { Program } from './program';

const program = (id: string, lenderFees: number) => ({ lLpTemplateId: id, lenderFees }) as Program;
const later = (from: string, id: string, rules: Program | null) => ({ from, lLpTemplateId: id, program: rules });

const catalog: PricingCatalog = {
  programs: [program('a', 1), program('b', 1)],
  rateSheets: [],
  programVersions: [
    later('2026-12-10', 'a', program('a', 3)),
    later('2026-12-01', 'a', program('a', 2)),
    later('2026-12-05', 'b', null),
    later('2026-12-20', 'c', program('c', 1)),
  ],
};

const feesOn = (day: string) =>
  Object.fromEntries(
    catalogOn(catalog, day).programs.map(({ lLpTemplateId, lenderFees }) => [lLpTemplateId, lenderFees]),
  );

describe('the rules of a day', () => {
  it.each([
    ['2026-11-30', { a: 1, b: 1 }],
    ['2026-12-01', { a: 2, b: 1 }],
    ['2026-12-04', { a: 2, b: 1 }],
    ['2026-12-05', { a: 2 }],
    ['2026-12-10', { a: 3 }],
    ['2026-12-20', { a: 3, c: 1 }],
  ])('%s: the latest version that has begun', (day, fees) => {
    expect(feesOn(day)).toEqual(fees);
  });

  it('are the same list on all days between two changes, so that they are compiled once', () => {
    expect(catalogOn(catalog, '2026-12-06').programs).toBe(catalogOn(catalog, '2026-12-09').programs);
    expect(catalogOn(catalog, '2026-11-01')).toBe(catalog);
  });
});
