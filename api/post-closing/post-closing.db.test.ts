import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allRoles, roleKey } from '../../domain/access/roles';
import { postClosingRoles } from '../../domain/pages/main-pages';
import { createLoan } from '../../tests/support/loan-builder';
import { servicedLoan } from '../../tests/support/serviced-loan';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { catchUp } from '../loan/feed-follower.service';
import { followPostClosing } from './follow-post-closing';

let at: TestPortal;
let loanNum: string;
let unfunded: string;
const follow = () => catchUp(at.portal, { reactions: [followPostClosing] });
beforeAll(async () => {
  at = await testPortal();
  loanNum = await servicedLoan(at, 'loan-officer', { sFundD: '2026-11-10', sLT: '1' });
  unfunded = await createLoan(at, 'loan-officer');
  await setLoanFields(at, loanNum, { sLPurposeT: '0' });
  await follow();
}, 60_000);
afterAll(() => at.close());

const view = async (of = loanNum, login = 'post-closer') =>
  (await at.as(login)).get(`/api/lqb/loans/${of}/post-closing`);
const item = async (kind: string) => {
  const { body } = await view();
  return body.items.find((one: { kind: string }) => one.kind === kind);
};
const save = async (kind: string, more: object, login = 'post-closer') => {
  const { version, dueOn, receivedOn, document, exception } = await item(kind);
  const body = { version, dueOn, receivedOn, docId: document?.docId ?? null, exception, ...more };
  return (await at.as(login)).put(`/api/lqb/loans/${loanNum}/post-closing/${kind}`).send(body);
};
const uploaded = async (docType: string): Promise<string> => {
  const pdf = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  );
  const agent = await at.as('administrator');
  const { body } = await agent
    .post(`/api/lqb/edocs/${loanNum}`)
    .field({ folderName: '12 POST-CLOSING', docType })
    .attach('files', pdf, { filename: 'note.pdf', contentType: 'application/pdf' })
    .expect(201);
  return body[0].docId;
};
const recordedDays = async () =>
  (await (await at.as('administrator')).get(`/api/lqb/loans/${loanNum}/doc-received-date`).expect(200)).body;
