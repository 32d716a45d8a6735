import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate, pacificDate } from '../../domain/format/date';
import { useFormats } from '../providers/i18n/useFormats';
import type { DataColumn } from '../ui/data-column';
import { AnnouncementTitle } from './AnnouncementTitle';
import { publishedSince, stateOn } from './announcement-state';
import type { FolderEntry } from './folder-view';

/** Columns of the list of announcements. With `actions` (for administrators), it also shows their state. */
export function useAnnouncementColumns(actions?: (item: FolderEntry) => ReactNode): readonly DataColumn<FolderEntry>[] {
  const translate = useTranslate();
  const { line } = useFormats();
  const today = pacificDate(new Date());
  const stateText = (item: FolderEntry): string => {
    const state = stateOn(today, item);
    const date = formatDate(state === 'scheduled' ? item.publishFrom : item.publishTo);
    const label = translate(`files.news.states.${state}`, { date });
    return item.isPublic ? line([label, translate('files.news.states.guests')]) : label;
  };
  return [
    {
      key: 'name',
      label: translate('files.news.title'),
      cell: (item) => <AnnouncementTitle item={item} />,
      sort: 'name',
      width: 360,
    },
    {
      key: 'published',
      label: translate('files.news.published'),
      cell: (item) => <bdi dir="ltr">{formatDate(publishedSince(item))}</bdi>,
      width: 120,
    },
    ...(actions
      ? [
          { key: 'state', label: translate('files.news.state'), cell: stateText, width: 200 },
          { key: 'actions', label: translate('files.actions'), cell: actions, width: 100 },
        ]
      : []),
  ];
}
