import type { Cents } from '../numbers/fixed';
import { type FeeSection, feeSections } from './fee-bucket';
import { borrowerPays, isAggregate, isSpecificCredit, type WorksheetLine } from './worksheet-line';

/** Money that moves in the sections; J has the lender credits as a positive amount. */
export interface WorksheetTotals {
  readonly sections: Readonly<Record<FeeSection, Cents>>;
  readonly loanCosts: Cents;
  readonly otherCosts: Cents;
  /** Not for a particular fee. */
  readonly lenderCredit: Cents;
  /** Fees that the lender pays, and those of them in A to C. */
  readonly specificCredits: Cents;
  readonly creditedLoanCosts: Cents;
  /** Lender credit that cures an excess over the tolerance. It makes up for no credit that was disclosed. */
  readonly cureCredit: Cents;
  /** By how much one escrow account needs less than an account for each charge; never positive. */
  readonly aggregateAdjustment: Cents;
  readonly closingCosts: Cents;
  readonly paidBeforeClosing: Cents;
  readonly sellerPaid: Cents;
  /** The part of it that the seller paid before closing. */
  readonly sellerPaidBefore: Cents;
  readonly othersPaid: Cents;
  /** Prepaid finance charges of the borrower. */
  readonly financeCharges: Cents;
}

const total = (lines: readonly WorksheetLine[], of: (line: WorksheetLine) => Cents): Cents =>
  lines.reduce((sum, line) => sum + of(line), 0);

/** All that the lender gives, as the Loan Estimate discloses it and the good faith test compares it (comment 19(e)(3)(i)-6). */
export const allLenderCredits = ({
  lenderCredit,
  specificCredits,
}: Pick<WorksheetTotals, 'lenderCredit' | 'specificCredits'>): Cents => lenderCredit + specificCredits;

/** The sums of lines, with what the lender gives. */
export function totalsOf(lines: readonly WorksheetLine[], lenderCredit: Cents, cureCredit: Cents): WorksheetTotals {
  const of = (section: FeeSection): Cents =>
    total(
      lines.filter((line) => line.section === section),
      borrowerPays,
    );
  const sections = Object.fromEntries(feeSections.map((section) => [section, of(section)])) as Record<
    FeeSection,
    Cents
  >;
  const loanCosts = sections.A + sections.B + sections.C;
  const otherCosts = sections.E + sections.F + sections.G + sections.H;
  const specific = lines.filter(isSpecificCredit);
  const paidByOthers = (line: WorksheetLine): boolean => line.paidBy !== 'borrower' && line.paidBy !== 'seller';
  return {
    sections,
    loanCosts,
    otherCosts,
    lenderCredit,
    specificCredits: total(specific, ({ amount }) => amount),
    creditedLoanCosts: total(
      specific.filter(({ section }) => section === 'A' || section === 'B' || section === 'C'),
      ({ amount }) => amount,
    ),
    cureCredit,
    aggregateAdjustment: total(lines.filter(isAggregate), borrowerPays),
    closingCosts: loanCosts + otherCosts - lenderCredit - cureCredit,
    paidBeforeClosing: total(
      lines.filter(({ beforeClosing }) => beforeClosing),
      borrowerPays,
    ),
    sellerPaid: total(
      lines.filter(({ paidBy }) => paidBy === 'seller'),
      ({ amount }) => amount,
    ),
    sellerPaidBefore: total(
      lines.filter(({ paidBy, beforeClosing }) => paidBy === 'seller' && beforeClosing),
      ({ amount }) => amount,
    ),
    othersPaid: total(lines.filter(paidByOthers), ({ amount }) => amount),
    financeCharges: total(
      lines.filter(({ financeCharge }) => financeCharge),
      borrowerPays,
    ),
  };
}
