import { randomUUID } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const fields = {
  sLPurposeT: '0',
  sOccTPe: '0',
  sProdSpT: '0',
  sPurchPrice: '800000.00',
  sLAmtCalc: '600000.00',
  sCreditScoreType2: 742,
  sSpZip: '91101',
  aProdBCitizenT: '1',
  sProdFilterTerm30Yrs: true,
};
const body = (more: object = {}) => ({ version: null, name: 'Starter home', shared: false, fields, ...more });
const save = async (login: string, id: string, more: object = {}) =>
  (await at.as(login)).put(`/api/scenarios/${id}`).send(body(more));
const open = async (login: string, id: string) => (await at.as(login)).get(`/api/scenarios/${id}`);
const saved = async (login: string, more: object = {}) => {
  const id = randomUUID();
  expect((await save(login, id, more)).status).toBe(200);
  return id;
};

describe('saved scenarios', () => {
  it('answer 401 to guests and 403 to a user who must first choose a new password', async () => {
    const id = randomUUID();
    await supertest(at.app).get('/api/scenarios').expect(401);
    await supertest(at.app).get(`/api/scenarios/${id}`).expect(401);
    await supertest(at.app).put(`/api/scenarios/${id}`).send(body()).expect(401);
    await supertest(at.app).delete(`/api/scenarios/${id}?version=1`).expect(401);
    const closer = await at.as('closer');
    const users = at.portal.db.updateTable('portal.users').where('login', '=', 'closer');
    await users.set({ temporary_until: new Date(Date.now() + 86_400_000) }).execute();
    await closer.get('/api/scenarios').expect(403);
    await closer.get(`/api/scenarios/${id}`).expect(403);
    await closer.put(`/api/scenarios/${id}`).send(body()).expect(403);
    await closer.delete(`/api/scenarios/${id}?version=1`).expect(403);
    await users.set({ temporary_until: null }).execute();
  });

  it('keep their name and fields, and are listed with the newest first', async () => {
    const first = await saved('loan-officer');
    const earlier = new Date(Date.now() - 365 * 86_400_000);
    await at.portal.db
      .updateTable('portal.pricing_scenarios')
      .set({ saved_at: earlier })
      .where('id', '=', first)
      .execute();
    const second = await saved('loan-officer', { name: 'Bigger home' });
    const { body: list } = await (await at.as('loan-officer')).get('/api/scenarios').expect(200);
    expect(list.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([second, first]);
    expect((await open('loan-officer', first)).body).toMatchObject({
      ...body(),
      version: 1,
      isOwn: true,
      owner: 'Rafael Quillmore',
    });
  });

  it('are saved once, though the request is repeated', async () => {
    const id = randomUUID();
    await save('loan-officer', id);
    expect((await save('loan-officer', id)).body).toMatchObject({ id, version: 1 });
    const audited = await at.portal.db
      .selectFrom('portal.audit')
      .select('action')
      .where('subject', '=', `scenario:${id}`)
      .execute();
    expect(audited).toHaveLength(1);
  });

  it('are saved once, though the request is repeated at the same time', async () => {
    const id = randomUUID();
    const officer = await at.as('loan-officer');
    const put = () => officer.put(`/api/scenarios/${id}`).send(body());
    const answers = await Promise.all(Array.from({ length: 6 }, put));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.map(({ body }) => body.version)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('do not overwrite what their owner has not seen', async () => {
    const id = await saved('loan-officer');
    expect((await save('loan-officer', id, { version: 1, name: 'Two' })).body).toMatchObject({ version: 2 });
    const stale = await save('loan-officer', id, { version: 1, name: 'Three' });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'stale', current: { name: 'Two', version: 2 } });
  });

  it('open for others only once they are shared, and only for colleagues', async () => {
    const id = await saved('loan-officer');
    expect((await open('processor', id)).status).toBe(404);
    await save('loan-officer', id, { version: 1, shared: true });
    expect((await open('processor', id)).body).toMatchObject({ isOwn: false, owner: 'Rafael Quillmore' });
    expect((await open('pml-loan-officer', id)).status).toBe(404);
    const list = (await (await at.as('pml-loan-officer')).get('/api/scenarios').expect(200)).body;
    expect(JSON.stringify(list)).not.toContain(id);
  });

  it('of a company open for its own users, not for those of another or of none', async () => {
    const company = (login: string, name: string | null) =>
      at.portal.db.updateTable('portal.users').set({ company_name: name }).where('login', '=', login).execute();
    await company('pml-loan-officer', 'Alder Brokers');
    await company('pml-broker-processor', 'Alder Brokers');
    const id = await saved('pml-loan-officer', { shared: true });
    expect((await open('pml-broker-processor', id)).status).toBe(200);
    await company('pml-broker-processor', 'Birch Brokers');
    expect((await open('pml-broker-processor', id)).status).toBe(404);
    await company('pml-loan-officer', null);
    await company('pml-broker-processor', null);
    expect((await open('pml-broker-processor', id)).status).toBe(404);
    expect((await open('loan-officer', id)).status).toBe(404);
  });

  it('are changed and removed by their owner alone', async () => {
    const id = await saved('loan-officer', { shared: true });
    expect((await save('processor', id, { version: 1 })).status).toBe(403);
    const processor = await at.as('processor');
    await processor.delete(`/api/scenarios/${id}?version=1`).expect(403);
    const officer = await at.as('loan-officer');
    await officer.delete(`/api/scenarios/${id}?version=9`).expect(409);
    await officer.delete(`/api/scenarios/${id}?version=1`).expect(204);
    await officer.delete(`/api/scenarios/${id}?version=1`).expect(204);
    expect((await open('loan-officer', id)).status).toBe(404);
  });

  it('take no field that could name a person, and no empty name', async () => {
    const named = await save('loan-officer', randomUUID(), { fields: { ...fields, aBLastNm: 'Lindqvist' } });
    expect(named.status).toBe(422);
    expect((await save('loan-officer', randomUUID(), { name: ' ' })).status).toBe(422);
  });

  it('cannot be read in the database', async () => {
    const id = await saved('loan-officer', { name: 'Lindqvist family' });
    const row = await at.portal.db
      .selectFrom('portal.pricing_scenarios')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Lindqvist|600000/);
  });
});

