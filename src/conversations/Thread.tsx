import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayUseMessages } from '../../domain/conversations/message-readers';
import { useSessionUser } from '../access/public';
import { queryKeys } from '../providers/data/query-keys';
import { EmptyState } from '../ui/EmptyState';
import { ErrorDialog } from '../ui/ErrorDialog';
import { ErrorState } from '../ui/ErrorState';
import { Box, Row } from '../ui/layout/primitives';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import type { Audience } from './AudienceChoice';
import { Composer } from './Composer';
import { conversationCalls, type TopicAddress } from './conversation-calls';
import { MessageItem } from './MessageItem';
import { ThreadWaiting } from './ThreadWaiting';
import { useMarkRead, useThread } from './useThread';

interface Props extends TopicAddress {
  /** What is written here is only for the lender's people. */
  readonly lenderOnly?: boolean;
}

/** The messages about a loan or a condition, and the form for another one. */
export function Thread({ loanNum, conditionId, lenderOnly = false }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const user = useSessionUser();
  const topic = { loanNum, conditionId };
  const { messages, readUpTo, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useThread(topic);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  if (messages && openedAt === null) setOpenedAt(readUpTo);
  useMarkRead(topic, messages?.at(-1)?.position ?? 0, readUpTo);
  const withdraw = useMutation({
    mutationFn: (id: string) => conversationCalls.withdraw(loanNum, id),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.messages(loanNum) }),
  });
  const writes = user !== null && mayUseMessages(user, 'write');
  const fixed: Audience | null = user?.isPml ? 'all' : lenderOnly ? 'lender' : null;
  if (error && !messages) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!messages) return <ThreadWaiting />;
  return (
    <>
      {messages.length === 0 ? (
        <EmptyState icon={MessageSquare} title={translate('conversations.emptyTitle')}>
          {translate(writes ? 'conversations.emptyText' : 'conversations.emptyReader')}
        </EmptyState>
      ) : (
        <Box as="ul" aria-label={translate('conversations.list')} aria-live="polite">
          {hasNextPage && (
            <Row as="li" justify="center" padding="s2 s4">
              <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {translate('conversations.earlier')}
              </Button>
            </Row>
          )}
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              unread={!message.mine && message.position > (openedAt ?? readUpTo)}
              onWithdraw={writes ? withdraw.mutate : undefined}
            />
          ))}
        </Box>
      )}
      {writes ? (
        <Composer key={`${loanNum} ${conditionId}`} topic={topic} fixed={fixed} />
      ) : (
        <Box padding="s4">
          <ReadOnlyNotice reason={translate('states.readOnlyPage')} />
        </Box>
      )}
      <ErrorDialog error={withdraw.error} onClose={withdraw.reset} />
    </>
  );
}
