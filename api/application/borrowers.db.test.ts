import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';

let at: TestPortal;
let loanNum: string;
let v: number;
beforeAll(async () => {
  at = await testPortal();
  await seedOrganization(at.portal);
});
afterAll(() => at.close());

beforeEach(async () => {
  loanNum = await createLoan(at, 'loan-officer', {
    applicants: [
      {
        aBFirstNm: 'Ann',
        aBLastNm: 'Lee',
        aBSsn: '900-12-0001',
        aCFirstNm: 'Ben',
        aCLastNm: 'Lee',
        aCSsn: '900-12-0002',
      },
      { aBFirstNm: 'Cem', aBLastNm: 'Kaya', aBSsn: '900-12-0003', aPresRent: '900.00' },
    ],
    assets: [
      { id: 'a', owners: ['0C'], value: '10.00' },
      { id: 'b', owners: ['0C', '1B'], value: '20.00' },
    ],
  });
  v = (await at.portal.los.loadLoan(loanNum)).version;
});

const act = async (body: object, login = 'loan-officer') =>
  (await at.as(login)).post(`/api/loan-proxy/${loanNum}/borrowers`).send(body);
const stored = () => at.portal.los.loadLoan(loanNum);
const ssns = async () => (await stored()).applicants.map(({ aBSsn, aCSsn }) => [aBSsn, aCSsn]);

describe('the borrowers of a loan', () => {
  it('cannot be changed without sign-in, without access to the loan, or without an application page', async () => {
    const body = { version: v, action: 'primary', owner: '0C' };
    for (const [method, path] of [
      ['post', 'borrowers'],
      ['delete', 'application/1'],
    ] as const) {
      const url = `/api/loan-proxy/${loanNum}/${path}`;
      expect((await supertest(at.app)[method](url).send(body)).status).toBe(401);
      for (const login of ['pml-loan-officer', 'real-estate-agent']) {
        expect((await (await at.as(login))[method](url).send(body)).status, login).toBe(403);
      }
    }
    expect((await stored()).version).toBe(v);
  });

  it('move with their social security numbers, which are masked in the answer', async () => {
    const answer = await act({ version: v, action: 'primary', owner: '1B' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      version: v + 1,
      applicants: [
        { aBLastNm: 'Kaya', aBSsn: '***-**-0003', aPresRent: '900.00' },
        { aBSsn: '***-**-0001', aCSsn: '***-**-0002' },
      ],
    });
    expect(answer.text).not.toContain('900-12');
    expect(await ssns()).toEqual([
      ['900-12-0003', undefined],
      ['900-12-0001', '900-12-0002'],
    ]);
    expect((await stored()).assets.map(({ owners }) => owners)).toEqual([['1C'], ['0B', '1C']]);
  });

  it('are added with a name while there is room', async () => {
    const name = { firstName: 'Nia', lastName: 'Ode' };
    expect((await act({ version: v, action: 'add', to: '1C', firstName: ' ', lastName: '' })).status).toBe(422);
    const taken = await act({ version: v, action: 'add', to: '0C', ...name });
    expect([taken.status, taken.body.code]).toEqual([409, 'conflict']);
    expect((await act({ version: v, action: 'add', to: '1C', ...name })).body.applicants[1]).toMatchObject({
      aBLastNm: 'Kaya',
      aCFirstNm: 'Nia',
      aCLastNm: 'Ode',
    });
    const again = await act({ version: v, action: 'add', to: '1C', ...name });
    expect([again.status, again.body.code]).toEqual([409, 'stale']);
  });

  it('are removed once the request says what happens to the records only they own; repeating it changes nothing', async () => {
    const undecided = await act({ version: v, action: 'remove', owner: '0C' });
    expect([undecided.status, undecided.body.fields]).toEqual([422, { 'records.assets': 'Required' }]);
    const self = await act({ version: v, action: 'remove', owner: '0C', records: { assets: '0C' } });
    expect(self.body.fields).toEqual({ 'records.assets': 'Choose a borrower who stays on the loan.' });
    const body = { version: v, action: 'remove', owner: '0C', records: { assets: '0B' } };
    expect((await act(body)).status).toBe(200);
    expect((await act(body)).body.code).toBe('stale');
    const { applicants, assets } = await stored();
    expect(applicants[0]).not.toHaveProperty('aCSsn');
    expect(assets.map(({ id, owners }) => [id, owners])).toEqual([
      ['a', ['0B']],
      ['b', ['1B']],
    ]);
    const entries = await at.portal.db
      .selectFrom('portal.audit_entries')
      .selectAll()
      .where('subject', '=', `loan:${loanNum}`)
      .where('action', '=', 'loan.borrower-remove')
      .execute();
    expect(entries).toMatchObject([{ actor: 'loan-officer', outcome: 'done' }]);
    expect(JSON.stringify(entries)).not.toContain('900-12');
  });

  it('cannot go below one application and one borrower', async () => {
    const remove = async (id: string, query = '') =>
      (await at.as('loan-officer')).delete(`/api/loan-proxy/${loanNum}/application/${id}${query}`);
    expect((await remove('2')).status).toBe(404);
    expect((await remove('0', '?version=7')).body.code).toBe('stale');
    const left = await remove('0', `?version=${v}`);
    expect(left.body).toMatchObject({ version: v + 1, applicants: [{ aBLastNm: 'Kaya' }] });
    expect(await ssns()).toEqual([['900-12-0003', undefined]]);
    expect((await stored()).assets).toMatchObject([{ id: 'b', owners: ['0B'] }]);
    expect((await remove('1')).status).toBe(404);
    const last = await remove('0');
    expect([last.status, last.body.message]).toEqual([409, 'A loan must keep at least one borrower.']);
  });
});
