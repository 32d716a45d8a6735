import { IconButton } from '@mui/material';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Divider, Menu, MenuItem } from './overlays';

export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** A line separates it from the actions before it. */
  readonly apart?: boolean;
  /** Called with the button of the menu, to return the focus to. */
  readonly onChoose: (button: HTMLElement | null) => void;
}

interface Props {
  /** Accessible name of the button, such as 'Actions for …'. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

const icon = { size: 16, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** What can be done with a record: a menu behind three dots. Hidden if there is nothing. */
export function ActionMenu({ label, actions }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis {...icon} />
      </IconButton>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.flatMap(({ key, label: text, icon: Icon, apart, onChoose }) => [
          apart ? <Divider key={`${key}-line`} /> : null,
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null);
              onChoose(anchor);
            }}
          >
            {Icon && <Icon {...icon} />}
            {text}
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
