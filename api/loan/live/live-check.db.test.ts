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
  // Without heartbeats, a session is checked only when there is something to send.
  liveHub(at.portal, { every: 40, heartbeat: 600_000 });
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
] as const)('a stream hears no change after %s, and ends with the next one', async (_what, login, change) => {
  const reading = await live.listen(await at.signIn(login));
  await changeSeen();
  await vi.waitFor(() => expect(reading.change(loanNum)).toBeDefined(), { timeout: 5000, interval: 20 });
  const heard = reading.batches().length;
  await change.execute(at.portal.db);
  await changeSeen();
  await reading.ended;
  expect(reading.batches()).toHaveLength(heard);
});

it('a stream follows a changed role', async () => {
  const reading = await live.listen(await at.signIn('processor'));
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
