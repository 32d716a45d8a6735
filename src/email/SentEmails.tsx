import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { SentEmail } from '../../domain/email/loan-email.schemas';
import { RichText } from '../fields/rich-text/RichText';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { DownloadButton } from '../ui/DownloadButton';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Box, Note, Row, Text } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { emailCalls } from './email-calls';

function Email({ loanNum, email }: { readonly loanNum: string; readonly email: SentEmail }) {
  const translate = useTranslate();
  const { instant, line } = useFormats();
  return (
    <Box as="li" padding="s4" afterSame={{ lineAbove: true }}>
      <details>
        <summary>
          <Row as="span" wrap gap="s2" justify="space-between">
            <Text as="bdi" weight={500}>
              {email.subject}
            </Text>
            <Note>{translate(`email.states.${email.state}`)}</Note>
          </Row>
          <Note as="p">
            {translate('email.sentBy', { at: instant(email.at), name: email.by, to: line([...email.to]) })}
          </Note>
        </summary>
        <Box paddingBlock="s3">
          {email.isText ? (
            <Text as="pre" font="inherit" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
              {email.message}
            </Text>
          ) : (
            <RichText html={email.message} />
          )}
        </Box>
        {email.problem && <Note as="p">{email.problem}</Note>}
        <Row wrap gap="s2">
          {email.attachments
            .map((file, place) => ({ ...file, place }))
            .map(({ name, place }) => (
              <DownloadButton
                key={`${place}:${name}`}
                label={<bdi>{name}</bdi>}
                fileName={name}
                size="small"
                fetchFile={() => emailCalls.attachment(loanNum, email.id, place)}
              />
            ))}
        </Row>
      </details>
    </Box>
  );
}

/** The emails about the loan: state, content and attachments. */
export function SentEmails({ loanNum }: { readonly loanNum: string }) {
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
            <Email key={email.id} loanNum={loanNum} email={email} />
          ))}
        </Box>
      )}
    </Section>
  );
}
