import { type Cents, parseScaled } from '../../numbers/fixed';
import { type FeeType, feeTypeNamed } from './fee-types';

/** Paid-to codes of the lender and of the broker (CONTACT-09). */
export const lenderAndBroker: readonly string[] = ['21', '26'];

/** A fee of a loan, as its LOS stores it (FEE-01). */
export interface LoanFee {
  readonly description: string;
  /** Undefined if the LOS returns no amount. */
  readonly amount: Cents | undefined;
  /** Section of the Loan Estimate; empty if unknown. */
  readonly section: string;
  /** Paid-to code (CONTACT-09). */
  readonly Beneficiary: string;
  readonly isAffiliate: boolean;
  /** Type of the fee, by its code or else its name; undefined if the table lacks it. */
  readonly type: FeeType | undefined;
  /** borrower, seller, lender, broker or other; the borrower if the LOS does not say. */
  readonly paidBy: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** `$1,097.00` and 1097 in cents. */
const amountOf = (value: unknown): Cents | undefined => parseScaled(String(value ?? '').replace(/[$,\s]/g, ''), 2);

/** The fees of a loan; null if its LOS does not store fees with the loan. */
export function feesOf(loan: object): LoanFee[] | null {
  const fees: unknown = Reflect.get(loan, 'fees');
  if (!Array.isArray(fees)) return null;
  return fees.filter(isObject).map((fee) => ({
    description: String(fee.Description ?? ''),
    amount: amountOf(fee.TotalAmount),
    section: String(fee.section ?? ''),
    Beneficiary: String(fee.Beneficiary ?? ''),
    isAffiliate: fee.isAffiliate === true,
    type: feeTypeNamed(String(fee.ClosingCostFeeType ?? '')) ?? feeTypeNamed(String(fee.Description ?? '')),
    paidBy: String(fee.PaidBy ?? 'borrower'),
  }));
}

/** Sections whose fees are charges of the lender or of services it requires; a fee without a section is treated as one of them. */
const LENDER_SECTIONS = ['', 'A', 'B'];

/**
 * Whether a fee is a finance charge. A fee of a type that the table lacks is one if the lender charges or requires it
 * (12 CFR 1026.4(a)): an overstated finance charge is still accurate, an understated one is not (1026.38(o)(2)).
 */
export const isFinanceCharge = ({
  description,
  section,
  type = feeTypeNamed(description),
}: Pick<LoanFee, 'description' | 'section'> & Partial<Pick<LoanFee, 'type'>>): boolean =>
  type?.financeCharge ?? LENDER_SECTIONS.includes(section);

/** Whether a fee that a branch adds under this name counts into the APR; charges that the APR calculates itself do not. */
export const countsInApr = (name: string): boolean =>
  !feeTypeNamed(name)?.calculated && isFinanceCharge({ description: name, section: '' });
