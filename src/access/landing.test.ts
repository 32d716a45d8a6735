import { expect, it } from 'vitest';
import { writesEmail } from './landing';

const items = [
  { title: 'Contacts', writerRoles: ['Shipper'] },
  { title: 'Send an email', writerRoles: ['Funder', 'Jr. Underwriter'] },
];

it('detects roles that may write emails, by alias and ignoring case', () => {
  expect(writesEmail(items, ['funder'])).toBe(true);
  expect(writesEmail(items, ['Junior Underwriter'])).toBe(true);
});

it('ignores roles that may write other items, and missing roles', () => {
  expect(writesEmail(items, ['Shipper'])).toBe(false);
  expect(writesEmail(items, [])).toBe(false);
  expect(writesEmail([], ['Funder'])).toBe(false);
});
