import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionKeys } from '../../access/session';
import { fakeServer } from '../../testing/fake-server';
import { dataProvider } from './data-provider';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the data provider', () => {
  it('lists a collection with sort, range and filter, and sets record IDs', async () => {
    const seen = fakeServer(() => ({
      json: [{ sLNm: '2611', sNoteIR: '6.125' }],
      headers: { 'Content-Range': 'loans 0-0/41' },
    }));
    const { data, total } = await dataProvider.getList('loans', {
      sort: { field: 'sStatusD', order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
      filter: { tab: 0 },
    });
    const url = new URL(seen[0]?.path ?? '', 'http://portal');
    expect(url.pathname).toBe('/api/lqb/loans');
    expect(url.searchParams.get('sort')).toBe('["sStatusD","DESC"]');
    expect(url.searchParams.get('range')).toBe('[0,24]');
    expect(data).toEqual([{ sLNm: '2611', sNoteIR: '6.125', id: '2611' }]);
    expect(total).toBe(41);
  });

  it('reports a capped total as a lower bound', async () => {
    fakeServer(() => ({
      json: [{ sLNm: '2611' }],
      headers: { 'Content-Range': 'loans 0-0/10000', 'X-Total-Capped': 'true' },
    }));
    const list = await dataProvider.getList('loans', { pagination: { page: 1, perPage: 1 }, filter: {} });
    expect(list).toMatchObject({ pageInfo: { hasNextPage: true }, meta: { atLeast: 10000 } });
    expect(list).not.toHaveProperty('total');
  });

  it('lists records without a total if the server gives none', async () => {
    fakeServer(() => ({ json: [{ sLNm: '2611' }] }));
    const list = await dataProvider.getList('loans', {});
    expect(list.data).toHaveLength(1);
    expect(list.pageInfo).toEqual({ hasPreviousPage: false, hasNextPage: true });
  });

  it("gives the user 'create' an ID that React-Admin does not take for the page of a new one", async () => {
    const users = 'main/admin/user/employee';
    const login = 'create';
    const seen = fakeServer(({ method, path }) => ({
      json: method === 'GET' && path.includes('?') ? [{ login, version: 3 }] : { login, version: 3 },
    }));
    const { data: list } = await dataProvider.getList(users, {});
    const id = list[0]?.id ?? '';
    expect(id).toBe('~create');
    const { data: user } = await dataProvider.getOne(users, { id });
    await dataProvider.getMany(users, { ids: [id] });
    await dataProvider.update(users, { id, data: { ...user, phone: '1' }, previousData: user });
    expect(user).toEqual({ id: '~create', login, version: 3 });
    expect(seen.map(({ path }) => path).join()).not.toContain('~');
    expect(seen.at(-1)?.body).toMatchObject({ login, phone: '1' });
  });

  it('sends the token with a list, a record and many records', async () => {
    localStorage.setItem(sessionKeys.token, 'the-token');
    const seen = fakeServer(() => ({ json: [] }));
    await dataProvider.getList('main/admin/branch', {});
    await dataProvider.getOne('main/admin/branch', { id: 'b1' });
    await dataProvider.getMany('main/admin/branch', { ids: ['b1'] });
    expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual(Array(3).fill('Bearer the-token'));
  });

  it('rejects a failed read with the message of the server', async () => {
    fakeServer(() => ({ status: 400, json: { message: 'Unknown filter.' } }));
    const refused = { name: 'ApiError', status: 400, message: 'Unknown filter.' };
    await expect(dataProvider.getList('loans', {})).rejects.toMatchObject(refused);
    await expect(dataProvider.getOne('loans', { id: '2611' })).rejects.toMatchObject(refused);
    await expect(dataProvider.getMany('main/admin/branch', { ids: ['b1'] })).rejects.toMatchObject(refused);
  });

  it('ends a read when its signal is aborted', async () => {
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => Promise.reject(signal?.reason));
    const signal = AbortSignal.abort();
    const aborted = { name: 'AbortError' };
    await expect(dataProvider.getList('loans', { signal })).rejects.toMatchObject(aborted);
    await expect(dataProvider.getOne('loans', { id: '2611', signal })).rejects.toMatchObject(aborted);
    await expect(dataProvider.getMany('main/admin/branch', { ids: ['b1'], signal })).rejects.toMatchObject(aborted);
  });

  it('treats a section of a loan as a record with the loan number as ID', async () => {
    const seen = fakeServer(() => ({ json: { version: 4, records: [{ id: 'a' }] } }));
    const { data } = await dataProvider.getOne('asset', { id: '2611' });
    expect(seen[0]?.path).toBe('/api/loan-proxy/2611/asset');
    expect(data).toEqual({ id: '2611', version: 4, assets: [{ id: 'a' }] });
  });

  it('writes a list section as records, with the version that was read', async () => {
    const seen = fakeServer(() => ({ json: { version: 5, records: [{ id: 'a' }, { id: 'b' }] } }));
    const previousData = { id: '2611', version: 4, assets: [{ id: 'a' }], sPurchCreditRentAmt: '1.00' };
    const data = { ...previousData, assets: [{ id: 'a' }, { id: 'b' }] };
    const saved = await dataProvider.update('asset', { id: '2611', data, previousData });
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/loan-proxy/2611/asset' });
    expect(seen[0]?.body).toEqual({ version: 4, records: [{ id: 'a' }, { id: 'b' }] });
    expect(saved.data).toEqual({ id: '2611', version: 5, assets: [{ id: 'a' }, { id: 'b' }] });
  });

  it('sends only changes, with the version that was read', async () => {
    const seen = fakeServer(() => ({ json: { sLNm: '2611', version: 5, sNoteIR: '6.250' } }));
    const previousData = { id: '2611', version: 4, sNoteIR: '6.125', sTerm: 360 };
    const { data } = await dataProvider.update('loans', {
      id: '2611',
      data: { ...previousData, sNoteIR: '6.250' },
      previousData,
    });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/lqb/loans/2611',
      body: { version: 4, sNoteIR: '6.250' },
    });
    expect(data).toMatchObject({ id: '2611', version: 5 });
  });

  it('creates in the collection, and takes the ID from the answer', async () => {
    const seen = fakeServer(() => ({ status: 201, json: { loanNum: '2699' } }));
    const { data } = await dataProvider.create('loans', { data: { sBranchChannelT: '1' } });
    expect(seen[0]?.path).toBe('/api/lqb/loans/create');
    expect(data.id).toBe('2699');
  });

  it('encodes an ID in the path', async () => {
    const seen = fakeServer(() => ({ json: {} }));
    await dataProvider.getOne('loans', { id: '../x' });
    expect(seen[0]?.path).toBe('/api/lqb/loans/..%2Fx');
  });

  it('rejects unknown resources and unsupported operations', async () => {
    await expect(dataProvider.getOne('nothing', { id: 1 })).rejects.toThrow('There is no resource nothing.');
    await expect(dataProvider.delete('loans', { id: 1 })).rejects.toThrow('loans has no delete.');
  });
});
