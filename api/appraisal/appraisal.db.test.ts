import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoles, roleKey } from '../../domain/access/roles';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
beforeAll(async () => {
  at = await testPortal();
});
afterAll(() => at.close());

const PATH = '/api/emet-data/appraiser-exclusions';
const PUBLIC = '/api/public/appraiser-exclusionary-list';
const someId = '00000000-0000-4000-8000-000000000000';
const entry = {
  name: 'Zoë Hartwell',
  licenseNumber: 'AR900001',
  licenseState: 'ca',
  company: 'Hartwell Appraisals',
  since: '2026-03-02',
  reason: 'Secret reason',
  source: 'Secret source',
  active: true,
};
const admin = () => at.as('administrator');
const find = (path: string, query: Record<string, string>) => supertest(at.app).get(path).query(query);
const count = async () =>
  (
    await at.portal.db
      .selectFrom('portal.appraiser_exclusions')
      .select((of) => of.fn.countAll<number>().as('n'))
      .execute()
  )[0]?.n;

const calls = [
  ['get', PATH, ['Administrator', 'QC Compliance']],
  ['get', `${PATH}/export`, ['Administrator', 'QC Compliance']],
  ['get', `${PATH}/${someId}`, ['Administrator']],
  ['post', PATH, ['Administrator']],
  ['delete', `${PATH}/${someId}`, ['Administrator']],
  ['post', `${PATH}/import/check`, ['Administrator']],
  ['post', `${PATH}/import/apply`, ['Administrator']],
] as const;

describe.each(calls)('%s %s', (method, path, allowed) => {
  it('requires sign-in, and allows or refuses each role as specified', async () => {
    await supertest(at.app)[method](path).expect(401);
    const before = await count();
    for (const role of allRoles) {
      const agent = await at.as(roleKey(role));
      const isAllowed = (allowed as readonly string[]).includes(role);
      const { status } = await agent[method](path).send(isAllowed ? {} : entry);
      expect(status === 403, role).toBe(!isAllowed);
    }
    expect(await count()).toBe(before);
  }, 60_000);
});

describe('the exclusionary list', () => {
  it('is maintained by an administrator, with normalized values and a history', async () => {
    const agent = await admin();
    const made = await agent.post(PATH).send(entry).expect(200);
    expect(made.body).toMatchObject({ version: 1, licenseState: 'CA', since: '2026-03-02', reason: 'Secret reason' });
    const { id } = made.body;
    await agent.post(PATH).send({ id, version: 1, active: false }).expect(200);
    expect((await agent.post(PATH).send({ id, version: 1, active: true }).expect(409)).body.code).toBe('stale');
    const history = await agent
      .get('/api/emet-data/history')
      .query({ subject: `appraiser-exclusion:${id}` })
      .expect(200);
    expect(history.body.map(({ action }: { action: string }) => action)).toEqual([
      'appraiser-exclusion.change',
      'appraiser-exclusion.create',
    ]);
    const taken = await agent
      .post(PATH)
      .send({ ...entry, name: 'Another', licenseNumber: 'ar900001' })
      .expect(409);
    expect(taken.body.fields).toEqual({ licenseNumber: 'This value is already in use. Choose another one.' });
    await agent.delete(`${PATH}/${id}`).query({ version: 2 }).expect(204);
  });

  it('requires name, date and reason', async () => {
    const { body } = await (await admin()).post(PATH).send({ since: '02/30/2026', active: true }).expect(422);
    expect(Object.keys(body.fields).sort()).toEqual(['name', 'reason', 'since']);
  });

  it.each(['munoz', 'MUÑOZ', 'aldecoa', 'dorte', 'cigdem'])('finds %s whatever its accents', async (q) => {
    const { body } = await (await admin())
      .get(PATH)
      .query({ filter: JSON.stringify({ q }) })
      .expect(200);
    expect(body).toHaveLength(1);
    await (await admin()).get(PATH).query({ filter: '{"q":"100%_\\\\"}' }).expect(200, []);
  });

  it('can be exported as CSV by quality control', async () => {
    const { text } = await (await at.as('qc-compliance')).get(`${PATH}/export`).expect(200);
    expect(text).toContain('Ramón Muñoz Aldecoa');
  });
});

