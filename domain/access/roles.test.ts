import { describe, expect, it } from 'vitest';
import { allRoles, externalRoles, hasAnyRole, isExternalRole, roleKey, roleNamed, staffRoles } from './roles';

describe('roles', () => {
  it('are 28 for staff and 5 for external users', () => {
    expect([staffRoles.length, externalRoles.length, new Set(allRoles).size]).toEqual([28, 5, 33]);
  });

  it('are found by name in any case, and by alias', () => {
    expect(roleNamed(' junior UNDERWRITER ')).toBe('Jr. Underwriter');
    expect(roleNamed('Accounting')).toBe('Accountant');
    expect(roleNamed('qc compliance')).toBe('QC Compliance');
    expect(roleNamed('Wizard')).toBeUndefined();
    expect(roleNamed('constructor')).toBeUndefined();
  });

  it('match by alias on either side, and a lender role never by part of its name', () => {
    expect(hasAnyRole(['Jr. Underwriter'], ['Junior Underwriter'])).toBe(true);
    expect(hasAnyRole(['Secondary (External)'], ['Secondary'])).toBe(false);
    expect(hasAnyRole([], ['Administrator'])).toBe(false);
    expect(hasAnyRole(['Processor'], [])).toBe(false);
  });

  it('have unique keys in kebab case', () => {
    expect(
      ['Administrator', 'PML Loan Officer', 'Secondary (External)', 'Jr. Processor', 'Post-Closer'].map(roleKey),
    ).toEqual(['administrator', 'pml-loan-officer', 'secondary-external', 'jr-processor', 'post-closer']);
    expect(new Set(allRoles.map(roleKey)).size).toBe(33);
  });

  it('of external users are distinct from staff roles', () => {
    expect(allRoles.filter(isExternalRole)).toEqual([...externalRoles]);
  });
});
