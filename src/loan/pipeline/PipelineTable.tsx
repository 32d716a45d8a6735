import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { loanPath } from '../../../domain/pages/loan-path';
import { useChangedLoans } from '../../providers/live/changed-loans';
import { DataTableView } from '../../ui/DataTableView';

type Props = Pick<
  ComponentProps<typeof DataTableView<PipelineRow>>,
  'columns' | 'rows' | 'waitingRows' | 'busy' | 'sort' | 'onSort'
>;

/** The loans as a table with a sticky header; a click anywhere in a row opens the loan. */
export function PipelineTable(props: Props) {
  const translate = useTranslate();
  return (
    <DataTableView
      {...props}
      label={translate('loan.pipeline.title')}
      rowKey={(row) => row.sLNm}
      to={(row) => loanPath(row.sLNm)}
      changed={useChangedLoans()}
    />
  );
}
