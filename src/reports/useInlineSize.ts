import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in pixels, as it changes. */
export function useInlineSize(element: RefObject<HTMLElement | null>, first: number): number {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setSize(width);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
