import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { mayOpen } from '../../domain/access/may-open';
import { useSessionUser } from '../access/public';
import { pageById } from '../pages/page-table';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { AnnouncementActions } from './AnnouncementActions';
import { AnnouncementEditor } from './AnnouncementEditor';
import { Announcements } from './Announcements';
import { filesCalls } from './files-calls';
import type { FolderEntry } from './folder-view';
import { useFolderChange } from './useFolderChange';

/** The open dialog: the editor (null: a new announcement) or the delete confirmation. */
type OpenDialog = { readonly edit: FolderEntry | null } | { readonly remove: FolderEntry } | null;

function RemoveDialog({ item, onClose }: { readonly item: FolderEntry; readonly onClose: () => void }) {
  const translate = useTranslate();
  const texts = { done: 'files.news.deleted', stale: 'files.admin.stale' };
  const { mutate, isPending } = useFolderChange(filesCalls.remove, texts);
  return (
    <ConfirmDialog
      open
      title={translate('files.news.deleteTitle')}
      confirmLabel={translate('files.news.delete')}
      busy={isPending}
      onConfirm={() => mutate({ id: item.id, version: item.version ?? 0 }, { onSettled: onClose })}
      onCancel={onClose}
    >
      {translate('files.news.deleteText', { name: item.name })}
    </ConfirmDialog>
  );
}

/** /main/resources/announcements: users read them, administrators also write them. */
export function AnnouncementsPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const writes = mayOpen(pageById('admin-form').access, useSessionUser());
  const stop = () => setOpenDialog(null);
  const editor = (item: FolderEntry | null, onClose: () => void) => (
    <AnnouncementEditor item={item} onSaved={() => notify('files.news.saved', { type: 'success' })} onClose={onClose} />
  );
  return (
    <Stack gap="s4" inlineSize="100%" maxInlineSize={1120} marginInline="auto">
      <PageHead
        title={translate('pages.announcements')}
        lead={translate('files.lead.announcements')}
        actions={
          writes && (
            <Button
              variant="contained"
              aria-haspopup="dialog"
              startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden="true" />}
              onClick={() => setOpenDialog({ edit: null })}
            >
              {translate('files.news.create')}
            </Button>
          )
        }
      />
      <Announcements
        {...(writes
          ? {
              editor,
              actions: (item: FolderEntry) => (
                <AnnouncementActions
                  item={item}
                  onEdit={() => setOpenDialog({ edit: item })}
                  onDelete={() => setOpenDialog({ remove: item })}
                />
              ),
            }
          : {})}
      />
      {openDialog && 'edit' in openDialog && editor(openDialog.edit, stop)}
      {openDialog && 'remove' in openDialog && <RemoveDialog item={openDialog.remove} onClose={stop} />}
    </Stack>
  );
}
