import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../providers/data/query-keys';
import { conversationCalls, type TopicAddress } from './conversation-calls';

/** The messages of a topic, oldest first, from the newest part on. */
export function useThread(topic: TopicAddress) {
  const { loanNum, conditionId } = topic;
  const query = useInfiniteQuery({
    queryKey: queryKeys.thread(loanNum, conditionId),
    queryFn: ({ pageParam, signal }) => conversationCalls.read(topic, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ cursor }) => cursor,
  });
  const pages = query.data?.pages;
  return {
    ...query,
    messages: pages?.toReversed().flatMap(({ messages }) => messages),
    readUpTo: pages?.[0]?.readUpTo ?? 0,
  };
}

/** Marks what is shown as read, once the window is in front. */
export function useMarkRead({ loanNum, conditionId }: TopicAddress, latest: number, readUpTo: number): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (upTo: number) => conversationCalls.markRead({ loanNum, conditionId }, upTo),
    onSuccess: () => {
      for (const queryKey of queryKeys.unreadOf(loanNum)) void client.invalidateQueries({ queryKey });
    },
  });
  useEffect(() => {
    if (latest <= readUpTo) return undefined;
    const mark = (): void => {
      if (document.visibilityState === 'visible') mutate(latest);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [latest, readUpTo, mutate]);
}
