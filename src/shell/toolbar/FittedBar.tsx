import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Bar } from '../frame/Frame';

/**
 * What a toolbar hides, step by step, until it fits: the search text, icons, the user's name, long
 * labels, the entries themselves.
 */
const steps = ['search', 'icons', 'name', 'labels', 'entries'] as const;

type Step = (typeof steps)[number];

/** Once the toolbar has reached the step. */
const past = (step: Step, part: string): string => `&[data-without~="${step}"] ${part}`;

/** What a part needs the room of a step for (`data-needs`), and what replaces it without (`data-replaces`). */
const Fitted = styled(Bar)(({ theme }) => ({
  // Only the search shrinks; other parts are hidden as a whole.
  '& > button:not([data-shrinks]), & > a': { flexShrink: 0 },
  [past('name', '> button > bdi')]: { display: 'none' },
  '& [data-short]': { display: 'none' },
  // Text takes precedence over icons if there is no room for both.
  [past('icons', '[data-entry]')]: { paddingInline: 8, '& svg': { display: 'none' } },
  [past('labels', '[data-long]')]: { display: 'none' },
  [past('labels', '[data-short]')]: { display: 'inline' },
  [past('labels', '[data-trail]')]: { flex: '0 1 auto' },
  [`${past('entries', '[data-needs="entries"]')}, ${past('search', '[data-needs="search"]')}`]: { display: 'none' },
  [theme.breakpoints.down('md')]: { '& [data-needs]': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    '&:not([data-without~="entries"]) [data-replaces="entries"]': { display: 'none' },
    '&:not([data-without~="search"]) [data-replaces="search"]': { display: 'none' },
  },
}));

/** Whether the parts fit inside the bar's padding; `scrollWidth` would ignore the padding. */
function fits(bar: HTMLElement): boolean {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(bar);
  const room = bar.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  const boxes = [...bar.children].map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
  const taken = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  return !(taken > room + 0.5);
}

function makeFit(bar: HTMLElement): void {
  for (let given = 0; given <= steps.length; given += 1) {
    const without = steps.slice(0, given).join(' ');
    // Written only if it changes, because the browser would lay out the toolbar again.
    if (bar.dataset.without !== without) bar.dataset.without = without;
    if (fits(bar)) return;
  }
}

/** Calls at once when the parts are laid out, before they are painted, and then once a frame in which one has another size. */
function onSizes(bar: HTMLElement, call: () => void): () => void {
  let frame = 0;
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    if (isFirst) call();
    else frame = requestAnimationFrame(call);
    isFirst = false;
  });
  for (const part of [bar, ...bar.children]) observer.observe(part);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}

interface Props {
  /** Names the children: other ones are watched anew. */
  readonly content: string;
  readonly children: ReactNode;
}

/** A toolbar that never overflows, for any window width, language and set of entries. */
export function FittedBar({ content, children }: Props) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar || !content || typeof ResizeObserver !== 'function') return;
    return onSizes(bar, () => makeFit(bar));
  }, [content]);
  return (
    <Fitted ref={ref} data-without="">
      {children}
    </Fitted>
  );
}
