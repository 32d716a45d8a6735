import { expect, it } from 'vitest';
import { emailPage } from '../../domain/pages/email-page';
import { isBuilt } from '../../domain/pages/offered';
import { landingPath } from './landing';

it('leads users who may write emails to the email page of the loan once it has a screen, and all others to the loan', () => {
  expect(landingPath('123', { email: 'w' })).toBe(isBuilt(emailPage) ? '/loans/123/email' : '/loans/123');
  expect(landingPath('123', { email: 'r', application: 'w' })).toBe('/loans/123');
  expect(landingPath('123', {})).toBe('/loans/123');
});
