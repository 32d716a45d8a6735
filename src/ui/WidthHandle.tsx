import { styled } from '@mui/material/styles';
import { type PointerEvent, useEffect, useRef } from 'react';
import { token } from '../theme/tokens';
import type { ColumnWidths } from './data-column';

/** A column is never narrower. */
const LEAST = 48;
/** Change by one key press. */
const STEP = 16;

const Handle = styled('span')({
  position: 'absolute',
  insetBlock: 6,
  insetInlineEnd: 0,
  inlineSize: 7,
  borderInlineEnd: `2px solid transparent`,
  cursor: 'col-resize',
  touchAction: 'none',
  '&:hover, &:active': { borderInlineEndColor: token('accent') },
});

interface Props {
  readonly column: string;
  readonly widths: ColumnWidths;
}

/**
 * Changes the width of a column: dragged, or with Shift and the arrow keys while its header has the focus. A double click, or
 * Shift and Backspace, returns to the width that its cells need.
 */
export function WidthHandle({ column, widths: { onChange } }: Props) {
  const handle = useRef<HTMLSpanElement>(null);
  const start = useRef<{ readonly at: number; readonly width: number } | null>(null);
  const isRtl = (): boolean => getComputedStyle(handle.current ?? document.body).direction === 'rtl';
  const widthNow = (): number => handle.current?.parentElement?.offsetWidth ?? LEAST;
  const set = (width: number): void => onChange(column, Math.max(LEAST, Math.round(width)));
  const drag = (event: PointerEvent): void => {
    const from = start.current;
    if (from) set(from.width + (event.clientX - from.at) * (isRtl() ? -1 : 1));
  };
  useEffect(() => {
    const head = handle.current?.parentElement;
    if (!head) return;
    const onKey = (event: KeyboardEvent): void => {
      if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') onChange(column, undefined);
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        set(widthNow() + ((event.key === 'ArrowRight') === isRtl() ? -STEP : STEP));
      } else return;
      event.preventDefault();
    };
    head.addEventListener('keydown', onKey);
    return () => head.removeEventListener('keydown', onKey);
  });
  return (
    <Handle
      ref={handle}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { at: event.clientX, width: widthNow() };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = null;
      }}
      onDoubleClick={() => onChange(column, undefined)}
    />
  );
}
