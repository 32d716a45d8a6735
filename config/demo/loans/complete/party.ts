import { borrowersOf, type LoanDocument } from '../../../../domain/loan/document';
import type { Owner } from '../../../../domain/loan/records';

/** One of the borrowers, with a reader of their fields by the borrower's field names. */
export interface Party {
  readonly owner: Owner;
  /** The field's name for this borrower: `aCDob` of `aBDob` for a co-borrower. */
  readonly nameOf: (field: string) => string;
  readonly value: (field: string) => unknown;
}

/** Community property states. */
export const communityPropertyStates: readonly unknown[] = ['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI'];

/** Every borrower of a loan. */
export function partiesOf(document: LoanDocument): readonly Party[] {
  return borrowersOf(document).map((owner): Party => {
    const applicant = document.applicants[Number(owner[0])] ?? {};
    const nameOf = (field: string): string =>
      owner.endsWith('C') ? field.replace(/^(aProd|a)B(?=[A-Z])/, '$1C') : field;
    return { owner, nameOf, value: (field) => Reflect.get(applicant, nameOf(field)) };
  });
}
