import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where a list was: how far it was scrolled, and the row that had the focus. */
interface Place {
  readonly top: number;
  readonly row: string | null;
}

/** Places by entry of the browser's history, the most recent ones. */
const places = new Map<string, Place>();
const MAX_PLACES = 50;

function remember(key: string, place: Partial<Place>): void {
  const before = places.get(key) ?? { top: 0, row: null };
  places.delete(key);
  places.set(key, { ...before, ...place });
  const [oldest] = places.keys();
  if (places.size > MAX_PLACES && oldest !== undefined) places.delete(oldest);
}

/** What scrolls the list: its table, or on a phone the page. */
const scrollerOf = (frame: HTMLElement): Element =>
  frame.querySelector('[data-scrolls]') ?? document.scrollingElement ?? document.documentElement;

const rowOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;

/** Whether the user is at nothing in particular, so that the focus may move. */
const isFree = (): boolean => document.activeElement === document.body || document.activeElement?.id === 'content';

function putBack(frame: HTMLElement, { top, row }: Place): void {
  scrollerOf(frame).scrollTop = top;
  if (row === null || !isFree()) return;
  const found = [...frame.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset.row === row);
  found?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

/**
 * Returns to where the user was when Back leads to a list: its scroll position, and the focus on the row they had opened. A view
 * that they have not seen starts at its top. `shows` says that the rows are there.
 */
export function useListPlace(shows: boolean): RefObject<HTMLDivElement | null> {
  const { key } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const reached = useRef<string | null>(null);
  useLayoutEffect(() => {
    const list = frame.current;
    if (!list) return;
    const onScroll = (): void => {
      if (reached.current === key) remember(key, { top: scrollerOf(list).scrollTop });
    };
    const onRow = ({ target }: Event): void => {
      const row = rowOf(target);
      if (row !== undefined) remember(key, { row });
    };
    // Scroll events of the table do not bubble; those of the page arrive at the document.
    document.addEventListener('scroll', onScroll, true);
    list.addEventListener('focusin', onRow);
    list.addEventListener('click', onRow);
    return () => {
      document.removeEventListener('scroll', onScroll, true);
      list.removeEventListener('focusin', onRow);
      list.removeEventListener('click', onRow);
    };
  }, [key]);
  // After the layout effect of the page, which scrolls to the top.
  useEffect(() => {
    const list = frame.current;
    if (!list || !shows || reached.current === key) return;
    const isFirst = reached.current === null;
    reached.current = key;
    const place = places.get(key);
    if (place) putBack(list, place);
    else if (!isFirst) scrollerOf(list).scrollTop = 0;
  });
  return frame;
}
