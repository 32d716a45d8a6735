import type { NewLoanDocument } from '../loan/document';
import type { Cents } from '../numbers/fixed';

/** Months of payments that may be held in addition at most: the cushion of Regulation X, 1024.17(c)(1). */
const MOST_CUSHION_MONTHS = 2;

/** The months of the cushion of a loan: what the lender chose, for instance because a state allows less, or the most. */
export const cushionMonths = ({ sEscrowCushionMon: months }: Pick<NewLoanDocument, 'sEscrowCushionMon'>): number =>
  Math.min(months ?? MOST_CUSHION_MONTHS, MOST_CUSHION_MONTHS);

const YEAR = 12;

/** What is paid out of the account for a charge; `due` in any year (YYYY-MM-DD). */
export interface Disbursement {
  readonly due: string;
  readonly amount: Cents;
}

/** A charge that the account pays, with the disbursements of a year. */
export interface EscrowCharge<Name extends string> {
  readonly name: Name;
  readonly monthly: Cents;
  readonly disbursements: readonly Disbursement[];
}

/** A charge as the disclosures itemize it. */
export interface ItemizedCharge<Name extends string> {
  readonly name: Name;
  readonly monthly: Cents;
  /** Months that are paid in at closing. */
  readonly months: number;
  readonly amount: Cents;
}

export interface EscrowAnalysis<Name extends string> {
  readonly items: readonly ItemizedCharge<Name>[];
  /** The initial deposit less the itemized amounts: never positive. */
  readonly adjustment: Cents;
  readonly deposit: Cents;
  /** Balance at the end of each month, from nothing and in the order of the payments. */
  readonly balances: readonly Cents[];
}

/** How many monthly payments precede a due date, counted from the first one. */
export function paymentsBefore(due: string, first: string): number {
  const [dueYear = 0, dueMonth = 1, dueDay = 1] = due.split('-').map(Number);
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const months = ((((dueYear - year) * YEAR + dueMonth - month) % YEAR) + YEAR) % YEAR;
  return dueDay < day ? months : months + 1;
}

const total = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);

/** Balances of an account for the charges after 0 to 12 payments, starting from nothing. */
function trialBalances(charges: readonly EscrowCharge<string>[], first: string): Cents[] {
  const monthly = total(charges.map((charge) => charge.monthly));
  const out = charges.flatMap(({ disbursements }) =>
    disbursements.map(({ due, amount }) => ({ paid: paymentsBefore(due, first), amount })),
  );
  return Array.from({ length: YEAR + 1 }, (_, paid) => {
    const spent = out.filter((each) => each.paid <= paid).map(({ amount }) => amount);
    return paid * monthly - total(spent);
  });
}

/** The deposit that keeps the account at or above the cushion in its first year. */
function depositFor(charges: readonly EscrowCharge<string>[], first: string, cushion: number): Cents {
  const monthly = total(charges.map((charge) => charge.monthly));
  return Math.max(0, cushion * monthly - Math.min(...trialBalances(charges, first)));
}

/**
 * The initial deposit by aggregate accounting (Regulation X, 1024.17(d) and Appendix E): the lowest balance of a year that starts
 * from nothing, and the cushion in months of payments. Each charge is itemized as an account of its own, in whole months.
 */
export function analyzeEscrow<Name extends string>(
  charges: readonly EscrowCharge<Name>[],
  first: string,
  cushion: number,
): EscrowAnalysis<Name> {
  const items = charges.map((charge): ItemizedCharge<Name> => {
    const { name, monthly } = charge;
    const months = Math.ceil(depositFor([charge], first, cushion) / monthly);
    return { name, monthly, months, amount: months * monthly };
  });
  const deposit = depositFor(charges, first, cushion);
  const adjustment = deposit - total(items.map(({ amount }) => amount));
  return { items, adjustment, deposit, balances: trialBalances(charges, first).slice(1) };
}
