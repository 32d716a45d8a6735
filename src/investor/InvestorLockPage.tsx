import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { InvestorLock } from '../../domain/investor/investor-lock.schemas';
import { loanPath } from '../../domain/pages/loan-path';
import { NoRecord } from '../crud/NoRecord';
import { RecordPage } from '../crud/RecordPage';
import { Stack } from '../ui/layout/primitives';
import { Section } from '../ui/Section';
import { StatusDot } from '../ui/StatusDot';
import { CommitmentDialog } from './CommitmentDialog';
import { CommitmentFacts } from './CommitmentFacts';
import { CommitmentHistory } from './CommitmentHistory';
import { CurrentPricePanel } from './CurrentPricePanel';
import { LenderLockFacts } from './LenderLockFacts';
import { LOCK_REPORT } from './lock-report-view';
import { PositionFigures } from './PositionFigures';
import { useInvestorLock } from './useInvestorLock';

function Loaded({ lock }: { readonly lock: InvestorLock }) {
  const translate = useTranslate();
  const [editing, setEditing] = useState<InvestorLock | null>(null);
  const { loanNum, borrower, status, commitment } = lock;
  const isAllocated = commitment.sInvestorLockRLckdD !== null;
  return (
    <RecordPage
      title={
        <>
          <bdi>{loanNum}</bdi> <bdi>{borrower ?? ''}</bdi>
        </>
      }
      lead={<StatusDot status={status} badge />}
      actions={
        <>
          <Button component={Link} to={loanPath(loanNum, 'dashboard')}>
            {translate('investor.lock.openLoan')}
          </Button>
          <Button variant="contained" onClick={() => setEditing(lock)}>
            {translate(`investor.lock.${isAllocated ? 'edit' : 'commit'}`)}
          </Button>
        </>
      }
    >
      <PositionFigures lock={lock} />
      <Stack columns="minmax(0, 1fr)" gap="s4" align="start" fromMd={{ columns: 'repeat(2, minmax(0, 1fr))' }}>
        <Section title={translate('investor.lock.lender')}>
          <LenderLockFacts lender={lock.lender} status={status} />
        </Section>
        <Section title={translate('investor.lock.investor')}>
          <CommitmentFacts lock={lock} />
        </Section>
      </Stack>
      <CurrentPricePanel lock={lock} />
      <Section title={translate('investor.history.title')} flush>
        <CommitmentHistory history={lock.history} />
      </Section>
      {editing && <CommitmentDialog lock={editing} onClose={() => setEditing(null)} />}
    </RecordPage>
  );
}

/** The lender's position in one loan: the lock with the borrower, the commitment of the investor, and what lies between them. */
export function InvestorLockPage() {
  const { id = '' } = useParams();
  const createPath = useCreatePath();
  const { data, error, refetch } = useInvestorLock(id);
  if (!data) {
    const list = createPath({ resource: LOCK_REPORT, type: 'list' });
    return <NoRecord error={error} list={list} onRetry={() => void refetch()} />;
  }
  return <Loaded key={id} lock={data} />;
}
