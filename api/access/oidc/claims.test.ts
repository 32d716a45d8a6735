import { describe, expect, it } from 'vitest';
import { hasSecondFactor, nameOf, rolesOf, signedInAt, verifiedEmail } from './claims';

describe('claims', () => {
  it('give an address only if the provider says that it has verified it', () => {
    expect(verifiedEmail({ sub: '1', email: ' a@example.com ', email_verified: true })).toBe('a@example.com');
    for (const email_verified of [undefined, false, 'true', 1]) {
      expect(verifiedEmail({ sub: '1', email: 'a@example.com', email_verified })).toBeNull();
    }
    for (const email of [['a@example.com'], '\u212Aeith@example.com', 'a\0@example.com', 'a b@example.com', {}]) {
      expect(verifiedEmail({ sub: '1', email, email_verified: true })).toBeNull();
    }
  });

  it('give a name only if both parts are there', () => {
    expect(nameOf({ sub: '1', given_name: 'Ana', family_name: 'Öz' })).toEqual({ firstName: 'Ana', lastName: 'Öz' });
    expect(nameOf({ sub: '1', given_name: 'Ana', family_name: ' ' })).toBeNull();
    expect(nameOf({ sub: '1', name: 'Ana Öz' })).toBeNull();
  });

  it('give the roles of the groups that the lender has mapped, and nothing else', () => {
    const provider = {
      rolesClaim: 'groups',
      roles: new Map([
        ['los', 'Loan Officer'],
        ['desk', 'Lock Desk'],
      ]),
    };
    expect(rolesOf(provider, { sub: '1', groups: ['desk', 'Administrator', 'los', 'desk', 7] })).toEqual([
      'Loan Officer',
      'Lock Desk',
    ]);
    expect(rolesOf(provider, { sub: '1', groups: 'los' })).toEqual(['Loan Officer']);
    expect(rolesOf(provider, { sub: '1' })).toEqual([]);
    expect(rolesOf({ ...provider, rolesClaim: 'constructor' }, { sub: '1' })).toEqual([]);
    expect(rolesOf({ ...provider, rolesClaim: undefined }, { sub: '1', groups: ['los'] })).toEqual([]);
  });

  it('count as a second factor only as the lender says', () => {
    const none = { amr: [], acr: [] };
    expect(hasSecondFactor(none, { sub: '1', amr: ['mfa'], acr: 'two' })).toBe(false);
    expect(hasSecondFactor({ ...none, amr: ['mfa'] }, { sub: '1', amr: ['pwd', 'mfa'] })).toBe(true);
    expect(hasSecondFactor({ ...none, amr: ['mfa'] }, { sub: '1', acr: 'mfa' })).toBe(false);
    expect(hasSecondFactor({ ...none, acr: ['two'] }, { sub: '1', acr: 'two' })).toBe(true);
    expect(hasSecondFactor('always', { sub: '1' })).toBe(true);
  });

  it('say when the user signed in there, if they do', () => {
    expect(signedInAt({ sub: '1', auth_time: 1_764_000_000 })).toEqual(new Date(1_764_000_000_000));
    expect(signedInAt({ sub: '1', auth_time: '1764000000' })).toBeNull();
    expect(signedInAt({ sub: '1' })).toBeNull();
  });
});
