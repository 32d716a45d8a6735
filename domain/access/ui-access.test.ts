import { describe, expect, it } from 'vitest';
import type { UiAccessRecord } from './role.schemas';
import { menuAccess, readerRolesOf, writerRolesOf } from './ui-access';

const records: readonly UiAccessRecord[] = [
  { connectPortal: '/email', 'Junior Underwriter': 'w', Funder: 'w', Processor: 'r' },
  { connectPortal: '/contacts', Processor: 'w' },
];

describe('access to pages', () => {
  it('makes writers of roles with w and readers of both letters', () => {
    expect(writerRolesOf(records, '/Email')).toEqual(['Jr. Underwriter', 'Funder']);
    expect(readerRolesOf(records, '/email')).toContain('Processor');
    expect(writerRolesOf(records, '/cd')).toEqual([]);
  });

  it('stands at every item of the menu', () => {
    const access = menuAccess(records);
    expect(access).toHaveLength(16);
    expect(access.find(({ title }) => title === 'Send an email')).toEqual({
      id: 24,
      title: 'Send an email',
      path: '/email',
      writerRoles: ['Jr. Underwriter', 'Funder'],
    });
  });
});
