import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Row, Stack } from '../ui/layout/primitives';
import { FormControlLabel, Popover } from '../ui/overlays';
import type { ColumnChoice } from './useColumns';

/** Lets the user choose and order the columns of a list; the first one is always shown, and in front. */
export function ColumnChooser({ columns, isShown, toggle, move, reset }: ColumnChoice) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = columns.filter(({ key }) => isShown(key)).length;
  const title = translate('records.columns');
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string | null>(null);
  useLayoutEffect(() => {
    // The browser takes the focus from what changes its place.
    if (moved.current) list.current?.querySelector<HTMLElement>(`[data-moves="${moved.current}"]`)?.focus();
    moved.current = null;
  });
  const arrow = (key: string, label: string, by: -1 | 1, isEnd: boolean) => (
    <IconButton
      size="small"
      aria-disabled={isEnd || undefined}
      data-moves={`${key} ${by}`}
      aria-label={translate(by < 0 ? 'records.columnUp' : 'records.columnDown', { name: label })}
      onClick={() => {
        moved.current = `${key} ${by}`;
        move(key, by);
      }}
    >
      {by < 0 ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />}
    </IconButton>
  );
  return (
    <>
      <Button
        variant="text"
        startIcon={<Columns3 size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {title} {translate('records.columnsShown', { shown, all: columns.length })}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { minInlineSize: 260 } } }}
      >
        <Stack as="ul" ref={list} padding="s2 s3">
          {columns.map(({ key, label }, index) => (
            <Row as="li" key={key} justify="space-between" gap="s4" minBlockSize={34}>
              <FormControlLabel
                label={label}
                disabled={index === 0}
                control={<Checkbox size="small" checked={isShown(key)} onChange={() => toggle(key)} />}
              />
              {index === 0 ? null : (
                <Row as="span" flex="none">
                  {arrow(key, label, -1, index === 1)}
                  {arrow(key, label, 1, index === columns.length - 1)}
                </Row>
              )}
            </Row>
          ))}
        </Stack>
        <Row padding="s2 s3" lineAbove>
          <Button size="small" variant="text" onClick={reset}>
            {translate('records.columnsReset')}
          </Button>
        </Row>
      </Popover>
    </>
  );
}
