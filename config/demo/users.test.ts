import { describe, expect, it } from 'vitest';
import { allRoles, isExternalRole } from '../../domain/access/roles';
import { demoUsers } from './users';

describe('the demo users', () => {
  it('are one for each role, under the role in kebab case', () => {
    expect(demoUsers.map((user) => user.role).sort()).toEqual([...allRoles].sort());
    const logins = demoUsers.map((user) => user.login);
    expect(new Set(logins).size).toBe(33);
    expect(logins).toEqual(
      expect.arrayContaining(['pml-loan-officer', 'secondary-external', 'jr-processor', 'qc-compliance']),
    );
  });

  it('are external exactly if their role is, and then work for the home company', () => {
    for (const user of demoUsers) {
      expect(user.isPml, user.login).toBe(isExternalRole(user.role));
      expect(user.companyName, user.login).toBe(user.isPml ? 'Harborline Lending' : null);
    }
  });

  it('have loan officers and their assistants in the home branch', () => {
    const retail = demoUsers.filter((user) => user.isRetail);
    expect(retail.map((user) => [user.login, user.branchName])).toEqual([
      ['loan-officer', 'Pasadena'],
      ['loan-officer-assistant', 'Pasadena'],
    ]);
  });

  it('have unique names and addresses', () => {
    expect(new Set(demoUsers.map((user) => `${user.firstName} ${user.lastName}`)).size).toBe(33);
    for (const user of demoUsers) {
      expect(user.firstName && user.lastName).toBeTruthy();
      expect(user.email).toBe(`${user.login}@example.com`);
    }
  });
});
