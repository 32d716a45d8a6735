import { Button } from '@mui/material';
import { EyeOff } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { ShownMessage } from '../../domain/conversations/conversation.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { MessageText } from './MessageText';

interface Props {
  readonly message: ShownMessage;
  readonly unread: boolean;
  readonly onWithdraw: ((id: string) => void) | undefined;
}

/** Says that only the lender's people read a message. */
export function InternalMark() {
  const translate = useTranslate();
  return (
    <Row as="span" gap={4} flex="none" size="small" weight={500} color="warn-text" iconColor="warn-text">
      <EyeOff size={14} strokeWidth={1.6} aria-hidden="true" />
      {translate('conversations.lenderOnly')}
    </Row>
  );
}

/** A message: who wrote it when, for whom, and what. */
export function MessageItem({ message, unread, onWithdraw }: Props) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const { id, by, mine, outside, at, internal, text, mentions, withdrawableUntil } = message;
  return (
    <Box
      as="li"
      padding="s3 s4"
      afterSame={{ lineAbove: true }}
      background={internal ? 'warn-tint' : unread ? 'accent-tint' : 'none'}
      data-message={id}
    >
      <Stack gap="s1">
        <Row wrap gap="2 s3" justify="space-between">
          <Row wrap gap="2 s2" minInlineSize={0}>
            <Text as="bdi" weight={600} overflowWrap="anywhere">
              {by}
            </Text>
            {mine && <Note>{translate('conversations.you')}</Note>}
            {outside && !mine && <Note>{translate('conversations.outside')}</Note>}
            {internal && <InternalMark />}
          </Row>
          <Note as="time" dateTime={at}>
            <bdi>{instant(at)}</bdi>
          </Note>
        </Row>
        {text === null ? (
          <Text as="p" color="text-3">
            {translate('conversations.withdrawn')}
          </Text>
        ) : (
          <MessageText text={text} names={mentions.map(({ name }) => name)} />
        )}
        {withdrawableUntil !== null && onWithdraw && (
          <Row>
            <Button size="small" variant="text" sx={{ marginInlineStart: -2 }} onClick={() => onWithdraw(id)}>
              {translate('conversations.withdraw')}
            </Button>
          </Row>
        )}
      </Stack>
    </Box>
  );
}
