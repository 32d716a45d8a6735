import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../domain/format/date';
import { queryKeys } from '../providers/data/query-keys';
import { useErrorText } from '../providers/i18n/useErrorText';
import { token } from '../theme/tokens';
import { loanCalls } from './loan-calls';

/** The initial approval date, loaded separately from the loan, with its own loading, error and retry states (PANEL-16). */
export function InitialApproval({ loanNum }: { readonly loanNum: string }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.initialApproval(loanNum),
    queryFn: ({ signal }) => loanCalls.initialApprovalDate(loanNum, signal),
  });
  if (data) return <bdi className="num">{formatDate(data.initialApprovalDate)}</bdi>;
  if (error) {
    return (
      <span role="alert" title={errorText(error)}>
        <span style={{ color: token('bad-text') }}>{translate('loan.summary.approvalFailed')}</span>{' '}
        <Button
          variant="text"
          size="small"
          loading={isFetching}
          onClick={() => void refetch()}
          sx={{ height: 20, '@media (pointer: coarse)': { height: 44 } }}
        >
          {translate('states.retry')}
        </Button>
      </span>
    );
  }
  return (
    <span role="status" aria-label={translate('states.loading')}>
      <Skeleton width={56} sx={{ display: 'inline-block' }} />
    </span>
  );
}
