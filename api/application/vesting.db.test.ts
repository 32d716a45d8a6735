import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoan } from '../../tests/support/loan-builder';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { seedOrganization } from '../reference/seed';
import { vestingCalls } from './vesting.routes';

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
    sTitleHeldT: '1',
    applicants: [{ aBFirstNm: 'Ann', aBLastNm: 'Lee', aCFirstNm: 'Ben', aCLastNm: 'Lee' }],
  });
  v = (await at.portal.los.loadLoan(loanNum)).version;
});

const send = async (method: 'post' | 'put', path: string, body?: object) =>
  (await at.as('loan-officer'))[method](`/api/loan-proxy/${loanNum}/${path}`).send(body);
const read = async () => (await at.as('loan-officer')).get(`/api/loan-proxy/${loanNum}/vesting-borrower`);

describe('title holders', () => {
  it('require sign-in, access to the loan, and an application page', async () => {
    expect(vestingCalls).toHaveLength(5);
    for (const call of vestingCalls) {
      const path = `/api${call.path.replace('{loanNum}', loanNum).replace('{id}', 'x')}`;
      const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      expect((await supertest(at.app)[method](path)).status).toBe(401);
      for (const login of ['pml-loan-officer', 'real-estate-agent']) {
        expect((await (await at.as(login))[method](path)).status, `${login} ${method}`).toBe(403);
      }
    }
  });

  it('are added, replaced and removed, and composed as on a deed', async () => {
    const none = await read();
    expect(none.body).toEqual({
      version: v,
      records: [],
      sTitleInNamesOf: null,
      sTitleCurrentNames: null,
      composed: '',
    });
    const one = await send('post', 'vesting-borrower', { version: v, owners: ['0B'], relationship: '1' });
    expect(one.body.composed).toBe('ANN LEE');
    const ben = { firstName: 'Ben', lastName: 'Lee', relationship: '2', share: '50%' };
    const two = await send('post', 'vesting-borrower', { version: v + 1, ...ben });
    expect(two.body).toMatchObject({
      version: v + 2,
      composed: 'ANN LEE AND BEN LEE, WIFE AND HUSBAND, AS TO AN UNDIVIDED 50% INTEREST, AS JOINT TENANTS',
      records: [{ owners: ['0B'] }, { owners: [], share: '50.000' }],
    });
    const id = two.body.records[1].id;
    const put = await send('put', 'vesting-borrower', { version: v + 2, id, lastName: 'Ray', owners: [] });
    expect(put.body.records[1]).toEqual({ id, owners: [], lastName: 'Ray' });
    const gone = await (await at.as('loan-officer')).delete(
      `/api/loan-proxy/${loanNum}/vesting-borrower/${id}?version=${v + 3}`,
    );
    expect(gone.body.records).toHaveLength(1);
    expect((await read()).body).toEqual(gone.body);
    const again = await (await at.as('loan-officer')).delete(`/api/loan-proxy/${loanNum}/vesting-borrower/${id}`);
    expect(again.status).toBe(404);
  });

  it('reject a stale version, a holder without a name, the same borrower twice, and unknown fields', async () => {
    await send('post', 'vesting-borrower', { version: v, owners: ['0C'] });
    expect((await send('post', 'vesting-borrower', { version: v, lastName: 'Ray' })).body.code).toBe('stale');
    expect((await send('post', 'vesting-borrower', { version: v + 1 })).body.fields).toEqual({ lastName: 'Required' });
    expect((await send('post', 'vesting-borrower', { version: v + 1, owners: ['0C'] })).body.fields).toEqual({
      owners: 'This borrower is already on title.',
    });
    const wrong = { version: v + 1, owners: ['1B'], share: '120', color: 'red' };
    expect(Object.keys((await send('post', 'vesting-borrower', wrong)).body.fields).sort()).toEqual([
      'color',
      'owners',
      'share',
    ]);
    expect((await send('put', 'vesting-borrower', { version: v + 1, id: 'none', lastName: 'Ray' })).status).toBe(404);
  });

  it('are written in capitals, once', async () => {
    await send('post', 'vesting-borrower', { version: v, firstName: 'Iris', lastName: 'Ode' });
    await send('post', 'prop-title', { version: v + 1, sTitleInNamesOf: 'Iris Ode, a single woman' });
    const first = await send('post', 'capitalize-vesting');
    expect(first.body).toMatchObject({
      version: v + 3,
      records: [{ firstName: 'IRIS', lastName: 'ODE' }],
      sTitleInNamesOf: 'IRIS ODE, A SINGLE WOMAN',
    });
    expect((await send('post', 'capitalize-vesting')).body).toEqual(first.body);
  });
});
