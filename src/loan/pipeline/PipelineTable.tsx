import { useTranslate } from 'react-admin';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { loanPath } from '../../../domain/pages/loan-path';
import { useChangedLoans } from '../../providers/live/changed-loans';
import { DataTableView } from '../../ui/DataTableView';
import type { Sort } from '../../ui/TableParts';
import type { ViewColumn } from './columns';
import { PipelineCell } from './PipelineCell';

interface Props {
  readonly columns: readonly ViewColumn[];
  /** Undefined while the first page loads. */
  readonly rows: readonly PipelineRow[] | undefined;
  readonly waitingRows: number;
  readonly busy: boolean;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** The loans as a table with a sticky header; a click anywhere in a row opens the loan. */
export function PipelineTable({ columns, rows, waitingRows, busy, sort, onSort }: Props) {
  const translate = useTranslate();
  const changed = useChangedLoans();
  return (
    <DataTableView
      label={translate('loan.pipeline.title')}
      columns={columns.map((column) => ({
        ...column,
        label: translate(`loan.pipeline.columnNames.${column.key}`),
        cell: (row: PipelineRow) => <PipelineCell row={row} column={column.key} />,
      }))}
      rows={rows}
      rowKey={(row) => row.sLNm}
      to={(row) => loanPath(row.sLNm)}
      waitingRows={waitingRows}
      busy={busy}
      changed={changed}
      sort={sort}
      onSort={onSort}
    />
  );
}
