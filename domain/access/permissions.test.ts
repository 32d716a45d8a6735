import { describe, expect, it } from 'vitest';
import {
  mayAdminister,
  mayEditStatus,
  mayOpenEmail,
  mayOpenPage,
  mayWrite,
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

  it('open a page by its menu id and a status by its code', () => {
    expect(mayOpenPage({ menuPermissions: [31] }, 'contacts')).toBe(false);
    expect(mayEditStatus({ editPermissions: ['0'] }, '0')).toBe(true);
    expect(mayEditStatus({ editPermissions: ['0'] }, null)).toBe(false);
  });
});

describe('a page', () => {
  it('is read-only unless a writer role matches', () => {
    expect(mayWrite(staff('Shipper'), ['Funder'])).toBe(false);
    expect(mayWrite(staff('FUNDER'), ['Funder'])).toBe(true);
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
