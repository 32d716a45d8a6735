import { ChangedNotice } from '../../providers/live/ChangedNotice';
import { useLoan } from './useLoan';

/** Says that somebody else changed the loan of the address. */
export function LoanChangedNotice() {
  const { loan, loanNum } = useLoan();
  return <ChangedNotice key={loanNum} loanNum={loanNum} loan={loan} />;
}
