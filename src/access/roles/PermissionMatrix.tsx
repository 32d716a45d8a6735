import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Box } from '../../ui/layout/primitives';
import { adjacentCell } from './adjacent-cell';
import type { MatrixPart } from './columns';
import { type CellValue, cellKey, type Draft, type MatrixRow } from './draft';
import { MatrixHead } from './MatrixHead';
import { MatrixLegend } from './MatrixLegend';
import { MatrixLine } from './MatrixLine';
import { itemsOf } from './matrix-items';
import { MatrixTable } from './matrix-styles';

interface Props {
  readonly label: string;
  readonly parts: readonly MatrixPart[];
  readonly rows: readonly MatrixRow[];
  readonly draft: Draft;
  readonly onToggle: (row: MatrixRow, column: string) => void;
  /** Label of a value. Absent if cells are checkboxes. */
  readonly wordsOf?: (value: CellValue) => string;
  /** Groups collapsed into one column. */
  readonly collapsed?: ReadonlySet<string>;
  readonly onCollapse?: (group: string) => void;
  readonly onRole?: (row: MatrixRow) => void;
}

const noGroups: ReadonlySet<string> = new Set();
const isOf = (row: MatrixRow, at: string | undefined): boolean => at?.startsWith(cellKey(row.key, '')) ?? false;
const cellOf = (target: EventTarget): HTMLElement | null => (target as Element).closest<HTMLElement>('[data-at]');

/** Roles and their permissions. Arrow keys move between cells, a click or Space sets one; changed cells are highlighted. */
export function PermissionMatrix(props: Props) {
  const { label, parts, rows, draft, onToggle, wordsOf, collapsed = noGroups, onCollapse, onRole } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState('');
  const items = parts.map((part) => itemsOf(part, collapsed));
  const columns = items.flat().flatMap((item) => (item.kind === 'column' ? [item.column.key] : []));
  const isShown = rows.some((row) => isOf(row, at) && columns.includes(at.slice(cellKey(row.key, '').length)));
  const reached = isShown ? at : cellKey(rows[0]?.key ?? '', columns[0] ?? '');

  const onClick = (event: MouseEvent): void => {
    const key = cellOf(event.target)?.dataset.at;
    const row = rows.find((each) => isOf(each, key));
    if (!key || !row) return;
    setAt(key);
    onToggle(row, key.slice(cellKey(row.key, '').length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = cellOf(event.target);
    const next = from && frame.current && adjacentCell(frame.current, from, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next.dataset.at ?? '');
    next.focus();
  };

  return (
    <>
      <MatrixLegend wordsOf={wordsOf} />
      <Box flex={1} minBlockSize={240} overflow="auto" lineAbove ref={frame}>
        <MatrixTable aria-label={label} onClick={onClick} onKeyDown={onKeyDown}>
          <MatrixHead parts={parts} items={items} onCollapse={onCollapse} />
          <tbody>
            {rows.map((row) => (
              <MatrixLine key={row.key} {...{ row, items, draft, reached, wordsOf, onRole }} />
            ))}
          </tbody>
        </MatrixTable>
      </Box>
    </>
  );
}
