import Button from '@mui/material/Button';
import { Bookmark, ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Row, Stack } from '../ui/layout/primitives';
import { Popover, TextField } from '../ui/overlays';
import { SavedViewRow } from './SavedViewRow';
import type { SavedView } from './saved-view';

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

/** Views that the user has saved, renames and deletes. Each is a URL, so choosing one is following a link. */
export function SavedViews({ storeKey, query, isCurrent, allLabel }: Props) {
  const translate = useTranslate();
  const [, setSearch] = useSearchParams();
  const [saved, setSaved] = useStore<SavedView[]>(storeKey, []);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  /** The views before the last deletion, and what was deleted. */
  const [deleted, setDeleted] = useState<{ readonly name: string; readonly before: SavedView[] } | null>(null);
  const current = saved.find((each) => isCurrent(each.query));
  const title = translate('records.views');
  const close = (): void => {
    setAnchor(null);
    setDeleted(null);
  };
  const open = (next: string): void => {
    setSearch(new URLSearchParams(next));
    close();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    setSaved([...saved.filter((each) => each.name !== given), { name: given, query }]);
    setName('');
    close();
  };
  const rename = (view: SavedView, next: string): void =>
    setSaved(
      saved
        .filter((each) => each === view || each.name !== next)
        .map((each) => (each === view ? { ...each, name: next } : each)),
    );
  const remove = (view: SavedView): void => {
    setDeleted({ name: view.name, before: saved });
    setSaved(saved.filter((each) => each !== view));
  };
  const undo = (): void => {
    if (deleted) setSaved(deleted.before);
    setDeleted(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Bookmark size={16} aria-hidden />}
        endIcon={<ChevronDown size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current?.name ?? title}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { inlineSize: 'min(340px, 92vw)' } } }}
      >
        <Stack as="ul" padding="s2">
          <li>
            <Button variant="text" fullWidth sx={{ justifyContent: 'start' }} onClick={() => open('')}>
              {allLabel ?? translate('records.viewAll')}
            </Button>
          </li>
          {saved.map((each) => (
            <SavedViewRow
              key={each.name}
              view={each}
              isCurrent={each === current}
              onOpen={() => open(each.query)}
              onRename={(next) => rename(each, next)}
              onDelete={() => remove(each)}
            />
          ))}
        </Stack>
        {deleted ? (
          <Row role="status" justify="space-between" gap="s3" padding="s2 s4" lineAbove background="canvas">
            <span>{translate('records.viewDeleted', { name: deleted.name })}</span>
            <Button autoFocus size="small" variant="text" onClick={undo}>
              {translate('ra.action.undo')}
            </Button>
          </Row>
        ) : null}
        <Stack as="form" gap="s2" padding="s3 s4" lineAbove onSubmit={save}>
          <TextField
            label={translate('records.viewName')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
            {translate('records.saveView')}
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
