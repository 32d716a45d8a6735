import type { LoanValues, NewLoanDocument } from '../../loan/document';
import { unknownHousingCosts } from '../../loan/housing-costs';
import { type Calculation, type CalculationLine, calculationLines, sumCalculation } from './calculation';
import { loanLines } from './loan-lines';
import { presentExpenses } from './present-housing';
import { residenceHousing } from './residence-housing';

/** Monthly payments besides principal and interest: other liens, insurance, taxes, dues. */
function otherLines(loan: LoanValues, insurance: Calculation): CalculationLine[] {
  return [
    ...loanLines(loan, ['sProOFinPmt', 'sProHazIns', 'sProFloodIns', 'sProRealETx']),
    ...calculationLines(insurance),
    ...loanLines(loan, ['sProHoAssocDues', 'sProGroundRent', 'sProOHExp']),
  ];
}

interface Payments {
  readonly payment: Calculation;
  readonly qualifyingPayment: Calculation;
  readonly mortgageInsurance: Calculation;
}

/**
 * Housing expense a month: present, of the primary residence if the loan is for another property, proposed (PITIA,
 * `sMonthlyPmt`), and the one that the debt ratios count.
 */
export function housingCalculationsOf(loan: NewLoanDocument, payments: Payments) {
  const { payment, qualifyingPayment, mortgageInsurance } = payments;
  const others = otherLines(loan, mortgageInsurance);
  const withPayment = (key: 'proposedHousing' | 'qualifyingHousing', of: Calculation) =>
    sumCalculation(key, [...calculationLines(of), ...others], {
      requirements: [...of.requirements, ...mortgageInsurance.requirements],
      lacks: unknownHousingCosts(loan),
    });
  const present = loan.applicants.flatMap(presentExpenses).map(({ line }) => line);
  return {
    presentHousing: sumCalculation('presentHousing', present),
    residenceHousing: residenceHousing(loan),
    proposedHousing: withPayment('proposedHousing', payment),
    qualifyingHousing: withPayment('qualifyingHousing', qualifyingPayment),
  };
}
