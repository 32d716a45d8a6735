import { IconButton, Menu, MenuItem } from '@mui/material';
import { Ellipsis, History, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FolderEntry } from './folder-view';

export type FileDeed = 'versions' | 'rename' | 'delete';

const deeds = [
  { deed: 'versions', icon: History },
  { deed: 'rename', icon: Pencil },
  { deed: 'delete', icon: Trash2 },
] as const;

interface Props {
  readonly item: FolderEntry;
  readonly onDeed: (deed: FileDeed) => void;
}

/** What else an administrator does with a file. */
export function FileMenu({ item, onDeed }: Props) {
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
        {deeds.map(({ deed, icon: Icon }) => (
          <MenuItem
            key={deed}
            onClick={() => {
              setAnchor(null);
              onDeed(deed);
            }}
          >
            <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
            {translate(`files.admin.${deed}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