describe('the public list', () => {
  it('shows who and since when for entries in force, but neither reason nor source', async () => {
    const answer = await find(PUBLIC, {}).expect(200);
    expect(answer.body.length).toBeGreaterThan(5);
    expect(answer.headers['content-range']).toMatch(/^appraisers 0-/);
    const names = answer.body.map(({ name }: { name: string }) => name);
    expect(names.indexOf('Çiğdem Harrowgate')).toBe(1);
    for (const row of answer.body) {
      expect(Object.keys(row).sort()).toEqual(['company', 'id', 'licenseNumber', 'licenseState', 'name', 'since']);
    }
    expect(answer.text).not.toContain('Leopold Brannock');
    expect(answer.text).not.toContain('Quality control');
  });

  it('finds by name, company and license ignoring accents, but not by hidden fields', async () => {
    const names = async (q: string) =>
      (await find(PUBLIC, { filter: JSON.stringify({ q }) }).expect(200)).body.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('munoz')).toEqual(['Ramón Muñoz Aldecoa']);
    expect(await names('ar0384')).toEqual([]);
    expect(await names('AL038215')).toEqual(['Philippa Overstreet']);
    expect(await names('quality control')).toEqual([]);
    await find(PUBLIC, { filter: '{"active":false}' }).expect(400);
    await find(PUBLIC, { sort: '["reason","ASC"]' }).expect(400);
  });
});

describe('a file of excluded appraisers', () => {
  const send = async (what: 'check' | 'apply', text: string, seen = '') =>
    (await admin())
      .post(`${PATH}/import/${what}`)
      .field('seen', seen)
      .attach('files', Buffer.from(text), 'exclusions.csv');

  it('is checked cell by cell, and changes nothing while there are errors', async () => {
    const before = await count();
    const file = 'Name,License number,License state,Since,Reason\n,AR1,CA,2026-01-05,Why\nAnn Lee,AR2,XX,soon,Why\n';
    const { body } = await send('check', file);
    expect(body.problems.map(({ row, field }: { row: number; field: string }) => `${row} ${field}`)).toEqual([
      '2 name',
      '3 licenseState',
      '3 since',
    ]);
    expect((await send('apply', file, body.seen)).status).toBe(422);
    expect((await send('check', 'name;company\nAnn Lee;Lee\n')).body.problemCount).toBe(2);
    expect(await count()).toBe(before);
  });

  it('shows what it would change, is applied once, and removes no one from the list', async () => {
    const exported = (await (await admin()).get(`${PATH}/export`).expect(200)).text;
    const same = (await send('check', exported)).body;
    expect(same).toMatchObject({ problemCount: 0, added: [], changed: [], same: await count() });
    const file =
      'name,licenseNumber,licenseState,company,since,reason,source\n' +
      'Philippa Overstreet,AL038215,CA,Overstreet LLC,2023-11-02,Comparable sales outside the market area in three files,Quality control review\n' +
      'Bo Ray,AR700001,CA,,2026-02-03,Suspended,\n';
    const check = (await send('check', file)).body;
    expect(check.added).toEqual([{ name: 'Bo Ray', licenseNumber: 'AR700001', fields: [] }]);
    expect(check.changed).toEqual([{ name: 'Philippa Overstreet', licenseNumber: 'AL038215', fields: ['company'] }]);
    const before = (await count()) ?? 0;
    expect((await send('apply', file, 'something else')).status).toBe(409);
    expect((await send('apply', file, check.seen)).status).toBe(200);
    expect(await count()).toBe(before + 1);
    expect((await send('apply', file, check.seen)).status).toBe(409);
    const history = await (await admin())
      .get(PATH)
      .query({ filter: '{"q":"Bo Ray"}' })
      .then(({ body }) =>
        admin().then((agent) =>
          agent.get('/api/emet-data/history').query({ subject: `appraiser-exclusion:${body[0].id}` }),
        ),
      );
    expect(history.body.map(({ action }: { action: string }) => action)).toEqual(['appraiser-exclusion.create']);
  });
});
