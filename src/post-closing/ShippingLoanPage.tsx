import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { loanPath } from '../../domain/pages/loan-path';
import type { PostClosingView } from '../../domain/post-closing/post-closing.schemas';
import { NoRecord } from '../crud/NoRecord';
import { RecordPage } from '../crud/RecordPage';
import { StatusDot } from '../ui/StatusDot';
import { ChecklistSection } from './ChecklistSection';
import { CollateralSection } from './CollateralSection';
import { DeskFigures } from './DeskFigures';
import { InvestorSection } from './InvestorSection';
import { LoanStep } from './LoanStep';
import { usePostClosing } from './usePostClosing';
import { usePostClosingText } from './usePostClosingText';

function Loaded({ view }: { readonly view: PostClosingView }) {
  const translate = useTranslate();
  const { t } = usePostClosingText();
  const createPath = useCreatePath();
  const { loanNum, borrower, status } = view;
  return (
    <RecordPage
      title={
        <>
          <bdi>{loanNum}</bdi> <bdi>{borrower ?? ''}</bdi>
        </>
      }
      lead={<StatusDot status={status} names="los" />}
      actions={
        <>
          <Button component={Link} to={createPath({ resource: 'main/shipping', type: 'list' })}>
            {translate('pages.shipping')}
          </Button>
          <Button component={Link} to={loanPath(loanNum, 'dashboard')}>
            {t('openLoan')}
          </Button>
          <LoanStep loanNum={loanNum} />
        </>
      }
    >
      <DeskFigures view={view} />
      <ChecklistSection view={view} />
      <InvestorSection view={view} />
      <CollateralSection view={view} />
    </RecordPage>
  );
}

/** /main/shipping/{loanNum}/show: what a funded loan still waits for, and where its note is. */
export function ShippingLoanPage() {
  const { id = '' } = useParams();
  const createPath = useCreatePath();
  const { data, error, refetch } = usePostClosing(id);
  if (!data) {
    const list = createPath({ resource: 'main/shipping', type: 'list' });
    return <NoRecord error={error} list={list} onRetry={() => void refetch()} />;
  }
  return <Loaded key={id} view={data} />;
}
