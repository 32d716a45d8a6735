import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reading } from '../../../tests/support/live-stream';
import { completePurchase, createLoan } from '../../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../../tests/support/test-portal';
import { catchUp } from '../feed-follower.service';
import { liveHub } from './live.service';
import { servePortal } from './live.test-support';

let at: TestPortal;
let live: Awaited<ReturnType<typeof servePortal>>;
const open: Reading[] = [];

beforeAll(async () => {
  at = await testPortal();
  live = await servePortal(at);
});
afterAll(async () => {
  for (const reading of open) reading.close();
  await live.close();
  await at.close();
});

const tokens = new Map<string, string>();
const tokenOf = async (login: string): Promise<string> => {
  const token = tokens.get(login) ?? (await at.signIn(login));
  tokens.set(login, token);
  return token;
};
const until = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 15_000, interval: 20 });
const listen = async (login: string, lastEventId?: string): Promise<Reading> => {
  const reading = await live.listen(await tokenOf(login), lastEventId);
  open.push(reading);
  expect(reading.status).toBe(200);
  // Before its first position, it may hear once more of what happened just before.
  await until(() => expect(reading.lastId()).toBeDefined());
  return reading;
};
const quiet = (ms = 250): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const change = async (login: string, loanNum: string, fields: object): Promise<void> => {
  const agent = await at.as(login);
  const { version } = (await agent.get(`/api/lqb/loans/${loanNum}`).expect(200)).body;
  await agent
    .post(`/api/lqb/loans/${loanNum}`)
    .send({ version, ...fields })
    .expect(200);
};
const put = (loanNum: string, fields: Record<string, string>) =>
  at.portal.db
    .updateTable('portal.pipeline')
    .set((of) => ({ ...fields, version: of('version', '+', 1) }))
    .where('loan_num', '=', loanNum)
    .execute();
const operation = () => ({ id: randomUUID() as string, by: 'los', byName: 'Of the LOS' });

