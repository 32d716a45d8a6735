import type { NewLoanDocument } from '../loan/document';
import type { FeeRecord } from '../loan/fees/closing-lists';
import { isFinanceCharge } from '../loan/fees/loan-fee';
import { type Cents, parseScaled } from '../numbers/fixed';
import { bucketOf, type FeeSection, feeSections, type ProviderChoice, type ToleranceBucket } from './fee-bucket';
import { feeLabels } from './fee-labels';
import { BEFORE_CLOSING } from './fee-records';

/** Where a line of the worksheet comes from: entered as a fee, or worked out from the loan. */
export const lineSources = ['fee', 'points', 'premium', 'interest', 'expense', 'escrow', 'aggregate'] as const;
export type LineSource = (typeof lineSources)[number];

/** A line of the worksheet. */
export interface WorksheetLine {
  readonly id: string;
  readonly source: LineSource;
  readonly type: string;
  readonly label: string;
  readonly section: FeeSection;
  readonly amount: Cents;
  readonly Beneficiary: string;
  readonly provider: string | null;
  readonly choice: ProviderChoice;
  readonly isAffiliate: boolean;
  readonly paidBy: string;
  readonly beforeClosing: boolean;
  readonly bucket: ToleranceBucket;
  readonly financeCharge: boolean;
  /** Months, for expenses. */
  readonly months?: number;
  readonly monthly?: Cents;
  /** Days of interest. */
  readonly days?: number;
}

/** What the borrower pays of a line. */
export const borrowerPays = ({ paidBy, amount }: Pick<WorksheetLine, 'paidBy' | 'amount'>): Cents =>
  paidBy === 'borrower' ? amount : 0;

const COMPENSATION = 'LoanOriginatorCompensation';

/** A charge that the lender pays for the borrower: a specific lender credit (comment 19(e)(3)(i)-5). What it pays a broker is none. */
export const isSpecificCredit = ({ paidBy, type }: Pick<WorksheetLine, 'paidBy' | 'type'>): boolean =>
  paidBy === 'lender' && type !== COMPENSATION;

/** The aggregate adjustment of the escrow account. */
export const isAggregate = ({ source }: Pick<WorksheetLine, 'source'>): boolean => source === 'aggregate';

/**
 * A charge as the Loan Estimate shows it: with what the lender pays of it, which is one of the lender credits of J. It has no aggregate
 * adjustment (comment 37(g)(3)-2).
 */
export function estimatedCharge(line: Pick<WorksheetLine, 'paidBy' | 'type' | 'amount' | 'source'>): Cents {
  if (isAggregate(line)) return 0;
  return isSpecificCredit(line) ? line.amount : borrowerPays(line);
}

const isSection = (section: string): section is FeeSection => feeSections.some((each) => each === section);

const choiceOf = (choice: string): ProviderChoice => (choice === 'list' || choice === 'own' ? choice : 'none');

/**
 * The line of an entered fee; undefined if it has no section of the form. A provider off the list of the lender lifts the limit only if the
 * borrowers were given one (comment 19(e)(3)(iii)-2).
 */
export function lineOfFee(
  fee: FeeRecord,
  { sProviderListGivenD: listGiven }: Pick<NewLoanDocument, 'sProviderListGivenD'>,
): WorksheetLine | undefined {
  const { section, Beneficiary, isAffiliate, ClosingCostFeeType: type, Description } = fee;
  if (!isSection(section)) return undefined;
  const choice = choiceOf(fee.ProviderChoice);
  const ProviderChoice = choice === 'own' && !listGiven ? 'none' : choice;
  return {
    ...{ id: fee.id, source: 'fee', type, label: Description, section },
    amount: parseScaled(fee.TotalAmount, 2) ?? 0,
    ...{ Beneficiary, provider: fee.ProviderName, choice, isAffiliate, paidBy: fee.PaidBy },
    beforeClosing: fee.GfeClosingCostFeePaymentTimingT === BEFORE_CLOSING,
    bucket: bucketOf(type, { section, Beneficiary, isAffiliate, ProviderChoice }),
    financeCharge: isFinanceCharge({ description: Object.hasOwn(feeLabels, type) ? type : Description, section }),
  };
}
