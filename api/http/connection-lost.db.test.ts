import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { openPool } from '../db/connection';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

it('answers a call whose database connection is lost with 503, and the next one as usual', async () => {
  const agent = await at.as('administrator');
  // The portal's role does not see what the connections of others wait for.
  const other = openPool(at.ownerUrl, { max: 2 });
  const locking = await other.connect();
  await locking.query('begin; lock table portal.users');
  const waiting = agent.get('/api/emet-data/user/employees').then((answer) => answer);
  const terminate = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await other.query(terminate)).rowCount).toBe(1);
  await locking.query('rollback');
  locking.release();
  await other.end();
  const lost = await waiting;
  expect(lost.status).toBe(503);
  expect(lost.body).toMatchObject({
    code: 'portal-unavailable',
    message: 'The portal is temporarily unavailable. Try again in a few moments.',
  });
  await agent.get('/api/emet-data/user/employees').expect(200);
});
