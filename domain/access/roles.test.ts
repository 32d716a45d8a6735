import { describe, expect, it } from 'vitest';
import { allRoles, externalRoles, hasAnyRole, isExternalRole, roleKey, roleNamed, staffRoles } from './roles';

describe('roles', () => {
  it('are 28 of the staff and 5 of external users', () => {
    expect([staffRoles.length, externalRoles.length, new Set(allRoles).size]).toEqual([28, 5, 33]);
  });

  it('go by their name in any case, and by their aliases', () => {
    expect(roleNamed(' junior UNDERWRITER ')).toBe('Jr. Underwriter');
    expect(roleNamed('Accounting')).toBe('Accountant');
    expect(roleNamed('qc compliance')).toBe('QC Compliance');
    expect(roleNamed('Wizard')).toBeUndefined();
    expect(roleNamed('constructor')).toBeUndefined();
  });

  it('match by alias on either side, and a role of the lender never by a part of its name', () => {
    expect(hasAnyRole(['Jr. Underwriter'], ['Junior Underwriter'])).toBe(true);
    expect(hasAnyRole(['Secondary (External)'], ['Secondary'])).toBe(false);
    expect(hasAnyRole([], ['Administrator'])).toBe(false);
    expect(hasAnyRole(['Processor'], [])).toBe(false);
  });

  it('have keys in kebab case, each of its own', () => {
    expect(
      ['Administrator', 'PML Loan Officer', 'Secondary (External)', 'Jr. Processor', 'Post-Closer'].map(roleKey),
    ).toEqual(['administrator', 'pml-loan-officer', 'secondary-external', 'jr-processor', 'post-closer']);
    expect(new Set(allRoles.map(roleKey)).size).toBe(33);
  });

  it('of external users are told from those of the staff', () => {
    expect(allRoles.filter(isExternalRole)).toEqual([...externalRoles]);
  });
});
