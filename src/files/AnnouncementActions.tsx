import { IconButton } from '@mui/material';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { FolderEntry } from './folder-view';

interface Props {
  readonly item: FolderEntry;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Administrator actions for an announcement. */
export function AnnouncementActions({ item, onEdit, onDelete }: Props) {
  const translate = useTranslate();
  const actions = [
    { key: 'editOne', icon: Pencil, run: onEdit },
    { key: 'deleteOne', icon: Trash2, run: onDelete },
  ];
  return (
    <span style={{ display: 'inline-flex', gap: 4 }}>
      {actions.map(({ key, icon: Icon, run }) => (
        <IconButton
          key={key}
          size="small"
          aria-haspopup="dialog"
          aria-label={translate(`files.news.${key}`, { name: item.name })}
          onClick={run}
        >
          <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      ))}
    </span>
  );
}
