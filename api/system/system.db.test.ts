import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoles, roleKey } from '../../domain/access/roles';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { stopLive } from '../loan/live/live.service';

const token = 'qH3vZ9wX1nB7mK5pT2rY8cL4dF6gJ0aS';
let at: TestPortal;
beforeAll(async () => {
  at = await testPortal({ env: { METRICS_TOKEN: token } });
});
afterAll(async () => {
  await stopLive(at.portal);
  await at.close();
});

const path = '/api/emet-data/system';

describe('the state of the system', () => {
  it('is for administrators only', async () => {
    await supertest(at.app).get(path).expect(401);
    for (const role of allRoles.filter((each) => each !== 'Administrator')) {
      await (await at.as(roleKey(role))).get(path).expect(403);
    }
  }, 60_000);

  it('shows versions, orders that are not finished, and slow calls without values of requests', async () => {
    const order = {
      kind: 'credit-report',
      loan_num: null,
      actor: null,
      actor_name: null,
      problem: null,
      deadline: null,
    };
    const times = { submitted_at: new Date(), waiting_at: null, ended_at: null, due_at: new Date(), reference: null };
    const sealed = JSON.stringify({}) as never;
    await at.portal.db
      .insertInto('portal.orders')
      .values({ ...order, ...times, state: 'submitted', operation_id: null, request: sealed, result: null })
      .execute();
    const agent = await at.as('administrator');
    await agent.get('/api/lqb/loans/900123456789').expect(404);
    const { body } = await agent.get(path).expect(200);
    expect(body).toMatchObject({
      versions: { portal: expect.stringMatching(/^emet-portal \d/), database: expect.stringMatching(/^PostgreSQL \d/) },
      orders: [{ kind: 'credit-report', open: 1, retrying: 0 }],
    });
    const calls = body.slowCalls.map(({ call }: { call: string }) => call);
    expect(calls).toContain('GET /lqb/loans/:loanNum');
    expect(JSON.stringify(body)).not.toContain('900123456789');
  });
});

describe('the metrics', () => {
  it('are read with their token only', async () => {
    await supertest(at.app).get('/metrics').expect(401);
    await supertest(at.app).get('/metrics').set('Authorization', 'Bearer wrong').expect(401);
    const { text } = await supertest(at.app).get('/metrics').set('Authorization', `Bearer ${token}`).expect(200);
    expect(text).toMatch(/^portal_orders_open\{kind="credit-report"\} 1$/m);
    expect(text).toMatch(/^portal_database_connections\{use="busy"\} \d+$/m);
    expect(text).toMatch(/^portal_live_streams 0$/m);
    expect(text).toMatch(/^portal_call_seconds_count\{method="GET",path="\/emet-data\/system",status="403"\} \d+$/m);
    expect(text).not.toContain('900123456789');
  });

  it('are not offered without a token of the configuration', async () => {
    const other = await testPortal();
    await supertest(other.app).get('/metrics').set('Authorization', `Bearer ${token}`).expect(404);
    await other.close();
  });
});
