import { Button, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { EstimateNeeds } from '../disclosures/public';
import { ApiError } from '../providers/data/api-error';
import { type LoanRecord, useLoan } from '../shell/loan/useLoan';
import { usePageTitle } from '../shell/loan/usePageTitle';
import { useWriters } from '../shell/loan/useWriters';
import { SigningPart, useSigningRights } from '../signing/public';
import { DownloadButton } from '../ui/DownloadButton';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Note, Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { PageHead } from '../ui/PageHead';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { Section } from '../ui/Section';
import { CashCompare } from './CashCompare';
import { ClosingReceiptDialog, IssueClosingDialog } from './ClosingDialogs';
import { ClosingFacts } from './ClosingFacts';
import { ClosingPreview, type IssuedForm } from './ClosingPreview';
import { closingCalls } from './closing-calls';
import { IssuedClosings } from './IssuedClosings';
import { MissingParties } from './MissingParties';
import { useClosingRights, useClosings, useClosingText } from './useClosings';

const Waiting = () => (
  <Stack gap="s4" role="status" aria-label={useTranslate()('states.loading')}>
    <Skeleton variant="rounded" height={110} />
    <Skeleton variant="rounded" height={420} />
  </Stack>
);

/** The Closing Disclosures of a loan: what the next one shows and still needs, and those that were issued. */
function Work({ loan }: { readonly loan: LoanRecord }) {
  const t = useClosingText();
  const translate = useTranslate();
  const notify = useNotify();
  const title = usePageTitle({ id: 'cd', title: 'cd' });
  const { mayWrite, issues, records } = useClosingRights();
  const { mayRead: signs } = useSigningRights();
  const writers = useWriters('cd', !mayWrite);
  const { data, error, refetch } = useClosings(loan);
  const [open, setOpen] = useState<'issue' | number>();
  const [shown, setShown] = useState<IssuedForm>();
  if (!data) {
    return (
      <Stack gap="s4">
        <PageHead title={title} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />}
      </Stack>
    );
  }
  const { next, disclosures } = data;
  const isReady = next.fields.length === 0 && next.expenses.length === 0 && next.feature === null;
  const close = () => setOpen(undefined);
  const sayFiled = () => notify(t('filed'), { type: 'info' });
  return (
    <Stack gap="s4">
      <PageHead
        title={title}
        actions={
          mayWrite && (
            <>
              {isReady && (
                <DownloadButton
                  label={t('download')}
                  fileName="closing-disclosure.pdf"
                  fetchFile={() => closingCalls.request(loan.sLNm, 'borrower')}
                  onSaved={sayFiled}
                />
              )}
              {isReady && next.form === 'standard' && (
                <DownloadButton
                  label={t('downloadSeller')}
                  fileName="closing-disclosure-seller.pdf"
                  fetchFile={() => closingCalls.request(loan.sLNm, 'seller')}
                  onSaved={sayFiled}
                />
              )}
              {issues && (
                <Button
                  variant={disclosures.length > 0 && next.restarts.length === 0 ? 'outlined' : 'contained'}
                  disabled={!isReady || !next.hasEstimate}
                  onClick={() => setOpen('issue')}
                >
                  {t('issue')}
                </Button>
              )}
            </>
          )
        }
      />
      {!mayWrite && <ReadOnlyNotice reason={[translate('states.readOnlyPage'), writers].filter(Boolean).join(' ')} />}
      <Stack gap="s4" fromLg={{ columns: 'minmax(0, 1fr) 360px' }} align="start">
        <Stack gap="s4" minInlineSize={0}>
          <EstimateNeeds loan={loan} next={next} title={t('needs')} />
          <MissingParties loan={loan} next={next} />
          {next.cash && isReady && <CashCompare cash={next.cash} />}
          {disclosures.length === 0 ? (
            <EmptyState title={t('none')}>
              {t(!next.hasEstimate ? 'needsEstimate' : issues ? 'noneText' : 'deskIssues')}
            </EmptyState>
          ) : (
            <>
              {mayWrite && !issues && <Note size="body">{t('deskIssues')}</Note>}
              <IssuedClosings
                loanNum={loan.sLNm}
                closings={data}
                mayWrite={records}
                onReceipt={setOpen}
                onShow={setShown}
              />
              {shown && <ClosingPreview {...shown} loanNum={loan.sLNm} onClose={() => setShown(undefined)} />}
              {signs && (
                <Section title={translate('signing.title')}>
                  <SigningPart loanNum={loan.sLNm} />
                </Section>
              )}
            </>
          )}
        </Stack>
        <ClosingFacts closings={data} />
      </Stack>
      {open === 'issue' && <IssueClosingDialog loan={loan} closings={data} onClose={close} />}
      {typeof open === 'number' && <ClosingReceiptDialog loan={loan} closings={data} number={open} onClose={close} />}
    </Stack>
  );
}

/** /loans/{loanNum}/cd: the Closing Disclosures of a loan. */
export function ClosingPage() {
  const { loan, error, refetch } = useLoan();
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  if (error && !loan) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return loan ? <Work key={loan.sLNm} loan={loan} /> : <Waiting />;
}
