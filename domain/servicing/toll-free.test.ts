import { expect, it } from 'vitest';
import { isTollFree } from './toll-free';

it.each(['(800) 555-0142', '8885550142', '(833) 555-0142 12'])('%s is toll-free', (phone) => {
  expect(isTollFree(phone)).toBe(true);
});

it.each(['(626) 555-0142', '2145550155', '(880) 055-5014', ''])('%s is not', (phone) => {
  expect(isTollFree(phone)).toBe(false);
});
