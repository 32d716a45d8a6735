import { expect, it } from 'vitest';
import { writesEmail } from './landing';

const items = [
  { title: 'Contacts', writerRoles: ['Shipper'] },
  { title: 'Send an email', writerRoles: ['Funder', 'Jr. Underwriter'] },
];

it('finds that a role may write emails, by its alias and in any case too', () => {
  expect(writesEmail(items, ['funder'])).toBe(true);
  expect(writesEmail(items, ['Junior Underwriter'])).toBe(true);
});

it('does not count the writer roles of another item, or no role at all', () => {
  expect(writesEmail(items, ['Shipper'])).toBe(false);
  expect(writesEmail(items, [])).toBe(false);
  expect(writesEmail([], ['Funder'])).toBe(false);
});
