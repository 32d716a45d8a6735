import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { withFilter } from '../../crud/list-view';
import { queryKeys } from '../../providers/data/query-keys';
import { useLoan } from '../../shell/loan/useLoan';
import type { ChangeLogView } from '../application-calls';
import { applicationCalls } from '../application-calls';

/** URL parameter of the view. */
const KEY = 'changes';

const FIRST: ChangeLogView = { order: 'DESC', page: 1, perPage: 20, filter: {} };

const isValues = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const countOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : otherwise;

function readView(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The view in the URL, or the default view if it is invalid. */
function viewOf(text: string | null): ChangeLogView {
  const read = readView(text);
  if (!isValues(read)) return FIRST;
  return {
    order: read.order === 'ASC' ? 'ASC' : FIRST.order,
    page: countOf(read.page, FIRST.page),
    perPage: countOf(read.perPage, FIRST.perPage),
    filter: isValues(read.filter) ? read.filter : FIRST.filter,
  };
}

/** The loan's changes for the view in the URL. Refetched for each loan version and live event. */
export function useChanges(loanNum: string) {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search.get(KEY));
  const { loan } = useLoan(loanNum);
  const changes = useQuery({
    queryKey: queryKeys.changes(loanNum, loan?.version, view),
    queryFn: ({ signal }) => applicationCalls.changes(loanNum, view, signal),
    placeholderData: keepPreviousData,
  });
  const values = useQuery({
    queryKey: queryKeys.changeValues(loanNum, loan?.version),
    queryFn: ({ signal }) => applicationCalls.changeValues(loanNum, signal),
    placeholderData: keepPreviousData,
  });
  const show = (next: Partial<ChangeLogView>): void =>
    setSearch(
      (before) => {
        const query = new URLSearchParams(before);
        query.set(KEY, JSON.stringify({ ...view, page: 1, ...next }));
        return query;
      },
      { replace: true },
    );
  const set = (name: string, value: unknown): void => show({ filter: withFilter(view.filter, name, value) });
  return { view, changes, values: values.data, show, set, clear: () => show({ filter: {} }) };
}