describe('the loan of a scenario', () => {
  it('answers 401 to guests and 403 to users who create no loans', async () => {
    await supertest(at.app).post('/api/scenarios/loan').send({ fields }).expect(401);
    await (await at.as('processor')).post('/api/scenarios/loan').send({ fields }).expect(403);
  });

  it('has the facts of the scenario, and prices like it', async () => {
    const officer = await at.as('loan-officer');
    const { loanNum } = (await officer.post('/api/scenarios/loan').send({ fields }).expect(201)).body;
    const { body: loan } = await officer.get(`/api/lqb/loans/${loanNum}`).expect(200);
    expect(loan).toMatchObject({
      sLPurposeT: '0',
      sPurchPrice: '800000.00',
      sLAmtCalc: '600000.00',
      sCreditScoreType2: 742,
      sSpZip: '91101',
      sBranchChannelT: '1',
      applicants: [{ aProdBCitizenT: '1' }],
    });
    const best = (answer: { PricingResults: { Program: { Name: string; RateOption: { Point: string }[] }[] } }) =>
      answer.PricingResults.Program.flatMap(({ Name, RateOption: [option] }) => (option ? [[Name, option.Point]] : []));
    const ofLoan = await officer.post(`/api/lqb/loans/${loanNum}/pricing-simple?rates=best`).send({}).expect(200);
    const { sProdFilterTerm30Yrs: _filter, ...facts } = fields;
    const ofScenario = await officer.post('/api/quick-pricer/v2?rates=best').send(facts).expect(200);
    expect(best(ofLoan.body)).toEqual(best(ofScenario.body));
  });
});
