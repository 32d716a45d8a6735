import type { Cents } from '../numbers/fixed';

/** The two tables of 12 CFR 1026.37(h) and 1026.38(i) and (e). */
export const cashForms = ['standard', 'alternative'] as const;

/** What the cash at closing is worked out from. All amounts positive. */
export interface CashFacts {
  readonly loanAmount: Cents;
  /** Undefined without a purchase. */
  readonly salePrice: Cents | undefined;
  readonly assumedLoans: Cents;
  /** Debts paid off and other uses of the loan that are no closing costs. */
  readonly payoffs: Cents;
  /** J: closing costs of the borrower less lender credits. Negative if the credits are more. */
  readonly closingCosts: Cents;
  readonly paidBeforeClosing: Cents;
  readonly deposit: Cents;
  readonly sellerCredits: Cents;
  /** What else the borrower owes at closing, such as personal property: 12 CFR 1026.38(j)(1)(iii) and (v) without the payoffs. */
  readonly owed: Cents;
  /** Shares of taxes and the like less credits: positive raises the cash. */
  readonly adjustments: Cents;
}

export const standardLines = [
  'closingCosts',
  'paidBeforeClosing',
  'closingCostsFinanced',
  'downPayment',
  'deposit',
  'fundsForBorrower',
  'sellerCredits',
  'adjustments',
] as const;
export type StandardLine = (typeof standardLines)[number];

/** Amounts with the sign in which the table adds them up. `cash` is due from the borrower, negative to the borrower. */
export interface StandardCash {
  readonly form: 'standard';
  readonly lines: Readonly<Record<StandardLine, Cents>>;
  readonly cash: Cents;
}

export interface AlternativeCash {
  readonly form: 'alternative';
  readonly lines: {
    readonly loanAmount: Cents;
    readonly closingCosts: Cents;
    readonly paidBeforeClosing: Cents;
    readonly payoffs: Cents;
  };
  /** Not a part of the sum. */
  readonly closingCostsFinanced: Cents;
  /** Due from the borrower, negative to the borrower; the table prints its size and the direction. */
  readonly cash: Cents;
}

/** Without -0, which prints as a negative amount. */
const minus = (amount: Cents): Cents => (amount === 0 ? 0 : -amount);

/**
 * The standard table. In a purchase the down payment is the price less the loan, and what is owed besides is an adjustment. In any other
 * case, and if the loan is more than the price, all that the loan pays is debt: what the loan leaves of it pays closing costs, and the rest is due
 * from or to the borrower (1026.37(h)(1)(ii), (iii) and (v), 1026.38(i)(3), (4), (6) and (8), with their comments).
 */
export function standardCash(facts: CashFacts): StandardCash {
  const { loanAmount, salePrice, assumedLoans, payoffs, owed, closingCosts, paidBeforeClosing } = facts;
  const loans = loanAmount + assumedLoans;
  const debts = (salePrice ?? 0) + payoffs + owed;
  const financed = Math.max(0, Math.min(loanAmount - debts, closingCosts));
  const isPlainPurchase = salePrice !== undefined && loans <= salePrice;
  const needed = debts - (loans - financed);
  const lines: Record<StandardLine, Cents> = {
    closingCosts,
    paidBeforeClosing: minus(paidBeforeClosing),
    closingCostsFinanced: minus(financed),
    downPayment: isPlainPurchase ? salePrice - loans : Math.max(0, needed),
    deposit: minus(salePrice === undefined ? 0 : facts.deposit),
    fundsForBorrower: isPlainPurchase ? 0 : Math.min(0, needed),
    sellerCredits: minus(facts.sellerCredits),
    adjustments: facts.adjustments + (isPlainPurchase ? payoffs + owed : 0),
  };
  return { form: 'standard', lines, cash: standardLines.reduce((sum, line) => sum + lines[line], 0) };
}

/** The alternative table, for transactions without a seller. What the borrower owes others at closing is one of the payoffs. */
export function alternativeCash(facts: CashFacts): AlternativeCash {
  const { loanAmount, closingCosts, paidBeforeClosing } = facts;
  const payoffs = facts.payoffs + facts.owed + facts.adjustments;
  const lines = {
    loanAmount,
    closingCosts: minus(closingCosts),
    paidBeforeClosing,
    payoffs: minus(payoffs),
  };
  const left = loanAmount - payoffs;
  return {
    form: 'alternative',
    lines,
    closingCostsFinanced: Math.max(0, Math.min(left, closingCosts - paidBeforeClosing)),
    cash: minus(lines.loanAmount + lines.closingCosts + lines.paidBeforeClosing + lines.payoffs),
  };
}
