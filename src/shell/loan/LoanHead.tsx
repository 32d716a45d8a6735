import { Skeleton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { loanDisplayName } from '../../../domain/loan/document';
import { token } from '../../theme/tokens';
import { StatusDot } from '../../ui/StatusDot';
import { useLoan } from './useLoan';

const Who = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  padding: '0 10px 14px',
  borderBlockEnd: token('border'),
  '& > bdi:first-of-type': { color: token('text-3') },
  '& > b': { fontSize: token('fs-h3'), fontWeight: 600, overflowWrap: 'anywhere' },
});

/** Number, borrower and status of the loan, above its menu. */
export function LoanHead() {
  const { loan, loanNum, error } = useLoan();
  return (
    <Who>
      <bdi>{loanNum}</bdi>
      {loan ? (
        <b>
          <bdi>{loanDisplayName(loan) || '–'}</bdi>
        </b>
      ) : (
        !error && <Skeleton width={160} />
      )}
      {loan ? <StatusDot status={loan.sStatusT} /> : !error && <Skeleton width={90} />}
    </Who>
  );
}
