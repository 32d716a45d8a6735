import type { FolderItem, PublicItem } from '../../domain/files/file.schemas';
import type { Sort } from '../ui/TableParts';

/** An item in a list. Guests get only the public fields. */
export type FolderEntry = PublicItem & Partial<FolderItem>;

/** The server's order: by name, or pinned first and then newest first. */
export const AS_GIVEN = 'given';

/** The state of a list, held in the URL. */
export interface FolderView {
  readonly q: string;
  readonly sort: Sort;
  readonly page: number;
}

/** Reads a view from the URL, with defaults for missing values. */
export function viewOf(search: URLSearchParams): FolderView {
  const [field = '', order] = (search.get('sort') ?? '').split('.');
  const page = Number(search.get('page'));
  return {
    q: search.get('q') ?? '',
    sort: { field: field || AS_GIVEN, order: order === 'DESC' ? 'DESC' : 'ASC' },
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes a view to the URL and keeps other parameters. */
export function withView(search: URLSearchParams, { q, sort, page }: FolderView): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set('q', q);
  set('sort', sort.field === AS_GIVEN ? '' : `${sort.field}.${sort.order}`);
  set('page', page > 1 ? String(page) : '');
  return next;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function compare(a: FolderEntry, b: FolderEntry, field: string): number {
  if (field === 'size') return a.size - b.size;
  if (field === 'modifiedTime') return a.modifiedTime.localeCompare(b.modifiedTime);
  return collator.compare(a.name, b.name);
}

/** The items that match the search, sorted. */
export function itemsInView<Item extends FolderEntry>(
  items: readonly Item[],
  { q, sort }: FolderView,
): readonly Item[] {
  const searchText = plain(q.trim());
  const found = searchText === '' ? items : items.filter(({ name }) => plain(name).includes(searchText));
  if (sort.field === AS_GIVEN) return found;
  const sorted = found.toSorted((a, b) => compare(a, b, sort.field));
  return sort.order === 'DESC' ? sorted.toReversed() : sorted;
}

/** One page of the rows. A page number beyond the end gives the last page. */
export function pageOf<Item>(items: readonly Item[], asked: number, perPage: number) {
  const page = Math.min(asked, Math.max(1, Math.ceil(items.length / perPage)));
  return { page, rows: items.slice((page - 1) * perPage, page * perPage), hasNext: page * perPage < items.length };
}
