import { borrowerName, type NewLoanDocument } from '../../../domain/loan/document';
import { owners } from '../../../domain/loan/records';
import { useRoleText } from '../borrowers/useBorrowers';
import { useFieldPathLabels } from '../edit/useFieldPathLabels';

/** Names what a finding about a loan file concerns: a borrower (`0B`) or a record (`assets.asset-1`). */
export function useSubjectText(loan: NewLoanDocument): (about: string) => string {
  const role = useRoleText();
  const paths = useFieldPathLabels(loan);
  return (about) => {
    const owner = owners.find((one) => one === about);
    return owner ? borrowerName(loan, owner) || role(owner) : paths.label(about);
  };
}
