import LinearProgress from '@mui/material/LinearProgress';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { BodyRow } from './BodyRow';
import { RecordTable } from './DataTableFrame';
import { type ColumnWidths, type DataColumn, type Selection, toggled } from './data-column';
import { HeadCells } from './HeadCells';
import { Box } from './layout/primitives';
import { PickAllCell } from './PickCells';
import { type Sort, TableScroll } from './TableParts';
import { useFittedColumns } from './useFittedColumns';
import { useLatest } from './useLatest';

/** A progress line on the upper edge while other rows load; it shifts nothing. */
const upperEdge = {
  position: 'sticky',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 2,
  blockSize: 2,
  marginBlockEnd: '-2px',
};

const PICK_WIDTH = 48;

/** Up and Down move between rows; Enter opens, as on any link. */
function moveInRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-opens]')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (at < 0) return;
  links[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  event.preventDefault();
}

export interface DataTableViewProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Undefined while the first page loads. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Name of a record for selection. Default: its key. */
  readonly rowName?: (row: Row) => string;
  /** Path that a row opens. It is a real link, so Ctrl or Cmd opens a new tab. */
  readonly to?: (row: Row) => string;
  /** Number of placeholder rows while loading. */
  readonly waitingRows?: number;
  /** Other rows are loading; the current ones stay visible. */
  readonly busy?: boolean;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  /** Keys of rows that another user just changed. */
  readonly changed?: ReadonlySet<string>;
  /** Overrides the user's density for this table. */
  readonly density?: 'comfortable' | 'compact';
  /** Lets the user change the widths of columns. */
  readonly widths?: ColumnWidths;
  /** Shown instead of rows: nothing found, or a failure. */
  readonly instead?: ReactNode;
}

/** Records as a table with a sticky header and sortable columns; a click anywhere in a row opens its record. */
export function DataTableView<Row>(props: DataTableViewProps<Row>) {
  const { label, columns, rows, rowKey, to, waitingRows = 5, busy, sort, onSort, selection, density, instead } = props;
  const { changed, widths, rowName = rowKey } = props;
  const translate = useTranslate();
  const taken = selection ? PICK_WIDTH : 0;
  const fitted = useFittedColumns({ columns, rows, taken, density, chosen: widths?.chosen ?? {} });
  const keys = rows?.map(rowKey) ?? [];
  const onPick = useLatest((id: string) => selection?.onChange(toggled(selection.keys, id)));
  return (
    <TableScroll label={label}>
      {busy && <LinearProgress sx={upperEdge} aria-label={translate('states.loading')} />}
      <RecordTable
        ref={fitted.table}
        data-density={density}
        style={{
          inlineSize: Math.floor(fitted.widths.reduce((sum, width) => sum + width, taken)),
          minInlineSize: '100%',
        }}
      >
        <colgroup>
          {selection && <col style={{ inlineSize: PICK_WIDTH }} />}
          {columns.map(({ key }, index) => (
            <col key={key} style={{ inlineSize: fitted.widths[index] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && <PickAllCell keys={keys} selection={selection} />}
            <HeadCells {...{ columns, sort, onSort, widths }} />
          </tr>
        </thead>
        <tbody aria-busy={busy || (rows === undefined && !instead)} onKeyDown={moveInRows}>
          {instead
            ? null
            : rows === undefined
              ? Array.from({ length: waitingRows }, (_, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no other key
                  <tr key={row}>
                    {selection && <td className="pick" />}
                    {columns.map(({ key, numeric }) => (
                      <td key={key} data-numeric={numeric ?? false}>
                        <i className="waiting" />
                      </td>
                    ))}
                  </tr>
                ))
              : rows.map((row) => (
                  <BodyRow
                    key={rowKey(row)}
                    id={rowKey(row)}
                    name={rowName(row)}
                    to={to?.(row)}
                    picked={selection?.keys.has(rowKey(row))}
                    changed={changed?.has(rowKey(row)) ?? false}
                    {...{ row, columns, onPick }}
                  />
                ))}
        </tbody>
      </RecordTable>
      {instead && (
        <Box position="sticky" insetInlineStart={0} inlineSize="100%">
          {instead}
        </Box>
      )}
    </TableScroll>
  );
}
