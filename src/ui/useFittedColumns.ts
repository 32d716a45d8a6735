import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DataColumn } from './data-column';
import { fitColumns } from './fit-columns';

/** Width of a column until it is measured. */
const WIDTH = 120;

type Needs = Readonly<Record<string, number>>;

interface Measured {
  readonly needs: Needs;
  readonly heads: Needs;
}

/** The width of the name in a header of a column that can be sorted, with its padding. */
function headWidth(head: HTMLElement | null): number {
  const name = head?.firstElementChild;
  if (!head || !name) return 0;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head);
  const padding = [paddingInlineStart, paddingInlineEnd].reduce((sum, text) => sum + (Number.parseFloat(text) || 0), 0);
  return Math.ceil(name.getBoundingClientRect().width + padding);
}

/** The widths that each column and its header need, measured with the browser's own layout of a table without a fixed width. */
function measure(table: HTMLTableElement, keys: readonly string[]): Measured {
  table.dataset.measuring = 'true';
  const heads = keys.map((key) => [key, table.querySelector<HTMLElement>(`th[data-column="${key}"]`)] as const);
  const needs = Object.fromEntries(heads.map(([key, head]) => [key, Math.ceil(head?.offsetWidth ?? 0)]));
  const names = Object.fromEntries(heads.map(([key, head]) => [key, headWidth(head)]));
  delete table.dataset.measuring;
  return { needs, heads: names };
}

/** The larger of each; the same object if nothing grew, so that nothing renders again. */
function grown(before: Needs, next: Needs): Needs {
  const isGrown = Object.entries(next).some(([key, need]) => need > (before[key] ?? 0));
  if (!isGrown) return before;
  return { ...before, ...Object.fromEntries(Object.entries(next).map(([k, n]) => [k, Math.max(n, before[k] ?? 0)])) };
}

/** The width of the element around the table, without what `taken` takes. */
function useRoom(table: RefObject<HTMLTableElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const around = table.current?.parentElement;
    if (!around) return;
    const read = (): void => setRoom(around.clientWidth);
    read();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(read);
    observer.observe(around);
    return () => observer.disconnect();
  }, [table]);
  return room;
}

interface Given<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[] | undefined;
  /** Widths that the user chose, by column. */
  readonly chosen: Needs;
  /** Width of what comes before the columns. */
  readonly taken: number;
  /** What else changes the widths of cells. */
  readonly density: string | undefined;
}

/**
 * Widths of the columns by what their cells need. They grow with the pages that were shown, so that turning a page moves
 * nothing back and forth.
 */
export function useFittedColumns<Row>({ columns, rows, chosen, taken, density }: Given<Row>) {
  const table = useRef<HTMLTableElement>(null);
  const room = useRoom(table);
  const [{ needs, heads }, setMeasured] = useState<Measured>({ needs: {}, heads: {} });
  const keys = columns.map(({ key }) => key);
  const names = keys.join();
  const measured = useRef('');
  // Cells may get their text after the rows have come, such as the name of a group: what is shown says when to measure again.
  useLayoutEffect(() => {
    const shown = `${names} ${density} ${table.current?.textContent}`;
    if (!table.current || rows === undefined || shown === measured.current) return;
    measured.current = shown;
    const next = measure(table.current, keys);
    setMeasured((before) => {
      const [more, names] = [grown(before.needs, next.needs), grown(before.heads, next.heads)];
      return more === before.needs && names === before.heads ? before : { needs: more, heads: names };
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first measurement may precede the fonts
  useEffect(() => {
    let isShown = true;
    void document.fonts?.ready.then(() => {
      if (isShown && table.current) setMeasured(measure(table.current, keys));
    });
    return () => {
      isShown = false;
    };
  }, []);
  const widths = fitColumns(
    columns.map(({ key, width = WIDTH, least }) => {
      const own = chosen[key];
      return own === undefined ? { need: needs[key] || width, least, head: heads[key] } : { need: own };
    }),
    Math.max(0, room - taken),
  );
  return { table, widths };
}
