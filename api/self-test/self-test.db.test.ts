import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allRoles, roleKey } from '../../domain/access/roles';
import { selfTests } from '../../domain/self-test/self-test';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { stopLive } from '../loan/live/live.service';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal({ now: new Date(), worker: true });
});
afterAll(async () => {
  await stopLive(at.portal);
  await at.close();
});

const run = async (name: string) => (await at.as('administrator')).post(`/api/emet-data/test/${name}`);

it('is for administrators only, and sends no mail if refused', async () => {
  for (const name of selfTests) await supertest(at.app).post(`/api/emet-data/test/${name}`).expect(401);
  const send = vi.spyOn(at.portal.mail, 'send');
  for (const role of allRoles.filter((each) => each !== 'Administrator')) {
    const agent = await at.as(roleKey(role));
    send.mockClear();
    await agent.post('/api/emet-data/test/mail').expect(403);
    await agent.post('/api/emet-data/test/pin').expect(403);
    expect(send, role).not.toHaveBeenCalled();
  }
  send.mockRestore();
}, 60_000);

describe.each(selfTests)('the test of %s', (name) => {
  it('reports that it works, and how long it took', async () => {
    at.time.set(new Date());
    const { status, body } = await run(name);
    expect(status).toBe(200);
    expect(body).toEqual({ name, ok: true, milliseconds: expect.any(Number) });
  });
});

it('emails the caller, and leaves no PIN, file or session behind', async () => {
  const admin = await at.as('administrator');
  const pins = () => at.portal.db.selectFrom('portal.pins').select('id').orderBy('id').execute();
  const sessions = () => at.portal.db.selectFrom('portal.sessions').select('id').orderBy('id').execute();
  const before = [await pins(), await sessions()];
  const put = vi.spyOn(at.portal.files, 'put');
  await run('pin');
  await run('files');
  await run('mail');
  expect([await pins(), await sessions()]).toEqual(before);
  expect(await at.portal.files.get(put.mock.calls[0]?.[0] ?? '')).toBeNull();
  const mail = await admin.get('/api/demo/mailbox').query({ to: 'administrator@example.com' });
  expect(mail.body[0].subject).toBe('Test of the portal mail');
});

it('reports that a part failed, but not why', async () => {
  vi.spyOn(at.portal.mail, 'send').mockRejectedValueOnce(new Error('smtp://user:secret@mail.example.com refused'));
  const mail = await run('mail');
  expect(mail.body).toMatchObject({ name: 'mail', ok: false });
  expect(mail.text).not.toContain('secret');
  vi.spyOn(at.portal.files, 'get').mockResolvedValueOnce(null);
  expect((await run('files')).body.ok).toBe(false);
  at.time.set(new Date(Date.now() + 60_000));
  expect((await run('clock')).body.ok).toBe(false);
});