const list = async (filter: object, login = 'shipper') =>
  (
    await (
      await at.as(login)
    )
      .get('/api/emet-data/post-closing')
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body;
const row = async () => (await list({ q: loanNum }))[0];

describe('permission', () => {
  it('is for the roles of the desk', async () => {
    const paths = ['/api/emet-data/post-closing', `/api/lqb/loans/${loanNum}/post-closing`];
    for (const path of paths) await supertest(at.app).get(path).expect(401);
    for (const role of allRoles) {
      const status = postClosingRoles.includes(role) ? 200 : 403;
      for (const path of paths)
        expect((await (await at.as(roleKey(role))).get(path)).status, `${role} ${path}`).toBe(status);
    }
  }, 60_000);

  it('to write is for the same roles', async () => {
    const outsider = await at.as('underwriter');
    const writes = [
      ['post', '/api/emet-data/post-closing/receive'],
      ['post', `/api/lqb/loans/${loanNum}/post-closing`],
      ['put', `/api/lqb/loans/${loanNum}/post-closing/note`],
      ['post', `/api/lqb/loans/${loanNum}/collateral`],
    ] as const;
    for (const [method, path] of writes) {
      await supertest(at.app)[method](path).send({}).expect(401);
      expect((await outsider[method](path).send({})).status).toBe(403);
    }
  });
});

describe('the checklist', () => {
  it('has what the loan’s program requires, and is refused before funding', async () => {
    const { body } = await view();
    const kinds = body.items.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['note', 'signed-application', 'mic', 'recorded-instrument', 'final-title-policy']),
    );
    expect(kinds).not.toContain('lgc');
    expect(await item('note')).toMatchObject({ dueOn: '2026-11-12', state: 'late', version: 0, steps: [] });
    expect((await view(unfunded)).status).toBe(409);
  });

  it('records who received a document and when, links a document of the loan, and keeps the history', async () => {
    const docId = await uploaded('NOTE');
    expect((await save('note', { receivedOn: '2026-11-21' })).status).toBe(422);
    const { status, body } = await save('note', { receivedOn: '2026-11-13', docId });
    expect(status).toBe(200);
    const note = body.items.find(({ kind }: { kind: string }) => kind === 'note');
    expect(note).toMatchObject({
      ...{ state: 'received', receivedOn: '2026-11-13', document: { docId, name: 'note.pdf' }, version: 1 },
      steps: [{ changes: ['received', 'document'], receivedOn: '2026-11-13' }],
    });
    expect(note.receivedBy).toBe(note.steps[0].by);
    expect((await save('note', { receivedOn: null, docId: null })).status).toBe(200);
    expect((await item('note')).steps.map(({ changes }: { changes: string[] }) => changes)).toEqual([
      ['received', 'document'],
      ['not-received', 'no-document'],
    ]);
  });

  it('refuses a change of what its author has not seen', async () => {
    const seen = await item('final-cd');
    expect((await save('final-cd', { exception: 'Bought with a package' })).status).toBe(200);
    expect((await save('final-cd', { version: seen.version, receivedOn: '2026-11-13', exception: null })).status).toBe(
      409,
    );
    expect(await item('final-cd')).toMatchObject({ state: 'excepted', exception: 'Bought with a package' });
  });

  it('refuses a Social Security number in an exception, and an exception of what was received', async () => {
    const secret = await save('mers-registration', { exception: 'SSN 123-45-6789' });
    expect([secret.status, Object.keys(secret.body.fields)]).toEqual([422, ['exception']]);
    expect((await save('mers-registration', { exception: 'None', receivedOn: '2026-11-13' })).status).toBe(422);
  });

  it('adds a document that only this loan must have, once', async () => {
    const agent = await at.as('post-closer');
    const body = { id: randomUUID(), label: 'Trust certification', dueOn: '2026-12-01' };
    const path = `/api/lqb/loans/${loanNum}/post-closing`;
    await agent.post(path).send(body).expect(201);
    const again = await agent.post(path).send(body).expect(201);
    const own = again.body.items.filter(({ label }: { label: string | null }) => label === body.label);
    expect(own).toMatchObject([{ dueOn: '2026-12-01', state: 'expected', steps: [{ changes: ['added'] }] }]);
    expect((await agent.post(path).send({ ...body, label: 'Another' })).status).toBe(409);
  });

  it('records no day with the LOS for a document that a colleague changed meanwhile', async () => {
    const docId = await uploaded('02 FINAL TITLE POLICY');
    const before = await item('final-title-policy');
    const { los } = at.portal;
    const read = los.file.bind(los);
    vi.spyOn(los, 'file').mockImplementationOnce(async (...asked) => {
      expect((await save('final-title-policy', { exception: 'No policy: quitclaim' }, 'shipper')).status).toBe(200);
      return read(...asked);
    });
    const stale = { version: before.version, receivedOn: '2026-11-18', docId };
    expect((await save('final-title-policy', stale)).status).toBe(409);
    expect(await recordedDays()).toEqual([]);
    const body = { kind: 'final-title-policy', receivedOn: '2026-11-18', loanNums: [loanNum] };
    const sent = await (await at.as('post-closer')).post('/api/emet-data/post-closing/receive').send(body).expect(200);
    expect(sent.body.loans).toEqual([{ loanNum, result: 'excepted' }]);
    await follow();
    expect(await recordedDays()).toEqual([]);
    expect(await item('final-title-policy')).toMatchObject({ state: 'excepted', exception: 'No policy: quitclaim' });
  });

  it('keeps a day that the feed reports before the desk stores it', async () => {
    const { los } = at.portal;
    const record = los.receiveDocument.bind(los);
    vi.spyOn(los, 'receiveDocument').mockImplementationOnce(async (...sent) => {
      const recorded = await record(...sent);
      await follow();
      return recorded;
    });
    const more = { receivedOn: '2026-11-18', exception: null, dueOn: '2027-03-31' };
    expect((await save('final-title-policy', more)).status).toBe(200);
    const { receivedOn, dueOn, steps } = await item('final-title-policy');
    expect([receivedOn, dueOn]).toEqual(['2026-11-18', '2027-03-31']);
    expect(steps.at(-1).changes).toEqual(['due']);
  });

  it('records the days of the recorded instrument and the policy with the LOS, which keeps the first', async () => {
    expect((await save('final-title-policy', { receivedOn: '2026-11-18' })).status).toBe(200);
    expect(await recordedDays()).toMatchObject([{ docType: '02 FINAL TITLE POLICY', date: '2026-11-18' }]);
    expect(await item('final-title-policy')).toMatchObject({ isFixed: true });
    expect((await save('final-title-policy', { receivedOn: '2026-11-19' })).status).toBe(409);
    expect((await save('final-title-policy', { receivedOn: null })).status).toBe(409);
  });

  it('takes over a day that was recorded on the page of documents', async () => {
    const agent = await at.as('administrator');
    const docType = '01 RECORDED DOT/MORTGAGE';
    await agent.post(`/api/lqb/loans/${loanNum}/doc-received-date`).send({ docType }).expect(200);
    await follow();
    expect(await item('recorded-instrument')).toMatchObject({
      state: 'received',
      receivedOn: '2026-11-20',
      isFixed: true,
    });
  });

  it('follows the day of funding, except where the desk entered a day', async () => {
    expect((await save('mic', { dueOn: '2027-02-01' })).status).toBe(200);
    await setLoanFields(at, loanNum, { sFundD: '2026-11-11' });
    await follow();
    expect([(await item('note')).dueOn, (await item('mic')).dueOn]).toEqual(['2026-11-13', '2027-02-01']);
  });
});

