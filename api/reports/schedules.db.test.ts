import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { portalCaller } from '../http/caller';
import { awaitOrder, endDrafts, saveDraft } from '../orders/orders.service';
import { seedOrganization } from '../reference/seed';
import { reportEmailOrder } from './report-email-order';
import { sendDueReports } from './schedules.service';

let at: TestPortal;
let people: Readonly<Record<string, string>>;

const path = '/api/emet-data/report-schedules';

beforeAll(async () => {
  // Friday, 11:59 AM Pacific time.
  at = await testPortal({ now: new Date('2026-11-20T19:59:00Z'), worker: true });
  await seedOrganization(at.portal);
  const loanNum = await createLoan(at, 'loan-officer', {});
  await setLoanFields(at, loanNum, {
    ...{
      sRateLockStatusT: '1',
      sRLckdD: '2026-11-02',
      sRLckdExpiredD: '2026-11-23',
      sStatusT: '4',
      sLAmtCalc: '480000.00',
    },
    ...{ sEmployeeLoanRepLogin: 'someone' },
  });
  const users = await at.portal.db.selectFrom('portal.users').select(['id', 'login']).execute();
  people = Object.fromEntries(users.map(({ id, login }) => [login, id]));
});
afterAll(() => at.close());

const body = {
  ...{ report: 'lock-expiry', name: 'Locks this week', query: '', weekdays: [1, 5], hour: 12, recipients: [] },
  paused: false,
};
/** A request agent of a user; sessions end on other days. */
const agents = new Map<string, Promise<ReturnType<typeof supertest.agent>>>();
function as(login: string) {
  const key = `${login} ${at.portal.clock().toISOString().slice(0, 10)}`;
  const agent =
    agents.get(key) ??
    at.signIn(login).then((token) => supertest.agent(at.app).set('Authorization', `Bearer ${token}`));
  agents.set(key, agent);
  return agent;
}
const save = async (changes: object = {}, login = 'lock-desk') =>
  (await as(login)).post(path).send({ ...body, ...changes });
const own = async (login = 'lock-desk') => (await (await as(login)).get(path).query({ report: 'lock-expiry' })).body;
const remove = async ({ id, version }: { id: string; version: number }, login = 'lock-desk') =>
  (await as(login)).delete(`${path}/${id}`).query({ version });

/** The emails with reports, once their orders have ended. */
async function mails(): Promise<{ to: string; subject: string; text: string }[]> {
  const orders = await at.portal.db
    .selectFrom('portal.orders')
    .select('id')
    .where('kind', '=', 'report-email')
    .execute();
  for (const { id } of orders) await awaitOrder(at.portal, id, 20_000);
  const sent = await at.portal.db.selectFrom('portal.mailbox').selectAll().execute();
  return sent
    .filter(({ subject }) => subject.startsWith('Lock expiry'))
    .map(({ recipient, subject, body: text }) => ({ to: recipient, subject, text }));
}

