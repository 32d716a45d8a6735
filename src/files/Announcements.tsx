import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import { EmptyState } from '../ui/EmptyState';
import { AnnouncementReader } from './AnnouncementReader';
import { publishedSince } from './announcement-state';
import { FileCard } from './FileCard';
import { FolderList } from './FolderList';
import type { FolderEntry } from './folder-view';
import { NotThere } from './NotThere';
import { useAnnouncementColumns } from './useAnnouncementColumns';
import { useFolder } from './useFolder';
import { useOpenItem } from './useOpenItem';

/** Announcements per page (portal-shell.md section 9). */
const PER_PAGE = 10;

interface Props {
  readonly isPublic?: boolean;
  readonly actions?: (item: FolderEntry) => ReactNode;
  /** Opens a draft, which only administrators see. */
  readonly editor?: (item: FolderEntry, onClose: () => void) => ReactNode;
}

/** The announcements, pinned first, then newest first, and the one that the URL opens. */
export function Announcements({ isPublic = false, actions, editor }: Props) {
  const translate = useTranslate();
  const folder = useFolder({ folder: 'announcements', isPublic });
  const columns = useAnnouncementColumns(actions);
  const { id, close } = useOpenItem();
  const open = folder.data?.items.find((item) => item.id === id);
  const unread = folder.data?.items.filter((item) => item.unread).length ?? 0;
  const count =
    unread > 0 ? translate('files.news.unreadCount', { smart_count: unread }) : translate('files.news.allRead');
  return (
    <>
      {id && folder.data && !folder.isFetching && !open && <NotThere onClose={close} />}
      <FolderList
        label={translate('pages.announcements')}
        folder={folder}
        columns={columns}
        perPage={PER_PAGE}
        filters={isPublic ? [] : [{ name: 'unread', label: translate('files.news.unread'), kind: 'flag' }]}
        card={(item) => (
          <FileCard facts={<bdi dir="ltr">{formatDate(publishedSince(item))}</bdi>}>{actions?.(item)}</FileCard>
        )}
        aside={!isPublic && folder.data && <span role="status">{count}</span>}
        empty={
          <EmptyState icon={Megaphone} title={translate('files.news.empty')}>
            {translate('files.news.emptyText')}
          </EmptyState>
        }
      />
      {open?.isDraft && editor?.(open, close)}
      {open && !open.isDraft && <AnnouncementReader key={open.id} item={open} onClose={close} />}
    </>
  );
}
