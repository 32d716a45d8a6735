import { describe, expect, it } from 'vitest';
import { emailPageRoles, permissionsOf } from '../domain/access/permissions';
import { allRoles, isExternalRole } from '../domain/access/roles';
import { writerRolesOf } from '../domain/access/ui-access';
import { statusCodes } from '../domain/loan/codes/status-codes';
import { menuNumbers } from '../domain/pages/loan-pages';
import { defaultRoles, defaultUiAccess } from './roles';

const record = (role: string) => defaultRoles.find((one) => one.role === role);

describe('the default role records', () => {
  it('are one for each role, in its own set', () => {
    expect(defaultRoles.map(({ role }) => role).sort()).toEqual([...allRoles].sort());
    expect(defaultRoles.every(({ role, isPml }) => isExternalRole(role) === isPml)).toBe(true);
  });

  it('contain only existing statuses and menu items, without duplicates', () => {
    for (const { menuPermissions, loanStatusPermissions } of defaultRoles) {
      expect(menuPermissions.filter((id) => !menuNumbers.includes(id))).toEqual([]);
      expect(loanStatusPermissions.filter((code) => !Object.hasOwn(statusCodes, code))).toEqual([]);
      expect(new Set(loanStatusPermissions).size).toBe(loanStatusPermissions.length);
    }
  });

  it('allow the administrator everything', () => {
    expect(record('Administrator')?.menuPermissions).toEqual(menuNumbers);
    expect(record('Administrator')?.loanStatusPermissions).toHaveLength(50);
  });

  it('let originators register a loan but not edit it after that', () => {
    for (const role of ['Loan Officer', 'PML Loan Officer', 'PML Broker Processor']) {
      expect(record(role)?.loanStatusPermissions).toEqual(['0', '1', '3']);
      expect(record(role)?.menuPermissions).toEqual(expect.arrayContaining([31, 14, 11, 15, 17]));
    }
  });

  it('offer the email page to its six roles only', () => {
    const offered = defaultRoles.filter(({ menuPermissions }) => menuPermissions.includes(24)).map(({ role }) => role);
    expect(offered.sort()).toEqual([...emailPageRoles].sort());
    expect(writerRolesOf(defaultUiAccess, '/email').sort()).toEqual([...emailPageRoles].sort());
  });

  it('prevent auditors from writing anywhere', () => {
    const auditor = permissionsOf({ roles: ['Credit Auditor', 'Legal Auditor'], isPml: false }, defaultRoles);
    expect(auditor.editPermissions).toEqual([]);
    expect(defaultUiAccess.flatMap(({ connectPortal }) => writerRolesOf(defaultUiAccess, connectPortal))).not.toContain(
      'Credit Auditor',
    );
  });
});
