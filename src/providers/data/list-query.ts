import type { GetListParams, GetListResult } from 'react-admin';
import type { ListQuery } from '../../../domain/contract/list-query.schemas';

/** Sort, range and filter of a list as JSON in the query string, like `ra-data-simple-rest`. */
export function listQuery({
  sort,
  pagination,
  filter,
}: Partial<GetListParams>): ListQuery & { readonly range: string } {
  const { page = 1, perPage = 10 } = pagination ?? {};
  const first = (page - 1) * perPage;
  return {
    ...(sort?.field ? { sort: JSON.stringify([sort.field, sort.order]) } : {}),
    range: JSON.stringify([first, first + perPage - 1]),
    filter: JSON.stringify(filter ?? {}),
  };
}

/** The position of a page and the total, from `Content-Range: loans 0-24/1234`. A capped total reads `10000+`. */
export function pageFacts(contentRange: string | null, rows: number, first: number): Omit<GetListResult, 'data'> {
  const total = contentRange?.split('/').pop() ?? '';
  if (/^\d+$/.test(total)) return { total: Number(total) };
  const atLeast = Number.parseInt(total, 10);
  const hasNextPage = Number.isNaN(atLeast) ? rows > 0 : first + rows < atLeast || total.endsWith('+');
  return {
    pageInfo: { hasPreviousPage: first > 0, hasNextPage },
    ...(Number.isNaN(atLeast) ? {} : { meta: { atLeast } }),
  };
}
