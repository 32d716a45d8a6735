import { keepPreviousData } from '@tanstack/react-query';
import type { Total } from '../../crud/Paging';
import { useRows } from '../../providers/data/useRecords';
import { loanRowsMeta } from '../../shell/loan/useLoan';
import { type PipelineView, pipelineFilter } from './address';

/** The current page of loans. The previous page stays visible while the next one loads. */
export function usePipelineRows(view: PipelineView) {
  const { data, total, pageInfo, meta, isPending, isPlaceholderData, error, refetch } = useRows(
    'loans',
    {
      pagination: { page: view.page, perPage: view.perPage },
      sort: view.sort,
      filter: pipelineFilter(view),
      meta: loanRowsMeta,
    },
    { placeholderData: keepPreviousData },
  );
  const atLeast = typeof meta?.atLeast === 'number' ? meta.atLeast : 0;
  const known: Total = { count: total ?? atLeast, open: total === undefined };
  return {
    rows: data,
    total: known,
    hasNext: pageInfo?.hasNextPage ?? view.page * view.perPage < known.count,
    similar: meta?.similar === true,
    isPending,
    isRefreshing: isPlaceholderData,
    error,
    refetch,
  };
}
