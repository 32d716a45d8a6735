import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what a write answered. Data that is being read meanwhile may be older and would undo it when it arrives, so it is read again.
 */
export function showAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  data: Data | ((known: Data | undefined) => Data),
): void {
  const read = { queryKey, exact: true };
  const isReading = client.isFetching(read) > 0;
  client.setQueryData<Data>(queryKey, data);
  if (isReading) void client.invalidateQueries(read);
}
