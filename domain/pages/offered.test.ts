import { expect, it } from 'vitest';
import { isOffered } from './offered';

it('offers pages that the LOS supports', () => {
  expect(isOffered({}, [])).toBe(true);
  expect(isOffered({ needs: 'pricing' }, ['pricing'])).toBe(true);
  expect(isOffered({ needs: 'pricing' }, ['loans'])).toBe(false);
});