describe('the list of the desk', () => {
  it('counts what is missing and late, and says what comes next', async () => {
    const { body } = await view();
    const states = body.items.map(({ state }: { state: string }) => state);
    const late = states.filter((state: string) => state === 'late').length;
    const open = late + states.filter((state: string) => state === 'expected').length;
    expect(await row()).toMatchObject({ missing: open, late, fundedOn: '2026-11-11', age: 9, place: 'closing-agent' });
    expect((await row()).action).toBe(body.action);
  });

  it('finds loans by what they lack, and none before funding', async () => {
    const numbers = async (filter: object) => (await list(filter)).map(({ id }: { id: string }) => id);
    expect(await numbers({ q: loanNum, lacks: ['mic'] })).toEqual([loanNum]);
    expect(await numbers({ q: loanNum, lacks: ['final-title-policy'] })).toEqual([]);
    expect(await numbers({ q: loanNum, late: true, fundedOn: { from: '-30d', to: '0d' } })).toEqual([loanNum]);
    expect(await numbers({ q: unfunded })).toEqual([]);
  });

  it('is a CSV file of what the filter finds', async () => {
    const path = '/api/emet-data/post-closing/export';
    await supertest(at.app).get(path).expect(401);
    await (await at.as('processor')).get(path).expect(403);
    const { text } = await (await at.as('post-closer')).get(path).query({ filter: JSON.stringify({ q: loanNum }) });
    const [titles = '', ...lines] = text.trim().split('\r\n');
    expect(titles).toContain('Documents Missing,Documents Late,Next Document');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${loanNum},.*,11/11/26,9,`));
  });

  it('marks one document of many loans as received, with a result for each, and repeats nothing', async () => {
    const other = await servicedLoan(at, 'loan-officer', { sFundD: '2026-11-10', sLT: '2' });
    const body = {
      kind: 'settlement-statement',
      receivedOn: '2026-11-19',
      loanNums: [loanNum, other, unfunded, '999'],
    };
    const send = async (more: object = {}) =>
      (await (await at.as('post-closer')).post('/api/emet-data/post-closing/receive').send({ ...body, ...more })).body
        .loans;
    const results = (loans: { result: string }[]) => loans.map(({ result }) => result);
    expect(results(await send())).toEqual(['received', 'received', 'failed', 'no-loan']);
    expect(results(await send())).toEqual(['was-received', 'was-received', 'failed', 'no-loan']);
    expect(results(await send({ kind: 'mic', loanNums: [other] }))).toEqual(['not-expected']);
    expect(await item('settlement-statement')).toMatchObject({ receivedOn: '2026-11-19', state: 'received' });
  });
});

describe('limits', () => {
  it('keep a checklist short, and entries of a log in one loan', async () => {
    const full = await servicedLoan(at, 'loan-officer', { sFundD: '2026-11-10' });
    const first = { id: randomUUID(), label: 'Trust certification', dueOn: '2026-12-01' };
    const agent = await at.as('post-closer');
    const add = (body: object) => agent.post(`/api/lqb/loans/${full}/post-closing`).send(body);
    await add(first).expect(201);
    await sql`insert into portal.post_closing_items (loan_num, kind, label, due_on)
      select ${full}, gen_random_uuid()::text, 'Page ' || n, '2026-12-01' from generate_series(2, 100) n`.execute(
      at.portal.db,
    );
    const refused = await add({ ...first, id: randomUUID() });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('added 100 documents')]);
    await add(first).expect(201);
    const entry = { id: randomUUID(), seen: 0, kind: 'placed', on: '2026-11-14', place: 'vault', holder: null };
    const third = await servicedLoan(at, 'loan-officer', { sFundD: '2026-11-10' });
    await agent.post(`/api/lqb/loans/${full}/collateral`).send(entry).expect(201);
    await agent.post(`/api/lqb/loans/${third}/collateral`).send(entry).expect(409);
  });
});

describe('the note', () => {
  let seen = 0;
  const add = async (kind: string, more: object = {}, login = 'collateral-agent') =>
    (await at.as(login))
      .post(`/api/lqb/loans/${loanNum}/collateral`)
      .send({ id: randomUUID(), seen, kind, on: '2026-11-14', ...more });
  const parcel = {
    place: 'investor',
    holder: 'Harbor Fund',
    carrier: 'FedEx',
    tracking: '7712',
    baileeOn: '2026-11-14',
  };

  it('goes from the closing agent to the vault and, by a shipment, to the investor', async () => {
    expect((await add('placed', { place: 'vault', holder: null })).status).toBe(201);
    seen = 1;
    const sent = await add('shipped', parcel);
    expect(sent.status).toBe(201);
    seen = 2;
    const { moving } = sent.body.collateral;
    expect(await row()).toMatchObject({ place: 'vault', sentOn: '2026-11-14', sentTo: 'investor' });
    const arrived = await add('arrived', { refersTo: moving, on: '2026-11-17' });
    seen = 3;
    expect(arrived.body.collateral).toMatchObject({ place: 'investor', holder: 'Harbor Fund', moving: null });
    expect(await row()).toMatchObject({ place: 'investor', sentOn: null, sentTo: null });
  });

  it('refuses an entry by someone who has not seen the latest one, and adds none twice', async () => {
    seen = 2;
    expect((await add('placed', { place: 'vault', holder: null, on: '2026-11-18' })).status).toBe(409);
    seen = 3;
    const id = randomUUID();
    const body = { id, place: 'custodian', holder: 'First Custody', on: '2026-11-18' };
    expect((await add('placed', body)).body.collateral.entries).toHaveLength(4);
    expect((await add('placed', body)).body.collateral.entries).toHaveLength(4);
    seen = 4;
  });

  it('keeps a corrected entry in the log', async () => {
    const { body } = await view();
    const { last } = body.collateral;
    expect((await add('corrected', { refersTo: last })).status).toBe(422);
    const corrected = await add('corrected', { refersTo: last, reason: 'Another loan' });
    expect(corrected.body.collateral).toMatchObject({ place: 'investor', entries: { length: 5 } });
    expect(corrected.body.collateral.entries[3]).toMatchObject({ place: 'custodian', isCorrected: true });
  });
});
