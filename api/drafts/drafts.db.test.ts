import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';
import { removeExpiredDrafts } from './drafts.service';

const DAY_MS = 86_400_000;
const ssn = '900-12-3456';
const id = randomUUID();

let at: TestPortal;
let form: string;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
  loanNum = await createLoan(at, 'loan-officer');
  form = `/loans/${loanNum}/app/borrower`;
});
beforeEach(() => at.portal.db.deleteFrom('portal.drafts').execute());
afterAll(() => at.close());

const typed = (values: object = { sSpAddr: '9 Quay' }) => ({ form, version: 1, base: { sSpAddr: null }, values });
const put = async (login: string, body: object = typed(), draft: string = id) =>
  (await at.as(login)).put(`/api/drafts/${draft}`).send(body);
const read = async (login: string, draft: string = id) => (await at.as(login)).get(`/api/drafts/${draft}`);
const list = async (login: string, of = form) => (await at.as(login)).get('/api/drafts').query({ form: of });
const stored = () => at.portal.db.selectFrom('portal.drafts').selectAll().execute();

describe('a draft', () => {
  it('requires sign-in', async () => {
    const agent = supertest(at.app);
    await agent.get('/api/drafts').query({ form }).expect(401);
    await agent.put(`/api/drafts/${id}`).send(typed()).expect(401);
  });

  it('is offered without its values, and read with them', async () => {
    expect((await put('loan-officer')).status).toBe(204);
    const offered = await list('loan-officer');
    expect(offered.body).toEqual([{ id, savedAt: at.portal.clock().toISOString(), version: 1 }]);
    expect((await read('loan-officer')).body).toMatchObject({ ...typed(), id });
  });

  it('is replaced by what is typed next, and removed', async () => {
    await put('loan-officer');
    await put('loan-officer', typed({ sSpAddr: '10 Quay' }));
    expect((await read('loan-officer')).body.values).toEqual({ sSpAddr: '10 Quay' });
    await (await at.as('loan-officer')).delete(`/api/drafts/${id}`).expect(204);
    expect((await read('loan-officer')).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  it('is seen, replaced and removed by its author alone', async () => {
    await put('loan-officer');
    expect((await list('administrator')).body).toEqual([]);
    expect((await read('administrator')).status).toBe(404);
    expect((await put('administrator', typed({ sSpAddr: 'x' }))).status).toBe(404);
    await (await at.as('administrator')).delete(`/api/drafts/${id}`).expect(204);
    expect((await read('loan-officer')).body.values).toEqual({ sSpAddr: '9 Quay' });
  });

  it('is not kept for another user than the one whose page sends it', async () => {
    const sent = (await at.as('administrator')).put(`/api/drafts/${id}`).set('X-Page-User', 'loan-officer');
    const { status, body } = await sent.send(typed());
    expect([status, body.code]).toEqual([409, 'other-user']);
    expect(await stored()).toEqual([]);
    await (await at.as('loan-officer'))
      .put(`/api/drafts/${id}`)
      .set('X-Page-User', 'loan-officer')
      .send(typed())
      .expect(204);
  });

  it('is of a page that the user may write on, of a loan that they see', async () => {
    const fees = { ...typed(), form: '/main/admin/branch/b1' };
    expect((await put('loan-officer', fees)).status).toBe(403);
    expect((await put('administrator', fees)).status).toBe(204);
    expect((await put('pml-loan-officer')).status).toBe(403);
    expect((await put('administrator', { ...typed(), form: '/loans/0/app/borrower' })).status).toBe(404);
    expect((await put('loan-officer', { ...typed(), form: '/no/such/page' })).status).toBe(422);
  });

  it('is not offered, nor read, once its author may no longer write on the page', async () => {
    await put('loan-officer');
    const letter = (value: 'r' | 'w') =>
      at.portal.db
        .updateTable('portal.ui_access')
        .set({ letter: value })
        .where('role', '=', 'Loan Officer')
        .where('connect_portal', '=', '/app')
        .execute();
    await letter('r');
    expect((await list('loan-officer')).body).toEqual([]);
    expect((await read('loan-officer')).status).toBe(403);
    await letter('w');
    expect((await list('loan-officer')).body).toHaveLength(1);
  });

  it.each([-1, 2 ** 31])('has no version %i, which no record has', async (version) => {
    expect((await put('loan-officer', { ...typed(), version })).status).toBe(422);
  });

  it('is kept for seven days after it was last saved', async () => {
    await put('loan-officer');
    const sevenDaysAgo = new Date(at.portal.clock().getTime() - 7 * DAY_MS);
    await at.portal.db.updateTable('portal.drafts').set({ saved_at: sevenDaysAgo }).execute();
    expect((await list('loan-officer')).body).toEqual([]);
    expect((await read('loan-officer')).status).toBe(404);
    const stop = await removeExpiredDrafts(at.portal);
    stop();
    expect(await stored()).toEqual([]);
  });

  it('has a limited size, and replaces the oldest of thirty', async () => {
    expect((await put('loan-officer', typed({ note: 'x'.repeat(270_000) }))).status).toBe(413);
    const ids = Array.from({ length: 31 }, () => randomUUID());
    for (const each of ids) {
      at.time.forward(1000);
      expect((await put('loan-officer', typed(), each)).status).toBe(204);
    }
    const kept = (await stored()).map((row) => row.id);
    expect(kept).toHaveLength(30);
    expect(kept).not.toContain(ids[0]);
  });
});

describe('what a draft holds', () => {
  const withSsn = () => typed({ applicants: [{ aBFirstNm: 'Ruta', aBSsn: ssn }] });

  it('is encrypted', async () => {
    await put('loan-officer', withSsn());
    expect(JSON.stringify(await stored())).not.toMatch(new RegExp(`Ruta|${ssn}`));
  });

  it('is not audited while it is typed, but a full Social Security number is when it is shown again', async () => {
    const entries = () =>
      at.portal.db.selectFrom('portal.audit').selectAll().where('actor', '=', 'loan-officer').execute();
    const before = (await entries()).length;
    await put('loan-officer', withSsn());
    await list('loan-officer');
    expect(await entries()).toHaveLength(before);
    expect((await read('loan-officer')).body.values.applicants[0].aBSsn).toBe(ssn);
    const [entry, ...more] = (await entries()).filter(({ action }) => action === 'loan.reveal');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      action: 'loan.reveal',
      subject: `loan:${loanNum}`,
      after: { draft: form, fields: ['applicants.0.aBSsn'] },
    });
    expect(JSON.stringify(entry)).not.toContain(ssn);
  });

  it('is audited, too, where the number was there before the edit; one that stays counts once', async () => {
    const applicants = [{ aBFirstNm: 'Ruta', aBSsn: ssn, aCSsn: ssn }];
    await put('loan-officer', { ...typed({ applicants: [{ aBSsn: ssn }] }), base: { applicants } });
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .select('after')
      .where('action', '=', 'loan.reveal')
      .execute();
    await read('loan-officer');
    const now = await at.portal.db
      .selectFrom('portal.audit')
      .select('after')
      .where('action', '=', 'loan.reveal')
      .orderBy('at')
      .execute();
    expect(now).toHaveLength(entries.length + 1);
    expect(now.at(-1)?.after).toEqual({ draft: form, fields: ['applicants.0.aBSsn', 'applicants.0.aCSsn'] });
  });
});