describe('the stream', () => {
  it('requires sign-in, and accepts no token in the address', async () => {
    await supertest(at.app).get('/api/live').expect(401);
    const token = await tokenOf('loan-officer');
    await supertest(at.app).get('/api/live').query({ token, access_token: token }).expect(401);
  });

  it('is an event stream that proxies do not buffer', async () => {
    const { headers } = await listen('loan-officer');
    expect(headers.get('content-type')).toMatch('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('names the loan, its version, what changed and who changed it', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    const [own, other] = [await listen('loan-officer'), await listen('administrator')];
    await change('loan-officer', loanNum, { sEstCloseD: '2026-12-24' });
    await until(() => expect(other.change(loanNum)).toMatchObject({ version: 2, mine: false, what: ['loan'] }));
    await until(() => expect(own.change(loanNum)).toMatchObject({ version: 2, mine: true }));
    expect(
      other
        .batches()
        .flatMap(({ changes }) => changes)
        .some(({ by }) => by !== null),
    ).toBe(true);
  });

  it('tells users outside the lender nothing of internal conditions', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    await catchUp(at.portal);
    await sql`delete from portal.live_changes`.execute(at.portal.db);
    const [broker, lender] = [await listen('pml-loan-officer'), await listen('underwriter')];
    const admin = await at.as('administrator');
    const add = (cat: string) =>
      admin
        .post(`/api/lqb/loans/${loanNum}/conditions`)
        .send({ conditions: [{ id: randomUUID(), cat, description: 'Second review', accepts: [] }] })
        .expect(201);
    await add('Internal');
    await until(() => expect(lender.change(loanNum)).toMatchObject({ what: ['conditions'] }));
    expect(broker.change(loanNum)).toBeUndefined();
    await add('PTD');
    await until(() => expect(broker.change(loanNum)).toMatchObject({ what: ['conditions'] }));
    expect(broker.changes(loanNum)).toHaveLength(1);
  });

  it('tells users outside the lender nothing of emails about the loan', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer', completePurchase);
    await catchUp(at.portal);
    await sql`delete from portal.live_changes`.execute(at.portal.db);
    const [broker, lender] = [await listen('pml-loan-officer'), await listen('processor')];
    const email = { from: 'help@example.com', to: 'ruta@example.com', subject: 'Hello', message: 'Hi' };
    await (await at.as('doc-drawer'))
      .post(`/api/loan-proxy/${loanNum}/send-email`)
      .send({ ...email, templateType: 'WELCOME' })
      .expect(200);
    await until(() => expect(lender.change(loanNum)).toMatchObject({ what: ['orders'] }));
    await (await at.as('processor'))
      .post(`/api/lqb/loans/${loanNum}/msg`)
      .send({ key: randomUUID(), text: 'We wrote to the title company', internal: false })
      .expect(201);
    await until(() => expect(broker.change(loanNum)).toBeDefined());
    expect(broker.changes(loanNum).flatMap(({ what }) => what)).toEqual(['messages']);
  });

  it('tells users outside the lender nothing of internal messages, written or withdrawn', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    await catchUp(at.portal);
    await sql`delete from portal.live_changes`.execute(at.portal.db);
    const [broker, lender] = [await listen('pml-loan-officer'), await listen('processor')];
    const author = await at.as('underwriter');
    const path = `/api/lqb/loans/${loanNum}/msg`;
    const write = (values: object) =>
      author
        .post(path)
        .send({ key: randomUUID(), text: 'Second review', ...values })
        .expect(201);
    const internal = await write({ internal: true });
    await until(() => expect(lender.change(loanNum)).toMatchObject({ what: ['messages'] }));
    await author.delete(`${path}/${internal.body.id}`).expect(200);
    await until(() => expect(lender.changes(loanNum)).toHaveLength(2));
    expect(broker.change(loanNum)).toBeUndefined();
    await write({ internal: false });
    await until(() => expect(broker.change(loanNum)).toMatchObject({ what: ['messages'] }));
    expect(broker.changes(loanNum)).toHaveLength(1);
    expect(broker.text()).not.toContain('lender');
  });

  it('tells the other windows of a user, and no one else, what that user has read', async () => {
    const loanNum = await createLoan(at, 'pml-loan-officer');
    const path = `/api/lqb/loans/${loanNum}/msg`;
    const sent = { key: randomUUID(), text: 'Second review', internal: false };
    const { position } = (await (await at.as('underwriter')).post(path).send(sent).expect(201)).body;
    await catchUp(at.portal);
    await sql`delete from portal.live_changes`.execute(at.portal.db);
    const [own, other] = [await listen('pml-loan-officer'), await listen('underwriter')];
    const mark = async (upTo: number) =>
      (await at.as('pml-loan-officer')).post(`${path}/read`).send({ upTo }).expect(204);
    await mark(position);
    await until(() => expect(own.change(loanNum)).toMatchObject({ what: ['marks'], mine: true }));
    // Marking the same again moves nothing.
    await mark(position);
    await mark(position - 1);
    await quiet();
    expect(other.changes(loanNum)).toEqual([]);
    // A reader who has just joined may be told twice, so the published changes are counted.
    const published = at.portal.db.selectFrom('portal.live_changes').where('loan_num', '=', loanNum);
    expect(await published.select('what').execute()).toEqual([{ what: 'marks' }]);
  });

  it("reports changes that do not change the loan's version: contacts, and changes made by the LOS", async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    await catchUp(at.portal);
    // Ignores the change that created the loan.
    await sql`delete from portal.live_changes`.execute(at.portal.db);
    const other = await listen('administrator');
    const agent = await at.as('loan-officer');
    const contact = {
      ...{ version: 0, AgentRoleTDesc: 'Escrow', AgentName: 'Eve Crow', CompanyName: '', Phone: '', EmailAddr: '' },
      ...{ StreetAddr: '', City: '', State: '', Zip: '', LicenseNum: '' },
    };
    await at.portal.los.saveAgents(operation(), loanNum, [{ ...contact, id: randomUUID(), AgentRoleT: '1' }]);
    await catchUp(at.portal);
    await until(() => expect(other.change(loanNum)?.what).toEqual(['other']));
    await agent
      .post(`/api/lqb/edocs/${loanNum}/upload`)
      .field('folderName', 'Submission')
      .field('docType', 'Submission')
      .attach('files', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'), 'a.pdf');
    // Both may arrive with one poll.
    await until(() => expect(other.change(loanNum)?.what).toContain('documents'));
  });

  it('names the author in every change of a loan, also of a new one and when the feed reports it first', async () => {
    const { los } = at.portal;
    const [own, other] = [await listen('loan-officer'), await listen('administrator')];
    const loanNum = await createLoan(at, 'loan-officer');
    const changesIn = (reading: Reading) =>
      reading
        .batches()
        .flatMap(({ changes }) => changes)
        .filter((one) => one.loanNum === loanNum);
    const authored = (version: number) =>
      until(() => {
        for (const [reading, mine] of [[own, true] as const, [other, false] as const]) {
          const changes = changesIn(reading);
          expect(changes.some((one) => one.version === version)).toBe(true);
          expect(changes.map((one) => [one.mine, one.by])).toEqual(changes.map(() => [mine, 'Rafael Quillmore']));
        }
      });
    await authored(1);
    // The feed is read after the LOS made the change and before the portal recorded its answer.
    const { changeLoan, saveAgents } = los;
    vi.spyOn(los, 'changeLoan').mockImplementationOnce(async (...sent) => {
      const loan = await changeLoan(...sent);
      await catchUp(at.portal);
      return loan;
    });
    await change('loan-officer', loanNum, { sEstCloseD: '2026-12-24' });
    await authored(2);
    vi.spyOn(los, 'saveAgents').mockImplementationOnce(async (...sent) => {
      const agents = await saveAgents(...sent);
      await catchUp(at.portal);
      await quiet(100);
      return agents;
    });
    const agent = await at.as('loan-officer');
    await agent
      .post(`/api/lqb/loans/${loanNum}/agents`)
      .send({ agents: [{ AgentRoleT: '1', AgentName: 'Eve Crow' }] })
      .expect(200);
    await until(() => expect(changesIn(other).some(({ what }) => what.includes('other'))).toBe(true));
    await authored(2);
    vi.restoreAllMocks();
  });

  it('keeps the connection alive, with the position to continue from', async () => {
    const reading = await listen('administrator');
    await until(() => expect(reading.text()).toMatch(/(id: \d{13}\nevent: beat\n[\s\S]*){3}/));
    await until(() => expect(reading.text()).toMatch(/retry: \d+/));
  });
});

