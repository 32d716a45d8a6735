import { expect, it } from 'vitest';
import { groupFilter } from './group-filter';

const today = '2026-11-20';

it('narrows the filter to the value of a group', () => {
  expect(groupFilter('fallout', 'branch', 'Reno', { reason: ['expired'] }, today)).toEqual({
    reason: ['expired'],
    branch: ['Reno'],
  });
});

it.each([
  [{}, '2026-12', { from: '2026-12-01', to: '2026-12-31' }],
  [{}, '2028-02', { from: '2028-02-01', to: '2028-02-29' }],
  [{ applied: { from: '2026-10-10' } }, '2026-10', { from: '2026-10-10', to: '2026-10-31' }],
  [{ applied: { from: '-30d', to: '0d' } }, '2026-11', { from: '2026-11-01', to: '2026-11-20' }],
])('stays within the period %j in the month %s', (filter, month, applied) => {
  expect(groupFilter('pull-through', 'month', month, filter, today)).toEqual({ applied });
});
