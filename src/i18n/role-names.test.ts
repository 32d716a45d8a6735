import { describe, expect, it } from 'vitest';
import { allRoles } from '../../domain/access/roles';
import { roleNames as arabic } from './ar/role-names.json';
import { roleNames as english } from './en/role-names';
import { roleNames as turkish } from './tr/role-names.json';

describe('a role', () => {
  it('is called something in every language, in English as it is stored', () => {
    expect(english).toEqual(Object.fromEntries(allRoles.map((role) => [role, role])));
  });

  it.each([turkish, arabic])('shares its name with no other', (names) => {
    expect(new Set(Object.values(names)).size).toBe(allRoles.length);
  });
});