describe('scheduled reports', () => {
  it('require sign-in, and a role that opens the report', async () => {
    await supertest(at.app).get(path).expect(401);
    await supertest(at.app).post(path).send(body).expect(401);
    await supertest(at.app).delete(`${path}/${people.manager}`).expect(401);
    await supertest(at.app).get(`${path}/readers?report=fallout`).expect(401);
    for (const login of ['shipper', 'secondary-external']) expect((await save({}, login)).status, login).toBe(403);
    // Has reports, but not this one.
    expect((await save({ report: 'fallout' }, 'loan-officer')).status).toBe(403);
    const officer = await as('loan-officer');
    expect((await officer.get(`${path}/readers`).query({ report: 'fallout' })).status).toBe(403);
    expect((await officer.get(path).query({ report: 'fallout' })).status).toBe(403);
  });

  it('offer colleagues who may open the report, and refuse others', async () => {
    const readers = await (await as('lock-desk')).get(`${path}/readers`).query({ report: 'lock-expiry' }).expect(200);
    const ids = readers.body.map(({ id }: { id: string }) => id);
    expect(ids).toContain(people.manager);
    for (const login of ['lock-desk', 'shipper', 'secondary-external']) expect(ids, login).not.toContain(people[login]);
    const refused = await save({ recipients: [people.shipper] });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual(['recipients']);
    expect((await save({ query: 'filter={"age":["0-3"]}' })).status).toBe(422);
    expect((await save({ weekdays: [6] })).status).toBe(422);
    expect((await save({ hour: 3 })).status).toBe(422);
  });

  it('are emailed once when they are due, to each reader with what they see, without loans and borrowers', async () => {
    const saved = (await save({ recipients: [people.manager, people['loan-officer']] })).body;
    expect(saved).toMatchObject({ version: 1, dueAt: '2026-11-20T20:00:00.000Z', last: null });
    expect(await sendDueReports(at.portal)).toBe(0);
    at.time.set(new Date('2026-11-20T20:00:00Z'));
    // Two processes find it at the same time.
    const due = await Promise.all([sendDueReports(at.portal), sendDueReports(at.portal)]);
    expect(due.toSorted()).toEqual([0, 1]);
    expect(await sendDueReports(at.portal)).toBe(0);
    const sent = await mails();
    expect(sent).toHaveLength(3);
    const text = (login: string): string => sent.find(({ to }) => to.startsWith(login))?.text ?? '';
    expect(text('lock-desk')).toContain('Total: Locks 1, Amount $480,000.00, Closing later 0');
    expect(text('lock-desk')).toContain('3 days: Locks 1');
    expect(text('lock-desk')).toMatch(/Open the report in the portal: http.*\/main\/reports\/lock-expiry$/);
    expect(text('loan-officer')).toContain('Total: Locks 0');
    expect(text('lock-desk')).not.toMatch(/26110\d+/);
    const [listed] = await own();
    expect(listed).toMatchObject({
      dueAt: '2026-11-23T20:00:00.000Z',
      last: { at: '2026-11-20T20:00:00.000Z', sent: 3, withheld: 0, failed: 0, open: 0 },
    });
  });

  it('are withheld from a reader who has lost the role since, and from all if the owner has', async () => {
    const before = (await mails()).length;
    const roles = at.portal.db;
    await roles
      .deleteFrom('portal.user_roles')
      .where('user_id', '=', people.manager ?? '')
      .execute();
    at.time.set(new Date('2026-11-23T20:00:05Z'));
    expect(await sendDueReports(at.portal)).toBe(1);
    expect(await mails()).toHaveLength(before + 2);
    expect((await own())[0].last).toMatchObject({ sent: 2, withheld: 1 });

    await roles
      .updateTable('portal.users')
      .set({ disabled_at: at.portal.clock() })
      .where('login', '=', 'lock-desk')
      .execute();
    at.time.set(new Date('2026-11-27T20:00:05Z'));
    expect(await sendDueReports(at.portal)).toBe(1);
    expect(await mails()).toHaveLength(before + 2);
    await roles.updateTable('portal.users').set({ disabled_at: null }).where('login', '=', 'lock-desk').execute();
  });

  it('send one email to their owner now, once for the version that was read', async () => {
    const saved = await save({ name: 'Try me', weekdays: [3], recipients: [people.administrator] }).then(
      (one) => one.body,
    );
    const send = async (version: number, login = 'lock-desk') =>
      (await as(login)).post(`${path}/${saved.id}/send`).send({ version });
    expect((await supertest(at.app).post(`${path}/${saved.id}/send`).send({ version: 1 })).status).toBe(401);
    expect((await send(1, 'disclosure-desk')).status).toBe(403);
    expect((await send(1, 'administrator')).status).toBe(404);
    const before = (await mails()).length;
    // An earlier email that has not ended.
    const request = { schedule: saved.id, user: people['lock-desk'] ?? '' };
    const id = await at.portal.db
      .transaction()
      .execute((trx) => saveDraft(at.portal, trx, reportEmailOrder, { loanNum: null, caller: portalCaller, request }));
    const schedule = at.portal.db.updateTable('portal.report_schedules').where('id', '=', saved.id);
    await schedule.set({ last_at: at.portal.clock(), last_orders: [id] }).execute();
    const early = await send(saved.version);
    expect([early.status, early.body.wording.code]).toEqual([409, 'report-in-sending']);
    await at.portal.db.transaction().execute((trx) => endDrafts(trx, { id }));
    const sent = await send(saved.version);
    expect(sent.body).toMatchObject({ version: saved.version + 1, dueAt: saved.dueAt, last: { failed: 0 } });
    expect((await send(saved.version)).status).toBe(409);
    const after = await mails();
    expect(after.length).toBe(before + 1);
    expect(after.filter(({ subject }) => subject.includes('Try me'))).toHaveLength(1);
    expect((await remove(sent.body)).status).toBe(204);
  });

  it('can be changed, paused and deleted by their owner alone, in the version that they read', async () => {
    const [{ id, version }] = await own();
    expect((await save({ id, version }, 'administrator')).status).toBe(404);
    expect((await remove({ id, version }, 'administrator')).status).toBe(404);
    const paused = await save({ id, version, paused: true, recipients: [] });
    expect(paused.body).toMatchObject({ id, version: version + 1, paused: true });
    expect((await save({ id, version, paused: false })).status).toBe(409);
    at.time.set(new Date('2026-11-30T20:00:05Z'));
    expect(await sendDueReports(at.portal)).toBe(0);
    expect((await save({ id, version: version + 1, paused: false })).body.dueAt).toBe('2026-12-04T20:00:00.000Z');
    expect((await remove({ id, version: version + 1 })).status).toBe(409);
    expect((await remove({ id, version: version + 2 })).status).toBe(204);
    expect(await own()).toEqual([]);
    const audited = await at.portal.db
      .selectFrom('portal.audit')
      .select('action')
      .where('subject', '=', `report-schedule:${id}`)
      .execute();
    expect(audited.map(({ action }) => action).toSorted()).toEqual([
      ...['report.schedule', 'report.schedule', 'report.schedule', 'report.unschedule'],
    ]);
  });
});
