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
  /** Due from the borrower less credits: positive raises the cash. */
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

/** What the loan leaves after the price and debts, of the costs that are still to be paid: closing costs paid from the loan amount. */
function financedOf(facts: CashFacts): Cents {
  const { loanAmount, salePrice, assumedLoans, payoffs, closingCosts, paidBeforeClosing } = facts;
  const left = loanAmount + assumedLoans - (salePrice ?? 0) - payoffs;
  return Math.max(0, Math.min(left, closingCosts - paidBeforeClosing));
}

/**
 * The standard table. In a purchase the down payment is the price less the loan; in any other case, and if the loan is more than the
 * price, it follows from the debts that are paid (1026.37(h)(1)(iii) and (v)).
 */
export function standardCash(facts: CashFacts): StandardCash {
  const { loanAmount, salePrice, assumedLoans, payoffs, closingCosts, paidBeforeClosing } = facts;
  const loans = loanAmount + assumedLoans;
  const financed = financedOf(facts);
  const isPlainPurchase = salePrice !== undefined && loans <= salePrice;
  const needed = (salePrice ?? 0) + payoffs - (loans - financed);
  const lines: Record<StandardLine, Cents> = {
    closingCosts,
    paidBeforeClosing: minus(paidBeforeClosing),
    closingCostsFinanced: minus(financed),
    downPayment: isPlainPurchase ? salePrice - loans : Math.max(0, needed),
    deposit: minus(salePrice === undefined ? 0 : facts.deposit),
    fundsForBorrower: isPlainPurchase ? 0 : Math.min(0, needed),
    sellerCredits: minus(facts.sellerCredits),
    adjustments: facts.adjustments + (isPlainPurchase ? payoffs : 0),
  };
  return { form: 'standard', lines, cash: standardLines.reduce((sum, line) => sum + lines[line], 0) };
}

/** The alternative table, for transactions without a seller. What the borrower owes others at closing is one of the payoffs. */
export function alternativeCash(facts: CashFacts): AlternativeCash {
  const { loanAmount, closingCosts, paidBeforeClosing } = facts;
  const payoffs = facts.payoffs + facts.adjustments;
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
