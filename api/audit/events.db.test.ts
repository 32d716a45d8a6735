import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { openDatabase } from '../db/connection';
import type { PortalDb } from '../db/portal-db';
import { chainHead } from './chain/chain.queries';
import { Denials, denialsOf } from './denials';

let at: TestPortal;
let since: number;
beforeAll(async () => {
  at = await testPortal();
  await at.as('administrator');
  await at.as('loan-officer');
});
afterAll(() => at.close());
beforeEach(async () => {
  since = (await chainHead(at.portal.db))?.seq ?? 0;
});

/** What was recorded since the beginning of the test. */
async function recorded() {
  await denialsOf(at.portal).flush();
  const rows = await at.portal.db
    .selectFrom('portal.audit_entries')
    .innerJoin('portal.audit_chain', 'portal.audit_chain.id', 'portal.audit_entries.id')
    .selectAll('portal.audit_entries')
    .where('seq', '>', since)
    .orderBy('seq')
    .execute();
  return rows.map(({ id: _id, at: _at, ...row }) => row);
}

const signIn = (login: string, pw: string) =>
  supertest(at.app).post('/api/mfa/login').set('X-Request-Id', 'request-1').send({ login, pw, is_pml: false });

/** The ID that a client sends is not recorded, because anyone can send any. */
const from = { address: '127.0.0.1', request_id: expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/) };

