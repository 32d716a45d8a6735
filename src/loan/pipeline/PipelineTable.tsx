import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PipelineRow } from '../../../domain/loan/pipeline';
import { type Sort, SortCell, TableScroll } from '../../shell/blocks/TableParts';
import { token } from '../../theme/tokens';
import type { ViewColumn } from './columns';
import { PipelineCell } from './PipelineCell';

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '& th, & td': {
    blockSize: token('row'),
    paddingInline: token('s2'),
    borderBlockEnd: token('border'),
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& th': { blockSize: 30, color: token('text-3'), fontSize: token('fs-small'), fontWeight: 500 },
  '& th.MuiTableCell-alignRight': { textAlign: 'end' },
  '& tr > :first-of-type': { paddingInlineStart: token('s4') },
  '& tr > :last-of-type': { paddingInlineEnd: token('s4') },
  '& [data-numeric="true"]': { textAlign: 'end' },
  // A name keeps its own direction, so that what is cut off is its end, in Arabic too.
  '& td > bdi, & td > a > bdi': {
    display: 'block',
    overflow: 'hidden',
    textAlign: '-webkit-match-parent',
    textOverflow: 'ellipsis',
  },
  '& tbody tr': { position: 'relative' },
  '& tbody tr:hover td, & tbody tr:focus-within td': { background: token('hover') },
  '& td:first-of-type a': { color: token('text'), fontWeight: 500, textDecoration: 'none' },
  '& td:first-of-type a::after': { content: '""', position: 'absolute', inset: 0 },
  '& tbody[aria-busy="true"]': { opacity: 0.6 },
});

/** Up and down go from row to row; Enter opens, as on any link. */
function moveInRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  links[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  event.preventDefault();
}

interface Props {
  readonly columns: readonly ViewColumn[];
  /** Undefined while the first page is on its way. */
  readonly rows: readonly PipelineRow[] | undefined;
  readonly waitingRows: number;
  readonly busy: boolean;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** The loans as a table: the head stays, and the whole of a row opens its loan. */
export function PipelineTable({ columns, rows, waitingRows, busy, sort, onSort }: Props) {
  const translate = useTranslate();
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return (
    <TableScroll label={translate('loan.pipeline.title')}>
      <Table style={{ minInlineSize: width }}>
        <colgroup>
          {columns.map(({ key, width: columnWidth }) => (
            <col key={key} style={{ inlineSize: `${(columnWidth / width) * 100}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ key, sort: field, first, numeric }) =>
              field ? (
                <SortCell
                  key={key}
                  field={field}
                  label={translate(`loan.pipeline.columnNames.${key}`)}
                  sort={sort}
                  onSort={onSort}
                  numeric={numeric}
                  first={first}
                />
              ) : (
                <TableCell key={key}>{translate(`loan.pipeline.columnNames.${key}`)}</TableCell>
              ),
            )}
          </tr>
        </thead>
        <tbody aria-busy={busy} onKeyDown={moveInRows}>
          {rows === undefined
            ? Array.from({ length: waitingRows }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows that stand for rows to come have nothing else
                <tr key={row}>
                  {columns.map(({ key }) => (
                    <td key={key}>
                      <Skeleton width="70%" />
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={row.sLNm}>
                  {columns.map(({ key, numeric }, index) => (
                    <td key={key} data-numeric={numeric ?? false}>
                      {index === 0 ? (
                        <Link to={`/loans/${row.sLNm}`}>
                          <PipelineCell row={row} column={key} />
                        </Link>
                      ) : (
                        <PipelineCell row={row} column={key} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
