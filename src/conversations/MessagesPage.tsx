import { IconButton, useMediaQuery } from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { Topic } from '../../domain/conversations/conversation.schemas';
import { useLoanNum } from '../shell/loan/useLoan';
import { useTopics } from '../shell/loan/useTopics';
import { Box, Row, Stack, Text } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { Thread } from './Thread';
import { ThreadWaiting } from './ThreadWaiting';
import { TopicList } from './TopicList';
import { useTopicName } from './useTopicName';

const ABOUT = 'about';
const LOAN = 'loan';

const none = { messages: 0, unread: 0, mentions: 0, latestAt: '' } as const;

/** The topics with messages, and those that can always be opened: the loan, and the selected one. */
function listed(topics: readonly Topic[], selected: string | null): readonly Topic[] {
  const of = (conditionId: string | null): Topic =>
    topics.find((topic) => topic.conditionId === conditionId) ?? { conditionId, ...none };
  const others = topics.filter(({ conditionId }) => conditionId !== null);
  const isNew = selected !== null && !others.some(({ conditionId }) => conditionId === selected);
  return [of(null), ...others, ...(isNew ? [of(selected)] : [])];
}

/** /loans/{loanNum}/messages: messages between the lender and the broker, about the loan and its conditions. */
export function MessagesPage() {
  const translate = useTranslate();
  const loanNum = useLoanNum();
  const [search] = useSearchParams();
  const about = search.get(ABOUT);
  const selected = about === null || about === LOAN ? null : about;
  const { data: topics = [], isPending } = useTopics(loanNum);
  const { name, text, lenderOnly } = useTopicName()(selected);
  const addressOf = (conditionId: string | null) => ({
    search: `?${new URLSearchParams({ [ABOUT]: conditionId ?? LOAN })}`,
  });
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isChoice = about === null && (isPending || topics.some(({ conditionId }) => conditionId !== null));
  // On a phone, the list comes first if there is more than the loan to choose from. A thread that is not seen must not be marked as read.
  const showsThread = wide || !isChoice;
  return (
    <Stack gap="s4">
      <PageHead title={translate('pages.messages')} lead={translate('conversations.lead')} />
      <Stack
        border
        radius="l"
        background="surface"
        overflow="clip"
        align="start"
        fromLg={{ columns: '280px minmax(0, 1fr)' }}
      >
        {(wide || isChoice) && (
          <Box as="nav" aria-label={translate('conversations.topics')}>
            {isPending ? (
              <ThreadWaiting />
            ) : (
              <TopicList topics={listed(topics, selected)} selected={selected} addressOf={addressOf} />
            )}
          </Box>
        )}
        {showsThread && (
          <Box as="section" aria-label={name} minInlineSize={0} fromLg={{ lineStart: true }}>
            <Row gap="s2" padding="s3 s4" lineBelow align="start">
              {topics.length > 1 && (
                <Box fromLg={{ display: 'none' }}>
                  <IconButton
                    size="small"
                    aria-label={translate('conversations.back')}
                    component={Link}
                    to={{ search: '' }}
                  >
                    <ArrowLeft size={16} aria-hidden="true" className="flip" />
                  </IconButton>
                </Box>
              )}
              <Stack gap="2" minInlineSize={0}>
                <Text as="h2" size="h3" weight={600}>
                  <bdi>{name}</bdi>
                </Text>
                {text && (
                  <Text as="p" dir="auto" color="text-2" overflowWrap="anywhere">
                    {text}
                  </Text>
                )}
              </Stack>
            </Row>
            <Thread key={selected ?? LOAN} loanNum={loanNum} conditionId={selected} lenderOnly={lenderOnly} />
          </Box>
        )}
      </Stack>
    </Stack>
  );
}
