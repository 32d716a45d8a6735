import type { Cents, Thousandths } from '../numbers/fixed';
import type { ProgramFamily } from '../reference/program-family';
import type { AdjustmentEntry, AdjustmentSetId } from './adjustment-table';
import type { EligibilitySpec } from './eligibility-spec';

/** A rate that stays. */
export interface FixedRate {
  readonly kind: 'fixed';
}

/** A rate that adjusts to index plus margin after an initial time. */
export interface AdjustableRate {
  readonly kind: 'arm';
  readonly initialMonths: number;
  readonly adjustEveryMonths: number;
  /** Name of the index, such as SOFR (see sArmIndexT). */
  readonly index: string;
  /** Value of the index on the program's day; the APR is based on the fully indexed rate. */
  readonly indexValue: Thousandths;
  readonly margin: Thousandths;
  /** A line of credit: its margin is the chosen rate minus the index, and `margin` only the usual value. */
  readonly marginFollowsRate?: true;
  readonly caps: { readonly first: Thousandths; readonly periodic: Thousandths; readonly life: Thousandths };
}

/** Whether the program is an open-end line of credit. */
export const isLineOfCredit = ({ amortization }: Pick<Program, 'amortization'>): boolean =>
  amortization.kind === 'arm' && amortization.marginFollowsRate === true;

/** Which upfront and monthly charges the loan type carries. */
export type InsuranceScheme = 'none' | 'pmi' | 'fha' | 'va' | 'usda';

/** One loan program of an investor as data: its terms, eligibility and price adjustments. */
export interface Program {
  /** Stable identifier of the form of a GUID. */
  readonly lLpTemplateId: string;
  readonly name: string;
  readonly investor: string;
  readonly family: ProgramFamily;
  /** sLT: 0 conventional, 1 FHA, 2 VA, 3 USDA, 4 other. */
  readonly loanType: string;
  /** sLienPosT: 0 first, 1 second. */
  readonly lien: string;
  readonly amortization: FixedRate | AdjustableRate;
  readonly termMonths: number;
  /** Months of interest-only payments at the start; none if absent. */
  readonly interestOnlyMonths?: number;
  /** Place in every list of programs. */
  readonly displayOrder: number;
  /** Offered to correspondent channels too. */
  readonly isCorrespondent: boolean;
  readonly eligibility: EligibilitySpec;
  /** Adjustment tables that apply, in the order in which an explanation prints them. */
  readonly adjustmentSets: readonly AdjustmentSetId[];
  /** The lender's own adjustments for this program. */
  readonly ownAdjustments: readonly AdjustmentEntry[];
  /** Rates whose final price would fall below are not offered. */
  readonly minimumPrice: Thousandths;
  /** The final price is cut to this. */
  readonly maximumPrice: Thousandths;
  readonly insurance: InsuranceScheme;
  /** Fannie Mae HomeReady and Freddie Mac Home Possible: their price adjustments are waived. */
  readonly homeReady?: true;
  readonly homePossible?: true;
  /** Origination charges of the lender that are finance charges; the APR counts them. */
  readonly lenderFees: Cents;
}
