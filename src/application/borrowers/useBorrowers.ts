import { useTranslate } from 'react-admin';
import { type BorrowerPosition, borrowerPositions } from '../../../domain/application/borrowers/borrower-list';
import { borrowerName } from '../../../domain/loan/document';
import type { Owner } from '../../../domain/loan/records';
import { useFormats } from '../../providers/i18n/useFormats';
import { useLoan } from '../../shell/loan/useLoan';

/** Borrowers of the given loan or the loan in the URL. Empty until the loan loads. */
export function useBorrowers(loanNum?: string): readonly BorrowerPosition[] {
  const { loan } = useLoan(loanNum);
  return loan ? borrowerPositions(loan) : [];
}

/** Role of a borrower without a name: Borrower, Co-borrower, and so on. */
export function useRoleText(): (owner: Owner) => string {
  const translate = useTranslate();
  return (owner) => translate(`borrowers.role.${owner}`);
}

/** Joins borrowers' names: `Ann Lee, Ben Lee`. Borrowers without a name are shown by role. */
export function useOwnersText(loanNum?: string): (owners: readonly Owner[] | undefined) => string {
  const { loan } = useLoan(loanNum);
  const role = useRoleText();
  const { line } = useFormats();
  return (owners = []) => line(owners.map((owner) => (loan && borrowerName(loan, owner)) || role(owner)));
}
