import { Button } from '@mui/material';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { type FileFolder as Folder, fileFolders } from '../../domain/files/folder';
import { CORPORATE } from '../../domain/reference/corporate';
import { RecordNotFound } from '../crud/RecordNotFound';
import { pageById } from '../pages/page-table';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { DeleteFileDialog } from './DeleteFileDialog';
import { FileFolder } from './FileFolder';
import { type FileAction, FileMenu } from './FileMenu';
import { FolderTabs } from './FolderTabs';
import type { FolderEntry } from './folder-view';
import { PriceGroupSelect } from './PriceGroupSelect';
import { RenameDialog } from './RenameDialog';
import { UploadDialog } from './UploadDialog';
import { VersionsDialog } from './VersionsDialog';

const PER_PAGE = 10;

const dialogs = { versions: VersionsDialog, rename: RenameDialog, delete: DeleteFileDialog } as const;

/** For rates, the price group in the URL. */
function useSubFolder(folder: Folder) {
  const [search, setSearch] = useSearchParams();
  return {
    subFolder: folder === 'rates' ? (search.get('group') ?? CORPORATE) : undefined,
    choose: (group: string) => setSearch(group === CORPORATE ? {} : { group }),
  };
}

interface FolderPageProps {
  readonly folder: Folder;
  /** The entry of the admin menu, which has its title (portal-shell.md 2.4). */
  readonly isEntry: boolean;
}

function FolderPage({ folder, isEntry }: FolderPageProps) {
  const translate = useTranslate();
  const { subFolder, choose } = useSubFolder(folder);
  const [isUploading, setUploading] = useState(false);
  const [pendingAction, setPendingAction] = useState<{
    readonly action: FileAction;
    readonly item: FolderEntry;
  } | null>(null);
  const label = translate(`files.admin.names.${folder}`);
  const ActionDialog = pendingAction && dialogs[pendingAction.action];
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead
        title={isEntry ? translate('pages.form') : label}
        lead={translate('files.admin.lead')}
        actions={
          <Button
            variant="contained"
            aria-haspopup="dialog"
            startIcon={<Upload size={16} strokeWidth={1.6} aria-hidden="true" />}
            onClick={() => setUploading(true)}
          >
            {translate('files.admin.upload')}
          </Button>
        }
      />
      <FolderTabs folder={folder} />
      {subFolder && <PriceGroupSelect value={subFolder} onChange={choose} />}
      <FileFolder
        key={folder}
        folder={folder}
        {...(subFolder ? { subFolder } : {})}
        label={label}
        perPage={PER_PAGE}
        more={(item) => <FileMenu item={item} onAction={(action) => setPendingAction({ action, item })} />}
      />
      {isUploading && (
        <UploadDialog folder={folder} subFolder={subFolder} label={label} onClose={() => setUploading(false)} />
      )}
      {ActionDialog && pendingAction && (
        <ActionDialog item={pendingAction.item} onClose={() => setPendingAction(null)} />
      )}
    </Stack>
  );
}

/** /main/admin/form: a page for each folder, where administrators upload, rename, restore and delete files. */
export function AdminFilesPage() {
  const { folder: named } = useParams();
  const folder = fileFolders.find((each) => each === (named ?? 'forms'));
  return folder ? (
    <FolderPage folder={folder} isEntry={named === undefined} />
  ) : (
    <RecordNotFound list={pageById('admin-form').path} />
  );
}
