import { IconButton, Popover, Tooltip } from '@mui/material';
import { Bookmark } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { BookmarksList } from './BookmarksList';

/** Opens the person's bookmarks (SEARCH-05). */
export function BookmarksButton() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const label = translate('navigation.bookmarks.title');
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
          <Bookmark size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { inlineSize: 'min(340px, 94vw)', mt: 1 } } }}
      >
        <BookmarksList onOpen={() => setAnchor(null)} />
      </Popover>
    </>
  );
}
