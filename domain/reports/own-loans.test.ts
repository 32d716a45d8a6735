import { expect, it } from 'vitest';
import { seesOwnLoansOnly } from './own-loans';

it.each([
  [['Loan Officer'], true],
  [['Loan Officer Assistant', 'Shipper'], true],
  [['Loan Officer', 'Processor'], false],
  [['administrator'], false],
] as const)('limits %j to own loans: %s', (roles, isLimited) => {
  expect(seesOwnLoansOnly(roles, 'lock-expiry')).toBe(isLimited);
});
