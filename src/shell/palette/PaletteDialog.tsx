import { Dialog, InputBase } from '@mui/material';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Box, Row } from '../../ui/layout/primitives';
import { PaletteOptions } from './PaletteOptions';
import type { PaletteEntry } from './palette-entry';
import { useActionTools } from './useActionTools';
import { usePaletteGroups } from './usePaletteGroups';

const PAGE = 5;

interface Props {
  /** What was typed while the dialog was loading. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** Finds pages, loans and actions. Arrow keys choose, Enter opens, Ctrl+Enter opens a new tab. */
export function PaletteDialog({ typed, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [query, setQuery] = useState(typed);
  const [at, setAt] = useState(0);
  const id = useId();
  const { groups, isSearching, error } = usePaletteGroups(query, useActionTools());
  const entries = groups.flatMap((group) => group.entries);
  const current = Math.min(at, entries.length - 1);
  const chosen = `${id}-${current}`;
  useEffect(() => document.getElementById(chosen)?.scrollIntoView?.({ block: 'nearest' }), [chosen]);

  const open = (entry: PaletteEntry | undefined, event: { ctrlKey: boolean; metaKey: boolean }): void => {
    if (!entry) return;
    onClose();
    if (!entry.path) entry.run?.();
    else if (event.ctrlKey || event.metaKey) window.open(entry.path, '_blank', 'noopener');
    else navigate(entry.path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      open(entries[current], event);
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[event.key];
    if (!step || entries.length === 0) return;
    event.preventDefault();
    const last = entries.length - 1;
    // Arrow keys wrap around; Page Up and Page Down stop at the ends.
    setAt(
      Math.abs(step) === 1
        ? (current + step + entries.length) % entries.length
        : Math.min(Math.max(current + step, 0), last),
    );
  };
  const title = translate('shell.palette.title');
  return (
    <Dialog
      open
      onClose={onClose}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': title, sx: { maxBlockSize: 'min(560px, 80dvh)' } } }}
    >
      <Row flex="none" gap={10} paddingInline="s4" lineBelow color="text-3">
        <Search size={16} strokeWidth={1.6} aria-hidden="true" />
        <InputBase
          autoFocus
          fullWidth
          value={query}
          placeholder={translate('shell.palette.placeholder')}
          sx={{ blockSize: 52 }}
          inputProps={{
            role: 'combobox',
            'aria-label': title,
            'aria-autocomplete': 'list',
            'aria-expanded': entries.length > 0,
            'aria-controls': id,
            'aria-activedescendant': entries.length > 0 ? chosen : undefined,
          }}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          onKeyDown={onKeyDown}
        />
      </Row>
      <Box
        minBlockSize={120}
        overflow="auto"
        padding={6}
        scrollbarWidth="thin"
        id={id}
        role="listbox"
        aria-label={title}
      >
        <PaletteOptions
          groups={groups}
          option={(index) => ({
            id: `${id}-${index}`,
            'aria-selected': index === current,
            onMouseMove: () => setAt(index),
            onClick: (event) => open(entries[index], event),
          })}
        />
        {entries.length === 0 && (
          <Box as="p" padding={10} color="text-3" role="status">
            {translate(emptyNote(query, isSearching, error))}
          </Box>
        )}
      </Box>
      <Box as="p" flex="none" padding="s2 s4" lineAbove color="text-3" size="small" onTouch={{ display: 'none' }}>
        {translate('navigation.palette.hint')}
      </Box>
    </Dialog>
  );
}

/** Shown instead of suggestions. */
function emptyNote(query: string, isSearching: boolean, error: unknown): string {
  if (query.trim() === '') return 'shell.palette.help';
  if (isSearching) return 'shell.palette.searching';
  return error ? 'shell.palette.failed' : 'shell.palette.noResults';
}
