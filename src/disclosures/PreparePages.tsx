import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { loanPath } from '../../domain/pages/loan-path';
import { LenderPrepare, SelfPrepare, useDisclosure, useReadOnlyReason } from '../registration/public';
import { type LoanRecord, useLoan } from '../shell/loan/useLoan';
import { ErrorState } from '../ui/ErrorState';
import { Box, Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';

interface FrameProps {
  readonly title: string;
  readonly children: (loan: LoanRecord, readOnly: boolean) => ReactNode;
}

/** A page on which the eDisclosure is requested; once it is, the disclosures of the loan show where it stands. */
function PrepareFrame({ title, children }: FrameProps) {
  const translate = useTranslate();
  const { loan, loanNum, error, refetch } = useLoan();
  const { data: disclosure } = useDisclosure(loanNum);
  const readOnly = useReadOnlyReason('edisclosure');
  if (disclosure && disclosure.status !== 'none') return <Navigate to={loanPath(loanNum, 'edisclosure')} replace />;
  return (
    <Stack gap="s4">
      <PageHead title={title} />
      {error && !loan ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {loan && readOnly !== null && <ReadOnlyNotice reason={readOnly} />}
      {!loan && !error && <Skeleton variant="rounded" height={420} aria-label={translate('states.loading')} />}
      {loan && <Box maxInlineSize={768}>{children(loan, readOnly !== null)}</Box>}
    </Stack>
  );
}

/** /loans/{loanNum}/edisclosure/self-prepare: uploads the signed package. */
export function SelfPreparePage() {
  const translate = useTranslate();
  return (
    <PrepareFrame title={translate('registration.selfPage.title')}>
      {({ sLNm }, readOnly) => <SelfPrepare loanNum={sLNm} readOnly={readOnly} then={loanPath(sLNm, 'edisclosure')} />}
    </PrepareFrame>
  );
}

/** /loans/{loanNum}/edisclosure/lender-prepare: what will be sent to the lender, and the request. */
export function LenderPreparePage() {
  const translate = useTranslate();
  return (
    <PrepareFrame title={translate('registration.lenderPage.title')}>
      {(loan, readOnly) => <LenderPrepare loan={loan} readOnly={readOnly} then={loanPath(loan.sLNm, 'edisclosure')} />}
    </PrepareFrame>
  );
}
