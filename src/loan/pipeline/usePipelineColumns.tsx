import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { PipelineTab } from '../../../domain/loan/pipeline';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { useColumns } from '../../crud/useColumns';
import type { DataColumn } from '../../ui/data-column';
import { columnsOf } from './columns';
import { PipelineCell } from './PipelineCell';

type PipelineDataColumn = DataColumn<PipelineRow> & { readonly hidden?: true };

/** The user arranges the columns of funded loans apart from those of the other tabs. */
const partOf = (tab: PipelineTab): string | undefined => (tab === 2 ? 'funded' : undefined);

/** The columns of a tab with their labels and cells, and the user's choice of them. */
export function usePipelineColumns(tab: PipelineTab) {
  const translate = useTranslate();
  // The same columns as long as they show the same, so that rows need not render again.
  const columns = useMemo(
    () =>
      columnsOf(tab).map(
        (column): PipelineDataColumn => ({
          ...column,
          label: translate(`loan.pipeline.columnNames.${column.key}`),
          cell: (row) => <PipelineCell row={row} column={column.key} />,
        }),
      ),
    [tab, translate],
  );
  return useColumns('loans', columns, partOf(tab));
}
