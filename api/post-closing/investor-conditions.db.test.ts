import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servicedLoan } from '../../tests/support/serviced-loan';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { catchUp } from '../loan/feed-follower.service';
import { followPostClosing } from './follow-post-closing';

let at: TestPortal;
let loanNum: string;
const follow = () => catchUp(at.portal, { reactions: [followPostClosing] });
beforeAll(async () => {
  at = await testPortal();
  loanNum = await servicedLoan(at, 'pml-loan-officer', { sStatusT: '37', sFundD: '2026-11-10' });
}, 60_000);
afterAll(() => at.close());

const path = (rest = '') => `/api/lqb/loans/${loanNum}/investor-conditions${rest}`;
const ids = [randomUUID(), randomUUID()];
const conditions = [
  { id: ids[0], description: 'Corrected flood certificate', dueD: '2026-11-24' },
  { id: ids[1], description: 'Copy of the hazard policy', dueD: null },
];
const list = async (login = 'secondary') => (await (await at.as(login)).get(path()).expect(200)).body;
const one = async (index: number) => (await list()).find(({ id }: { id: string }) => id === ids[index]);
const send = async (index: number, what: 'response' | 'decision', body: object, login = 'post-closer') => {
  const { version } = await one(index);
  return (await at.as(login)).post(path(`/${ids[index]}/${what}`)).send({ version, ...body });
};
const move = async (to: string, login = 'secondary') =>
  (await at.as(login)).post(`/api/lqb/loans/${loanNum}/status`).send({ to });

describe('conditions of the investor', () => {
  it('are for the desk, and decided by those who talk with the investor', async () => {
    const id = ids[0];
    const calls = [
      ['get', path()],
      ['post', path()],
      ['put', path(`/${id}`)],
      ['post', path(`/${id}/response`)],
      ['post', path(`/${id}/decision`)],
      ['post', path(`/${id}/documents`)],
      ['delete', path(`/${id}/documents/${id}?version=1`)],
    ] as const;
    for (const [method, url] of calls) {
      await supertest(at.app)[method](url).send({}).expect(401);
      for (const login of ['underwriter', 'pml-loan-officer', 'post-closer-external']) {
        expect((await (await at.as(login))[method](url).send({})).status, `${login} ${url}`).toBe(403);
      }
    }
    expect((await (await at.as('shipper')).post(path(`/${id}/decision`)).send({})).status).toBe(403);
  });

  it('are added once, with the day by which they must be answered', async () => {
    const desk = await at.as('post-closer');
    await desk.post(path()).send({ conditions }).expect(201);
    await desk.post(path()).send({ conditions }).expect(201);
    expect(await list()).toMatchObject([
      { cat: 'Investor', description: 'Corrected flood certificate', dueD: '2026-11-24', state: 'active' },
      { dueD: null, status: 'Active' },
    ]);
  });

  it('are not among those of the underwriter, whoever reads or decides them there', async () => {
    for (const login of ['underwriter', 'pml-loan-officer']) {
      const agent = await at.as(login);
      expect((await agent.get(`/api/lqb/loans/${loanNum}/conditions`).expect(200)).body).toEqual([]);
      const facts = await agent.get(`/api/lqb/loans/${loanNum}/menu-facts`).expect(200);
      expect(facts.body.activeConditions).toBe(0);
    }
    const underwriter = await at.as('underwriter');
    const decision = { version: 1, move: 'clear' };
    await underwriter.post(`/api/lqb/loans/${loanNum}/conditions/${ids[0]}/decision`).send(decision).expect(404);
    const added = { conditions: [{ id: randomUUID(), cat: 'Investor', description: 'x', accepts: [] }] };
    await underwriter.post(`/api/lqb/loans/${loanNum}/conditions`).send(added).expect(422);
  });

  it('are what the list of the desk says comes next', async () => {
    await follow();
    const filter = JSON.stringify({ q: loanNum, investorOpen: true });
    const desk = await at.as('shipper');
    const { body } = await desk.get('/api/emet-data/post-closing').query({ filter }).expect(200);
    expect(body).toMatchObject([{ investorOpen: 2, investorDue: '2026-11-24', action: 'answer-investor' }]);
  });

  it('are edited by the version that was read', async () => {
    const desk = await at.as('post-closer');
    const edit = { version: 1, description: 'Corrected flood certificate, signed', dueD: '2026-11-25' };
    await desk
      .put(path(`/${ids[0]}`))
      .send(edit)
      .expect(200);
    const stale = await desk.put(path(`/${ids[0]}`)).send({ ...edit, dueD: null });
    expect([stale.status, stale.body.current.dueD]).toEqual([409, '2026-11-25']);
  });

  it('get documents of the loan and a response, before the loan counts as answered', async () => {
    const refused = await move('38');
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringContaining('A response to all conditions of the investor (2 open)'),
    ]);
    const pdf = Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    );
    const agent = await at.as('administrator');
    const uploaded = await agent
      .post(`/api/lqb/edocs/${loanNum}`)
      .field({ folderName: '12 POST-CLOSING', docType: 'FLOOD CERTIFICATE' })
      .attach('files', pdf, { filename: 'flood.pdf', contentType: 'application/pdf' })
      .expect(201);
    const { docId } = uploaded.body[0];
    const desk = await at.as('post-closer');
    const attached = await desk
      .post(path(`/${ids[0]}/documents`))
      .send({ docIds: [docId] })
      .expect(200);
    expect(attached.body.documents).toMatchObject([{ docId, name: 'flood.pdf' }]);
    expect((await send(0, 'response', { move: 'submit', note: 'Sent by portal' })).body.state).toBe('submitted');
    expect((await send(1, 'response', { move: 'submit' })).status).toBe(200);
    expect((await move('38')).status).toBe(200);
  });

  it('must be cleared before the loan is sold, and say who did it', async () => {
    expect((await move('27')).status).toBe(422);
    expect((await send(0, 'decision', { move: 'reject' }, 'secondary')).status).toBe(422);
    const rejected = await send(0, 'decision', { move: 'reject', note: 'Unsigned' }, 'secondary');
    expect(rejected.body.state).toBe('rejected');
    await send(0, 'response', { move: 'submit' });
    const cleared = await send(0, 'decision', { move: 'clear' }, 'secondary');
    expect(cleared.body).toMatchObject({ status: 'Closed', doneD: '2026-11-20' });
    expect(cleared.body.steps.at(-1)).toMatchObject({ kind: 'clear', by: expect.any(String) });
    await send(1, 'decision', { move: 'waive', note: 'Seen in another file' }, 'post-closer');
    expect((await move('27')).status).toBe(200);
  });
});
