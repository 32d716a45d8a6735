import type { NewLoanDocument } from '../../loan/document';
import type { Applicant, LiabilityRecord, Owner, ReoRecord } from '../../loan/records';
import { centsOrZero } from '../../numbers/cents';
import { type Calculation, type CalculationLine, noCalculation, sumCalculation } from './calculation';
import { HOME, mortgageTypes } from './financed-properties';
import { SOLD, whyNoDebt } from './leaving-property';
import { occupancyOf, PRIMARY_RESIDENCE } from './occupancy';
import { type PresentField, presentExpenses } from './present-housing';

/** Parts of the housing expense that the upkeep of an owned home states, and those that an escrow account pays. */
const upkeepFields: readonly PresentField[] = ['aPresHazIns', 'aPresRealETx', 'aPresMIns', 'aPresHoAssocDues'];
const escrowFields: readonly PresentField[] = ['aPresHazIns', 'aPresRealETx', 'aPresMIns'];

/** Whether the borrowers of an application keep living elsewhere: a second home, an investment, or a non-occupant. */
function livesElsewhere(loan: NewLoanDocument, { aOccT }: Applicant): boolean {
  const isElsewhere = (occupancy: string | null | undefined) => (occupancy ?? PRIMARY_RESIDENCE) !== PRIMARY_RESIDENCE;
  return isElsewhere(occupancyOf(loan)) || isElsewhere(aOccT);
}

const ofApplication = ({ owners }: { readonly owners: readonly Owner[] }, index: number): boolean =>
  owners.some((owner) => owner.startsWith(`${index}`));

/** Whether the borrowers live in the property and keep it. */
export const isHome = ({ currentUsage, isSubjectProperty, status }: ReoRecord): boolean =>
  currentUsage === HOME && isSubjectProperty !== true && status !== SOLD;

/** Parts of the housing expense that the debts of the application already count. */
function countedAsDebt(loan: NewLoanDocument, index: number): readonly PresentField[] {
  const homes = loan.reos.filter((property) => isHome(property) && ofApplication(property, index));
  const linked = ({ reoId }: LiabilityRecord) => homes.some(({ id }) => id === reoId);
  // A mortgage on no property may be the one on the home, unless this loan pays it off.
  const mortgages = loan.liabilities
    .filter((debt) => mortgageTypes.includes(debt.type) && ofApplication(debt, index))
    .filter((debt) => linked(debt) || (!debt.reoId && whyNoDebt(debt) === undefined));
  return [
    ...(mortgages.length > 0 ? (['aPres1stM'] as const) : []),
    ...(mortgages.length > 1 ? (['aPresOFin'] as const) : []),
    ...(homes.some(({ monthlyExpenses }) => centsOrZero(monthlyExpenses) > 0) ? upkeepFields : []),
    ...(mortgages.some((debt) => linked(debt) && debt.paymentIncludesEscrow === true) ? escrowFields : []),
  ];
}

/**
 * Housing expense of the primary residence while the loan is for another property: an obligation besides that property's
 * payment (Fannie Mae Selling Guide B3-6-02 and B3-6-05).
 */
export function residenceHousing(loan: NewLoanDocument): Calculation {
  if (!loan.applicants.some((applicant) => livesElsewhere(loan, applicant))) {
    return noCalculation('residenceHousing', 'money');
  }
  const lines = loan.applicants.flatMap((applicant, index): CalculationLine[] => {
    if (!livesElsewhere(loan, applicant)) return [];
    const inDebts = countedAsDebt(loan, index);
    return presentExpenses(applicant, index).map(({ field, line }) =>
      inDebts.includes(field) ? { ...line, counted: false, why: 'inDebts' } : line,
    );
  });
  return sumCalculation('residenceHousing', lines);
}
