import { MessageSquare } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayUseMessages } from '../../domain/conversations/message-readers';
import { loanPath } from '../../domain/pages/loan-path';
import type { Condition } from '../../domain/underwriting/condition.schemas';
import { conditionName } from '../../domain/underwriting/condition-view';
import { useSessionUser } from '../access/public';
import { useFormats } from '../providers/i18n/useFormats';
import { UnreadCount } from '../shell/loan/UnreadCount';
import { useTopics } from '../shell/loan/useTopics';
import { Row, Text } from '../ui/layout/primitives';

interface Props {
  readonly loanNum: string;
  readonly condition: Condition;
  /** Shows nothing for a condition without messages. */
  readonly hidesNone?: boolean;
}

/** Leads to the messages about a condition, with their number and that of unread ones. */
export function ConditionMessages({ loanNum, condition, hidesNone = false }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const user = useSessionUser();
  const reads = user !== null && mayUseMessages(user, 'read');
  const { data = [] } = useTopics(loanNum, reads);
  const { id } = condition;
  const { messages, unread, mentions } = data.find((topic) => topic.conditionId === id) ?? {
    messages: 0,
    unread: 0,
    mentions: 0,
  };
  if (!reads || (hidesNone && messages === 0)) return null;
  const name = conditionName(condition);
  const label =
    messages === 0
      ? translate('conditions.messagesNone', { name })
      : translate('conditions.messages', { name, smart_count: messages });
  return (
    <Row
      as={Link}
      to={{ pathname: loanPath(loanNum, 'messages'), search: `?${new URLSearchParams({ about: id })}` }}
      flex="none"
      gap={4}
      belowSm={{ paddingInlineStart: 0 }}
      align={hidesNone ? 'start' : 'center'}
      padding={hidesNone ? 's2 s3' : '4 s2'}
      color="text-3"
      size="small"
      onHover={{ color: 'text', textDecoration: 'none' }}
      onTouch={{ minBlockSize: 44, minInlineSize: 44 }}
      whenFocused={{ outlineOffset: -2 }}
      aria-label={unread === 0 ? label : `${label} ${translate('shell.messages.unread', { smart_count: unread })}`}
      title={label}
    >
      <MessageSquare className="flip" size={16} strokeWidth={1.6} aria-hidden="true" />
      {messages > 0 && (
        <Text as="bdi" aria-hidden="true" belowSm={{ display: unread > 0 ? 'none' : 'inline' }}>
          {count(messages)}
        </Text>
      )}
      <UnreadCount unread={unread} mentions={mentions} />
    </Row>
  );
}
