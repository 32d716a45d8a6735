import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Bookmark, ChevronDown, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

interface SavedView {
  readonly name: string;
  /** The query string of the view. */
  readonly query: string;
}

interface Props {
  /** Store key of the user's views. */
  readonly storeKey: string;
  /** The current query string, without the page. */
  readonly query: string;
  /** Whether a saved query string is the current view. */
  readonly isCurrent: (query: string) => boolean;
  /** Name of the unfiltered view. Default: 'All'. */
  readonly allLabel?: string;
}

/** Views that the user has saved. Each is a URL, so choosing one is following a link. */
export function SavedViews({ storeKey, query, isCurrent, allLabel }: Props) {
  const translate = useTranslate();
  const [, setSearch] = useSearchParams();
  const [saved, setSaved] = useStore<SavedView[]>(storeKey, []);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const current = saved.find((each) => isCurrent(each.query));
  const open = (next: string) => {
    setSearch(new URLSearchParams(next));
    setAnchor(null);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    setSaved([...saved.filter((each) => each.name !== given), { name: given, query }]);
    setName('');
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Bookmark size={16} aria-hidden />}
        endIcon={<ChevronDown size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current?.name ?? translate('records.views')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => open('')}>{allLabel ?? translate('records.viewAll')}</MenuItem>
        {saved.map((each) => (
          <MenuItem key={each.name} selected={each.name === current?.name} onClick={() => open(each.query)}>
            <bdi style={{ flex: 1 }}>{each.name}</bdi>
            <IconButton
              size="small"
              aria-label={translate('records.deleteView', { name: each.name })}
              onClick={(event) => {
                event.stopPropagation();
                setSaved(saved.filter(({ name: other }) => other !== each.name));
              }}
            >
              <X size={14} />
            </IconButton>
          </MenuItem>
        ))}
        <Divider />
        <li>
          {/* Typing in the menu must not be taken for choosing by first letter. */}
          <form
            onSubmit={save}
            onKeyDown={(event) => event.stopPropagation()}
            style={{ display: 'grid', gap: 8, padding: 10 }}
          >
            <TextField
              label={translate('records.viewName')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
            <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
              {translate('records.saveView')}
            </Button>
          </form>
        </li>
      </Menu>
    </>
  );
}
