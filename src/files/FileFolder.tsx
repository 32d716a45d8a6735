import { FolderOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../ui/EmptyState';
import { ErrorDialog } from '../ui/ErrorDialog';
import { FolderList } from './FolderList';
import type { FolderEntry } from './folder-view';
import { NotThere } from './NotThere';
import { PreviewDialog } from './PreviewDialog';
import { useFileCard, useFileColumns } from './useFileColumns';
import { useDownloads } from './useFileContent';
import { type FolderSource, useFolder } from './useFolder';
import { useOpenItem } from './useOpenItem';

interface Props extends FolderSource {
  readonly label: string;
  readonly perPage: number;
  /** Further actions, shown after the download button. */
  readonly more?: (item: FolderEntry) => ReactNode;
}

/** A folder of files: the list, downloads, and the preview of the file that the URL opens. */
export function FileFolder({ label, perPage, more, ...source }: Props) {
  const translate = useTranslate();
  const folder = useFolder(source);
  const downloads = useDownloads(source.isPublic ?? false);
  const columns = useFileColumns(downloads, more);
  const card = useFileCard(downloads, more);
  const { id, close } = useOpenItem();
  const open = folder.data?.items.find((item) => item.id === id);
  const group = folder.data?.subFolderName;
  const aside =
    group === 'CORPORATE' ? translate('files.groupAll') : group ? translate('files.group', { group }) : undefined;
  return (
    <>
      {id && folder.data && !folder.isFetching && !open && <NotThere onClose={close} />}
      <FolderList
        label={label}
        folder={folder}
        columns={columns}
        perPage={perPage}
        card={card}
        aside={aside}
        empty={
          <EmptyState icon={FolderOpen} title={translate('files.empty')}>
            {translate('files.emptyText')}
          </EmptyState>
        }
      />
      {open && <PreviewDialog key={open.id} item={open} isPublic={source.isPublic ?? false} onClose={close} />}
      <ErrorDialog error={downloads.error} onClose={downloads.clearError} />
    </>
  );
}
