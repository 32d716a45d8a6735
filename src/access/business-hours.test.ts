import { expect, it } from 'vitest';
import { isOpen } from './business-hours';

it.each([
  ['Friday 15:59', '2026-11-20T15:59:00-08:00', true],
  ['Friday 16:00', '2026-11-20T16:00:00-08:00', false],
  ['Saturday 10:00', '2026-11-21T10:00:00-08:00', false],
  ['Monday 08:59', '2026-11-23T08:59:00-08:00', false],
  ['Monday 09:00', '2026-11-23T09:00:00-08:00', true],
  ['Monday 09:00 in summer time', '2026-07-06T09:00:00-07:00', true],
])('on %s Pacific the portal is open: %s %s', (_, at, open) => {
  expect(isOpen(new Date(at))).toBe(open);
});
