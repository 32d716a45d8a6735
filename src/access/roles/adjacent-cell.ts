import { ownValue } from '../../../domain/tables/own-value';

/** Rows per Page Up or Page Down. */
const PAGE = 10;

const cellsOf = (row: Element | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('[data-at]') ?? []),
];

/** The cell that a key moves to, or null. Left moves forward on a right-to-left page. */
export function adjacentCell(table: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const rows = [...table.querySelectorAll('tbody tr')];
  const own = from.closest('tr');
  const y = own ? rows.indexOf(own) : -1;
  const x = cellsOf(rows[y]).indexOf(from);
  const forwardStep = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
    ArrowRight: [x + forwardStep, y],
    ArrowLeft: [x - forwardStep, y],
    ArrowDown: [x, y + 1],
    ArrowUp: [x, y - 1],
    PageDown: [x, Math.min(rows.length - 1, y + PAGE)],
    PageUp: [x, Math.max(0, y - PAGE)],
    Home: [0, y],
    End: [cellsOf(rows[y]).length - 1, y],
  };
  const step = ownValue(steps, key);
  return step ? (cellsOf(rows[step[1]])[step[0]] ?? null) : null;
}
