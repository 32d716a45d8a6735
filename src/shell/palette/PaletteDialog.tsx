import { Search } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useSessionUser } from '../../access/useSessionUser';
import { Box, Row } from '../../ui/layout/primitives';
import { Dialog } from '../../ui/overlays';
import { PaletteInput } from './PaletteInput';
import { PaletteOptions } from './PaletteOptions';
import type { PaletteEntry } from './palette-entry';
import { useActionTools } from './useActionTools';
import { type PaletteResult, usePaletteGroups, useRecentGroups } from './usePaletteGroups';

const PAGE = 5;

interface Props {
  /** What was typed while the dialog was loading. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** Searches for what was typed. Apart from the dialog, so that it opens without all that is searched. */
const Found = memo(
  ({ query, onFound }: { readonly query: string; readonly onFound: (found: PaletteResult) => void }) => {
    const found = usePaletteGroups(query, useActionTools());
    useLayoutEffect(() => onFound(found));
    return null;
  },
);

/** Finds pages, loans and actions. Arrow keys choose, Enter opens, Ctrl+Enter opens a new tab. */
export function PaletteDialog({ typed, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [query, setQuery] = useState(typed);
  const [at, setAt] = useState(0);
  const id = useId();
  const [found, setFound] = useState<PaletteResult | null>(null);
  const recent = useRecentGroups(useSessionUser());
  const isBlank = query.trim() === '';
  const groups = isBlank ? recent : (found?.groups ?? []);
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
  const latest = useRef(onKeyDown);
  useLayoutEffect(() => {
    latest.current = onKeyDown;
  });
  const onKey = useCallback((event: KeyboardEvent) => latest.current(event), []);
  const onQuery = useCallback((next: string) => {
    setQuery(next);
    setAt(0);
  }, []);
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
        <PaletteInput
          typed={typed}
          query={query}
          listId={id}
          chosenId={entries.length > 0 ? chosen : undefined}
          onQuery={onQuery}
          onKey={onKey}
        />
      </Row>
      {!isBlank && <Found query={query} onFound={setFound} />}
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
            {translate(emptyNote(isBlank, found))}
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
function emptyNote(isBlank: boolean, found: PaletteResult | null): string {
  if (isBlank) return 'shell.palette.help';
  if (!found || found.isSearching) return 'shell.palette.searching';
  return found.error ? 'shell.palette.failed' : 'shell.palette.noResults';
}
