import { useTranslate } from 'react-admin';
import { useFormats } from '../../providers/i18n/useFormats';
import { Row, Text } from '../../ui/layout/primitives';

interface Props {
  readonly unread: number;
  /** How many of them mention the user, which `@` says. */
  readonly mentions: number;
}

/** The number of unread messages; nothing if there are none. */
export function UnreadCount({ unread, mentions }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  if (unread === 0) return null;
  return (
    <Row
      as="span"
      flex="none"
      justify="center"
      minInlineSize={20}
      blockSize={20}
      paddingInline={6}
      radius="full"
      background="accent"
      color="on-accent"
      size="small"
      weight={600}
      lineHeight="1"
    >
      <bdi aria-hidden="true">
        {mentions > 0 && '@'}
        {count(unread)}
      </bdi>
      <Text visuallyHidden>
        {translate('shell.messages.unread', { smart_count: unread })}
        {mentions > 0 && ` ${translate('shell.messages.mentioned', { smart_count: mentions })}`}
      </Text>
    </Row>
  );
}
