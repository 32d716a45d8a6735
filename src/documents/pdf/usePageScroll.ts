import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageSize } from './pdf-document';

interface View extends PageSize {
  readonly top: number;
}

/** The size of a scrolling frame, and how far it is scrolled. */
export function usePageScroll(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>({ top: 0, width: 0, height: 0 });
  const read = useCallback((): void => {
    const element = frame.current;
    if (!element) return;
    const { scrollTop: top, clientWidth: width, clientHeight: height } = element;
    setView((before) =>
      before.top === top && before.width === width && before.height === height ? before : { top, width, height },
    );
  }, [frame]);
  useLayoutEffect(read, [read]);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, read]);
  return { view, onScroll: read };
}

/** Keeps the same part of the same page in view while the pages change their size. */
export function useKeptPlace(frame: RefObject<HTMLElement | null>, starts: readonly number[], page: number): void {
  const before = useRef(starts);
  useLayoutEffect(() => {
    const element = frame.current;
    const [old, now] = [before.current, starts];
    before.current = starts;
    const [from, to] = [old[page - 1], now[page - 1]];
    const [length, newLength] = [(old[page] ?? 0) - (from ?? 0), (now[page] ?? 0) - (to ?? 0)];
    if (!element || from === undefined || to === undefined || old === now || length <= 0) return;
    // A view at the top stays there.
    if (element.scrollTop <= 0) return;
    const part = (element.scrollTop - from) / length;
    const top = to + part * newLength;
    if (Math.abs(top - element.scrollTop) > 1) element.scrollTop = top;
  }, [frame, starts, page]);
}
