import { describe, expect, it } from 'vitest';
import { type Coverage, callCoverage, screenCoverage } from './coverage';

const count = (areas: readonly Coverage[]): number => areas.reduce((sum, { specified }) => sum + specified, 0);
const missing = (areas: readonly Coverage[]): readonly string[] => areas.flatMap((area) => area.missing);

describe('the portal has', () => {
  it('all 208 specified calls', () => {
    expect(count(callCoverage())).toBe(208);
    expect(missing(callCoverage())).toEqual([]);
  });

  it('all 83 specified screens', () => {
    expect(count(screenCoverage())).toBe(83);
    expect(missing(screenCoverage())).toEqual([]);
  });
});
