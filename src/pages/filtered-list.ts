import type { PageKey } from '../../domain/pages/page-table';
import { pageById } from './page-table';

/** The list on a page, with a filter that it shows. */
export const filteredList = (page: PageKey, filter: Readonly<Record<string, unknown>>): string =>
  `${pageById(page).path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