describe("loans outside the reader's scope", () => {
  it("are hidden from a broker: other companies' loans and retail loans", async () => {
    const mine = await createLoan(at, 'pml-loan-officer');
    const retail = await createLoan(at, 'loan-officer');
    const foreign = await createLoan(at, 'pml-loan-officer');
    await put(foreign, { company_key: 'somebody else', sOriginatingCompanyName: 'Somebody Else' });
    await sql`update portal.pipeline set assigned = '{}' where loan_num = ${foreign}`.execute(at.portal.db);
    await sql`delete from portal.live_changes`.execute(at.portal.db);
    const broker = await listen('pml-loan-officer');
    await put(foreign, { sNoteIR: '6.5' });
    await change('loan-officer', retail, { sEstCloseD: '2026-12-24' });
    await change('pml-loan-officer', mine, { sEstCloseD: '2026-12-24' });
    await until(() => expect(broker.change(mine)).toBeDefined());
    await quiet();
    expect(broker.text()).not.toContain(foreign);
    expect(broker.text()).not.toContain(retail);
  });

  it('are hidden from a retail employee: loans of other branches', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    await sql`update portal.users set is_retail = true, branch_name = 'Reno' where login = 'shipper'`.execute(
      at.portal.db,
    );
    await put(loanNum, { branch_key: 'pasadena' });
    await sql`delete from portal.live_changes`.execute(at.portal.db);
    const shipper = await listen('shipper');
    await put(loanNum, { sNoteIR: '6.5' });
    await quiet();
    expect(shipper.text()).not.toContain(loanNum);
    await put(loanNum, { branch_key: 'reno' });
    await until(() => expect(shipper.change(loanNum)).toBeDefined());
    await put(loanNum, { branch_key: 'pasadena' });
    await until(() => expect(shipper.batches().at(-1)).toEqual({ changes: [], gone: [loanNum] }));
  });
});

describe('a reconnecting reader', () => {
  it('receives what they missed', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    const first = await listen('administrator');
    await until(() => expect(first.lastId()).toBeDefined());
    first.close();
    await change('loan-officer', loanNum, { sEstCloseD: '2026-12-25' });
    const second = await listen('administrator', first.lastId());
    await until(() => expect(second.change(loanNum)).toMatchObject({ version: 2 }));
  });

  it('must refresh if too much time or too many changes have passed', async () => {
    const late = await listen('administrator', String(Date.now() - 3_600_000));
    await until(() => expect(late.text()).toContain('event: refresh'));
  });
});

