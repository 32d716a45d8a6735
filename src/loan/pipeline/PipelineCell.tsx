import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { useFieldText } from '../../fields/useFieldText';
import { StatusDot } from '../../ui/StatusDot';
import type { ColumnKey } from './columns';
import { LockCell } from './LockCell';

const RETAIL = '1';

/** First and last name of the borrower. */
export const borrowerOf = (row: PipelineRow): string => [row.aBFirstNm, row.aBLastNm].filter(Boolean).join(' ');

const houseOf = (row: PipelineRow): string | null =>
  row.sBranchChannelT === RETAIL ? row.sBranchName : (row.sOriginatingCompanyName ?? row.sBranchName);

/** The content of a cell; an en dash if empty. */
export function PipelineCell({ row, column }: { readonly row: PipelineRow; readonly column: ColumnKey }) {
  const text = useFieldText();
  switch (column) {
    case 'sStatusT':
      return <StatusDot status={row.sStatusT} />;
    case 'lock':
      return <LockCell row={row} />;
    case 'borrower':
      return <bdi>{borrowerOf(row) || '–'}</bdi>;
    case 'house':
      return <bdi>{houseOf(row) ?? '–'}</bdi>;
    default:
      return <bdi>{text(column, row[column])}</bdi>;
  }
}
