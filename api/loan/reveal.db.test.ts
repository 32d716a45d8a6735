import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { buildApp } from '../app';
import { createLog } from '../log';
import { seedOrganization } from '../reference/seed';

const ssn = '900-12-3456';
const ofFirst = { applicant: 0, field: 'aBSsn' };

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  loanNum = await createLoan(at, 'loan-officer', { applicants: [{ aBFirstNm: 'Ruta', aBSsn: ssn }] });
});
afterAll(() => at.close());

const ask = async (login: string, body: object) =>
  (await at.as(login)).post(`/api/lqb/loans/${loanNum}/reveal`).send(body);
const stored = () => at.portal.db.selectFrom('portal.audit').selectAll().where('action', '=', 'loan.reveal').execute();

describe('a hidden number', () => {
  it('requires sign-in', async () => {
    expect((await supertest(at.app).post(`/api/lqb/loans/${loanNum}/reveal`).send(ofFirst)).status).toBe(401);
  });

  it('requires access to the loan and an application page', async () => {
    expect((await ask('pml-loan-officer', ofFirst)).status).toBe(403);
    expect((await ask('real-estate-agent', ofFirst)).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('is shown uncached to a permitted user, and audited without the number', async () => {
    const answer = await ask('loan-officer', ofFirst);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ value: ssn });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await stored()).toEqual([
      expect.objectContaining({
        actor: 'loan-officer',
        subject: `loan:${loanNum}`,
        outcome: 'done',
        after: ofFirst,
        request_id: answer.headers['x-request-id'],
        at: expect.any(Date),
      }),
    ]);
  });

  it('is only that field of that application, and 404 if there is none', async () => {
    expect((await ask('loan-officer', { applicant: 0, field: 'aBDob' })).status).toBe(422);
    expect((await ask('loan-officer', { applicant: 2, field: 'aBSsn' })).status).toBe(422);
    expect((await ask('loan-officer', { applicant: 0, field: 'aCSsn' })).status).toBe(404);
    expect((await ask('loan-officer', { applicant: 1, field: 'aBSsn' })).status).toBe(404);
  });

  it('appears in neither the log nor the audit', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line: string) => void lines.push(line) });
    const token = await at.signIn('loan-officer');
    const answer = await supertest(buildApp({ ...at.portal, log }))
      .post(`/api/lqb/loans/${loanNum}/reveal`)
      .set('Authorization', `Bearer ${token}`)
      .send(ofFirst);
    expect(answer.body).toEqual({ value: ssn });
    const written =
      lines.join('') + JSON.stringify(await at.portal.db.selectFrom('portal.audit').selectAll().execute());
    expect(lines.length).toBeGreaterThan(0);
    expect(written).toContain('loan.reveal');
    for (const digits of [ssn, ssn.replaceAll('-', '')]) expect(written.includes(digits)).toBe(false);
  });

  it('is shown 30 times an hour to one user, who then must wait', async () => {
    const before = (await stored()).length;
    for (let count = before; count < 30; count += 1) expect((await ask('loan-officer', ofFirst)).status).toBe(200);
    const refused = await ask('loan-officer', ofFirst);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: 'too-many-tries',
      wording: { code: 'too-many-reveals', values: { minutes: 60 } },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored()).toHaveLength(30);
    expect((await ask('administrator', ofFirst)).status).toBe(200);
  });
});
