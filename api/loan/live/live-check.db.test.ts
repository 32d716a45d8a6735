import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLoan } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { liveHub } from './live.service';
import { servePortal } from './live.test-support';

let at: TestPortal;
let live: Awaited<ReturnType<typeof servePortal>>;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  // Without heartbeats: an end that only they notice would never come.
  liveHub(at.portal, { every: 40, sessionsEvery: 40, heartbeat: 600_000 });
  live = await servePortal(at);
  loanNum = await createLoan(at, 'loan-officer');
});
afterAll(async () => {
  await live.close();
  await at.close();
});

/** Changes the loan, and resolves when a reader of all loans has received it. */
const changeSeen = async (): Promise<void> => {
  const witness = await live.listen(await at.signIn('administrator'));
  await vi.waitFor(() => expect(witness.lastId()).toBeDefined(), { timeout: 5000, interval: 20 });
  const received = () => witness.batches().length;
  const before = received();
  await at.portal.db
    .updateTable('portal.pipeline')
    .set((of) => ({ version: of('version', '+', 1) }))
    .where('loan_num', '=', loanNum)
    .execute();
  await vi.waitFor(() => expect(received()).toBeGreaterThan(before), { timeout: 5000, interval: 20 });
  witness.close();
};

it.each([
  [
    'the user signs out',
    'underwriter',
    sql`update portal.sessions set revoked_at = now()
    where user_id = (select id from portal.users where login = 'underwriter')`,
  ],
  ['the user is disabled', 'closer', sql`update portal.users set disabled_at = now() where login = 'closer'`],
  [
    'the user must choose a password',
    'shipper',
    sql`update portal.users set temporary_until = now() where login = 'shipper'`,
  ],
  [
    'an administrator ends the session in another process',
    'funder',
    sql`update portal.sessions set revoked_at = now()
    where user_id = (select id from portal.users where login = 'funder')`,
  ],
  [
    'the user loses all roles',
    'insuring',
    sql`delete from portal.user_roles where user_id = (select id from portal.users where login = 'insuring')`,
  ],
] as const)('a stream ends at once, without another change or a heartbeat, after %s', async (_what, login, change) => {
  const reading = await live.listen(await at.signIn(login));
  await vi.waitFor(() => expect(reading.lastId()).toBeDefined(), { timeout: 5000, interval: 20 });
  const heard = reading.batches().length;
  await change.execute(at.portal.db);
  await reading.ended;
  expect(reading.batches()).toHaveLength(heard);
});

it('a stream ends once its session was idle for too long or has reached its end', async () => {
  for (const passed of [61, 12 * 60 + 1]) {
    const token = await at.signIn('jr-processor');
    const reading = await live.listen(token);
    await vi.waitFor(() => expect(reading.lastId()).toBeDefined(), { timeout: 5000, interval: 20 });
    at.time.forward(passed * 60_000);
    await reading.ended;
  }
});

it('a stream follows a changed role', async () => {
  const reading = await live.listen(await at.signIn('processor'));
  await vi.waitFor(() => expect(reading.lastId()).toBeDefined(), { timeout: 5000, interval: 20 });
  await changeSeen();
  await vi.waitFor(() => expect(reading.change(loanNum)).toBeDefined(), { timeout: 5000, interval: 20 });
  const heard = reading.batches().length;
  await sql`delete from portal.user_roles where user_id = (select id from portal.users where login = 'processor')`.execute(
    at.portal.db,
  );
  await changeSeen();
  await changeSeen();
  expect(reading.batches()).toHaveLength(heard);
  reading.close();
});

it('a stream says that a letter of its user changed, and of no other role', async () => {
  const [own, other] = await Promise.all(
    ['doc-drawer', 'lock-desk'].map(async (login) => live.listen(await at.signIn(login))),
  );
  await vi.waitFor(() => expect([own?.lastId(), other?.lastId()]).not.toContain(undefined), {
    timeout: 5000,
    interval: 20,
  });
  await changeSeen();
  await sql`update portal.ui_access set letter = case letter when 'r' then 'w' else 'r' end
    where role = 'Doc Drawer' and connect_portal = '/app'`.execute(at.portal.db);
  await vi.waitFor(() => expect(own?.text()).toContain('event: access'), { timeout: 5000, interval: 20 });
  await changeSeen();
  expect(other?.text()).not.toContain('event: access');
  own?.close();
  other?.close();
});
