import { Button, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../providers/data/api-error';
import { useReadOnlyReason } from '../registration/public';
import { type LoanRecord, useLoan } from '../shell/loan/useLoan';
import { usePageTitle } from '../shell/loan/usePageTitle';
import { SigningPart, useSigningRights } from '../signing/public';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { PageHead } from '../ui/PageHead';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { Section } from '../ui/Section';
import { ClockTable } from './ClockTable';
import { DifferenceTable } from './DifferenceTable';
import { EstimateNeeds } from './EstimateNeeds';
import { EstimatePane } from './EstimatePane';
import { IssueDialog } from './IssueDialog';
import { IntentDialog, ReceiptDialog } from './RecordDialogs';
import { RequestCard } from './RequestCard';
import { useDisclosuresText, useEstimateRights, useEstimates } from './useEstimates';
import { VersionStrip } from './VersionStrip';

const Waiting = () => (
  <Stack gap="s4" role="status" aria-label={useTranslate()('states.loading')}>
    <Skeleton variant="rounded" height={110} />
    <Skeleton variant="rounded" height={420} />
  </Stack>
);

type Open = 'issue' | 'receipt' | 'intent';

/** The Loan Estimates of a loan: versions, clock, request, differences, and the form itself. */
function Work({ loan }: { readonly loan: LoanRecord }) {
  const translate = useTranslate();
  const { t } = useDisclosuresText();
  const { mayRead: signs } = useSigningRights();
  const title = usePageTitle({ id: 'edisclosure', title: 'edisclosure' });
  const rights = useEstimateRights();
  const readOnly = useReadOnlyReason('edisclosure');
  const { data, error, refetch } = useEstimates(loan);
  const [chosen, choose] = useState<number>();
  const [open, setOpen] = useState<Open>();
  if (!data) {
    return (
      <Stack gap="s4">
        <PageHead title={title} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />}
      </Stack>
    );
  }
  const { estimates, next, today } = data;
  const last = estimates.at(-1);
  const selected = chosen ?? last?.number ?? next.number;
  const isReady = next.fields.length === 0 && next.expenses.length === 0 && next.feature === null;
  const close = () => setOpen(undefined);
  const mayIntend = rights.records && last !== undefined && !estimates.some(({ intent }) => intent);
  return (
    <Stack gap="s4">
      <PageHead
        title={title}
        actions={
          <>
            {rights.records && last && !last.delivery?.received && (
              <Button onClick={() => setOpen('receipt')}>{t('recordReceipt')}</Button>
            )}
            {mayIntend && <Button onClick={() => setOpen('intent')}>{t('recordIntent')}</Button>}
            {rights.issues && (
              <Button variant="contained" disabled={!isReady} onClick={() => setOpen('issue')}>
                {t('issue', { number: next.number })}
              </Button>
            )}
          </>
        }
      />
      {readOnly !== null && !rights.records && <ReadOnlyNotice reason={readOnly} />}
      <Stack gap="s4" fromLg={{ columns: 'minmax(0, 1fr) minmax(0, 1fr)' }} align="start">
        <Stack gap="s4" minInlineSize={0}>
          <VersionStrip estimates={data} selected={selected} onSelect={choose} />
          <EstimateNeeds loan={loan} next={next} />
          <ClockTable estimates={data} />
          <DifferenceTable estimates={data} />
          <RequestCard loanNum={loan.sLNm} readOnly={readOnly !== null} />
          {signs && (
            <Section title={translate('signing.title')}>
              <SigningPart loanNum={loan.sLNm} />
            </Section>
          )}
        </Stack>
        <EstimatePane loan={loan} estimates={data} selected={selected} />
      </Stack>
      {open === 'issue' && <IssueDialog loan={loan} next={next} today={today} onClose={close} />}
      {open === 'receipt' && last && (
        <ReceiptDialog loan={loan} estimates={data} number={last.number} onClose={close} />
      )}
      {open === 'intent' && last && <IntentDialog loan={loan} estimates={data} number={last.number} onClose={close} />}
    </Stack>
  );
}

/** /loans/{loanNum}/edisclosure: the disclosures of a loan. */
export function DisclosuresPage() {
  const { loan, error, refetch } = useLoan();
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  if (error && !loan) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return loan ? <Work key={loan.sLNm} loan={loan} /> : <Waiting />;
}
