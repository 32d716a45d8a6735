import { describe, expect, it } from 'vitest';
import type { UiAccessRecord } from './role.schemas';
import { menuAccess, pageLettersOf, readerRolesOf, writerRolesOf } from './ui-access';

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

  it('exists for every menu item', () => {
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

describe('the letters of a user', () => {
  const letters = [
    { role: 'Funder', connectPortal: '/email', letter: 'r' },
    { role: 'Underwriter', connectPortal: '/email', letter: 'w' },
    { role: 'Underwriter', connectPortal: '/app', letter: 'r' },
    { role: 'Processor', connectPortal: '/app', letter: 'w' },
    { role: 'Secondary (External)', connectPortal: '/coc', letter: 'w' },
    { role: 'Underwriter', connectPortal: '/elsewhere', letter: 'w' },
  ] as const;

  it("are the highest of the user's roles, by page", () => {
    expect(pageLettersOf({ roles: ['Funder', 'Underwriter'], isPml: false }, letters)).toEqual({
      email: 'w',
      application: 'r',
    });
    expect(pageLettersOf({ roles: [], isPml: false }, letters)).toEqual({});
  });

  it("come only from roles of the user's own side", () => {
    const roles = ['Processor', 'Secondary (External)'];
    expect(pageLettersOf({ roles, isPml: true }, letters)).toEqual({ coc: 'w' });
    expect(pageLettersOf({ roles, isPml: false }, letters)).toEqual({ application: 'w' });
  });
});
