import { describe, expect, it } from 'vitest';
import { compileFilter, isNarrowed, namedAddress, reactAdminAddress, withFilter } from './list-view';

const sort = { field: 'name', order: 'ASC' } as const;
const named = namedAddress({
  filters: [
    { name: 'state', kind: 'choices' },
    { name: 'since', kind: 'days' },
  ],
  sort,
  separator: ' ',
  sizes: [20, 50],
});
const read = (query: string) => named.read(new URLSearchParams(query));

describe('the view of a list in the URL', () => {
  it.each(['', 'q=lee&state=CA&state=NV&since=2026-01-01..&sort=city+DESC&page=3&perPage=50', 'since=..2026-12-31'])(
    'is read and written without loss: %s',
    (query) => {
      expect(named.write(read(query), new URLSearchParams()).toString()).toBe(query);
    },
  );

  it('has its defaults for missing and invalid parts', () => {
    const first = { values: {}, sort, page: 1, perPage: 20 };
    expect(read('')).toEqual(first);
    expect(read('q=&since=..&sort=city&page=-1&perPage=7&other=1')).toEqual(first);
  });

  it('is written after the other parameters of the page', () => {
    const search = new URLSearchParams('page=4&open=7&state=AZ');
    expect(named.write(read('q=a&state=CA'), search).toString()).toBe('open=7&q=a&state=CA');
  });
});

describe("the URL of a list in React-Admin's format", () => {
  const { read, write } = reactAdminAddress(sort);
  const rewritten = (query: string) =>
    decodeURIComponent(write(read(new URLSearchParams(query)), new URLSearchParams(query)).toString());

  it('is read as React-Admin writes it, and written without defaults', () => {
    const written = 'displayedFilters={}&filter={"state":["CA"],"active":false}&order=DESC&page=2&perPage=50&sort=city';
    expect(read(new URLSearchParams(written))).toEqual({
      values: { state: ['CA'], active: false },
      sort: { field: 'city', order: 'DESC' },
      page: 2,
      perPage: 50,
    });
    expect(rewritten(`tab=1&${written}`)).toBe(
      'tab=1&filter={"state":["CA"],"active":false}&sort=city&order=DESC&page=2&perPage=50',
    );
    expect(rewritten('displayedFilters={}&filter={}&order=ASC&page=1&perPage=10&sort=name')).toBe('');
  });

  it.each(['filter=[1]', 'filter={', 'filter=null&sort=city', 'order=DESC&page=x&perPage=7'])(
    'has its defaults for invalid parts: %s',
    (query) => {
      expect(read(new URLSearchParams(query))).toEqual({ values: {}, sort, page: 1, perPage: 10 });
    },
  );
});

describe('the filters of a list', () => {
  it('are set one by one, and removed by an empty value', () => {
    expect(withFilter({ state: ['CA'] }, 'q', 'lee')).toEqual({ state: ['CA'], q: 'lee' });
    for (const empty of [undefined, '', []]) expect(withFilter({ state: ['CA'] }, 'state', empty)).toEqual({});
  });

  it('are sent with trimmed search text and the fixed filter of the page', () => {
    expect(compileFilter({ q: ' lee ', state: ['CA'], tab: 1 }, { tab: 2 })).toEqual({
      q: 'lee',
      state: ['CA'],
      tab: 2,
    });
    expect(compileFilter({ q: '  ' })).toEqual({});
  });

  it('narrow the list unless they are blank', () => {
    expect(isNarrowed({ q: ' ' })).toBe(false);
    expect(isNarrowed({ active: false })).toBe(true);
  });
});
