import { expect, it } from 'vitest';
import { isBuilt, isOffered } from './offered';

it('offers pages that the LOS supports', () => {
  expect(isOffered({}, [])).toBe(true);
  expect(isOffered({ needs: 'pricing' }, ['pricing'])).toBe(true);
  expect(isOffered({ needs: 'pricing' }, ['loans'])).toBe(false);
});

it('offers no page without a screen', () => {
  expect(isOffered({ planned: true }, [])).toBe(false);
  expect(isOffered({ needs: 'pricing', planned: true }, ['pricing'])).toBe(false);
  expect(isBuilt({ planned: true })).toBe(false);
  expect(isBuilt({})).toBe(true);
});
