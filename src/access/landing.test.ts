import { expect, it } from 'vitest';
import { landingPath } from './landing';

it('leads users who may write emails to the email page of the loan, and all others to the loan', () => {
  expect(landingPath('123', { email: 'w' })).toBe('/loans/123/email');
  expect(landingPath('123', { email: 'r', application: 'w' })).toBe('/loans/123');
  expect(landingPath('123', {})).toBe('/loans/123');
});
