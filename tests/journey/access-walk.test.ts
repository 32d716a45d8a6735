import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../api/calls';
import type { Call } from '../../api/http/call';
import { allRoles, isExternalRole, roleKey } from '../../domain/access/roles';
import { createLoan } from '../support/loan-builder';
import { signsOut } from '../support/signs-out';
import { type TestPortal, testPortal } from '../support/test-portal';

let at: TestPortal;
/** A loan of a company that none of the test's demo users works for, and one of another branch. */
let foreignLoan: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  at = await testPortal({ worker: true });
  foreignLoan = await createLoan(at, 'pml-loan-officer');
  for (const role of ['Loan Officer', 'PML Loan Officer', 'Shipper', 'Administrator']) {
    tokens.set(role, await at.signIn(roleKey(role)));
  }
}, 120_000);
afterAll(() => at.close());

const guarded = calls.filter((call) => call.access.kind !== 'public' && call.access.kind !== 'demo');
const named = (list: readonly Call[]): [string, Call][] => list.map((call) => [`${call.method} ${call.path}`, call]);

const address = (call: Call, loanNum: string): string =>
  `/api${call.path.replace('{loanNum}', loanNum).replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;

const ask = (call: Call, loanNum: string, token?: string) => {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = supertest(at.app)[method](address(call, loanNum)).set('X-Loan-Number', loanNum);
  if (call.path === '/storage-loan') request.query({ filePath: `${loanNum}/folder/name` });
  return token === undefined ? request : request.set('Authorization', `Bearer ${token}`);
};

describe('every API call', () => {
  it.each(named(guarded))('%s requires sign-in', async (_name, call) => {
    const none = await ask(call, foreignLoan);
    expect(none.status).toBe(401);
    expect(none.body).toMatchObject({ code: 'signed-out', requestId: expect.any(String) });
    expect((await ask(call, foreignLoan, 'not.a.token')).status).toBe(401);
  });

  const ofRoles = guarded.filter((call) => call.access.kind === 'roles');
  it.each(named(ofRoles))('%s rejects roles without permission', async (_name, call) => {
    const granted = call.access.kind === 'roles' ? call.access.roles : [];
    for (const [role, token] of tokens) {
      if (granted.includes(role)) continue;
      expect((await ask(call, foreignLoan, token)).status, role).toBe(403);
    }
  });

  const ofLoans = guarded.filter((call) => call.access.kind === 'loan');
  it.each(named(ofLoans))('%s rejects a loan that the user may not see', async (_name, call) => {
    const answer = await ask(call, foreignLoan, tokens.get('Loan Officer'));
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'not-authorized', message: 'Not Authorized' });
  });

  it.each(named(ofLoans))('%s gives the same answer for a loan that does not exist', async (_name, call) => {
    expect((await ask(call, '9999999999', tokens.get('PML Loan Officer'))).status).toBe(403);
  });

  // Excludes event streams, which never end; they have their own tests.
  it.each(named(calls.filter(({ events }) => !events)))(
    '%s never fails with a server error on an empty request',
    async (_name, call) => {
      // Signing out ends the session, so this call gets its own and the others stay signed in.
      const token = signsOut(call) ? await at.signIn('administrator') : tokens.get('Administrator');
      const answer = await ask(call, foreignLoan, token);
      const said = JSON.stringify(answer.body);
      expect(answer.status, said).toBeLessThan(500);
      if (guarded.includes(call)) expect(answer.status, said).not.toBe(401);
    },
  );
});

describe('the demo users', () => {
  it('cover every role of the specification', async () => {
    expect(allRoles).toHaveLength(33);
    expect(allRoles.filter(isExternalRole)).toHaveLength(5);
    for (const role of allRoles) {
      const answer = await supertest(at.app)
        .post('/api/mfa/login')
        .send({ login: roleKey(role), pw: 'Demo-portal-1', is_pml: isExternalRole(role) });
      expect(answer.status, role).toBe(200);
      expect(answer.body).toMatchObject({ email: `${roleKey(role)}@example.com` });
    }
  });
});
