import { useTranslate } from 'react-admin';
import { useFormats } from '../providers/i18n/useFormats';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { filesCalls } from './files-calls';
import type { FolderEntry } from './folder-view';
import { useFolderChange } from './useFolderChange';

interface Props {
  readonly item: FolderEntry;
  readonly onClose: () => void;
}

/** Confirms the deletion of a file with all its versions. */
export function DeleteFileDialog({ item, onClose }: Props) {
  const translate = useTranslate();
  const { count } = useFormats();
  const texts = { done: 'files.admin.deleted', stale: 'files.admin.stale' };
  const { mutate, isPending } = useFolderChange(filesCalls.remove, texts);
  return (
    <ConfirmDialog
      open
      title={translate('files.admin.deleteTitle')}
      confirmLabel={translate('files.admin.delete')}
      busy={isPending}
      onConfirm={() => mutate({ id: item.id, version: item.version ?? 0 }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <bdi>{translate('files.admin.deleteText', { name: item.name, count: count(item.number ?? 1) })}</bdi>
    </ConfirmDialog>
  );
}
