import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';

let at: TestPortal;
let near: string;
let expired: string;

const locked = { sRateLockStatusT: '1', sRLckdD: '2026-11-02', sLAmtCalc: '480000.00', sStatusT: '4' };
const purchase = { applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist' }] };

beforeAll(async () => {
  at = await testPortal({ now: new Date('2026-11-20T20:00:00Z') });
  await seedOrganization(at.portal);
  near = await createLoan(at, 'loan-officer', purchase);
  expired = await createLoan(at, 'loan-officer', purchase);
  await createLoan(at, 'loan-officer', purchase);
  await setLoanFields(at, near, { ...locked, sRLckdExpiredD: '2026-11-23' });
  await setLoanFields(at, expired, { ...locked, sRLckdExpiredD: '2026-11-19', sEmployeeLoanRepLogin: 'other' });
});
afterAll(() => at.close());

const path = '/api/emet-data/reports/lock-expiry';
const get = async (login: string, query: Record<string, string> = {}) => (await at.as(login)).get(path).query(query);
const found = async (login: string, query: Record<string, string> = {}): Promise<[string, number][]> =>
  (await get(login, query)).body.map((row: { loanNum: string; daysLeft: number }) => [row.loanNum, row.daysLeft]);

describe('the lock expiry report', () => {
  it('requires sign-in and a role that it is granted to', async () => {
    for (const each of [path, `${path}/export`]) {
      await supertest(at.app).get(each).expect(401);
      for (const login of ['accountant', 'pml-supervisor-external', 'secondary-external']) {
        expect((await (await at.as(login)).get(each)).status, `${login} ${each}`).toBe(403);
      }
    }
  });

  it('lists active locks by the days left, also expired ones', async () => {
    expect(await found('lock-desk')).toEqual([
      [expired, -1],
      [near, 3],
    ]);
    expect(await found('lock-desk', { filter: JSON.stringify({ expDate: { from: '0d', to: '3d' } }) })).toEqual([
      [near, 3],
    ]);
  });

  it('shows a loan officer only the loans that they are assigned to', async () => {
    expect(await found('loan-officer')).toEqual([[near, 3]]);
  });

  it('exports the list', async () => {
    const { text } = await (await at.as('lock-desk')).get(`${path}/export`).expect(200);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`${expired},Ruta Lindqvist,Approved,480000.00,Retail`);
    expect(lines[1]).toContain('2026-11-19,-1');
  });
});
