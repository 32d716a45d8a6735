import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { queryKeys } from '../providers/data/query-keys';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Box, Text } from '../ui/layout/primitives';
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
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.emails(loanNum),
    queryFn: ({ signal }) => emailCalls.sent(loanNum, signal),
  });
  return (
    <Section title={translate('email.sentTitle')} flush>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Text as="p" padding="s4" role="status">
          {translate('states.loading')}
        </Text>
      ) : data.emailsSent.length === 0 ? (
        <EmptyState title={translate('email.emptyTitle')}>{translate('email.emptyText')}</EmptyState>
      ) : (
        <Box as="ul" lineAbove>
          {data.emailsSent.map((email) => (
            <SentEmailRow key={email.id} loanNum={loanNum} email={email} writes={writes} />
          ))}
        </Box>
      )}
    </Section>
  );
}
