import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PipelineRow } from '../../../domain/loan/pipeline.schemas';
import { loanPath } from '../../../domain/pages/loan-path';
import { withOneReload } from '../../providers/chunks/with-one-reload';
import { loadParts } from '../../providers/i18n/portal-i18n';
import { FactSkeleton } from '../../ui/FactSkeleton';
import { SidePanel } from '../../ui/SidePanel';
import { borrowerOf } from './PipelineCell';

const load = withOneReload('LoanPeek', async () => {
  const [{ PeekFacts: Facts }] = await Promise.all([import('./PeekFacts'), loadParts(['fields', 'loan', 'codes'])]);
  return Facts;
});
const PeekFacts = lazy(async () => ({ default: await load() }));

interface Props {
  readonly row: PipelineRow;
  readonly onClose: () => void;
}

/** A loan beside the list, without leaving it. */
export function LoanPeek({ row, onClose }: Props) {
  const translate = useTranslate();
  return (
    <SidePanel
      docked
      open
      title={borrowerOf(row) || row.sLNm}
      onClose={onClose}
      footer={
        <Button component={Link} to={loanPath(row.sLNm, 'dashboard')} variant="outlined">
          {translate('loan.pipeline.openLoan')}
        </Button>
      }
    >
      <Suspense fallback={<FactSkeleton groups={[5, 4, 6]} />}>
        <PeekFacts loanNum={row.sLNm} />
      </Suspense>
    </SidePanel>
  );
}
