import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { jsonParameter, type ViewAddress, viewFrom, withParameters } from '../../crud/list-view';
import { useListView } from '../../crud/useListView';
import { queryKeys } from '../../providers/data/query-keys';
import { useLoan } from '../../shell/loan/useLoan';
import { applicationCalls } from '../application-calls';

/** The whole view is one parameter, because the log is only a part of its page. It can be sorted by time only. */
const address: ViewAddress = {
  read: (search) =>
    viewFrom({ ...jsonParameter(search, 'changes'), sort: 'at' }, { sort: { field: 'at', order: 'DESC' } }),
  write: ({ values: filter, sort: { order }, page, perPage }, search) =>
    withParameters(search, { changes: [JSON.stringify({ filter, order, page, perPage })] }),
};

/** The loan's changes for the view in the URL. Refetched for each loan version and live event. */
export function useChanges(loanNum: string) {
  const list = useListView(address);
  const { view } = list;
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
  return { list, changes, values: values.data };
}
