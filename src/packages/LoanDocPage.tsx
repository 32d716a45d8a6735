import { Button, Skeleton } from '@mui/material';
import { FileCog } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PackageType } from '../../domain/packages/package-types';
import { loanPath } from '../../domain/pages/loan-path';
import { RecordPage } from '../crud/RecordPage';
import { ApiError } from '../providers/data/api-error';
import { useLoan } from '../shell/loan/useLoan';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Stack } from '../ui/layout/primitives';
import { NotAuthorized } from '../ui/NotAuthorized';
import { Section } from '../ui/Section';
import { FormTable } from './FormTable';
import { MadeTable } from './MadeTable';
import { PackageChoice } from './PackageChoice';
import { useMadePackages, usePackages } from './usePackages';
import { usePackageText } from './usePackageText';

/** /loans/{loanNum}/loan-doc: the packages that were generated, and the forms that each package has. */
export function LoanDocPage() {
  const translate = useTranslate();
  const { t } = usePackageText();
  const { loan, loanNum } = useLoan();
  const made = useMadePackages(loanNum);
  const packages = usePackages(loanNum, loan?.version);
  const [chosen, setChosen] = useState<PackageType | null>(null);
  const error = made.error ?? packages.error;
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized />;

  const first = packages.data?.find(({ refusal }) => refusal === null) ?? packages.data?.[0];
  const shown = packages.data?.find(({ packageId }) => packageId === chosen) ?? first;
  const generate = (
    <Button variant="contained" component={Link} to={loanPath(loanNum, 'doc-gen')}>
      {t('generateDocuments')}
    </Button>
  );
  return (
    <RecordPage title={translate('pages.loanDoc')} lead={t('lead')} actions={generate}>
      {error && !made.data ? <ErrorState error={error} onRetry={() => void made.refetch()} /> : null}
      {!error && (!made.data || !packages.data) && (
        <Stack gap="s4" role="status" aria-label={translate('states.loading')}>
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={320} />
        </Stack>
      )}
      {made.data && (
        <Section title={t('made.title')} flush>
          {made.data.length > 0 ? (
            <MadeTable loanNum={loanNum} made={made.data} />
          ) : (
            <EmptyState icon={FileCog} title={t('made.none')}>
              {t('made.noneHelp')}
            </EmptyState>
          )}
        </Section>
      )}
      {packages.data && shown && (
        <Stack gap="s4" align="start" fromLg={{ columns: '320px minmax(0, 1fr)' }}>
          <Section title={t('contents')}>
            <PackageChoice packages={packages.data} chosen={shown.packageId} onChoose={setChosen} all />
          </Section>
          <Section title={t(`types.${shown.packageId}`)} flush>
            <FormTable loanNum={loanNum} forms={shown.forms} />
          </Section>
        </Stack>
      )}
    </RecordPage>
  );
}
