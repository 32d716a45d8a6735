import { useTranslate } from 'react-admin';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { useColumns } from '../../crud/useColumns';
import type { DataColumn } from '../../ui/data-column';
import { viewColumns } from './columns';
import { PipelineCell } from './PipelineCell';

type PipelineDataColumn = DataColumn<PipelineRow> & { readonly hidden?: true };

/** The columns of the pipeline with their labels and cells, and the user's choice of them. */
export function usePipelineColumns() {
  const translate = useTranslate();
  return useColumns<PipelineDataColumn>(
    'loans',
    viewColumns.map((column) => ({
      ...column,
      label: translate(`loan.pipeline.columnNames.${column.key}`),
      cell: (row) => <PipelineCell row={row} column={column.key} />,
    })),
  );
}
