import { styled } from '@mui/material/styles';
import { Pin } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useSessionUser } from '../access/public';
import { token } from '../theme/tokens';
import type { FolderEntry } from './folder-view';

const Line = styled('span')({
  display: 'flex',
  gap: token('s2'),
  alignItems: 'center',
  minInlineSize: 0,
  '& > svg': { flex: 'none', color: token('accent-text') },
  '& > bdi': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-unread="true"] > bdi': { fontWeight: 600 },
});

/** Stands before every title of a reader's list, so that they begin alike; only on an unread one it is seen. */
const Dot = styled('span')({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: token('r-full'),
  '&[data-on="true"]': { background: token('accent') },
});

/** The title of an announcement with its marks: unread, pinned. */
export function AnnouncementTitle({ item }: { readonly item: FolderEntry }) {
  const translate = useTranslate();
  // Nothing is unread to a guest.
  const isReader = useSessionUser() !== null;
  const unread = item.unread === true;
  return (
    <Line data-unread={unread} title={item.name}>
      {isReader && <Dot data-on={unread} />}
      {unread && <span className="sr-only">{translate('files.news.unread')}: </span>}
      {item.pinned && <Pin size={14} strokeWidth={1.6} role="img" aria-label={translate('files.news.pinned')} />}
      <bdi>{item.name}</bdi>
    </Line>
  );
}
