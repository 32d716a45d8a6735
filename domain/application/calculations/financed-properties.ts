import type { NewLoanDocument } from '../../loan/document';
import type { LiabilityRecord, ReoRecord } from '../../loan/records';
import { isForSale, whyNoDebt } from './leaving-property';

/** Mortgages and HELOCs (`liabilityType`). */
export const mortgageTypes: readonly (string | null | undefined)[] = ['0', '1'];
/** The use of an owned property that is the borrower's home (`reoUsage`). */
export const HOME = '0';

/** An owned property with the mortgages on it that stay after closing. */
export interface FinancedProperty {
  readonly property: ReoRecord;
  readonly mortgages: readonly LiabilityRecord[];
}

/** Properties besides the subject property that stay financed: neither sold nor about to be (Selling Guide B2-2-03). */
export function otherFinancedProperties({ reos, liabilities }: NewLoanDocument): FinancedProperty[] {
  return reos
    .filter((property) => property.isSubjectProperty !== true && !isForSale(property))
    .map((property) => ({
      property,
      mortgages: liabilities.filter(
        (debt) => debt.reoId === property.id && mortgageTypes.includes(debt.type) && whyNoDebt(debt) === undefined,
      ),
    }))
    .filter(({ mortgages }) => mortgages.length > 0);
}

/** Financed properties including the subject property, as stated or counted. */
export const financedPropertyCount = (loan: NewLoanDocument): number =>
  loan.sNumFinancedProperties ?? otherFinancedProperties(loan).length + 1;
