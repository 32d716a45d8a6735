import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DataColumn } from './data-column';
import { fitColumns } from './fit-columns';

/** Width of a column until it is measured. */
const WIDTH = 120;

type Needs = Readonly<Record<string, number>>;

/** The width that each column needs, measured with the browser's own layout of a table without a fixed width. */
function measure(table: HTMLTableElement, keys: readonly string[]): Needs {
  table.dataset.measuring = 'true';
  const heads = keys.map((key) => [key, table.querySelector<HTMLElement>(`th[data-column="${key}"]`)] as const);
  const needs = Object.fromEntries(heads.map(([key, head]) => [key, Math.ceil(head?.offsetWidth ?? 0)]));
  delete table.dataset.measuring;
  return needs;
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
  const [needs, setNeeds] = useState<Needs>({});
  const keys = columns.map(({ key }) => key);
  const names = keys.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cells that are measured depend on these
  useLayoutEffect(() => {
    if (!table.current || rows === undefined) return;
    const next = measure(table.current, keys);
    setNeeds((before) => grown(before, next));
  }, [rows, names, density]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first measurement may precede the fonts
  useEffect(() => {
    let isShown = true;
    void document.fonts?.ready.then(() => {
      if (isShown && table.current) setNeeds(measure(table.current, keys));
    });
    return () => {
      isShown = false;
    };
  }, []);
  const widths = fitColumns(
    columns.map(({ key, width = WIDTH, least }) => {
      const own = chosen[key];
      return own === undefined ? { need: needs[key] || width, least } : { need: own };
    }),
    Math.max(0, room - taken),
  );
  return { table, widths };
}
