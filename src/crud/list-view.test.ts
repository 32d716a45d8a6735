import { describe, expect, it } from 'vitest';
import { compileFilter, isNarrowed, type ListViewFormat, readView, withFilter, writeView } from './list-view';

const format: ListViewFormat = {
  filters: [
    { name: 'state', kind: 'choices' },
    { name: 'since', kind: 'days' },
  ],
  sort: { field: 'name', order: 'ASC' },
  separator: ' ',
  sizes: [20, 50],
};
const read = (query: string) => readView(new URLSearchParams(query), format);

describe('the view of a list in the URL', () => {
  it.each(['', 'q=lee&state=CA&state=NV&since=2026-01-01..&sort=city+DESC&page=3&perPage=50', 'since=..2026-12-31'])(
    'is read and written without loss: %s',
    (query) => {
      expect(writeView(read(query), format, new URLSearchParams()).toString()).toBe(query);
    },
  );

  it('has its defaults for missing and invalid parts', () => {
    const first = { values: {}, sort: format.sort, page: 1, perPage: 20 };
    expect(read('')).toEqual(first);
    expect(read('q=&since=..&sort=city&page=-1&perPage=7&other=1')).toEqual(first);
  });

  it('is written after the other parameters of the page', () => {
    const search = new URLSearchParams('page=4&open=7&state=AZ');
    expect(writeView(read('q=a&state=CA'), format, search).toString()).toBe('open=7&q=a&state=CA');
  });
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
