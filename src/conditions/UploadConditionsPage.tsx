import { Button, Skeleton } from '@mui/material';
import { ClipboardCheck } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CONDITIONS_FOLDER } from '../../domain/documents/document-types';
import { isSubmitted } from '../../domain/loan/status';
import { loanPath } from '../../domain/pages/loan-path';
import { isOpenState } from '../../domain/underwriting/condition-moves';
import { LoanReadOnlyNotice } from '../shell/loan/LoanReadOnlyNotice';
import { useLoan } from '../shell/loan/useLoan';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { PageHead } from '../ui/PageHead';
import { borrowersOf } from './matched-files';
import { UploadMatched } from './UploadMatched';
import { useConditionRights, useConditions } from './useConditions';

/** The submission files are uploaded on the way to registration. */
function BeforeSubmission({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  return (
    <Stack gap="s4">
      <PageHead title={translate('pages.uploadSubmission')} />
      <EmptyState
        icon={ClipboardCheck}
        title={translate('conditions.upload.before')}
        actions={
          <Button component={Link} to={loanPath(loanNum, 'register-upload-condition')} variant="contained">
            {translate('conditions.upload.beforeOpen')}
          </Button>
        }
      >
        {translate('conditions.upload.beforeText')}
      </EmptyState>
    </Stack>
  );
}

/** /loans/{loanNum}/upload-condition: documents for open conditions. Before submission, the way to the submission files. */
export function UploadConditionsPage() {
  const translate = useTranslate();
  const { loan, loanNum, error: loanError, refetch: refetchLoan } = useLoan();
  const { data, error, refetch } = useConditions(loanNum);
  const { answers } = useConditionRights();
  const isLater = loan !== undefined && isSubmitted(loan.sStatusT);
  if (loan && !isLater) return <BeforeSubmission loanNum={loanNum} />;
  const failure = loanError ?? error;
  const open = data?.filter(({ state }) => isOpenState(state));
  return (
    <Stack gap="s4" maxInlineSize={960}>
      <PageHead
        title={translate(isLater ? 'pages.uploadConditions' : 'pages.uploadSubmission')}
        lead={translate('conditions.upload.lead', { folder: `\u2068${CONDITIONS_FOLDER}\u2069` })}
      />
      {!answers && <LoanReadOnlyNotice page="upload-submission" />}
      {failure && !(loan && data) ? (
        <ErrorState error={failure} onRetry={() => void Promise.all([refetchLoan(), refetch()])} />
      ) : null}
      {!failure && !(loan && data) ? (
        <Skeleton variant="rounded" height={180} aria-label={translate('states.loading')} />
      ) : null}
      {loan && open?.length === 0 && (
        <EmptyState icon={ClipboardCheck} title={translate('conditions.upload.noneOpen')}>
          {translate('conditions.upload.noneOpenText')}
        </EmptyState>
      )}
      {loan && open && open.length > 0 && (
        <UploadMatched loanNum={loanNum} conditions={open} borrowers={borrowersOf(loan)} disabled={!answers} />
      )}
    </Stack>
  );
}
