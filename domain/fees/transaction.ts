import { addDays, isDate } from '../format/date';
import type { NewLoanDocument } from '../loan/document';
import type { AdjustmentRecord, ProrationRecord } from '../loan/fees/closing-lists';
import { centsOrZero } from '../numbers/cents';
import { type Cents, toCents } from '../numbers/fixed';
import { ownValue } from '../tables/own-value';
import {
  type AlternativeCash,
  alternativeCash,
  type CashFacts,
  type StandardCash,
  standardCash,
} from './cash-to-close';
import { type DayCount, dayCounts, type ProratedShare, prorate } from './proration';
import type { Worksheet, WorksheetTotals } from './worksheet';

/** Who pays or gets an adjustment. */
export const adjustmentParties = ['borrower', 'seller', 'lender', 'other'] as const;

const PURCHASE = '0';
const isPurchase = (loan: NewLoanDocument): boolean => (loan.sLPurposeT ?? PURCHASE) === PURCHASE;

/** The day of closing as far as the loan has it. */
export const closingDay = (loan: NewLoanDocument): string | undefined =>
  loan.sConsummationD ?? loan.sEstCloseD ?? undefined;

const dayCountOf = (name: string): DayCount => dayCounts.find((each) => each === name) ?? 'actual';

/** The share of a proration; undefined without a day of closing. */
export function shareOf(proration: ProrationRecord, closing: string | undefined): ProratedShare | undefined {
  if (closing === undefined || !isDate(closing)) return undefined;
  const { from, to, paidBySeller, closingDay: bearer, dayCount } = proration;
  return prorate({
    amount: toCents(proration.amount),
    ...{ from, to, closing, paidBySeller },
    closingDay: bearer === 'seller' ? 'seller' : 'buyer',
    dayCount: dayCountOf(dayCount),
  });
}

/** What an adjustment costs a party: positive if it pays, negative if it gets. */
const costTo = (party: string, { paidFrom, paidTo, amount }: AdjustmentRecord): Cents =>
  (paidFrom === party ? toCents(amount) : 0) - (paidTo === party ? toCents(amount) : 0);

/** What adjustments cost the borrower, and what they give. A price of personal property and other items owed are costs. */
function adjustmentsOf(loan: NewLoanDocument): { readonly owed: Cents; readonly received: Cents } {
  const costs = (loan.adjustments ?? []).map((each) => costTo('borrower', each));
  return {
    owed: costs.reduce((sum, cost) => sum + Math.max(0, cost), 0),
    received: costs.reduce((sum, cost) => sum + Math.max(0, -cost), 0),
  };
}

/** Shares of the borrower in bills of the property. Without a seller nothing is shared by days. */
const proratedFor = (loan: NewLoanDocument): Cents =>
  (isPurchase(loan) ? (loan.prorations ?? []) : []).reduce((sum, each) => {
    const share = shareOf(each, closingDay(loan))?.amount ?? 0;
    return sum + (each.paidBySeller ? share : -share);
  }, 0);

/** The facts of the cash to close; payoffs are the debts that the loan pays. */
export function cashFacts(loan: NewLoanDocument, totals: WorksheetTotals, payoffs: Cents): CashFacts {
  const { owed, received } = adjustmentsOf(loan);
  return {
    loanAmount: centsOrZero(loan.sFinalLAmt ?? loan.sLAmtCalc),
    salePrice: isPurchase(loan) ? centsOrZero(loan.sPurchPrice) : undefined,
    assumedLoans: 0,
    payoffs,
    closingCosts: totals.closingCosts,
    paidBeforeClosing: totals.paidBeforeClosing,
    deposit: centsOrZero(loan.sPurchCreditEarnestMoneyAmt),
    sellerCredits: centsOrZero(loan.sSellerCreditAmt),
    owed,
    adjustments: proratedFor(loan) - received - centsOrZero(loan.sOtherCreditAmt),
  };
}

/** The table of the cash to close: the standard one for a purchase, the alternative one without a seller. */
export function cashToCloseOf(
  loan: NewLoanDocument,
  totals: WorksheetTotals,
  payoffs: Cents,
): StandardCash | AlternativeCash {
  const facts = cashFacts(loan, totals, payoffs);
  return isPurchase(loan) ? standardCash(facts) : alternativeCash(facts);
}

/**
 * The table of a Loan Estimate: what is paid before closing is one of its closing costs (12 CFR 1026.37(h)), and the aggregate adjustment
 * of the escrow account is none (comment 37(g)(3)-2). A credit that cures an excess is one of the Closing Disclosure (1026.38(h)(3)).
 */
export function estimateCashOf(
  loan: NewLoanDocument,
  { totals }: Pick<Worksheet, 'totals'>,
  payoffs: Cents,
): StandardCash | AlternativeCash {
  const closingCosts = totals.closingCosts - totals.aggregateAdjustment + totals.cureCredit;
  return cashToCloseOf(loan, { ...totals, closingCosts, paidBeforeClosing: 0 }, payoffs);
}

