import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Topic } from '../../domain/conversations/conversation.schemas';
import { useFormats } from '../providers/i18n/useFormats';
import { UnreadCount } from '../shell/loan/UnreadCount';
import { Box, Note, Row, Stack, Text } from '../ui/layout/primitives';
import { useTopicName } from './useTopicName';

interface Props {
  readonly topics: readonly Topic[];
  readonly selected: string | null;
  readonly addressOf: (conditionId: string | null) => { readonly search: string };
}

/** What there are messages about: the loan, and conditions, each with its unread messages. */
export function TopicList({ topics, selected, addressOf }: Props) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const nameOf = useTopicName();
  return (
    <Box as="ul" aria-label={translate('conversations.topics')} dividers>
      {topics.map(({ conditionId, messages, unread, mentions, latestAt }) => {
        const { name, text } = nameOf(conditionId);
        return (
          <li key={conditionId ?? 'loan'}>
            <Row
              as={Link}
              to={addressOf(conditionId)}
              gap="s3"
              align="start"
              justify="space-between"
              padding="s3 s4"
              color="text"
              background={conditionId === selected ? 'selected' : 'none'}
              onHover={{ background: conditionId === selected ? 'selected' : 'hover', textDecoration: 'none' }}
              whenFocused={{ outlineOffset: -2 }}
              aria-current={conditionId === selected ? 'true' : undefined}
            >
              <Stack as="span" gap="2" minInlineSize={0}>
                <Text as="bdi" weight={unread > 0 ? 600 : 500}>
                  {name}
                </Text>
                {text && (
                  <Text as="bdi" size="small" color="text-2" maxLines={2}>
                    {text}
                  </Text>
                )}
                {messages > 0 && (
                  <Note>
                    <bdi>{instant(latestAt)}</bdi>
                  </Note>
                )}
              </Stack>
              <UnreadCount unread={unread} mentions={mentions} />
            </Row>
          </li>
        );
      })}
    </Box>
  );
}
