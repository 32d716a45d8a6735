import { useNotify, useTranslate } from 'react-admin';
import { SaveDialog } from '../crud/saving/SaveDialog';
import { KindInput } from '../fields/KindInput';
import { ApiError } from '../providers/data/api-error';
import { filesCalls } from './files-calls';
import type { FolderEntry } from './folder-view';
import { useFreshFolders } from './useFolderChange';

interface Props {
  readonly item: FolderEntry;
  readonly onClose: () => void;
}

/** Renames a file. */
export function RenameDialog({ item, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useFreshFolders();
  const save = async ({ name }: { name: string }): Promise<void> => {
    try {
      await filesCalls.rename({ id: item.id, version: item.version ?? 0 }, name);
      notify('files.admin.renamed', { type: 'success' });
    } catch (error) {
      throw error instanceof ApiError && error.code === 'stale' ? new Error(translate('files.admin.stale')) : error;
    } finally {
      await refresh();
    }
  };
  return (
    <SaveDialog
      draft={`rename:${item.id}`}
      title={translate('files.admin.renameOne')}
      defaultValues={{ name: item.name }}
      onSave={save}
      onClose={onClose}
    >
      <KindInput
        name="name"
        spec={{ kind: 'text', maxLength: 180 }}
        label={translate('files.name')}
        required
        autoFocus
      />
    </SaveDialog>
  );
}
