import { Pin } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useSessionUser } from '../access/public';
import { token } from '../theme/tokens';
import { Dot } from '../ui/layout/Dot';
import { Row, Text } from '../ui/layout/primitives';
import type { FolderEntry } from './folder-view';

/** The title of an announcement with its unread and pinned marks. */
export function AnnouncementTitle({ item }: { readonly item: FolderEntry }) {
  const translate = useTranslate();
  // Guests have no read state.
  const isReader = useSessionUser() !== null;
  const unread = item.unread === true;
  return (
    <Row as="span" gap="s2" minInlineSize={0} iconColor="accent-text" data-unread={unread} title={item.name}>
      {isReader && <Dot fill={unread ? token('accent') : undefined} />}
      {unread && <span className="sr-only">{translate('files.news.unread')}: </span>}
      {item.pinned && <Pin size={14} strokeWidth={1.6} role="img" aria-label={translate('files.news.pinned')} />}
      <Text as="bdi" minInlineSize={0} overflow="hidden" textOverflow="ellipsis" weight={unread ? 600 : undefined}>
        {item.name}
      </Text>
    </Row>
  );
}
