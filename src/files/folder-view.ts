import type { FolderItem, PublicItem } from '../../domain/files/file.schemas';
import { compileFilter, type ListView, namedAddress, type ViewAddress } from '../crud/list-view';

/** An item in a list. Guests get only the public fields. */
export type FolderEntry = PublicItem & Partial<FolderItem>;

/** The server's order: by name, or pinned first and then newest first. */
export const AS_GIVEN = 'given';

/** How the view of a folder is written in the URL, after the item that is open. */
export const folderAddress = (perPage: number): ViewAddress =>
  namedAddress({
    filters: [{ name: 'unread', kind: 'flag' }],
    sort: { field: AS_GIVEN, order: 'ASC' },
    separator: '.',
    sizes: [perPage],
  });

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function compare(a: FolderEntry, b: FolderEntry, field: string): number {
  if (field === 'size') return a.size - b.size;
  if (field === 'modifiedTime') return a.modifiedTime.localeCompare(b.modifiedTime);
  return collator.compare(a.name, b.name);
}

/** The items that match the search and the filter, sorted. */
export function itemsInView<Item extends FolderEntry>(
  items: readonly Item[],
  { values, sort }: Pick<ListView, 'values' | 'sort'>,
): readonly Item[] {
  const searchText = plain(String(compileFilter(values).q ?? ''));
  const found = items.filter(
    ({ name, unread }) => plain(name).includes(searchText) && (values.unread !== true || unread === true),
  );
  if (sort.field === AS_GIVEN) return found;
  const sorted = found.toSorted((a, b) => compare(a, b, sort.field));
  return sort.order === 'DESC' ? sorted.toReversed() : sorted;
}

/** One page of the rows. A page number beyond the end gives the last page. */
export function pageOf<Item>(items: readonly Item[], asked: number, perPage: number) {
  const page = Math.min(asked, Math.max(1, Math.ceil(items.length / perPage)));
  return { page, rows: items.slice((page - 1) * perPage, page * perPage), hasNext: page * perPage < items.length };
}