describe('completeness and limits', () => {
  it('reports a change whose transaction commits long after later ones', async () => {
    const [slow, quick] = [await createLoan(at, 'loan-officer'), await createLoan(at, 'loan-officer')];
    const reading = await listen('administrator');
    await quiet();
    const before = reading.batches().length;
    await at.portal.db.transaction().execute(async (trx) => {
      await trx.updateTable('portal.pipeline').set({ version: 7 }).where('loan_num', '=', slow).execute();
      await put(quick, { sNoteIR: '6.5' });
      await until(() => expect(reading.batches().length).toBeGreaterThan(before));
      await quiet();
      expect(reading.change(slow)?.version).not.toBe(7);
    });
    await until(() => expect(reading.change(slow)).toMatchObject({ version: 7 }));
    const reported = reading.batches().filter(({ changes }) => changes.some(({ version }) => version === 7));
    await quiet();
    expect(reported).toHaveLength(1);
  });

  it('sends a burst as one refresh, and a small one loan by loan', async () => {
    const loanNum = await createLoan(at, 'loan-officer');
    const row = await at.portal.db
      .selectFrom('portal.pipeline')
      .selectAll()
      .where('loan_num', '=', loanNum)
      .executeTakeFirstOrThrow();
    const reading = await listen('administrator');
    await quiet();
    const rows = Array.from({ length: 500 }, (_, place) => ({ ...row, loan_num: `burst-${place}` }));
    await at.portal.db.insertInto('portal.pipeline').values(rows).execute();
    await until(() => expect(reading.text()).toContain('event: refresh'));
    expect(reading.text()).not.toContain('burst-');
    await put('burst-1', { sNoteIR: '6.5' });
    await until(() => expect(reading.change('burst-1')).toMatchObject({ version: row.version + 1 }));
  });

  it('limits the streams of a session and ends the oldest', async () => {
    await at.signIn('processor').then((token) => tokens.set('processor', token));
    const [first] = [await listen('processor'), await listen('processor'), await listen('processor')];
    await first?.ended;
    expect(first?.text()).toContain('event: replaced');
  });

  it('does not poll without listeners', async () => {
    for (const reading of open.splice(0)) reading.close();
    await quiet(400);
    const spy = vi.spyOn(at.portal.db, 'getExecutor');
    await quiet(200);
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });

  it('still reports changes after a reader left before their stream began', async () => {
    for (const reading of open.splice(0)) reading.close();
    const hub = liveHub(at.portal);
    await until(() => expect(hub.size).toBe(0));
    await quiet();
    const reader = { login: '', isPml: false, scope: null };
    const gone = { send: () => false, onDrain: () => undefined, end: () => undefined, cut: () => undefined };
    hub.join(
      { sessionId: randomUUID(), reader, check: async () => reader, from: null },
      { ...gone, onClose: (listener) => listener() },
    );
    const loanNum = await createLoan(at, 'loan-officer');
    const reading = await listen('administrator');
    await change('loan-officer', loanNum, { sEstCloseD: '2026-12-24' });
    await until(() => expect(reading.change(loanNum)).toMatchObject({ version: 2 }));
  });
});

describe('the stream ends', () => {
  it('when its session ends', async () => {
    const reading = await listen('underwriter');
    const agent = supertest.agent(at.app).set('Authorization', `Bearer ${await tokenOf('underwriter')}`);
    await sql`
      update portal.sessions set revoked_at = now()
      where user_id = (select id from portal.users where login = 'underwriter')`.execute(at.portal.db);
    await reading.ended;
    await agent.get('/api/live').expect(401);
  });

  it('when the user loses the right to read because they must choose a new password', async () => {
    const reading = await listen('loan-opener');
    await sql`update portal.users set temporary_until = now() where login = 'loan-opener'`.execute(at.portal.db);
    await reading.ended;
  });

  it('when the user is disabled, and when the portal stops', async () => {
    const [reading, last] = [await listen('closer'), await listen('administrator')];
    await sql`update portal.users set disabled_at = now() where login = 'closer'`.execute(at.portal.db);
    await reading.ended;
    await live.close();
    await last.ended;
  });
});
