import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../providers/i18n/useFormats';
import type { DataColumn } from '../ui/data-column';
import { DownloadButton } from './FileActions';
import { FileCard } from './FileCard';
import { FileName } from './FileName';
import type { FolderEntry } from './folder-view';
import type { Downloads } from './useFileContent';

/** The content below a file's name on a phone. */
export function useFileCard(downloads: Downloads, more?: (item: FolderEntry) => ReactNode) {
  const { fileSize, instant, line } = useFormats();
  return (item: FolderEntry) => (
    <FileCard facts={<bdi>{line([fileSize(item.size), instant(item.modifiedTime)])}</bdi>}>
      <span style={{ display: 'inline-flex', gap: 4 }}>
        <DownloadButton item={item} downloads={downloads} />
        {more?.(item)}
      </span>
    </FileCard>
  );
}

/** Columns of a list of files; `more` renders further actions after the download button. */
export function useFileColumns(
  downloads: Downloads,
  more?: (item: FolderEntry) => ReactNode,
): readonly DataColumn<FolderEntry>[] {
  const translate = useTranslate();
  const { fileSize, instant, count } = useFormats();
  const version: DataColumn<FolderEntry> = {
    key: 'number',
    label: translate('files.admin.version'),
    cell: (item) => count(item.number ?? 1),
    numeric: true,
    width: 80,
  };
  return [
    {
      key: 'name',
      label: translate('files.name'),
      cell: ({ name }) => <FileName name={name} />,
      sort: 'name',
      width: 240,
    },
    ...(more ? [version] : []),
    {
      key: 'size',
      label: translate('files.size'),
      cell: ({ size }) => <bdi>{fileSize(size)}</bdi>,
      sort: 'size',
      numeric: true,
      width: 90,
    },
    {
      key: 'modifiedTime',
      label: translate('files.updated'),
      cell: ({ modifiedTime }) => <bdi>{instant(modifiedTime)}</bdi>,
      sort: 'modifiedTime',
      first: 'DESC',
      width: 150,
    },
    {
      key: 'actions',
      label: translate('files.actions'),
      cell: (item) => (
        <span style={{ display: 'inline-flex', gap: 4 }}>
          <DownloadButton item={item} downloads={downloads} />
          {more?.(item)}
        </span>
      ),
      width: 100,
    },
  ];
}
