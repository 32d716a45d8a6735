import { ChangeStatus } from '../loan/public';
import { useLoan } from '../shell/loan/useLoan';

/** Moves the loan on to the investor, for users who may. */
export function LoanStep({ loanNum }: { readonly loanNum: string }) {
  const { loan } = useLoan(loanNum);
  return loan ? <ChangeStatus loan={loan} names="los" /> : null;
}
