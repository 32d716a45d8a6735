import { describe, expect, it } from 'vitest';
import { allRoles } from '../../domain/access/roles';
import { roleNames as arabic } from './ar/role-names.json';
import { roleNames as english } from './en/role-names';
import { roleNames as turkish } from './tr/role-names.json';

describe('role names', () => {
  it('exist in every language and match the stored names in English', () => {
    expect(english).toEqual(Object.fromEntries(allRoles.map((role) => [role, role])));
  });

  it.each([turkish, arabic])('are unique', (names) => {
    expect(new Set(Object.values(names)).size).toBe(allRoles.length);
  });
});
