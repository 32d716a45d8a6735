import { IconButton, Popover, Tooltip } from '@mui/material';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ShortcutsSearch } from './ShortcutsSearch';

/** The star of the toolbar: opens the search in which pages are starred (SEARCH-01, -02). */
export function ShortcutsButton() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const label = translate('navigation.shortcuts.title');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Star size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { inlineSize: 'min(320px, 94vw)', mt: 1 } } }}
      >
        <ShortcutsSearch onOpen={() => setAnchor(null)} />
      </Popover>
    </>
  );
}
