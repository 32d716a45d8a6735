import { expect, it } from 'vitest';
import { loanPath } from './loan-path';

it('leads to a loan, and to a page of it by the name of the page', () => {
  expect(loanPath('2611')).toBe('/loans/2611');
  expect(loanPath('2611', 'rate-lock')).toBe('/loans/2611/rate-lock-request');
  expect(loanPath('2611', 'register-select-program')).toBe('/loans/2611/register-my-loan/select-program');
});

it('encodes the loan number', () => {
  expect(loanPath('../x', 'dashboard')).toBe('/loans/..%2Fx/dashboard');
});
