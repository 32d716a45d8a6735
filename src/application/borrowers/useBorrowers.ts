import { useTranslate } from 'react-admin';
import { type BorrowerPosition, borrowerPositions } from '../../../domain/application/borrowers/borrower-list';
import { borrowerName } from '../../../domain/loan/document';
import type { Owner } from '../../../domain/loan/records';
import { useFormats } from '../../providers/i18n/useFormats';
import { useLoan } from '../../shell/loan/useLoan';

/** The borrowers of the loan with that number, or of the loan of the address; none while it is not there. */
export function useBorrowers(loanNum?: string): readonly BorrowerPosition[] {
  const { loan } = useLoan(loanNum);
  return loan ? borrowerPositions(loan) : [];
}

/** What a borrower is called where they have no name yet: Borrower, Co-borrower, and so on. */
export function useRoleText(): (owner: Owner) => string {
  const translate = useTranslate();
  return (owner) => translate(`borrowers.role.${owner}`);
}

/** Names of some borrowers in a line, `Ann Lee, Ben Lee`; who has no name is called by the role. */
export function useOwnersText(loanNum?: string): (owners: readonly Owner[] | undefined) => string {
  const { loan } = useLoan(loanNum);
  const role = useRoleText();
  const { line } = useFormats();
  return (owners = []) => line(owners.map((owner) => (loan && borrowerName(loan, owner)) || role(owner)));
}
