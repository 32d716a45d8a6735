import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { isInherent } from '../../../domain/application/round-trip/reasons';
import type { RoundTrip } from '../../../domain/application/round-trip/round-trip.schemas';
import { ApiError } from '../../providers/data/api-error';
import { isUnder, queryKeys } from '../../providers/data/query-keys';
import { useLoan } from '../../shell/loan/useLoan';
import { ErrorState } from '../../ui/ErrorState';
import { type ElementProps, Row, Stack, Text } from '../../ui/layout/primitives';
import { NotAuthorized } from '../../ui/NotAuthorized';
import { applicationCalls } from '../application-calls';
import { DifferenceList } from './DifferenceList';
import { OriginalFile } from './OriginalFile';
import { StayingValues } from './StayingValues';

const Report = (props: ElementProps<'div'>) => <Stack gap="s4" minInlineSize={0} {...props} />;

function Waiting() {
  const translate = useTranslate();
  return (
    <Report role="status" aria-label={translate('mismo.checking')}>
      <Skeleton width="60%" />
      <Skeleton width="40%" />
      <Skeleton variant="rounded" height={56} />
    </Report>
  );
}

function Result({ loanNum, trip }: { readonly loanNum: string; readonly trip: RoundTrip }) {
  const translate = useTranslate();
  const lost = trip.differences.filter(({ reason }) => !isInherent(reason));
  const staying = trip.differences.filter(({ reason }) => isInherent(reason));
  const Icon = trip.equal ? CircleCheck : TriangleAlert;
  return (
    <Report>
      <Row as="p" align="start" gap="s2" lineHeight="20px" iconColor={trip.equal ? 'ok-text' : 'warn-text'}>
        <Icon size={16} strokeWidth={1.6} aria-hidden="true" style={{ marginBlockStart: 2 }} />
        <span>
          {trip.equal
            ? translate('mismo.equal')
            : translate('mismo.differs', { count: lost.length, smart_count: lost.length })}{' '}
          <Text color="text-3">
            {translate('mismo.compared', { count: trip.compared, smart_count: trip.compared })}
          </Text>
        </span>
      </Row>
      {lost.length > 0 && <DifferenceList loanNum={loanNum} label={translate('mismo.lost')} differences={lost} />}
      <StayingValues loanNum={loanNum} differences={staying} />
      <OriginalFile loanNum={loanNum} original={trip.original} beyond={trip.beyond} />
    </Report>
  );
}

/** Reports what changes when the loan is exported and imported again, with the original file. */
export function RoundTripReport({ loanNum }: { readonly loanNum: string }) {
  const { loan, error: loanError, refetch } = useLoan(loanNum);
  const trip = useQuery({
    // Each loan version is compared separately.
    queryKey: queryKeys.mismoRoundTrip(loanNum, loan?.version),
    queryFn: ({ signal }) => applicationCalls.mismoRoundTrip(loanNum, signal),
    enabled: loan !== undefined,
    placeholderData: (before, query) =>
      query && isUnder(query.queryKey, queryKeys.loan(loanNum)) ? before : undefined,
  });
  if (trip.data) return <Result loanNum={loanNum} trip={trip.data} />;
  const error = trip.error ?? loanError;
  if (error instanceof ApiError && error.status === 403) return <NotAuthorized page={false} />;
  if (error) return <ErrorState error={error} onRetry={() => void (loan ? trip.refetch() : refetch())} />;
  return <Waiting />;
}
