import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeEntry } from '../../domain/application/change-log.schemas';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';

let at: TestPortal;
let loanNum: string;

/** Requests the change log as the loan officer. */
const log = async (requested: { filter?: object; range?: [number, number]; sort?: [string, string] } = {}) => {
  const query = Object.fromEntries(Object.entries(requested).map(([name, value]) => [name, JSON.stringify(value)]));
  return (await at.as('loan-officer')).get(`/api/loan-proxy/${loanNum}/change-log`).query(query);
};
const fieldsOf = async (filter: object) =>
  (await log({ filter, range: [0, 99] })).body.map((entry: ChangeEntry) => entry.field).sort();
const save = async (login: string, fields: object) => {
  const { version } = await at.portal.los.loadLoan(loanNum);
  await at.signIn(login);
  await (await at.as(login))
    .post(`/api/lqb/loans/${loanNum}`)
    .send({ version, ...fields })
    .expect(200);
};

beforeAll(async () => {
  at = await testPortal({ now: new Date('2026-11-18T20:00:00Z') });
  loanNum = await createLoan(at, 'loan-officer', {
    applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist', aBSsn: '900-12-3456' }],
    ...{ sSpAddr: '12 Elm St', sSpState: 'CA', sPurchPrice: '500000.00' },
    assets: [{ id: 'a1', owners: ['0B'], type: '3', holder: 'Alder Bank', value: '100.00' }],
  });
  at.time.set(new Date('2026-11-20T07:30:00Z'));
  await save('administrator', {
    sSpCity: 'Pasadena',
    assets: [{ id: 'a1', owners: ['0B'], type: '3', holder: 'Alder Bank', value: '250.00' }],
  });
  at.time.set(new Date('2026-11-20T18:00:00Z'));
  await save('administrator', { assets: [] });
  for (const login of ['loan-officer', 'administrator', 'real-estate-agent']) await at.signIn(login);
}, 60_000);
afterAll(() => at.close());

describe('permission to read the change log', () => {
  it.each(['', '/values', '/export'])('%s: requires sign-in and access to the loan', async (path) => {
    const address = `/api/loan-proxy/${loanNum}/change-log${path}`;
    expect((await supertest(at.app).get(address)).status).toBe(401);
    expect((await (await at.as('pml-loan-officer')).get(address)).status).toBe(403);
    expect((await (await at.as('real-estate-agent')).get(address)).status).toBe(403);
    expect((await (await at.as('administrator')).get(address)).status).toBe(200);
  });
});

