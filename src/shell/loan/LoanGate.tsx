import { Button } from '@mui/material';
import { FileQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pageById } from '../../pages/page-table';
import { ApiError } from '../../providers/data/api-error';
import { ErrorState } from '../../ui/ErrorState';
import { NotAuthorized } from '../../ui/NotAuthorized';
import { StatePanel } from '../../ui/StatePanel';
import { useLoan } from './useLoan';

function ToPipeline() {
  const translate = useTranslate();
  return (
    <Button component={Link} to={pageById('pipeline').path}>
      {translate('states.goPipeline')}
    </Button>
  );
}

/** Shows a loan's page, or an error if the loan is missing, not allowed, or failed to load. */
export function LoanGate({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const { loan, loanNum, error, refetch } = useLoan();
  if (loan || !error) return children;
  const status = error instanceof ApiError ? error.status : 0;
  const help = translate('states.loanNotFoundHelp', { loanNum });
  if (status === 403) return <NotAuthorized help={help} actions={<ToPipeline />} />;
  if (status !== 404) return <ErrorState error={error} onRetry={() => void refetch()} page />;
  return (
    <StatePanel icon={FileQuestionMark} page title={translate('states.loanNotFound')} actions={<ToPipeline />}>
      <p>{help}</p>
    </StatePanel>
  );
}
