import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { createLoan, pdfFile } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;
beforeAll(async () => {
  at = await testPortal();
  loanNum = await createLoan(at, 'pml-loan-officer');
});
afterAll(() => at.close());

const path = (rest = '') => `/api/lqb/loans/${loanNum}/conditions${rest}`;
const terms = (values: object = {}) => ({
  ...{ id: randomUUID(), cat: 'PTD', description: 'Paystubs covering 30 days', accepts: ['PAYSTUB'], ...values },
});

const add = async (login: string, ...conditions: object[]) => (await at.as(login)).post(path()).send({ conditions });

async function added(values: object = {}): Promise<Condition> {
  const answer = await add('administrator', terms(values));
  expect(answer.status).toBe(201);
  return answer.body[0];
}

const respond = async (login: string, id: string, body: object) =>
  (await at.as(login)).post(path(`/${id}/response`)).send(body);
const decide = async (login: string, id: string, body: object) =>
  (await at.as(login)).post(path(`/${id}/decision`)).send(body);

describe('GET /lqb/loans/{loanNum}/conditions', () => {
  it('requires sign-in, the loan, and one of the pages', async () => {
    await supertest(at.app).get(path()).expect(401);
    await (await at.as('loan-officer')).get(path()).expect(403);
    await (await at.as('real-estate-agent')).get(path()).expect(403);
  });

  it('lists them for the broker of the loan, with state, documents and history', async () => {
    const { id } = await added();
    const { body } = await (await at.as('pml-loan-officer')).get(path()).expect(200);
    expect(body.find((one: Condition) => one.id === id)).toMatchObject({
      ...{ status: 'Active', state: 'active', cat: 'PTD', version: 1, documents: [], accepts: ['PAYSTUB'] },
      steps: [{ kind: 'add', note: null }],
    });
  });
});

