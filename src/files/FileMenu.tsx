import { IconButton, Menu, MenuItem } from '@mui/material';
import { Ellipsis, History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FolderEntry } from './folder-view';

export type FileAction = 'versions' | 'rename' | 'delete';

const actions = [
  { deed: 'versions', icon: History },
  { deed: 'rename', icon: Pencil },
  { deed: 'delete', icon: Trash2 },
] as const;

interface Props {
  readonly item: FolderEntry;
  readonly onAction: (action: FileAction) => void;
}

/** Further administrator actions for a file. */
export function FileMenu({ item, onAction }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('files.admin.more', { name: item.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(({ deed: action, icon: Icon }) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              onAction(action);
            }}
          >
            <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
            {translate(`files.admin.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
