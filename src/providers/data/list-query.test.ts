import { describe, expect, it } from 'vitest';
import { listQuery, pageFacts } from './list-query';

describe('the query of a list', () => {
  it('carries sort, range and filter as JSON', () => {
    const query = listQuery({
      sort: { field: 'sStatusD', order: 'DESC' },
      pagination: { page: 3, perPage: 25 },
      filter: { tab: 0, q: 'smith' },
    });
    expect(query).toEqual({ sort: '["sStatusD","DESC"]', range: '[50,74]', filter: '{"tab":0,"q":"smith"}' });
  });

  it('asks for ten rows where nobody says how many', () => {
    expect(listQuery({}).range).toBe('[0,9]');
  });
});

describe('where a page stands', () => {
  it('reads an exact total', () => {
    expect(pageFacts('loans 0-24/1234', 25, 0)).toEqual({ total: 1234 });
    expect(pageFacts('loans */0', 0, 0)).toEqual({ total: 0 });
  });

  it('knows that more follow where the total is capped', () => {
    expect(pageFacts('loans 25-49/10000+', 25, 25)).toEqual({
      pageInfo: { hasPreviousPage: true, hasNextPage: true },
      meta: { atLeast: 10000 },
    });
  });

  it('says that there is no page before the first', () => {
    expect(pageFacts(null, 0, 0)).toEqual({ pageInfo: { hasPreviousPage: false, hasNextPage: false } });
  });
});