describe('the audit records', () => {
  it('a failed sign-in of a user, with the reason', async () => {
    await signIn('shipper', 'wrong').expect(401);
    expect(await recorded()).toMatchObject([
      {
        actor: null,
        action: 'sign-in',
        subject: 'user:shipper',
        outcome: 'denied',
        after: { reason: 'wrong-password' },
        ...from,
      },
    ]);
  });

  it('a failed sign-in of an unknown user without what was typed, which may be a password', async () => {
    await signIn('my-secret-password', 'wrong').expect(401);
    await signIn('my-secret-password', 'wrong').expect(401);
    const rows = await recorded();
    expect(rows).toMatchObject([{ outcome: 'denied', after: { reason: 'unknown-user' } }, { after: { times: 1 } }]);
    expect(rows[1]?.subject).toBe(rows[0]?.subject);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('a wrong PIN, a sign-in and a sign-out', async () => {
    const agent = supertest.agent(at.app);
    await agent.post('/api/mfa/login').send({ login: 'closer', pw: 'Demo-portal-1', is_pml: false }).expect(200);
    const mail = await agent.get('/api/demo/mailbox').query({ to: 'closer@example.com' });
    const code = /\b\d{6}\b/.exec(mail.body[0].text)?.[0] ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    await agent.post('/api/mfa/verify-pin').send({ login: 'closer', code: wrong }).expect(401);
    const { token } = (await agent.post('/api/mfa/verify-pin').send({ login: 'closer', code }).expect(200)).body;
    await agent.post('/api/mfa/logout').set('Authorization', `Bearer ${token}`).expect(204);
    const rows = await recorded();
    expect(rows.map(({ action, outcome, actor }) => [action, outcome, actor])).toEqual([
      ['sign-in', 'denied', null],
      ['sign-in', 'done', 'closer'],
      ['sign-out', 'done', 'closer'],
    ]);
    expect(rows.every(({ subject, address }) => subject === 'user:closer' && address !== null)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(wrong);
  });

  it('a wrong old password', async () => {
    const body = { userName: 'administrator', oldPassword: 'wrong', newPassword: 'three quiet otters' };
    await (await at.as('administrator')).post('/api/pml-users/pw-change').send(body).expect(422);
    expect(await recorded()).toMatchObject([
      { actor: 'administrator', action: 'user.password', outcome: 'denied', after: { reason: 'old-password-wrong' } },
    ]);
  });

  it('a refused call with its reason, once for many repetitions', async () => {
    const agent = await at.as('loan-officer');
    for (let i = 0; i < 5; i += 1) await agent.get('/api/emet-data/history?subject=branch:1').expect(403);
    const denied = { actor: 'loan-officer', action: 'call.denied', subject: 'call:GET /emet-data/history' };
    expect(await recorded()).toMatchObject([
      { ...denied, outcome: 'denied', after: { reason: 'not-authorized' } },
      { ...denied, outcome: 'denied', after: { reason: 'not-authorized', times: 4 } },
    ]);
  });

  it('a refused call for each loan that it names, found by the number', async () => {
    const agent = await at.as('legal-auditor');
    const loans = [await createLoan(at, 'loan-officer'), await createLoan(at, 'loan-officer')];
    for (const loanNum of [...loans, '123-45-6789']) {
      await agent.post(`/api/loan-proxy/${loanNum}/subject-property`).send({}).expect(403);
    }
    const refused = (await recorded()).filter(({ action }) => action === 'call.denied');
    const after = { reason: 'not-authorized', call: 'POST /loan-proxy/{loanNum}/subject-property' };
    expect(refused.map(({ subject }) => subject).toSorted()).toEqual(
      [...loans, '***-**-6789'].map((loanNum) => `loan:${loanNum}`).toSorted(),
    );
    expect(refused).toMatchObject([{ after }, { after }, { after }]);
    const { body } = await (await at.as('administrator'))
      .get('/api/emet-data/audit')
      .query({ filter: JSON.stringify({ q: loans[0], outcome: ['denied'] }) })
      .expect(200);
    expect(body).toMatchObject([{ actor: 'legal-auditor', subject: `loan:${loans[0]}` }]);
  });

  it('an invalid token, but no call without one', async () => {
    await supertest(at.app).get('/api/emet-data/history?subject=branch:1').expect(401);
    await supertest(at.app).get('/api/emet-data/history?subject=branch:1').set('Authorization', 'Bearer x').expect(401);
    expect(await recorded()).toMatchObject([{ actor: null, action: 'call.denied', after: { reason: 'signed-out' } }]);
  });

  it('a list sent as a file', async () => {
    await (await at.as('loan-officer')).get('/api/lqb/loans/export').expect(200);
    expect(await recorded()).toMatchObject([
      {
        actor: 'loan-officer',
        action: 'list.export',
        subject: 'call:GET /lqb/loans/export',
        after: { file: 'pipeline.csv' },
      },
    ]);
  });

  it('a change of the administration and a write to a loan', async () => {
    const admin = await at.as('administrator');
    const { version } = (await admin.get('/api/emet-data/general-settings/general').expect(200)).body;
    await admin.post('/api/emet-data/general-settings/general').send({ version, revealsPerHour: 31 }).expect(200);
    const loanNum = await createLoan(at, 'loan-officer');
    expect(await recorded()).toMatchObject([
      {
        actor: 'administrator',
        action: 'settings.change',
        before: { revealsPerHour: 30 },
        after: { revealsPerHour: 31 },
      },
      {
        actor: 'loan-officer',
        action: 'loan.create',
        outcome: 'done',
        after: { loanNum },
        address: expect.any(String),
      },
    ]);
  });

  it('is a list for administrators, which finds an address, an action, a loan number or a request ID', async () => {
    await supertest(at.app).get('/api/emet-data/audit').expect(401);
    await (await at.as('loan-officer')).get('/api/emet-data/audit').expect(403);
    const admin = await at.as('administrator');
    const loanNum = await createLoan(at, 'loan-officer');
    const list = async (filter: object) =>
      (
        await admin
          .get('/api/emet-data/audit')
          .query({ filter: JSON.stringify(filter) })
          .expect(200)
      ).body;
    const [created] = await list({ action: ['loan.create'], at: { from: '2020-01-01' } });
    const subject = `loan:${loanNum}`;
    expect(created).toMatchObject({ actor: 'loan-officer', subject, outcome: 'done', address: expect.any(String) });
    expect(await list({ q: created.requestId })).toMatchObject([{ id: created.id }]);
    expect(await list({ q: loanNum })).toContainEqual(expect.objectContaining({ id: created.id }));
    expect(await list({ subject: [subject] })).toContainEqual(expect.objectContaining({ id: created.id }));
    expect(await list({ subject: ['loan:0'] })).toEqual([]);
    expect((await list({ q: created.address })).length).toBeGreaterThan(1);
    expect(await list({ q: loanNum, outcome: ['denied'] })).toEqual([]);
    expect(await list({ at: { to: '2020-01-01' } })).toEqual([]);
    const { body } = await admin.get(`/api/emet-data/audit/${created.id}`).expect(200);
    expect(body).toMatchObject({
      id: created.id,
      subject,
      fields: [{ field: 'loanNum', before: null, after: loanNum }],
    });
    const file = await admin.get('/api/emet-data/audit/export').expect(200);
    const [titles, ...lines] = file.text.split('\r\n');
    expect(titles).toContain(',Request ID,Times,Before,After');
    expect(lines.find((line) => line.includes('loan.create'))).toContain(`,"{""loanNum"":""${loanNum}""}"`);
    expect(await list({ action: ['list.export'] })).toMatchObject([
      { actor: 'administrator', subject: 'call:GET /emet-data/audit/export' },
      { actor: 'loan-officer' },
    ]);
  });

  it('never fails a call that cannot be recorded', async () => {
    const broken = new Denials({ ...at.portal, db: openDatabase<PortalDb>('postgres://127.0.0.1:1/none') });
    broken.record({ actor: null, address: null, requestId: null }, { action: 'denials', subject: 'x:1', reason: 'x' });
    await broken.flush();
  });

  describe('people who invent different denials', () => {
    const stranger = { actor: null, requestId: null };
    const invented = (i: number) => ({ action: 'sign-in' as const, subject: `unknown-user:${i}`, reason: 'x' });
    // The first rows are written at the same time, in any order.
    const times = async () =>
      (await recorded()).map(({ address, subject, after }) => `${address} ${subject} ${after?.times ?? 0}`).toSorted();

    it('are counted together by address, and no one else with them', async () => {
      const denials = new Denials(at.portal, { ofAddress: 2, ofStrangers: 100, ofUser: 2 });
      for (let i = 0; i < 9; i += 1) denials.record({ ...stranger, address: `2001:db8::${i}` }, invented(i));
      denials.record({ ...stranger, address: '192.0.2.1' }, invented(9));
      await denials.flush();
      expect(await times()).toEqual([
        '192.0.2.1 unknown-user:9 0',
        '2001:db8::0 unknown-user:0 0',
        '2001:db8::1 unknown-user:1 0',
        '2001:db8::2 address:others 0',
        '2001:db8::8 address:others 6',
      ]);
    });

    it('are counted together if they come from too many addresses', async () => {
      const denials = new Denials(at.portal, { ofAddress: 2, ofStrangers: 3, ofUser: 2 });
      for (let i = 0; i < 9; i += 1) denials.record({ ...stranger, address: `192.0.2.${i}` }, invented(i));
      await denials.flush();
      expect((await times()).slice(3)).toEqual(['null addresses:others 0', 'null addresses:others 5']);
    });

    it('are users, too, whose further ones name them', async () => {
      const denials = new Denials(at.portal, { ofAddress: 2, ofStrangers: 3, ofUser: 1 });
      const by = { actor: { login: 'closer' }, address: '192.0.2.1', requestId: null };
      for (let i = 0; i < 4; i += 1) denials.record(by, { action: 'call.denied', subject: `loan:${i}`, reason: 'x' });
      await denials.flush();
      expect(await times()).toEqual(['192.0.2.1 loan:0 0', '192.0.2.1 user:closer 0', '192.0.2.1 user:closer 2']);
    });

    it('never hide a refused call or a failed sign-in of a user', async () => {
      const denials = new Denials(at.portal, { ofAddress: 2, ofStrangers: 3, ofUser: 2 });
      const address = '192.0.2.1';
      for (let i = 0; i < 9; i += 1) denials.record({ ...stranger, address }, invented(i));
      denials.record(
        { ...stranger, address },
        { action: 'sign-in', subject: 'user:shipper', reason: 'wrong-password' },
      );
      denials.record(
        { actor: { login: 'closer' }, address, requestId: null },
        { action: 'call.denied', subject: 'call:GET /emet-data/audit', reason: 'not-authorized' },
      );
      await denials.flush();
      expect((await recorded()).map(({ actor, subject }) => [actor, subject])).toEqual(
        expect.arrayContaining([
          [null, 'user:shipper'],
          ['closer', 'call:GET /emet-data/audit'],
        ]),
      );
    });
  });
});
