import { DEFAULT_PAGE } from '../../../domain/contract/list-parameters.schemas';
import type { ListQuery } from '../../http/list-query';

/** `page` counts from 1, with ten per page; `range` counts rows. */
export const paged = (query: ListQuery & { page?: number | undefined }): ListQuery =>
  query.page === undefined || query.range
    ? query
    : { ...query, range: [(query.page - 1) * DEFAULT_PAGE, query.page * DEFAULT_PAGE - 1] };
