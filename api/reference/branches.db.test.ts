import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { message } from '../../domain/messages/message';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const PATH = '/api/emet-data/branches';
const branch = { name: 'Truckee', channel: '1', city: 'Truckee', state: 'ca', phone: '530 555 0100', active: true };
const admin = () => at.as('administrator');
const named = async (name: string) =>
  (
    await (
      await admin()
    )
      .get(PATH)
      .query({ filter: JSON.stringify({ name }) })
      .expect(200)
  ).body[0];

const someId = '00000000-0000-4000-8000-000000000000';
const calls = [
  ['get', PATH, ['administrator', 'processor', 'loan-officer']],
  ['get', `${PATH}/export`, ['administrator']],
  ['get', `${PATH}/${someId}`, ['administrator']],
  ['post', PATH, ['administrator']],
  ['delete', `${PATH}/${someId}`, ['administrator']],
  ['get', '/api/emet-data/companies', ['administrator', 'processor', 'loan-officer']],
  ['post', '/api/emet-data/companies', ['administrator']],
  ['delete', `/api/emet-data/companies/${someId}`, ['administrator']],
  ['get', '/api/emet-data/prog/branch-fees?branchName=Pasadena', ['administrator', 'processor', 'loan-officer']],
  ['post', '/api/emet-data/prog/branch-fees', ['administrator']],
  ['delete', '/api/emet-data/prog/branch-fees?branchName=Pasadena', ['administrator']],
  ['get', '/api/emet-data/history?subject=branch:1', ['administrator']],
] as const;

describe.each(calls)('%s %s', (method, path, allowed) => {
  it('requires sign-in', async () => {
    await supertest(at.app)[method](path).expect(401);
  });

  it.each(['administrator', 'manager', 'processor', 'loan-officer', 'pml-loan-officer', 'pml-supervisor-external'])(
    'lets %s in or refuses',
    async (login) => {
      const agent = await at.as(login);
      const { status } = await agent[method](path);
      const lets = (allowed as readonly string[]).includes(login) || (login === 'manager' && allowed.length > 1);
      expect(status === 403).toBe(!lets);
    },
  );
});

describe('the branches', () => {
  it('are listed by name, with their values', async () => {
    const answer = await (await admin()).get(PATH).query({ range: '[0,1]' }).expect(200);
    expect(answer.headers['content-range']).toBe('branches 0-1/5');
    expect(answer.body.map(({ name }: { name: string }) => name)).toEqual(['Bellevue', 'Pasadena']);
  });

  it('are filtered and sorted, and unknown names are rejected', async () => {
    const agent = await admin();
    const found = await agent.get(PATH).query({ filter: '{"state":["CA"],"q":"PASA"}', sort: '["city","DESC"]' });
    expect(found.body.map(({ name }: { name: string }) => name)).toEqual(['Pasadena']);
    const refused = await agent.get(PATH).query({ filter: '{"color":"red"}' }).expect(400);
    expect(refused.body.fields).toEqual({ 'filter.color': 'This filter does not exist.' });
    await agent.get(PATH).query({ filter: '{"q":"100%_\\\\"}' }).expect(200, []);
  });

  it('are saved in normalized form, and audited field by field', async () => {
    const agent = await admin();
    const made = await agent.post(PATH).send(branch).expect(200);
    expect(made.body).toMatchObject({ version: 1, state: 'CA', phone: '(530) 555-0100', zip: null, active: true });
    const { id } = made.body;
    const changed = await agent.post(PATH).send({ id, version: 1, city: 'Reno', state: 'NV' }).expect(200);
    expect(changed.body).toMatchObject({ version: 2, city: 'Reno', name: 'Truckee' });
    const history = await agent.get('/api/emet-data/history').query({ subject: `branch:${id}`, range: '[0,0]' });
    expect(history.headers['content-range']).toBe('history 0-0/2');
    expect(history.body[0]).toMatchObject({ actor: 'administrator', action: 'branch.change' });
    expect(history.body[0].fields).toEqual([
      { field: 'city', before: 'Truckee', after: 'Reno' },
      { field: 'state', before: 'CA', after: 'NV' },
    ]);
  });

  it('reject missing and invalid values, and a name that is taken in any case', async () => {
    const agent = await admin();
    const wrong = await agent.post(PATH).send({ name: ' ', channel: '9', zip: 'x', active: true }).expect(422);
    expect(wrong.body.fields).toEqual({
      name: 'Required',
      channel: 'Choose a value from the list.',
      zip: 'Enter a 5-digit ZIP code.',
    });
    const taken = await agent
      .post(PATH)
      .send({ ...branch, name: 'PASADENA' })
      .expect(409);
    expect(taken.body).toMatchObject({
      code: 'conflict',
      fields: { name: 'This value is already in use. Choose another one.' },
    });
  });

  it('are not overwritten by a user who read an older version', async () => {
    const agent = await admin();
    const { id, version } = await named('Scottsdale');
    await agent.post(PATH).send({ id, version, manager: 'Ann Lee' }).expect(200);
    const stale = await agent.post(PATH).send({ id, version, manager: 'Bo Ray' }).expect(409);
    expect(stale.body).toMatchObject({ code: 'stale', current: { manager: 'Ann Lee', version: version + 1 } });
    await agent.post(PATH).send({ id, manager: 'Bo Ray' }).expect(409);
  });

  it('move their users along when renamed, but cannot be renamed while loans use them', async () => {
    const agent = await admin();
    const before = await named('Pasadena');
    const one = await agent.get(`${PATH}/${before.id}`).expect(200);
    expect(one.body.uses.users).toBeGreaterThan(0);
    const renamed = { id: before.id, version: before.version, name: 'Old Pasadena' };
    await agent.post(PATH).send(renamed).expect(200);
    const after = await agent.get(`${PATH}/${before.id}`).expect(200);
    expect(after.body.uses.users).toBe(one.body.uses.users);
    await createLoan(at, 'loan-officer');
    const refused = await agent.post(PATH).send({ id: before.id, version: before.version + 1, name: 'Pasadena' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'in-use', uses: { loans: 1 } });
    expect(refused.body.fieldWordings.name).toEqual(message('name-stays', { count: 1 }));
    expect(refused.body.fields.name).toContain('1 loan in');
  });

  it('cannot be removed while users or loans use them', async () => {
    const agent = await admin();
    const used = await named('Old Pasadena');
    const refused = await agent.delete(`${PATH}/${used.id}`).query({ version: used.version }).expect(409);
    expect(refused.body).toMatchObject({ code: 'in-use', uses: { loans: 1 } });
    const free = await named('Walnut Creek');
    await agent.delete(`${PATH}/${free.id}`).query({ version: free.version }).expect(204);
    await agent.get(`${PATH}/${free.id}`).expect(404);
  });

  it('are exported as CSV as filtered', async () => {
    const csv = await (await admin()).get(`${PATH}/export`).query({ filter: '{"state":["WA"]}' }).expect(200);
    expect(csv.text.split('\r\n')[0]).toMatch(/^\uFEFFname,code,nmlsId,/);
    expect(csv.text).toContain('Bellevue');
    expect(csv.text).not.toContain('San Mateo');
  });

  it('accept no new loans if inactive', async () => {
    const agent = await admin();
    const { id, version } = await named('Bellevue');
    await agent.post(PATH).send({ id, version, active: false }).expect(200);
    const places = await agent.get('/api/lqb/reference').expect(200);
    expect(places.body.branches.map(({ name }: { name: string }) => name)).not.toContain('Bellevue');
  });
});

