import { Button, Link, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate } from '../../domain/format/date';
import { message } from '../../domain/messages/message';
import { loanPath } from '../../domain/pages/loan-path';
import { ApiError } from '../providers/data/api-error';
import { useMessageText } from '../providers/i18n/useMessageText';
import { useReadOnlyReason } from '../registration/public';
import { type LoanRecord, useLoan } from '../shell/loan/useLoan';
import { usePageTitle } from '../shell/loan/usePageTitle';
import { SigningPart, useSigningRights } from '../signing/public';
import { ErrorState } from '../ui/ErrorState';
import { Note, Stack } from '../ui/layout/primitives';
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

interface AfterClosingProps {
  readonly loanNum: string;
  readonly disclosed: string;
}

/** Where changes are disclosed instead of with a Loan Estimate. */
function AfterClosing({ loanNum, disclosed }: AfterClosingProps) {
  const translate = useTranslate();
  const messageText = useMessageText();
  return (
    <Note size="body">
      {messageText(message('estimate-after-closing-disclosure', { date: formatDate(disclosed, 'long') }))}{' '}
      <Link component={RouterLink} to={loanPath(loanNum, 'cd')}>
        {translate('pages.cd')}
      </Link>
    </Note>
  );
}

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
  const isUnreceived = (each: (typeof estimates)[number] | undefined) => each !== undefined && !each.delivery?.received;
  // That of the chosen estimate, or of the last one.
  const unreceived = [estimates.find(({ number }) => number === selected), last].find(isUnreceived);
  const isReady = next.fields.length === 0 && next.expenses.length === 0 && next.feature === null;
  const disclosed = loan.sInitialClosingDisclosureIssuedD;
  const close = () => setOpen(undefined);
  const mayIntend = rights.records && last !== undefined && !estimates.some(({ intent }) => intent);
  return (
    <Stack gap="s4">
      <PageHead
        title={title}
        actions={
          <>
            {rights.records && unreceived && <Button onClick={() => setOpen('receipt')}>{t('recordReceipt')}</Button>}
            {mayIntend && <Button onClick={() => setOpen('intent')}>{t('recordIntent')}</Button>}
            {rights.issues && !disclosed && (
              <Button
                variant={last && next.changes.length === 0 ? 'outlined' : 'contained'}
                disabled={!isReady}
                onClick={() => setOpen('issue')}
              >
                {t('issue', { number: next.number })}
              </Button>
            )}
          </>
        }
      />
      {disclosed && rights.issues && <AfterClosing loanNum={loan.sLNm} disclosed={disclosed} />}
      {readOnly !== null && !rights.records && <ReadOnlyNotice reason={readOnly} />}
      <Stack gap="s4" fromLg={{ columns: 'minmax(0, 1fr) minmax(0, 1fr)' }} align="start">
        <Stack gap="s4" minInlineSize={0}>
          <VersionStrip estimates={data} selected={selected} onSelect={choose} />
          <EstimateNeeds loan={loan} next={next} />
          <ClockTable estimates={data} loanNum={loan.sLNm} />
          <DifferenceTable key={selected} loan={loan} estimates={data} selected={selected} />
          <RequestCard loanNum={loan.sLNm} readOnly={readOnly !== null} />
          {signs && (
            <Section title={translate('signing.title')}>
              <SigningPart loanNum={loan.sLNm} />
            </Section>
          )}
        </Stack>
        <EstimatePane loan={loan} estimates={data} selected={selected} />
      </Stack>
      {open === 'issue' && (
        <IssueDialog loan={loan} next={next} today={today} isFirst={last === undefined} onClose={close} />
      )}
      {open === 'receipt' && unreceived && (
        <ReceiptDialog loan={loan} estimates={data} number={unreceived.number} onClose={close} />
      )}
      {open === 'intent' && last && <IntentDialog loan={loan} estimates={data} onClose={close} />}
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
