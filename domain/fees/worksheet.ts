import type { NewLoanDocument } from '../loan/document';
import { centsOrZero } from '../numbers/cents';
import { calculatedLines } from './calculated-lines';
import { curedBy } from './cures';
import { analyzeEscrow, cushionMonths, type EscrowAnalysis } from './escrow-analysis';
import { escrowCharges } from './expenses';
import { feeSections } from './fee-bucket';
import { feesWithDefaults } from './fee-records';
import { lineOfFee, type WorksheetLine } from './worksheet-line';
import { totalsOf, type WorksheetTotals } from './worksheet-totals';

export {
  borrowerPays,
  estimatedCharge,
  isAggregate,
  isSpecificCredit,
  lineSources,
  type WorksheetLine,
} from './worksheet-line';
export { allLenderCredits, type WorksheetTotals } from './worksheet-totals';

export interface Worksheet {
  readonly lines: readonly WorksheetLine[];
  readonly totals: WorksheetTotals;
  /** Undefined until first payment and due days are known. */
  readonly escrow: EscrowAnalysis<string> | undefined;
  /** What the escrow analysis still needs: the first payment, or expenses without a day. */
  readonly escrowNeeds: { readonly firstPayment: boolean; readonly withoutDay: readonly string[] };
}

function escrowOf(loan: NewLoanDocument): Pick<Worksheet, 'escrow' | 'escrowNeeds'> {
  const { charges, withoutDay } = escrowCharges(loan);
  const first = loan.sSchedDueD1;
  const isNeeded = charges.length > 0 || withoutDay.length > 0;
  const needs = { firstPayment: isNeeded && !first, withoutDay };
  return {
    escrow: first && charges.length > 0 ? analyzeEscrow(charges, first, cushionMonths(loan)) : undefined,
    escrowNeeds: needs,
  };
}

/** The fees worksheet of a loan: what was entered and what the loan makes of it, in the order of the form, with its totals. */
export function worksheetOf(loan: NewLoanDocument): Worksheet {
  const { escrow, escrowNeeds } = escrowOf(loan);
  const calculated = calculatedLines(loan, escrow);
  const entered = feesWithDefaults(loan).flatMap((fee) => lineOfFee(fee, loan) ?? []);
  const all = [
    ...calculated.filter(({ section }) => section === 'A' || section === 'B'),
    ...entered,
    ...calculated.filter(({ section }) => section !== 'A' && section !== 'B'),
  ];
  const lines = feeSections.flatMap((section) => all.filter((line) => line.section === section));
  const totals = totalsOf(lines, centsOrZero(loan.sLenderCreditAmt), curedBy(loan, 'lender-credit'));
  return { lines, totals, escrow, escrowNeeds };
}
