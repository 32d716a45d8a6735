import { describe, expect, it } from 'vitest';
import { listQuery, pageFacts } from './list-query';

describe('the query for a list', () => {
  it('has sort, range and filter as JSON', () => {
    const query = listQuery({
      sort: { field: 'sStatusD', order: 'DESC' },
      pagination: { page: 3, perPage: 25 },
      filter: { tab: 0, q: 'smith' },
    });
    expect(query).toEqual({ sort: '["sStatusD","DESC"]', range: '[50,74]', filter: '{"tab":0,"q":"smith"}' });
  });

  it('requests ten rows by default', () => {
    expect(listQuery({}).range).toBe('[0,9]');
  });
});

describe('the position of a page', () => {
  it('reads an exact total', () => {
    expect(pageFacts('loans 0-24/1234', 25, 0)).toEqual({ total: 1234 });
    expect(pageFacts('loans */0', 0, 0)).toEqual({ total: 0 });
  });

  it('has a next page if the total is capped', () => {
    expect(pageFacts('loans 25-49/10000+', 25, 25)).toEqual({
      pageInfo: { hasPreviousPage: true, hasNextPage: true },
      meta: { atLeast: 10000 },
    });
  });

  it('has no page before the first', () => {
    expect(pageFacts(null, 0, 0)).toEqual({ pageInfo: { hasPreviousPage: false, hasNextPage: false } });
  });
});
