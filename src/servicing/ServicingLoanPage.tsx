import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { internalPages } from '../../domain/pages/internal-pages';
import { loanPath } from '../../domain/pages/loan-path';
import type { ServicingPayment } from '../../domain/servicing/servicing.schemas';
import { NoRecord } from '../crud/NoRecord';
import { RecordPage } from '../crud/RecordPage';
import { Stack } from '../ui/layout/primitives';
import { StatusDot } from '../ui/StatusDot';
import { AccountSections } from './AccountSections';
import { AmountsSection } from './AmountsSection';
import { NoticesSection } from './NoticesSection';
import { PostDialog } from './PostDialog';
import { TransferSection } from './TransferSection';
import { useServicing } from './useServicing';
import { useServicingText } from './useServicingText';

const LIST = internalPages['internal-servicing'].path;

function Loaded({ loanNum, payment }: { readonly loanNum: string; readonly payment: ServicingPayment }) {
  const translate = useTranslate();
  const { t } = useServicingText();
  const [posting, setPosting] = useState(false);
  const { today, reversed = [] } = payment.account ?? {};
  return (
    <RecordPage
      title={
        <>
          <bdi>{loanNum}</bdi> <bdi>{payment.borrower ?? ''}</bdi>
        </>
      }
      lead={<StatusDot status={payment.status} badge />}
      actions={
        <>
          <Button component={Link} to={LIST}>
            {translate('pages.servicing')}
          </Button>
          <Button component={Link} to={loanPath(loanNum, 'dashboard')}>
            {t('openLoan')}
          </Button>
          {today !== undefined && (
            <Button
              variant="contained"
              startIcon={<Plus size={16} strokeWidth={1.6} aria-hidden />}
              onClick={() => setPosting(true)}
            >
              {t('post.open')}
            </Button>
          )}
        </>
      }
    >
      <AccountSections loanNum={loanNum} payment={payment}>
        <Stack gap="s4" columns="minmax(0, 1fr)" align="start" fromLg={{ columns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
          <TransferSection loanNum={loanNum} payment={payment} />
          {payment.account && (
            <NoticesSection
              loanNum={loanNum}
              today={payment.account.today}
              penaltyThrough={payment.account.penaltyThrough}
            />
          )}
        </Stack>
      </AccountSections>
      {payment.account && <AmountsSection loanNum={loanNum} />}
      {posting && today !== undefined && (
        <PostDialog
          loanNum={loanNum}
          today={today}
          transactions={payment.transactions.filter(({ reference }) => !reversed.includes(reference))}
          onClose={() => setPosting(false)}
        />
      )}
    </RecordPage>
  );
}

/** /main/internal/servicing/{loanNum}: the account of one loan, without the chrome of the portal (SHELL-08). */
export function ServicingLoanPage() {
  const { loanNum = '' } = useParams();
  const { data, error, refetch } = useServicing(loanNum);
  if (!data) return <NoRecord error={error} list={LIST} onRetry={() => void refetch()} />;
  return <Loaded key={loanNum} loanNum={loanNum} payment={data} />;
}