describe('the change log of a loan', () => {
  it('shows who changed what, when, and for which borrower, newest first, with social security numbers masked', async () => {
    const answer = await log({ range: [0, 99] });
    expect(answer.headers['content-range']).toMatch(/^changes 0-\d+\/\d+$/);
    expect(answer.text).not.toContain('900-12');
    const [latest] = answer.body;
    expect(latest).toMatchObject({ field: 'assets[a1]', after: null, record: { name: 'Alder Bank', type: '3' } });
    const entry = (field: string) => answer.body.find((one: ChangeEntry) => one.field === field);
    expect(entry('assets[a1].value')).toMatchObject({
      at: '2026-11-20T07:30:00.000Z',
      before: '100.00',
      after: '250.00',
      borrower: null,
      record: { name: 'Alder Bank', type: '3' },
    });
    expect(entry('applicants[0].aBSsn')).toMatchObject({ borrower: 'Ruta Lindqvist', after: '***-**-3456' });
    expect(entry('sSpCity')).toMatchObject({ borrower: null, record: null, before: null, after: 'Pasadena' });
  });

  it('filters by person, section, field, borrower and day in Pacific time, and lists the available values', async () => {
    const values = (await (await at.as('loan-officer')).get(`/api/loan-proxy/${loanNum}/change-log/values`)).body;
    const [one, two] = values.people;
    expect(values.people).toHaveLength(2);
    expect(values.fields).toEqual(expect.arrayContaining(['applicants.aBSsn', 'assets', 'assets.value', 'sSpCity']));
    const latest = (await log()).body[0].by;
    expect(await fieldsOf({ by: [latest] })).toEqual(['assets[a1]', 'assets[a1].value', 'sSpCity']);
    expect([one, two]).toContain(latest);
    expect(await fieldsOf({ section: ['asset'] })).toEqual(['assets[a1]', 'assets[a1]', 'assets[a1].value']);
    expect(await fieldsOf({ section: ['asset'], field: ['assets.value', 'sSpCity'] })).toEqual(['assets[a1].value']);
    expect(await fieldsOf({ section: ['reo'] })).toEqual([]);
    expect(await fieldsOf({ place: 'assets[a1].value' })).toEqual(['assets[a1].value']);
    expect(await fieldsOf({ at: { from: '2026-11-19', to: '2026-11-19' } })).toEqual(['assets[a1].value', 'sSpCity']);
    expect(await fieldsOf({ at: { from: '2026-11-20' } })).toEqual(['assets[a1]']);
  });

  it('has 10 rows to a page unless others are requested, and all in the file (CONST-04)', async () => {
    const all = await log({ range: [0, 999] });
    expect(all.body.length).toBeGreaterThan(10);
    const page = await log();
    expect(page.body).toEqual(all.body.slice(0, 10));
    expect(page.headers['content-range']).toBe(`changes 0-9/${all.body.length}`);
    const file = await (await at.as('loan-officer')).get(`/api/loan-proxy/${loanNum}/change-log/export`).expect(200);
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(all.body.length + 1);
  });

  it('is paged from either end', async () => {
    const all = await log({ range: [0, 999] });
    const page = await log({ range: [1, 2] });
    expect(page.body).toEqual(all.body.slice(1, 3));
    expect(page.headers['content-range']).toBe(`changes 1-2/${all.body.length}`);
    expect((await log({ range: [0, 999], sort: ['at', 'ASC'] })).body.at(-1)).toEqual(all.body[0]);
  });

  it('rejects unknown names', async () => {
    const answer = await log({ filter: { color: 'red', section: ['sky'] } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual(['filter.color', 'filter.section.0']);
    expect((await log({ sort: ['by', 'ASC'] })).status).toBe(400);
  });

  it('exports a file with social security numbers masked', async () => {
    const filter = JSON.stringify({ section: ['borrower-info'] });
    const file = await (await at.as('loan-officer'))
      .get(`/api/loan-proxy/${loanNum}/change-log/export`)
      .query({ filter })
      .expect(200);
    expect(file.headers['content-disposition']).toContain(`changes-${loanNum}.csv`);
    expect(file.text).toContain('11/18/2026 12:00 PM');
    expect(file.text).toContain('applicants[0].aBSsn,Ruta Lindqvist,,,***-**-3456');
    expect(file.text).not.toContain('sSpCity');
  });

  it('masks what another LOS returns in full, in the log and in the activity', async () => {
    const { los } = at.portal;
    const unmasked = { ...los, changeLog: async () => ({ total: 1, capped: false, entries: [whole] }) };
    const whole = {
      id: '1',
      at: '2026-11-20T18:00:00.000Z',
      version: 9,
      action: 'change',
      field: 'applicants[0].aCSsn',
      before: null,
      after: '900-55-1234',
      by: 'Ida Holm',
    };
    Object.assign(at.portal, { los: unmasked });
    try {
      expect((await log()).body).toMatchObject([{ after: '***-**-1234' }]);
      const activity = await (await at.as('loan-officer')).get(`/api/lqb/loans/${loanNum}/activity`);
      expect(activity.text).toContain('***-**-1234');
      expect(activity.text).not.toContain('900-55-1234');
    } finally {
      Object.assign(at.portal, { los });
    }
  });
});

describe('a long change log', () => {
  it('counts no further than ten thousand entries, and shows any page of them', { timeout: 60_000 }, async () => {
    await sql`
      insert into journal.change_log (loan_num, at, version, action, field, before, after, by_login, by_name)
      select ${loanNum}, timestamptz '2026-01-01' + n * interval '1 minute', n, 'change',
        case when n % 1000 = 0 then 'assets[a' || n || '].value' else 'sSpCity' end, null, null, 'x',
        case when n % 500 = 0 then 'Rare Person' else 'Busy Person' end
      from generate_series(1, 12000) n`.execute(at.portal.db);
    const first = await log({ range: [0, 24] });
    expect(first.headers['x-total-capped']).toBe('true');
    expect(first.headers['content-range']).toBe('changes 0-24/10000');
    const rare = await log({ range: [0, 24], filter: { by: 'Rare Person' } });
    expect(rare.headers['content-range']).toBe('changes 0-23/24');
    const both = await log({ range: [0, 24], filter: { by: 'Rare Person', section: ['asset'] } });
    expect(both.body).toHaveLength(12);
    const deep = await log({ range: [11_000, 11_024] });
    expect(deep.body).toHaveLength(25);
  });
});
