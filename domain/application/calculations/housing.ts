import type { LoanValues, NewLoanDocument } from '../../loan/document';
import type { Applicant, Owner } from '../../loan/records';
import { centsOf } from '../../numbers/cents';
import { type Calculation, type CalculationLine, calculationLines, line, sumCalculation } from './calculation';
import { loanLines } from './loan-lines';

const presentFields = [
  'aPresRent',
  'aPres1stM',
  'aPresOFin',
  'aPresHazIns',
  'aPresRealETx',
  'aPresMIns',
  'aPresHoAssocDues',
  'aPresOHExp',
] as const satisfies readonly (keyof Applicant)[];

function presentLines(applicant: Applicant, index: number): CalculationLine[] {
  const owners: Owner[] = [index === 0 ? '0B' : '1B'];
  return presentFields.flatMap((field) => {
    const cents = centsOf(applicant[field]);
    return cents ? [line({ field }, cents, { owners, path: `applicants.${index}.${field}` })] : [];
  });
}

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

/** Housing expense a month: present, proposed (PITIA, `sMonthlyPmt`), and the one that the debt ratios count. */
export function housingCalculationsOf(loan: NewLoanDocument, payments: Payments) {
  const { payment, qualifyingPayment, mortgageInsurance } = payments;
  const others = otherLines(loan, mortgageInsurance);
  const withPayment = (key: 'proposedHousing' | 'qualifyingHousing', of: Calculation) =>
    sumCalculation(key, [...calculationLines(of), ...others], { requirements: of.requirements });
  return {
    presentHousing: sumCalculation('presentHousing', loan.applicants.flatMap(presentLines)),
    proposedHousing: withPayment('proposedHousing', payment),
    qualifyingHousing: withPayment('qualifyingHousing', qualifyingPayment),
  };
}
