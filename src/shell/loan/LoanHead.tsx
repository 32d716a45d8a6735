import { Skeleton } from '@mui/material';
import { loanDisplayName } from '../../../domain/loan/document';
import { Stack, Text } from '../../ui/layout/primitives';
import { StatusDot } from '../../ui/StatusDot';
import { useLoan } from './useLoan';

/** Number, borrower and status of the loan, above its menu. */
export function LoanHead() {
  const { loan, loanNum, error } = useLoan();
  return (
    <Stack justifyItems="start" gap={2} padding="0 10 14" lineBelow>
      <Text as="bdi" color="text-3">
        {loanNum}
      </Text>
      {loan ? (
        <Text as="b" size="h3" weight={600} overflowWrap="anywhere">
          <bdi>{loanDisplayName(loan) || '–'}</bdi>
        </Text>
      ) : (
        !error && <Skeleton width={160} />
      )}
      {loan ? <StatusDot status={loan.sStatusT} /> : !error && <Skeleton width={90} />}
    </Stack>
  );
}
