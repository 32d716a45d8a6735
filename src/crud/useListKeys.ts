import { type RefObject, useEffect, useRef } from 'react';
import { isBehindDialog, isTyping, keyOf } from '../shell/keys/key-table';

interface Actions {
  /** Shows a row without opening it; null hides it. */
  readonly peek?: (row: string | null) => void;
  /** Whether a row is shown: then it follows the focus. */
  readonly isPeeking?: boolean;
  /** Selects a row, or removes it from the selection. */
  readonly pick?: (row: string) => void;
}

const linksOf = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>('[data-row]')].flatMap((row) => row.querySelector<HTMLElement>('a') ?? []);

const rowOf = (link: Element | undefined): string | undefined => link?.closest<HTMLElement>('[data-row]')?.dataset.row;

/** The link to focus: the first one, or that one row further or back. */
function linkFor(key: string, links: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'f') return links[0];
  const row = rowOf(document.activeElement ?? undefined);
  const at = links.findIndex((link) => rowOf(link) === row);
  if (key === 'j' || key === 'arrowdown') return links[at + 1] ?? links[at];
  if (key === 'k') return at < 0 ? links.at(-1) : links[Math.max(0, at - 1)];
  return undefined;
}

/**
 * Keys of a list: j and k move between rows, f goes to the first, Space shows the row without opening it, x selects it. From the
 * search, the down arrow leads to the rows. Listed as `listKeys`.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { peek, isPeeking, pick } = latest.current;
      const frame = list.current;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!frame || event.defaultPrevented || event.isComposing || hasModifier || isBehindDialog()) return;
      const key = keyOf(event);
      const { target } = event;
      const isSearch = target instanceof HTMLInputElement && target.type === 'search' && frame.contains(target);
      if (isTyping(target) && !(isSearch && key === 'arrowdown')) return;
      if (key === 'arrowdown' && !isSearch) return;
      const row = rowOf(document.activeElement ?? undefined);
      const next = linkFor(isSearch ? 'f' : key, linksOf(frame));
      if (next) {
        next.focus();
        if (isPeeking) peek?.(rowOf(next) ?? null);
      } else if (key === ' ' && peek && row !== undefined && document.activeElement instanceof HTMLAnchorElement) {
        peek(row);
      } else if (key === 'x' && pick && row !== undefined) pick(row);
      else if (key === 'escape' && isPeeking) peek?.(null);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [list]);
}