describe('the fees of a branch', () => {
  const FEES = '/api/emet-data/prog/branch-fees';
  const fee = { type: 'Processing', amount: '$895', paidBy: 'borrower', appliesTo: 'all' };

  it("are added, changed and removed, and appear in the branch's history", async () => {
    const agent = await admin();
    const { id: branchId } = await named('Scottsdale');
    const branchName = 'Scottsdale';
    const added = await agent
      .post(FEES)
      .send({ branchName, ...fee })
      .expect(200);
    expect(added.body).toMatchObject([{ type: 'Processing', amount: '895.00', version: 1 }]);
    const { id } = added.body[0];
    await agent.post(FEES).send({ branchName, fee }).expect(409);
    const changed = await agent.post(FEES).send({ branchName, id, version: 1, amount: '950.00' }).expect(200);
    expect(changed.body[0]).toMatchObject({ amount: '950.00', version: 2 });
    await agent.delete(FEES).query({ branchName, id }).expect(200, []);
    const history = await agent.get('/api/emet-data/history').query({ subject: `branch:${branchId}` });
    const reported = history.body.filter(({ action }: { action: string }) => action === 'branch.fees');
    expect(reported).toHaveLength(3);
    expect(reported[0].fields[0].before).toEqual(['Processing · 950.00 · borrower · all']);
  });

  it('are validated field by field, and require an existing branch', async () => {
    const agent = await admin();
    const wrong = await agent.post(FEES).send({ branchName: 'San Mateo', ...fee, amount: '-1', paidBy: 'nobody' });
    expect(wrong.body.fields).toEqual({ amount: 'Enter a larger value.', paidBy: 'Choose a value from the list.' });
    await agent.get(FEES).query({ branchName: 'Nowhere' }).expect(404);
  });
});

it('manages originating companies the same way', async () => {
  const agent = await admin();
  const path = '/api/emet-data/companies';
  const made = await agent.post(path).send({ name: 'Larch Lending', channel: '2', active: true }).expect(200);
  await agent.delete(`${path}/${made.body.id}`).query({ version: 1 }).expect(204);
  const [used] = (await agent.get(path).query({ filter: '{"name":"Harborline"}' })).body;
  const refused = await agent.delete(`${path}/${used.id}`).expect(409);
  expect(refused.body.uses.users).toBeGreaterThan(0);
});
