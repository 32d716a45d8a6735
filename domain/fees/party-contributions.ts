import type { NewLoanDocument } from '../loan/document';
import { centsOf, centsOrZero, thousandthsOf } from '../numbers/cents';
import { type Cents, mulDiv, type Thousandths } from '../numbers/fixed';

/** What the limit of contributions by interested parties depends on. */
export interface ContributionFacts {
  /** sLT: 0 conventional, 1 FHA, 2 VA, 3 USDA. */
  readonly loanType: string | null | undefined;
  /** sOccTPe: 2 is an investment. */
  readonly occupancy: string | null | undefined;
  /** Loan to value (CLTV is not used), in thousandths of a percent. */
  readonly ltv: Thousandths;
  /** The lesser of price and appraised value. */
  readonly value: Cents;
}

export interface ContributionLimit {
  readonly percent: Thousandths;
  readonly limit: Cents;
  readonly excess: Cents;
}

const INVESTMENT = '2';
const FHA = '1';
const VA = '2';
const USDA = '3';

function percentOf({ loanType, occupancy, ltv }: ContributionFacts): Thousandths {
  if (loanType === FHA || loanType === USDA) return 6_000;
  if (loanType === VA) return 4_000;
  if (occupancy === INVESTMENT) return 2_000;
  if (ltv > 90_000) return 3_000;
  return ltv > 75_000 ? 6_000 : 9_000;
}

/**
 * How much seller, builder and agents may contribute (Fannie Mae Selling Guide B3-4.1-02), and what exceeds it: a sales concession that
 * is taken off the price.
 */
export function contributionLimit(facts: ContributionFacts, contributed: Cents): ContributionLimit {
  const percent = percentOf(facts);
  const limit = mulDiv(facts.value, percent, 100_000);
  return { percent, limit, excess: Math.max(0, contributed - limit) };
}

const PURCHASE = '0';

/** What sellers and others contribute to a purchase, against the limit; undefined without a value or its LTV. */
export function contributionsOf(
  loan: NewLoanDocument,
): (ContributionLimit & { readonly contributed: Cents }) | undefined {
  const values = [loan.sPurchPrice, loan.sApprVal].flatMap((value) => centsOf(value) ?? []);
  const ltv = thousandthsOf(loan.sLtvR);
  if (values.length === 0 || ltv === undefined || (loan.sLPurposeT ?? PURCHASE) !== PURCHASE) return undefined;
  const contributed = centsOrZero(loan.sSellerCreditAmt);
  const facts = { loanType: loan.sLT, occupancy: loan.sOccTPe, ltv, value: Math.min(...values) };
  return { ...contributionLimit(facts, contributed), contributed };
}
