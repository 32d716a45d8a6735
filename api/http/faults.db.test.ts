import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { completePurchase, createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { openDatabase } from '../db/connection';
import { catchUp } from '../loan/feed-follower.service';
import { LosError } from '../los/los-error';

const MINUTE = 60_000;

// What goes wrong around a portal: it says so, and goes on by itself afterwards.
let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal({ worker: true });
  loanNum = await createLoan(at, 'loan-officer', { ...completePurchase });
});
afterAll(() => at.close());
afterEach(() => vi.restoreAllMocks());

const save = async (login: string, sSpAddr: string) => {
  const agent = await at.as(login);
  const { version } = (await agent.get(`/api/lqb/loans/${loanNum}`).expect(200)).body;
  return agent.post(`/api/loan-proxy/${loanNum}/subject-property`).send({ version, sSpAddr });
};
const note = async () =>
  (await at.as('administrator'))
    .post(`/api/lqb/loans/${loanNum}/msg`)
    .send({ key: randomUUID(), text: 'Still here', internal: true });

describe('a full disk', () => {
  const full = {
    code: 'storage-full',
    message:
      'The portal has no storage space left, so this was not saved. Tell your administrator, and try again once there is space.',
  };

  it('of the database is reported, stores nothing half, and needs no restart', async () => {
    const owner = openDatabase<unknown>(at.ownerUrl, { max: 1 });
    const counted = () =>
      at.portal.db.selectFrom('portal.audit').select('id').where('action', '=', 'message.write').execute();
    const before = (await counted()).length;
    // As PostgreSQL does when it can't extend the file of a table.
    await sql`create function portal.no_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(owner);
    await sql`create trigger no_space after insert on portal.audit for each row
      when (new.action = 'message.write') execute function portal.no_space()`.execute(owner);
    const refused = await note();
    expect(refused.status).toBe(500);
    expect(refused.body).toMatchObject(full);
    expect(await counted()).toHaveLength(before);
    expect(await at.portal.db.selectFrom('portal.messages').select('id').execute()).toEqual([]);
    await sql`drop trigger no_space on portal.audit`.execute(owner);
    await owner.destroy();
    expect((await note()).status).toBe(201);
  });

  it('of the files is reported, and the next upload works', async () => {
    const upload = async () =>
      (await at.as('administrator'))
        .post(`/api/lqb/edocs/${loanNum}/upload`)
        .field({ folderName: '01 SUBMISSION PACKAGE', docType: '1 SUBMISSION PACKAGE' })
        .attach('files', pdfFile, 'package.pdf');
    const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    vi.spyOn(at.portal.files, 'put').mockRejectedValueOnce(noSpace);
    const refused = await upload();
    expect(refused.status).toBe(500);
    expect(refused.body).toMatchObject(full);
    expect((await upload()).status).toBe(201);
  });
});

describe('an LOS that is away for ten minutes', () => {
  it('is named in the answers while lists and notes work, and what happened meanwhile appears by itself', async () => {
    const away = vi.spyOn(at.portal.los, 'loadLoan').mockRejectedValue(new LosError('unavailable', 'los-unavailable'));
    const feed = vi
      .spyOn(at.portal.los, 'changesSince')
      .mockRejectedValue(new LosError('unavailable', 'los-unavailable'));
    const agent = await at.as('administrator');
    for (let minute = 0; minute < 10; minute += 1) {
      at.time.forward(MINUTE);
      const refused = await agent.get(`/api/lqb/loans/${loanNum}`).expect(503);
      expect(refused.body).toMatchObject({
        code: 'los-unavailable',
        message: expect.stringContaining('loan origination system'),
      });
      await expect(catchUp(at.portal)).rejects.toThrow();
      const filter = encodeURIComponent(JSON.stringify({ q: loanNum }));
      await agent.get(`/api/lqb/loans?filter=${filter}`).expect(200);
    }
    away.mockRestore();
    feed.mockRestore();
    // Saved in the LOS itself, while it was away for the portal.
    const { version } = await at.portal.los.loadLoan(loanNum);
    const operation = { id: randomUUID(), by: 'administrator', byName: 'Ada' };
    await at.portal.los.changeLoan(operation, loanNum, { version, changes: { sSpAddr: '10 Minutes Later' } });
    await catchUp(at.portal);
    const row = await at.portal.db
      .selectFrom('portal.pipeline')
      .select('version')
      .where('loan_num', '=', loanNum)
      .executeTakeFirst();
    expect(row?.version).toBe(version + 1);
    expect((await save('administrator', '12 Minutes Later')).status).toBe(200);
  });
});

describe('a clock that jumps', () => {
  it.each([
    ['back two hours', -120 * MINUTE],
    ['forward eleven months', 330 * 24 * 60 * MINUTE],
  ])('%s: users sign in again if need be, and saves, notes and emails work', async (_jump, ms) => {
    at.time.forward(ms);
    await at.signIn('administrator');
    expect((await save('administrator', `${ms} Time Lane`)).status).toBe(200);
    expect((await note()).status).toBe(201);
    const key = randomUUID();
    const mail = { from: 'help@example.com', to: 'ruta@example.com', subject: `Jump ${key}`, message: 'Hello' };
    const agent = await at.as('administrator');
    const path = `/api/loan-proxy/${loanNum}/send-email`;
    await agent
      .post(path)
      .send({ key, ...mail, templateType: 'WELCOME' })
      .expect(200);
    await expect
      .poll(async () =>
        at.portal.db.selectFrom('portal.mailbox').select('id').where('subject', '=', mail.subject).execute(),
      )
      .toHaveLength(1);
  });
});
