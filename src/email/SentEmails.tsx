import { Button } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { queryKeys } from '../providers/data/query-keys';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Box, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { emailCalls } from './email-calls';
import { SentEmailRow } from './SentEmailRow';

interface Props {
  readonly loanNum: string;
  /** The user may send one again. */
  readonly writes: boolean;
}

/** The emails about the loan: state, recipients, content and attachments. */
export function SentEmails({ loanNum, writes }: Props) {
  const translate = useTranslate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery({
      queryKey: queryKeys.emails(loanNum),
      queryFn: ({ pageParam, signal }) => emailCalls.sent(loanNum, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ cursor }) => cursor,
    });
  const emails = data?.pages.flatMap(({ emailsSent }) => emailsSent);
  return (
    <Section title={translate('email.sentTitle')} flush>
      {error && !emails ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : emails === undefined ? (
        <Text as="p" padding="s4" role="status">
          {translate('states.loading')}
        </Text>
      ) : emails.length === 0 ? (
        <EmptyState title={translate('email.emptyTitle')}>{translate('email.emptyText')}</EmptyState>
      ) : (
        <>
          <Box as="ul" lineAbove>
            {emails.map((email) => (
              <SentEmailRow key={email.id} loanNum={loanNum} email={email} writes={writes} />
            ))}
          </Box>
          {isFetchNextPageError ? (
            <ErrorState error={error} onRetry={() => void fetchNextPage()} />
          ) : hasNextPage ? (
            <Row justify="center" padding="s2 s4" lineAbove>
              <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {translate('email.earlier')}
              </Button>
            </Row>
          ) : null}
        </>
      )}
    </Section>
  );
}
