import { ChangedNotice } from '../../providers/live/ChangedNotice';
import { useLoan } from './useLoan';

/** Says that another user changed the current loan. */
export function LoanChangedNotice() {
  const { loan, loanNum } = useLoan();
  return <ChangedNotice key={loanNum} loanNum={loanNum} loan={loan} />;
}
