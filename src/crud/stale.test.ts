import { describe, expect, it } from 'vitest';
import { compareStale } from './stale';

const base = { version: 1, name: 'Reno', city: 'Reno', manager: null, phone: '1' };

describe('a write that came too late', () => {
  it('asks only about what both persons changed to something else', () => {
    const mine = { ...base, name: 'Reno East', city: 'Sparks', phone: '2' };
    const current = { ...base, version: 2, name: 'Reno West', manager: 'Ann', phone: '2' };
    expect(compareStale({ base, mine, current })).toEqual({
      conflicts: [{ name: 'name', mine: 'Reno East', theirs: 'Reno West' }],
      own: ['city'],
    });
  });

  it('asks nothing where they changed other fields, and does not take counts for a change', () => {
    const mine = { ...base, manager: 'Bo' };
    const current = { ...base, version: 2, city: 'Sparks', uses: { users: 3 } };
    expect(compareStale({ base, mine, current })).toEqual({ conflicts: [], own: ['manager'] });
  });
});
