import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestedCoc } from '../../domain/disclosure/changes/coc-rules';
import { createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'pml-loan-officer');
});
afterAll(() => at.close());

const facts = async (login: string) => (await at.as(login)).get(`/api/lqb/loans/${loanNum}/menu-facts`);

it('requires sign-in', async () => {
  await supertest(at.app).get(`/api/lqb/loans/${loanNum}/menu-facts`).expect(401);
});

it('requires access to the loan', async () => {
  expect((await facts('loan-officer')).status).toBe(403);
});

it('counts active conditions and open requests of a change of circumstance (MENU-26, MENU-27)', async () => {
  const { db } = at.portal;
  expect((await facts('administrator')).body).toEqual({ activeConditions: 0, openCocRequests: 0 });
  await sql`insert into los.conditions (id, loan_num, number, status, state, cat, description, created_d) values
    ('c1', ${loanNum}, 1, 'Active', 'active', 'Income', 'Paystub', '2026-11-01'),
    ('c2', ${loanNum}, 2, 'Closed', 'cleared', 'Income', 'W-2', '2026-11-01')`.execute(db);
  const by = { at: '2026-11-02T18:00:00Z', by: 'x' };
  const change = requestedCoc({ reason: 'eligibility', description: 'x', learned: '2026-11-02' }, [], by);
  await setLoanFields(at, loanNum, { cocs: [change, { ...change, id: 'handled', status: 'DENIED' }] });
  expect((await facts('administrator')).body).toEqual({ activeConditions: 1, openCocRequests: 1 });
});

it('hides counts of pages that the user may not open', async () => {
  await sql`update portal.role_permissions set menu_permissions = '{31,16}'
    where role = 'PML Loan Officer'`.execute(at.portal.db);
  expect((await facts('pml-loan-officer')).body).toEqual({ activeConditions: 1, openCocRequests: null });
});

it('names the roles that may write on a page', async () => {
  const path = `/api/loan-proxy/${loanNum}/page-writers?page=application`;
  await supertest(at.app).get(path).expect(401);
  await (await at.as('loan-officer')).get(path).expect(403);
  const { body } = await (await at.as('administrator')).get(path).expect(200);
  expect(body.roles).toContain('Loan Opener');
  expect(body.roles).not.toContain('Legal Auditor');
  await (await at.as('administrator')).get(path.replace('application', 'nothing')).expect(400);
});
