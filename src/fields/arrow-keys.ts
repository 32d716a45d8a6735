import type { KeyboardEvent } from 'react';
import { ownValue } from '../../domain/tables/own-value';

/** The focusable controls of a group, in document order. */
const itemsOf = (group: HTMLElement): readonly HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('input[type="checkbox"]:not(:disabled), [role="radio"]:not(:disabled)'),
];

/** An item's label in lower case. */
const labelOf = (item: HTMLElement): string => {
  const label = item instanceof HTMLInputElement ? item.labels?.[0]?.textContent : item.textContent;
  return (label ?? '').trim().toLocaleLowerCase();
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/** The next item after `from` that starts with a letter, wrapping around. */
function beginningWith(items: readonly HTMLElement[], from: number, letter: string): HTMLElement | undefined {
  return [...items.slice(from + 1), ...items.slice(0, from + 1)].find((item) => labelOf(item).startsWith(letter));
}

function itemFor(event: KeyboardEvent<HTMLElement>, isRtl: boolean): HTMLElement | undefined {
  const items = itemsOf(event.currentTarget);
  const from = items.indexOf(event.target as HTMLElement);
  if (from < 0 || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const step = ownValue(steps, event.key);
  const turn = isRtl && (event.key === 'ArrowRight' || event.key === 'ArrowLeft') ? -1 : 1;
  if (step !== undefined) return items[(from + step * turn + items.length) % items.length];
  if (event.key === 'Home') return items[0];
  if (event.key === 'End') return items.at(-1);
  const isLetter = [...event.key].length === 1 && event.key.trim() !== '';
  return isLetter ? beginningWith(items, from, event.key.toLocaleLowerCase()) : undefined;
}

/**
 * Moves the focus within a group by arrows, Home, End and first letters, like a list. Returns the new index; undefined for a
 * key that does nothing here.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, isRtl: boolean): HTMLElement | undefined {
  const item = itemFor(event, isRtl);
  if (!item) return undefined;
  event.preventDefault();
  item.focus();
  return item;
}
