import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { canSendAgain } from '../../domain/email/delivery';
import type { SentEmail } from '../../domain/email/loan-email.schemas';
import { EmailText } from '../fields/rich-text/EmailText';
import { useMessageText } from '../providers/i18n/useMessageText';
import { DownloadButton } from '../ui/DownloadButton';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { emailCalls } from './email-calls';
import { SendAgain } from './SendAgain';

interface Props {
  readonly loanNum: string;
  readonly email: SentEmail;
  readonly writes: boolean;
}

/** What became of the email at each recipient. The code is the reply of the mail server. */
function Recipients({ email: { recipients } }: { readonly email: SentEmail }) {
  const translate = useTranslate();
  return (
    <Stack as="ul" gap="s1" aria-label={translate('email.recipients')}>
      {recipients.map(({ address, state, code }) => {
        const name = translate(`email.recipientStates.${state}`);
        return (
          <Row as="li" key={address} wrap gap="s1 s3" justify="space-between">
            <Text as="bdi" overflowWrap="anywhere">
              {address}
            </Text>
            <Note>{code === null ? name : translate('email.withReply', { state: name, code })}</Note>
          </Row>
        );
      })}
    </Stack>
  );
}

/** The recipients with their states, the problem, the content and the attachments of an email. */
export function SentEmailBody({ loanNum, email, writes }: Props) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const { problem } = email;
  const isRepeatable = writes && canSendAgain(email.state);
  return (
    <Stack gap="s3" paddingInline="s4" paddingBlockEnd="s4">
      {problem && email.state !== 'completed' && (
        <Alert severity={email.state === 'failed' ? 'error' : 'warning'}>
          <bdi>{messageText(problem.wording ?? problem.message, problem.message)}</bdi>
        </Alert>
      )}
      {email.state === 'partly' && !problem && <Alert severity="warning">{translate('email.partlyText')}</Alert>}
      <Recipients email={email} />
      <Box padding="s3 s4" border radius="m">
        <EmailText text={email.message} isText={email.isText} />
      </Box>
      {(email.attachments.length > 0 || isRepeatable) && (
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
          {isRepeatable && <SendAgain loanNum={loanNum} email={email} />}
        </Row>
      )}
    </Stack>
  );
}
