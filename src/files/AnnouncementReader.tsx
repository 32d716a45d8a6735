import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDate } from '../../domain/format/date';
import { RichText } from '../fields/rich-text/RichText';
import { queryKeys } from '../providers/data/query-keys';
import { token } from '../theme/tokens';
import { SidePanel } from '../ui/SidePanel';
import { publishedSince } from './announcement-state';
import { filesCalls } from './files-calls';
import type { FolderEntry } from './folder-view';

/** Marks the announcement as read when it opens. */
function useMarkRead({ id, unread }: FolderEntry): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (read: string) => filesCalls.markRead(read),
    onSuccess: () =>
      Promise.all(
        [queryKeys.folder(), queryKeys.homeFigures()].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  useEffect(() => {
    if (unread) mutate(id);
  }, [id, unread, mutate]);
}

interface Props {
  readonly item: FolderEntry;
  readonly onClose: () => void;
}

/** Dialog that shows an announcement. */
export function AnnouncementReader({ item, onClose }: Props) {
  useMarkRead(item);
  return (
    <SidePanel open wide title={item.name} onClose={onClose}>
      <p style={{ marginBlockEnd: 16, color: token('text-3'), fontSize: token('fs-small') }}>
        <bdi dir="ltr">{formatDate(publishedSince(item), 'long')}</bdi>
      </p>
      <RichText html={item.body ?? ''} />
    </SidePanel>
  );
}
