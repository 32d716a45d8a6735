import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { dataProvider } from './data-provider';

afterEach(() => vi.unstubAllGlobals());

const record = { id: 'b1', version: 3, name: 'Reno' };

describe('a resource with records', () => {
  it('sends a change to its single save call, with ID, version and changes', async () => {
    const seen = fakeServer(() => ({ json: { ...record, version: 4, name: 'Sparks' } }));
    const { data } = await dataProvider.update('main/admin/branch', {
      id: 'b1',
      data: { ...record, name: 'Sparks' },
      previousData: record,
    });
    expect(seen[0]).toMatchObject({ method: 'POST', path: '/api/emet-data/branches' });
    expect(seen[0]?.body).toEqual({ id: 'b1', version: 3, name: 'Sparks' });
    expect(data).toEqual({ ...record, version: 4, name: 'Sparks' });
  });

  it('deletes with the version that was read', async () => {
    const seen = fakeServer(() => ({ status: 204 }));
    await dataProvider.delete('main/admin/branch', { id: 'b1', previousData: record });
    expect(seen[0]).toMatchObject({ method: 'DELETE', path: '/api/emet-data/branches/b1?version=3' });
  });

  it('reads many records in one call', async () => {
    const seen = fakeServer(() => ({ json: [record], headers: { 'Content-Range': 'branches 0-0/1' } }));
    const { data } = await dataProvider.getMany('main/admin/branch', { ids: ['b1', 'b2'] });
    expect(seen).toHaveLength(1);
    expect(new URL(seen[0]?.path ?? '', 'http://portal').searchParams.get('filter')).toBe('{"id":["b1","b2"]}');
    expect(data).toEqual([record]);
  });
});
