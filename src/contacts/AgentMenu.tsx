import { IconButton, Menu, MenuItem } from '@mui/material';
import { BookPlus, BookUser, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

const actions = [
  { action: 'edit', icon: Pencil },
  { action: 'replace', icon: BookUser },
  { action: 'copy', icon: Copy },
  { action: 'keep', icon: BookPlus },
  { action: 'remove', icon: Trash2 },
] as const;

export type AgentAction = (typeof actions)[number]['action'];

interface Props {
  readonly name: string;
  /** Offers to add the contact to the lender's book. */
  readonly keeps: boolean;
  readonly onAction: (action: AgentAction) => void;
}

/** What can be done with a contact of the loan. */
export function AgentMenu({ name, keeps, onAction }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={translate('contacts.more', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={16} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions
          .filter(({ action }) => keeps || action !== 'keep')
          .map(({ action, icon: Icon }) => (
            <MenuItem
              key={action}
              onClick={() => {
                setAnchor(null);
                onAction(action);
              }}
            >
              <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
              {translate(`contacts.actions.${action}`)}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
