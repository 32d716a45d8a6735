import { expect, it } from 'vitest';
import { nextDue } from './schedule-time';

const everyDay = [1, 2, 3, 4, 5];

it.each([
  // Friday, November 20, 2026, 7:59 and 8:00 AM Pacific standard time.
  [everyDay, 8, '2026-11-20T15:59:00Z', '2026-11-20T16:00:00.000Z'],
  [everyDay, 8, '2026-11-20T16:00:00Z', '2026-11-23T16:00:00.000Z'],
  // Still Thursday in Pacific time.
  [[5], 5, '2026-11-20T06:00:00Z', '2026-11-20T13:00:00.000Z'],
  [[1], 17, '2026-11-23T18:00:00Z', '2026-11-24T01:00:00.000Z'],
  // The clock goes back on Sunday, November 1.
  [everyDay, 8, '2026-10-30T16:00:00Z', '2026-11-02T16:00:00.000Z'],
  [[3], 8, '2026-10-30T16:00:00Z', '2026-11-04T16:00:00.000Z'],
])('on the days %j at %d, after %s, is %s', (weekdays, hour, after, due) => {
  expect(nextDue(weekdays, hour, new Date(after)).toISOString()).toBe(due);
});
