import type { ListQuery } from '../../http/list-query';

const PAGE = 10;

/** `page` counts from 1, with ten per page; `range` counts rows. */
export const paged = (query: ListQuery & { page?: number | undefined }): ListQuery =>
  query.page === undefined || query.range
    ? query
    : { ...query, range: [(query.page - 1) * PAGE, query.page * PAGE - 1] };