describe('an internal condition', () => {
  const broker = 'pml-loan-officer';
  const list = async (login: string): Promise<Condition[]> => (await (await at.as(login)).get(path())).body;
  const sees = async (login: string, id: string) => (await list(login)).some((one) => one.id === id);
  const upload = async (login: string, ids: string, mark: string) =>
    (await at.as(login))
      .post(`/api/lqb/edocs/${loanNum}/condition-upload`)
      .field('conditionIds', ids)
      .attach('files', Buffer.concat([pdfFile, Buffer.from(`\n% ${mark}\n%%EOF\n`)]), 'review.pdf');

  it('is listed and counted for the lender only', async () => {
    const active = async (login: string) =>
      (await (await at.as(login)).get(`/api/lqb/loans/${loanNum}/menu-facts`)).body.activeConditions;
    const [before, lender] = [await active(broker), await active('administrator')];
    const { id } = await added({ cat: 'Internal' });
    expect([await sees('administrator', id), await sees(broker, id)]).toEqual([true, false]);
    expect([await active(broker), await active('administrator')]).toEqual([before, lender + 1]);
  });

  it('is not found by users outside the lender who name it', async () => {
    const [internal, other] = [await added({ cat: 'Internal' }), await added()];
    const answer = await respond(broker, internal.id, { version: 1, move: 'submit' });
    const unknown = await respond(broker, randomUUID(), { version: 1, move: 'submit' });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ ...unknown.body, requestId: answer.body.requestId });
    // An outdated version does not answer the condition either.
    expect((await respond(broker, internal.id, { version: 9, move: 'submit' })).status).toBe(404);
    expect((await upload(broker, `${other.id},${internal.id}`, 'both')).status).toBe(404);
    const kept = (await list('administrator')).filter(({ id }) => id === internal.id || id === other.id);
    expect(kept.map(({ version, documents }) => [version, documents.length])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('has documents for the lender only, unless they also answer another condition', async () => {
    const [internal, other] = [await added({ cat: 'Internal' }), await added()];
    const opens = async (answer: { body: Condition[] }, name: string) => {
      const docId = answer.body.at(-1)?.documents[0]?.docId;
      return (await (await at.as(name)).get(`/api/lqb/edocs/${loanNum}/download/${docId}`)).status;
    };
    const only = await upload('administrator', internal.id, 'only');
    expect([await opens(only, 'administrator'), await opens(only, broker)]).toEqual([200, 404]);
    const shared = await upload('administrator', `${internal.id},${other.id}`, 'shared');
    expect(await opens(shared, broker)).toBe(200);
  });
});

describe('a condition that was internal', () => {
  const broker = 'pml-loan-officer';
  const edit = async (id: string, version: number, values: object) =>
    (await at.as('underwriter')).put(path(`/${id}`)).send({ version, ...terms(values), id: undefined });
  const seenBy = async (login: string, id: string): Promise<Condition> =>
    (await (await at.as(login)).get(path())).body.find((one: Condition) => one.id === id);

  it('keeps from users outside the lender what was said about it before its category changed', async () => {
    const { id } = await added({ cat: 'Internal', description: 'Suspected straw buyer' });
    await respond('administrator', id, { version: 1, move: 'respond', note: 'Ask the fraud desk first' });
    const opened = await edit(id, 2, { cat: 'PTD', description: 'Letter of explanation' });
    expect(opened.status, JSON.stringify(opened.body)).toBe(200);
    await respond('administrator', id, { version: 3, move: 'respond', note: 'Please sign it' });
    const seen = await seenBy(broker, id);
    expect(JSON.stringify(seen)).not.toMatch(/straw|fraud/);
    // The steps stay, since the version counts them.
    expect(seen.steps.map(({ kind, note }) => [kind, note])).toEqual([
      ...[
        ['add', null],
        ['respond', null],
        ['edit', null],
        ['respond', 'Please sign it'],
      ],
    ]);
    const whole = await seenBy('processor', id);
    expect(whole.steps.map(({ note }) => note)).toEqual([
      ...[null, 'Ask the fraud desk first', 'Suspected straw buyer', 'Please sign it'],
    ]);
    expect(Object.keys(whole.steps[0] ?? {})).not.toContain('lenderOnly');
  });
});

describe('a condition of another loan', () => {
  it('is not found by any call that names it, and is not changed', async () => {
    const { id } = await added();
    const other = await createLoan(at, 'pml-loan-officer');
    const at2 = (rest: string) => `/api/lqb/loans/${other}/conditions${rest}`;
    const admin = await at.as('administrator');
    const docId = randomUUID();
    const calls = [
      admin.put(at2(`/${id}`)).send({ version: 1, cat: 'PTD', description: 'Other', accepts: [] }),
      admin.post(at2(`/${id}/response`)).send({ version: 1, move: 'submit' }),
      admin.post(at2(`/${id}/decision`)).send({ version: 1, move: 'clear' }),
      admin.delete(at2(`/${id}/documents/${docId}?version=1`)),
      admin
        .post(`/api/lqb/edocs/${other}/condition-attach`)
        .send({ conditionIds: [id], docIds: [docId], submit: true }),
      admin
        .post(`/api/lqb/edocs/${other}/condition-upload`)
        .field('conditionIds', id)
        .attach('files', pdfFile, 'other.pdf'),
      admin.post(`/api/lqb/loans/${other}/msg`).send({ key: docId, text: 'Hello', internal: false, conditionId: id }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404));
    // The same ID on another loan is another condition.
    const twin = { conditions: [terms({ id, description: 'Twin' })] };
    await admin.post(at2('')).send(twin).expect(201);
    const { body } = await admin.get(path());
    expect(body.find((one: Condition) => one.id === id)).toMatchObject({ version: 1, state: 'active', documents: [] });
    expect((await admin.get(`/api/lqb/edocs/${other}`)).body).toEqual([]);
  });
});

describe('two people at once', () => {
  it('decide a condition once, and the second sees what the first did', async () => {
    const { id } = await added();
    const both = await Promise.all([
      decide('underwriter', id, { version: 1, move: 'clear' }),
      decide('administrator', id, { version: 1, move: 'waive', note: 'Not needed' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = both[0].status === 200 ? both : both.toReversed();
    expect(lost?.body).toMatchObject({ code: 'stale', current: { version: 2, state: won?.body.state } });
  });

  it('close a condition or add a file to it: a file never gets into one that is closed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await added();
      const upload = (await at.as('pml-loan-officer'))
        .post(`/api/lqb/edocs/${loanNum}/condition-upload`)
        .field('conditionIds', id)
        .field('submit', 'true')
        .attach('files', Buffer.concat([pdfFile, Buffer.from(`\n% ${id}\n%%EOF\n`)]), 'late.pdf');
      const [sent, cleared] = await Promise.all([upload, decide('underwriter', id, { version: 1, move: 'clear' })]);
      expect([...[`201 409`, `409 200`]]).toContain(`${sent.status} ${cleared.status}`);
      const { body } = await (await at.as('processor')).get(path());
      const kept = body.find((one: Condition) => one.id === id);
      expect([kept.status, kept.documents.length]).toEqual(sent.status === 201 ? ['Active', 1] : ['Closed', 0]);
    }
  });
});

describe('POST /lqb/loans/{loanNum}/conditions', () => {
  it('requires sign-in and the right to decide conditions', async () => {
    await supertest(at.app)
      .post(path())
      .send({ conditions: [terms()] })
      .expect(401);
    expect((await add('pml-loan-officer', terms())).status).toBe(403);
    expect((await add('processor', terms())).status).toBe(403);
  });

  it('lets roles add that an administrator gave the right', async () => {
    await (await at.as('administrator'))
      .post('/api/emet-data/access/ui')
      .send({ changes: [{ connectPortal: '/conditions/decide', role: 'Funder', before: null, after: 'w' }] })
      .expect(200);
    expect((await add('funder', terms({ cat: 'PTF' }))).status).toBe(201);
  });

  it('adds several at once, and once if it is repeated', async () => {
    const several = [terms({ cat: 'QC' }), terms({ cat: 'PTF' })];
    const first = await add('underwriter', ...several);
    const again = await add('underwriter', ...several);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    const { body } = await (await at.as('administrator')).get(path());
    expect(body.filter(({ id }: Condition) => several.some((one) => one.id === id))).toHaveLength(2);
  });

  it('refuses two conditions with the same ID', async () => {
    const id = randomUUID();
    const answer = await add('underwriter', terms({ id }), terms({ id, description: 'Other' }));
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      { conditions: 'Two of these conditions have the same ID. Give each condition its own.' },
    ]);
  });

  it('refuses a category that does not exist, and an empty text', async () => {
    expect((await add('underwriter', terms({ cat: 'Other' }))).status).toBe(422);
    expect((await add('underwriter', terms({ description: ' ' }))).status).toBe(422);
  });
});

describe('PUT /lqb/loans/{loanNum}/conditions/{conditionId}', () => {
  const edit = async (login: string, id: string, version: number, description: string) =>
    (await at.as(login)).put(path(`/${id}`)).send({ version, cat: 'PTD', description, accepts: [] });

  it('requires sign-in and the right to decide conditions', async () => {
    await supertest(at.app).put(path('/x')).send({}).expect(401);
    const { id } = await added();
    expect((await edit('pml-loan-officer', id, 1, 'Less')).status).toBe(403);
  });

  it('keeps what the author has not seen, and answers the current condition', async () => {
    const { id } = await added();
    expect((await edit('underwriter', id, 1, 'All jobs')).body).toMatchObject({ description: 'All jobs', version: 2 });
    const late = await edit('administrator', id, 1, 'One job');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale', current: { description: 'All jobs', version: 2 } });
  });
});

describe('answers and decisions', () => {
  it('require sign-in, the loan, and for decisions the right', async () => {
    await supertest(at.app).post(path('/x/response')).send({}).expect(401);
    await supertest(at.app).post(path('/x/decision')).send({}).expect(401);
    const { id } = await added();
    expect((await respond('loan-officer', id, { version: 1, move: 'submit' })).status).toBe(403);
    expect((await decide('pml-loan-officer', id, { version: 1, move: 'clear' })).status).toBe(403);
    // A decision is no answer, so the broker cannot send it there either.
    expect((await respond('pml-loan-officer', id, { version: 1, move: 'clear' })).status).toBe(422);
  });

  it('take a condition from the broker to the underwriter and back, and close it', async () => {
    const { id } = await added();
    const asked = await respond('pml-loan-officer', id, { version: 1, move: 'submit', note: 'Both jobs' });
    expect(asked.body).toMatchObject({ state: 'submitted', status: 'Active' });
    expect((await decide('underwriter', id, { version: 2, move: 'reject' })).status).toBe(422);
    const rejected = await decide('underwriter', id, { version: 2, move: 'reject', note: 'Page 3 is missing' });
    expect(rejected.body).toMatchObject({ state: 'rejected', status: 'Active' });
    await respond('pml-loan-officer', id, { version: 3, move: 'submit' });
    const cleared = await decide('underwriter', id, { version: 4, move: 'clear' });
    expect(cleared.body).toMatchObject({ state: 'cleared', status: 'Closed', doneD: '2026-11-20' });
    expect(cleared.body.steps.map(({ kind }: { kind: string }) => kind)).toEqual([
      'add',
      'submit',
      'reject',
      'submit',
      'clear',
    ]);
  });

  it('let one of two users decide, and show the other what happened', async () => {
    const { id } = await added();
    const [one, other] = await Promise.all([
      decide('underwriter', id, { version: 1, move: 'clear' }),
      decide('administrator', id, { version: 1, move: 'waive', note: 'Not needed' }),
    ]);
    const [won, lost] = one.status === 200 ? [one, other] : [other, one];
    expect([won.status, lost.status]).toEqual([200, 409]);
    expect(lost.body.current).toEqual(won.body);
  });

  it('are safe to repeat', async () => {
    const { id } = await added();
    const first = await decide('underwriter', id, { version: 1, move: 'clear' });
    const again = await decide('underwriter', id, { version: 1, move: 'clear' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
  });

  it('are in the audit', async () => {
    const { id } = await added();
    await decide('underwriter', id, { version: 1, move: 'waive', note: 'Gift is not used' });
    const entries = await at.portal.db
      .selectFrom('portal.audit')
      .selectAll()
      .where('action', '=', 'conditions.decide')
      .where('subject', '=', `loan:${loanNum}`)
      .execute();
    expect(JSON.stringify(entries)).toContain('Gift is not used');
  });
});

describe('a Social Security number', () => {
  const ssn = '123\u201145\u20116789';

  it('is refused in the text of a condition', async () => {
    const answer = await add('underwriter', terms({ description: `Verify ${ssn}` }));
    expect([answer.status, JSON.stringify(answer.body.fields)]).toEqual([422, expect.stringContaining('last four')]);
    const { id } = await added();
    const edit = { version: 1, cat: 'PTD', description: `Verify ${ssn}`, accepts: [] };
    expect((await (await at.as('underwriter')).put(path(`/${id}`)).send(edit)).status).toBe(422);
  });

  it('is refused in notes and reasons', async () => {
    const { id } = await added();
    const said = { version: 1, note: `Mine is ${ssn}` };
    expect((await respond('pml-loan-officer', id, { ...said, move: 'submit' })).body.fields).toEqual({
      note: 'This looks like a Social Security number. Leave it out, or give only the last four digits.',
    });
    expect((await decide('underwriter', id, { ...said, move: 'waive' })).status).toBe(422);
    const upload = (await at.as('pml-loan-officer')).post(`/api/lqb/edocs/${loanNum}/condition-upload`);
    const answer = await upload.field('conditionIds', id).field('note', said.note).attach('files', pdfFile, 'a.pdf');
    expect(answer.status).toBe(422);
    const last4 = await respond('pml-loan-officer', id, { version: 1, move: 'submit', note: 'It ends in 6789' });
    expect(last4.status).toBe(200);
  });
});

describe('POST /lqb/edocs/{loanNum}/condition-upload', () => {
  const upload = async (login: string, fields: Record<string, string>, bytes: Buffer = pdfFile) => {
    const request = (await at.as(login)).post(`/api/lqb/edocs/${loanNum}/condition-upload`);
    for (const [name, value] of Object.entries(fields)) request.field(name, value);
    return await request.attach('files', bytes, 'paystub.pdf');
  };

  it('requires sign-in, the loan and the page', async () => {
    await supertest(at.app).post(`/api/lqb/edocs/${loanNum}/condition-upload`).expect(401);
    const { id } = await added();
    expect((await upload('loan-officer', { conditionIds: id })).status).toBe(403);
    expect((await upload('qc-compliance', { conditionIds: id })).status).toBe(403);
  });

  it('files one document for several conditions in 03 TRID CONDITIONS, and clears none (COND-04)', async () => {
    const [one, two] = [await added(), await added()];
    const answer = await upload('pml-loan-officer', { conditionIds: `${one.id},${two.id}`, docType: 'PAYSTUB' });
    expect(answer.status).toBe(201);
    const [first, second] = answer.body as Condition[];
    expect([first?.state, second?.state]).toEqual(['active', 'active']);
    expect(first?.documents).toEqual(second?.documents);
    const docId = first?.documents[0]?.docId;
    const { body: files } = await (await at.as('pml-loan-officer')).get(`/api/lqb/edocs/${loanNum}`);
    expect(files.find((file: { docId: string }) => file.docId === docId)).toMatchObject({
      folderName: '03 TRID CONDITIONS',
      doc_type: 'PAYSTUB',
    });
    await (await at.as('underwriter')).get(`/api/lqb/edocs/${loanNum}/download/${docId}`).expect(200);
  });

  it('files certificates only of those who issue them', async () => {
    const { id } = await added();
    const certificate = { conditionIds: id, docType: '01 APPROVAL CERTIFICATE' };
    const refused = await Promise.all(['pml-loan-officer', 'processor'].map((login) => upload(login, certificate)));
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect((await upload('underwriter', certificate)).status).toBe(201);
  });

  it('asks for review with the upload, and stores the same content once', async () => {
    const { id } = await added();
    const bytes = Buffer.concat([pdfFile, Buffer.from('\n% two\n%%EOF\n')]);
    const first = await upload('pml-loan-officer', { conditionIds: id, submit: 'true', note: 'Both jobs' }, bytes);
    expect(first.body[0]).toMatchObject({ state: 'submitted', version: 2 });
    const again = await upload('pml-loan-officer', { conditionIds: id, submit: 'true', note: 'Both jobs' }, bytes);
    expect(again.body).toEqual(first.body);
  });

  it('refuses documents for a closed condition, and keeps none of them', async () => {
    const { id } = await added();
    await decide('underwriter', id, { version: 1, move: 'clear' });
    const count = async () => (await (await at.as('administrator')).get(`/api/lqb/edocs/${loanNum}`)).body.length;
    const before = await count();
    expect((await upload('pml-loan-officer', { conditionIds: id })).status).toBe(409);
    expect((await upload('pml-loan-officer', { conditionIds: randomUUID() })).status).toBe(404);
    expect((await upload('pml-loan-officer', { conditionIds: id }, Buffer.from('MZ'))).status).toBe(415);
    expect(await count()).toBe(before);
  });
});
