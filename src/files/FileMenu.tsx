import { History, Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { ActionMenu } from '../ui/ActionMenu';
import type { FolderEntry } from './folder-view';

const actions = [
  { action: 'versions', icon: History },
  { action: 'rename', icon: Pencil },
  { action: 'delete', icon: Trash2 },
] as const;

export type FileAction = (typeof actions)[number]['action'];

interface Props {
  readonly item: FolderEntry;
  readonly onAction: (action: FileAction) => void;
}

/** Further administrator actions for a file. */
export function FileMenu({ item, onAction }: Props) {
  const translate = useTranslate();
  return (
    <ActionMenu
      label={translate('files.admin.more', { name: item.name })}
      actions={actions.map(({ action, icon }) => ({
        key: action,
        label: translate(`files.admin.${action}`),
        icon,
        onChoose: () => onAction(action),
      }))}
    />
  );
}
