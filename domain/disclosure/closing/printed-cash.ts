import { ownValue } from '../../tables/own-value';
import { centsText, dollarsText } from '../estimate/printed';
import type { CashReason } from './cash-reasons';
import type { CashRow, CashTable } from './cash-table';

/** A line of the cash to close as it is printed. What is between two `**` is bold. */
export interface PrintedCashRow {
  readonly label: string;
  readonly estimate: string;
  readonly final: string;
  /** YES or NO; empty without a Loan Estimate. */
  readonly changed: string;
  readonly reasons: readonly string[];
}

/** Whether cash is due from or to the borrower; empty for an amount that has a sign. */
export type CashIs = '' | 'from' | 'to';

export interface PrintedCash {
  readonly rows: readonly PrintedCashRow[];
  readonly estimate: string;
  readonly estimateIs: CashIs;
  readonly final: string;
  readonly finalIs: CashIs;
  /** Of the alternative table. */
  readonly financed: string;
}

const FINANCED = 'Closing Costs Financed\n(Paid from your Loan Amount)';
const labels = {
  loanAmount: 'Loan Amount',
  closingCosts: 'Total Closing Costs (J)',
  paidBeforeClosing: 'Closing Costs Paid Before Closing',
  closingCostsFinanced: FINANCED,
  downPayment: 'Down Payment/Funds from Borrower',
  deposit: 'Deposit',
  fundsForBorrower: 'Funds for Borrower',
  sellerCredits: 'Seller Credits',
  adjustments: 'Adjustments and Other Credits',
  payoffs: 'Total Payoffs and Payments',
} as const;

const refunds = {
  credit: ' See **Lender Credits** on page 2 for credit of excess amount',
  principal: ' See **Principal Reduction** on page 3 for refund of excess amount',
  none: '',
} as const;

const grew = (increased: boolean): string => (increased ? 'increased' : 'decreased');

/** The statements of form H-25 about what changed. */
export function reasonText(reason: CashReason): string {
  switch (reason.kind) {
    case 'totals': {
      const both = [
        reason.loanCosts ? '**Total Loan Costs (D)**' : '',
        reason.otherCosts ? '**Total Other Costs (I)**' : '',
      ];
      return `See ${both.filter(Boolean).join(' and ')}`;
    }
    case 'lender-credits':
      return 'See **Lender Credits** on page 2';
    case 'excess':
      return `Increase exceeds legal limits by ${centsText(reason.amount)}.${refunds[reason.refund]}`;
    case 'before-closing':
      return 'You paid these Closing Costs **before closing**';
    case 'financed':
      return 'You included these closing costs in the loan amount, which increased your loan amount';
    case 'payment':
      return `You ${grew(reason.increased)} this payment. See details in **Section K** and **Section L**`;
    case 'deposit':
      return `You ${grew(reason.increased)} this payment. See Deposit in **Section L**`;
    case 'funds':
      return `Your available funds from your loan amount have ${grew(reason.increased)}`;
    case 'loan-amount':
      return `This amount ${grew(reason.increased)}`;
    case 'seller-credits': {
      const both = [
        reason.lumpSum ? 'Seller Credits in **Section L**' : '',
        reason.columns ? 'the **Seller-Paid** column on page 2' : '',
      ];
      return `See ${both.filter(Boolean).join(' and ')}`;
    }
    case 'payoffs':
      return 'See **Payoffs and Payments**';
    case 'adjustments':
      return 'See details in **Sections K and L**';
  }
}

const rowOf = ({ code, estimate, final, changed, reasons }: CashRow): PrintedCashRow => ({
  label: ownValue(labels, code) ?? code,
  estimate: estimate === null ? '' : dollarsText(estimate),
  final: centsText(final),
  changed: changed === null ? '' : changed ? 'YES' : 'NO',
  reasons: reasons.map(reasonText),
});

const directionOf = (cash: number): CashIs => (cash < 0 ? 'to' : 'from');

/** Calculating Cash to Close as it is printed: the standard table with its sign, the alternative one with its direction. */
export function printedCash({ form, rows, estimate, cash, closingCostsFinanced }: CashTable): PrintedCash {
  const isAlternative = form === 'alternative';
  return {
    rows: rows.map(rowOf),
    estimate: estimate === null ? '' : dollarsText(isAlternative ? Math.abs(estimate) : estimate),
    estimateIs: isAlternative && estimate !== null ? directionOf(estimate) : '',
    final: centsText(isAlternative ? Math.abs(cash) : cash),
    finalIs: isAlternative ? directionOf(cash) : '',
    financed: centsText(closingCostsFinanced),
  };
}
