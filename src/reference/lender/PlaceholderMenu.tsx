import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import { Braces } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { placeholderNames } from '../../../domain/email/placeholder-sources';
import { Menu, MenuItem } from '../../ui/overlays';

/** A menu of all placeholders with their sources. The selected one is inserted at the cursor. */
export function PlaceholderMenu({ onChoose }: { readonly onChoose: (mark: string) => void }) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<string | null>(null);
  const [open, setOpen] = useState(false);
  const choose = (name: string): void => {
    chosen.current = `[[${name}]]`;
    setOpen(false);
  };
  /** Inserts after the menu has closed, because it holds the focus until then. */
  const gone = (): void => {
    const mark = chosen.current;
    chosen.current = null;
    if (mark === null) button.current?.focus();
    else onChoose(mark);
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        size="small"
        startIcon={<Braces size={16} strokeWidth={1.6} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {translate('lender.email.insert')}
      </Button>
      <Menu
        open={open}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        disableRestoreFocus
        slotProps={{
          transition: { onExited: gone },
          list: { 'aria-label': translate('lender.email.insert') },
          paper: { sx: { maxBlockSize: 360 } },
        }}
      >
        {placeholderNames.map((name) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            <ListItemText
              primary={translate(`lender.placeholders.${name}`)}
              secondary={<bdi dir="ltr">{`[[${name}]]`}</bdi>}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
