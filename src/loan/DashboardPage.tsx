import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayUsePage } from '../../domain/access/permissions';
import { documentPages } from '../../domain/documents/document-pages';
import { pacificDate } from '../../domain/format/date';
import { isSubmitted } from '../../domain/loan/status';
import { loanPath } from '../../domain/pages/loan-path';
import { isOffered } from '../../domain/pages/offered';
import { registerPages } from '../../domain/pages/register-pages';
import { countSubmissionFiles } from '../../domain/registration/can-register';
import { nextSteps } from '../../domain/registration/next-steps';
import { offersRegistration } from '../../domain/registration/step-writers';
import { useSessionUser } from '../access/public';
import { useLender, useMayAskLos } from '../shell/lender';
import { LoanReadOnlyNotice } from '../shell/loan/LoanReadOnlyNotice';
import { useLoan } from '../shell/loan/useLoan';
import { useSubmissionFiles } from '../shell/loan/useSubmissionFiles';
import { useSigningTasks } from '../signing/public';
import { token } from '../theme/tokens';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { CertificateButton } from './dashboard/CertificateButton';
import { Conditions } from './dashboard/Conditions';
import { conditionsOf } from './dashboard/conditions-of';
import { DashboardFigures } from './dashboard/DashboardFigures';
import { Decision } from './dashboard/Decision';
import { Files } from './dashboard/Files';
import { IssueCertificateButton } from './dashboard/IssueCertificateButton';
import { LatestActivity } from './dashboard/LatestActivity';
import { Milestones } from './dashboard/Milestones';
import { NextSteps } from './dashboard/NextSteps';
import { PrintedSummary } from './PrintedSummary';
import { ChangeStatus } from './status/ChangeStatus';

const PrintableDashboard = styled('div')({
  display: 'grid',
  gap: token('s4'),
  '@media print': { '& section, & li': { breakInside: 'avoid' } },
});

function Waiting() {
  const translate = useTranslate();
  return (
    <PrintableDashboard role="status" aria-label={translate('states.loading')}>
      <Skeleton variant="rounded" height={92} />
      <Skeleton variant="rounded" height={136} />
      <Skeleton variant="rounded" height={320} />
    </PrintableDashboard>
  );
}

/** The loan at a glance: key figures, milestones, next steps and latest activity. */
export function DashboardPage() {
  const translate = useTranslate();
  const { loan, loanNum } = useLoan();
  const files = useSubmissionFiles(loanNum);
  const { losCapabilities } = useLender();
  const canRegister = isOffered(registerPages.register, losCapabilities);
  const user = useSessionUser();
  const mayAskConditions = useMayAskLos('conditions');
  const showsConditions =
    loan !== undefined &&
    isSubmitted(loan.sStatusT) &&
    mayAskConditions &&
    user !== null &&
    mayUsePage(user, 'conditions', 'read');
  const showsFiles =
    losCapabilities.includes('documents') &&
    user !== null &&
    documentPages.some((page) => mayUsePage(user, page, 'read'));
  const conditions = useQuery({ ...conditionsOf(loanNum), enabled: showsConditions });
  const signing = useSigningTasks(loanNum);
  const today = pacificDate(new Date());
  // Rendered when the figures are painted.
  const showsMore = useDeferredValue(true, false);
  return (
    <PrintableDashboard>
      <PageHead
        title={translate('loan.dashboard.title')}
        actions={
          loan ? (
            <>
              <CertificateButton loan={loan} />
              <ChangeStatus loan={loan} />
              <IssueCertificateButton loan={loan} />
              {canRegister && offersRegistration(user, loan) ? (
                <Button component={Link} to={loanPath(loanNum, 'register')} variant="contained">
                  {translate('loan.dashboard.register')}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      <LoanReadOnlyNotice page="dashboard" />
      {loan && user ? (
        <>
          <DashboardFigures loan={loan} today={today} />
          <Milestones loan={loan} />
          {showsMore && (
            <>
              <Decision loan={loan} today={today} />
              <Stack gap="s4" align="start" fromLg={{ columns: 'minmax(0, 1.15fr) minmax(0, 1fr)' }}>
                <NextSteps
                  loanNum={loanNum}
                  steps={nextSteps(loan, {
                    today,
                    submissionFiles: countSubmissionFiles(files.data ?? []),
                    losCapabilities,
                    user,
                    conditions: (conditions.data ?? []).map(({ state }) => state),
                    signing,
                  })}
                />
                <LatestActivity loanNum={loanNum} />
                {showsConditions && <Conditions loanNum={loanNum} />}
                {showsFiles && files.data ? <Files loanNum={loanNum} files={files.data} /> : null}
              </Stack>
            </>
          )}
          <PrintedSummary loan={loan} />
        </>
      ) : (
        <Waiting />
      )}
    </PrintableDashboard>
  );
}
