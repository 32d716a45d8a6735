import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Bar } from '../frame/Frame';

/** What a toolbar gives up, one after the other, until it fits: the words of the search, icons, long labels, the entries themselves. */
const steps = ['search', 'icons', 'labels', 'entries'] as const;

/** A style that applies once a toolbar has given that up. */
export const without = (step: (typeof steps)[number]): string => `[data-without~="${step}"] &`;

function fit(bar: HTMLElement): void {
  for (let given = 0; given <= steps.length; given += 1) {
    bar.dataset.without = steps.slice(0, given).join(' ');
    if (bar.scrollWidth <= bar.clientWidth) return;
  }
}

/** A toolbar that never overflows, whatever the width of the window, the language and the entries of the person. */
export function FittedBar({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (ref.current) fit(ref.current);
  });
  useEffect(() => {
    const bar = ref.current;
    if (!bar || typeof ResizeObserver !== 'function') return;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => fit(bar));
    });
    for (const part of [bar, ...bar.children]) observer.observe(part);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return <Bar ref={ref}>{children}</Bar>;
}
