import { Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { RecordPage } from '../crud/RecordPage';
import { ApiError } from '../providers/data/api-error';
import { useEditable, useLoan } from '../shell/loan/useLoan';
import { useWriters } from '../shell/loan/useWriters';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { ReadOnlyNotice } from '../ui/ReadOnlyNotice';
import { useStatusLabel } from '../ui/StatusDot';
import { PackageWork } from './PackageWork';
import { EMBEDDED } from './packages-calls';
import { useFrameworks, usePackages, usePlans } from './usePackages';
import { usePackageText } from './usePackageText';

/** That packages can be audited and previewed, but not generated, and why. */
function ReadOnly() {
  const translate = useTranslate();
  const statusLabel = useStatusLabel();
  const { forbidden } = useEditable(['loan-doc']);
  const writers = useWriters('loan-doc', forbidden?.by === 'page');
  if (!forbidden) return null;
  const reason =
    forbidden.by === 'page'
      ? [translate('states.readOnlyPage'), writers].filter(Boolean).join(' ')
      : translate('states.readOnlyStatus', { status: statusLabel(forbidden.status) });
  return <ReadOnlyNotice reason={reason} />;
}

/** /loans/{loanNum}/doc-gen: a package is chosen, audited, previewed and generated. */
export function DocGenPage() {
  const translate = useTranslate();
  const { t } = usePackageText();
  const { loan, loanNum } = useLoan();
  const { editable } = useEditable(['loan-doc']);
  const [chosen] = useSearchParams();
  const { data: frameworks = [] } = useFrameworks();
  const vendor = frameworks.find(({ framework, isReady }) => isReady && framework === chosen.get('by'));
  const docFramework = vendor?.framework ?? EMBEDDED;
  const packages = usePackages(loanNum, loan?.version, docFramework);
  const plans = usePlans(loanNum, loan?.version);
  const error = packages.error ?? plans.error;
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;
  const isReady = loan && packages.data && plans.data;
  return (
    <RecordPage title={translate('pages.docGen')} lead={t('work.lead')}>
      <ReadOnly />
      {error && !isReady ? (
        <ErrorState error={error} onRetry={() => void Promise.all([packages.refetch(), plans.refetch()])} />
      ) : null}
      {!isReady && !error && (
        <Stack
          gap="s4"
          role="status"
          aria-label={translate('states.loading')}
          fromLg={{ columns: '320px minmax(0, 1fr)' }}
        >
          <Skeleton variant="rounded" height={320} />
          <Skeleton variant="rounded" height={420} />
        </Stack>
      )}
      {isReady && (
        <PackageWork
          key={loanNum}
          {...{ loan, frameworks, docFramework, editable }}
          packages={packages.data}
          {...plans.data}
        />
      )}
    </RecordPage>
  );
}