/** A line of the summaries of transactions on page 3 of the Closing Disclosure. */
export interface SummaryLine {
  readonly code: string;
  /** Of an adjustment or proration. */
  readonly description?: string;
  readonly type?: string;
  /** Who pays an adjustment. */
  readonly payer?: string;
  /** The days that a proration shares: the buyer's if the seller has paid, else the seller's. */
  readonly period?: { readonly from: string; readonly to: string };
  readonly amount: Cents;
}

/** K due from the borrower, L paid already; M due to the seller, N due from the seller. */
export interface TransactionSummary {
  readonly K: readonly SummaryLine[];
  readonly L: readonly SummaryLine[];
  readonly M: readonly SummaryLine[];
  readonly N: readonly SummaryLine[];
  readonly borrowerCash: Cents;
  readonly sellerCash: Cents;
}

const sum = (lines: readonly SummaryLine[]): Cents => lines.reduce((total, { amount }) => total + amount, 0);
const nonzero = (lines: readonly SummaryLine[]): SummaryLine[] => lines.filter(({ amount }) => amount !== 0);

/** Adjustments with a line of their own on the form (1026.38(j)(1)(iii), (k)(1)(iii) and (k)(2)(ii)). */
const codesOfTypes: Readonly<Record<string, string>> = {
  'personal-property': 'personalProperty',
  'deposit-excess': 'excessDeposit',
};

function movesOf(loan: NewLoanDocument, party: string, sign: 1 | -1): SummaryLine[] {
  return (loan.adjustments ?? []).flatMap((each) => {
    const cost = sign * costTo(party, each);
    const code = ownValue(codesOfTypes, each.type) ?? 'adjustment';
    const line = { code, description: each.Description, type: each.type, payer: each.paidFrom, amount: cost };
    return cost > 0 ? [line] : [];
  });
}

const NEXT_DAY = 1;

/** The days of a proration that are shared, within those of the bill; none without a day of closing. */
function periodOf({ paidBySeller, from, to, closingDay: bearer }: ProrationRecord, closing: string | undefined) {
  if (closing === undefined || !isDate(closing)) return undefined;
  const buyers = bearer === 'seller' ? addDays(closing, NEXT_DAY) : closing;
  const sellers = addDays(buyers, -NEXT_DAY);
  return paidBySeller ? { from: buyers > from ? buyers : from, to } : { from, to: sellers < to ? sellers : to };
}

function prorationsOf(loan: NewLoanDocument, paidBySeller: boolean): SummaryLine[] {
  const closing = closingDay(loan);
  return (loan.prorations ?? [])
    .filter((each) => each.paidBySeller === paidBySeller)
    .map((each) => {
      const period = periodOf(each, closing);
      return {
        ...{ code: 'proration', description: each.Description, type: each.type, ...(period && { period }) },
        amount: shareOf(each, closing)?.amount ?? 0,
      };
    });
}

/** The summaries of transactions (12 CFR 1026.38(j) and (k)). */
export function transactionSummary(loan: NewLoanDocument, totals: WorksheetTotals, payoffs: Cents): TransactionSummary {
  const price = isPurchase(loan) ? centsOrZero(loan.sPurchPrice) : 0;
  const facts = cashFacts(loan, totals, payoffs);
  const credits: SummaryLine = { code: 'otherCredits', amount: centsOrZero(loan.sOtherCreditAmt) };
  const sellerCredit: SummaryLine = { code: 'sellerCredit', amount: facts.sellerCredits };
  const K = nonzero([
    { code: 'salePrice', amount: price },
    { code: 'closingCosts', amount: facts.closingCosts - facts.paidBeforeClosing },
    { code: 'payoffs', amount: payoffs },
    ...movesOf(loan, 'borrower', 1),
    ...prorationsOf(loan, true),
  ]);
  const L = nonzero([
    { code: 'deposit', amount: price === 0 ? 0 : facts.deposit },
    { code: 'loanAmount', amount: facts.loanAmount },
    sellerCredit,
    credits,
    ...movesOf(loan, 'borrower', -1),
    ...prorationsOf(loan, false),
  ]);
  const M =
    price === 0
      ? []
      : nonzero([{ code: 'salePrice', amount: price }, ...movesOf(loan, 'seller', -1), ...prorationsOf(loan, true)]);
  const N =
    price === 0
      ? []
      : nonzero([
          { code: 'closingCosts', amount: totals.sellerPaid - totals.sellerPaidBefore },
          sellerCredit,
          ...movesOf(loan, 'seller', 1),
          ...prorationsOf(loan, false),
        ]);
  return { K, L, M, N, borrowerCash: sum(K) - sum(L), sellerCash: sum(M) - sum(N) };
}
