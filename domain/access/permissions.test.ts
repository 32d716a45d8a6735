import { describe, expect, it } from 'vitest';
import {
  mayAdminister,
  mayEditStatus,
  mayOpenEmail,
  mayUseAnyPage,
  mayUsePage,
  permissionsOf,
  type RoleRecord,
} from './permissions';

const records: readonly RoleRecord[] = [
  { role: 'Processor', isPml: false, menuPermissions: [31, 11], loanStatusPermissions: ['0', '1'] },
  { role: 'Funder', isPml: false, menuPermissions: [31, 24], loanStatusPermissions: ['25', '3'] },
  { role: 'Secondary', isPml: false, menuPermissions: [21], loanStatusPermissions: ['4'] },
  { role: 'Secondary (External)', isPml: true, menuPermissions: [18], loanStatusPermissions: ['6'] },
];

const staff = (...roles: string[]) => ({ roles, isPml: false });
const external = (...roles: string[]) => ({ roles, isPml: true });

describe('permissions', () => {
  it('are the union over the roles', () => {
    expect(permissionsOf(staff('processor', 'Funder'), records)).toEqual({
      menuPermissions: [11, 24, 31],
      editPermissions: ['0', '1', '3', '25'],
    });
  });

  it('come from the external set for an external user, who gets nothing from staff roles', () => {
    expect(permissionsOf(external('Secondary'), records)).toEqual({ menuPermissions: [], editPermissions: [] });
    expect(permissionsOf(external('Secondary (External)', 'Funder'), records).menuPermissions).toEqual([18]);
    expect(permissionsOf(staff('Secondary (External)'), records).menuPermissions).toEqual([]);
  });

  it('are empty without roles', () =>
    expect(permissionsOf(staff(), records)).toEqual({ menuPermissions: [], editPermissions: [] }));

  it('allow edits by the status code', () => {
    expect(mayEditStatus({ editPermissions: ['0'] }, '0')).toBe(true);
    expect(mayEditStatus({ editPermissions: ['0'] }, null)).toBe(false);
  });
});

describe('a page', () => {
  const user = {
    ...staff('Shipper'),
    menuPermissions: [31, 23],
    pageLetters: { contacts: 'r', dashboard: 'w' },
  } as const;

  it('is read-only with r, editable with w, and hidden without a letter', () => {
    expect(mayUsePage(user, 'contacts', 'read')).toBe(true);
    expect(mayUsePage(user, 'contacts', 'write')).toBe(false);
    expect(mayUsePage(user, 'dashboard', 'write')).toBe(true);
    expect(mayUsePage({ ...user, pageLetters: { dashboard: 'w' } }, 'contacts', 'read')).toBe(false);
  });

  it('takes the menu permission, too', () => {
    expect(mayUsePage({ ...user, menuPermissions: [31] }, 'contacts', 'read')).toBe(false);
    expect(mayUsePage({ ...user, menuPermissions: [23] }, 'dashboard', 'write')).toBe(false);
  });

  it('of the loan menu takes both for the same page', () => {
    expect(mayUseAnyPage(user, 'write')).toBe(true);
    expect(mayUseAnyPage({ ...user, menuPermissions: [23] }, 'read')).toBe(true);
    expect(mayUseAnyPage({ ...user, menuPermissions: [23] }, 'write')).toBe(false);
    expect(mayUseAnyPage({ ...user, menuPermissions: [11] }, 'read')).toBe(false);
  });

  it('for email also takes one of its roles', () => {
    const reader = (role: string) => ({ ...staff(role), menuPermissions: [24], pageLetters: { email: 'w' } }) as const;
    expect(mayUsePage(reader('Funder'), 'email', 'write')).toBe(true);
    expect(mayUsePage(reader('Processor'), 'email', 'read')).toBe(false);
  });

  it('for email is limited to six staff roles', () => {
    expect(mayOpenEmail(staff('Junior Underwriter'))).toBe(true);
    expect(mayOpenEmail(staff('Processor'))).toBe(false);
    expect(mayOpenEmail(external('Post-Closer'))).toBe(false);
  });
});

it('leaves administration to administrators', () => {
  expect(mayAdminister(staff('ADMINISTRATOR'))).toBe(true);
  expect(mayAdminister(staff('Manager'))).toBe(false);
  expect(mayAdminister(external('Administrator'))).toBe(false);
});
