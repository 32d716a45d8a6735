import Decimal from 'decimal.js';
import type { Cents } from '../../numbers/fixed';
import { dollars, type ExactPayment, exactSchedule, wholeCents, wholeDollars } from './exact-schedule';
import { adjustmentPayments, type DisclosedTerms, ratePaths } from './rate-paths';

const YEAR = 12;

/** Mortgage insurance as the table shows it: the premium of a month before rounding, and the payments that have it. */
export interface DisclosedInsurance {
  readonly monthly: Decimal;
  readonly payments: number;
  /** The premiums of a month by the year of the loan, if they fall; the first one is `monthly`. */
  readonly byYear?: readonly Decimal[] | undefined;
}

/** The premium of a payment, counted from 0. */
export function premiumOf({ monthly, payments, byYear }: DisclosedInsurance, place: number): Decimal {
  if (place >= payments) return new Decimal(0);
  return byYear?.[Math.floor(place / YEAR)] ?? monthly;
}

/** An amount, or the least and the most that it can be. */
export interface PaymentRange {
  readonly least: Cents;
  readonly most: Cents;
}

/**
 * The form that shows the table. The Loan Estimate rounds mortgage insurance, escrow and total to whole dollars (12 CFR 1026.37(o)(4)(i)(A) and (C)), the
 * Closing Disclosure only a range and its total (1026.38(t)(4)(i)(B) and (E)).
 */
export type ProjectedForm = 'estimate' | 'closing';

/** A column of the Projected Payments table, its amounts rounded as its form rounds them. */
export interface ProjectedColumn {
  readonly fromYear: number;
  readonly toYear: number;
  readonly principalAndInterest: PaymentRange;
  readonly isRange: boolean;
  readonly onlyInterest: boolean;
  /** Null is printed as a dash: the insurance has ended. 0 if there never was any. */
  readonly insurance: Cents | null;
  readonly escrow: Cents;
  readonly total: PaymentRange;
}

const MOST_COLUMNS = 4;
/** A payment may change by fractions of a cent. */
const SAME = new Decimal('0.005');

const yearOf = (payment: number): number => Math.floor((payment - 1) / YEAR) + 1;
/** The first whole year that starts at or after a payment. */
const yearFrom = (payment: number): number => Math.ceil((payment - 1) / YEAR) + 1;

/** The payments at which principal and interest may change: adjustments, and the end of interest-only payments. */
function changes(terms: DisclosedTerms): number[] {
  const { interestOnlyMonths } = terms;
  const ends = interestOnlyMonths > 0 ? [interestOnlyMonths + 1] : [];
  return [...new Set([...adjustmentPayments(terms), ...ends])].sort((a, b) => a - b);
}

interface Year {
  readonly year: number;
  /** Several changes in it, or one in the first year: the column shows what may be due during the whole year. */
  readonly wholeYear: boolean;
}

/** The years in which a column begins because principal and interest may change (12 CFR 1026.37(c)(1)(i)(A) and (D)). */
function paymentYears(terms: DisclosedTerms): Year[] {
  const events = changes(terms);
  const count = (year: number): number => events.filter((payment) => yearOf(payment) === year).length;
  const inFirst = events.some((payment) => yearOf(payment) === 1);
  const starts = new Map<number, Year>([[1, { year: 1, wholeYear: inFirst }]]);
  for (const payment of events) {
    const year = yearOf(payment);
    const many = count(year) > 1;
    const start = many ? year : yearFrom(payment);
    if (start > 1 && !starts.has(start)) starts.set(start, { year: start, wholeYear: many });
    if (many && start > 1) starts.set(start, { year: start, wholeYear: true });
    // The anniversary after several changes in a year shows the payment that they lead to.
    if ((many || year === 1) && !starts.has(year + 1)) starts.set(year + 1, { year: year + 1, wholeYear: false });
  }
  const last = yearOf(terms.termMonths);
  return [...starts.values()].filter(({ year }) => year <= last).sort((a, b) => a.year - b.year);
}

/** The columns: at most four, the last of which takes the rest; the end of the insurance is one only if there is room. */
function columnsOf(terms: DisclosedTerms, insurance: DisclosedInsurance): Year[] {
  const years = paymentYears(terms);
  const ends = yearFrom(insurance.payments + 1);
  const isOwn =
    insurance.payments > 0 &&
    insurance.payments < terms.termMonths &&
    years.length < MOST_COLUMNS &&
    ends <= yearOf(terms.termMonths) &&
    !years.some(({ year }) => year === ends);
  const all = isOwn ? [...years, { year: ends, wholeYear: false }].sort((a, b) => a.year - b.year) : years;
  return all.slice(0, MOST_COLUMNS);
}

const least = (payments: readonly ExactPayment[]): Decimal => Decimal.min(...payments.map(({ payment }) => payment));
const most = (payments: readonly ExactPayment[]): Decimal => Decimal.max(...payments.map(({ payment }) => payment));

const toDollar = (amount: Decimal): Cents => wholeDollars(amount) * 100;

/** The Projected Payments table (12 CFR 1026.37(c), 1026.38(c)). `escrow` is what goes into the account each month. */
export function projectedPayments(
  terms: DisclosedTerms,
  insurance: DisclosedInsurance,
  escrow: Cents,
  form: ProjectedForm,
): ProjectedColumn[] {
  const rounded = form === 'estimate' ? toDollar : wholeCents;
  const shownEscrow = rounded(dollars(escrow));
  const paths = ratePaths(terms);
  const low = exactSchedule(terms, paths.lowest);
  const high = exactSchedule(terms, paths.highest);
  const years = columnsOf(terms, insurance);
  const adjusts = terms.amortization.kind === 'arm';
  return years.map(({ year, wholeYear }, place) => {
    const next = years[place + 1]?.year ?? yearOf(terms.termMonths) + 1;
    const isCombined = place === MOST_COLUMNS - 1;
    const from = (year - 1) * YEAR;
    // The first column shows the payment that is due at first, and ranges begin after it (comments 37(c)(1)(i)-2 and (iii)(C)-1). A single
    // change within a year is shown from the next year on.
    const to = wholeYear || isCombined || (adjusts && place > 0) ? (next - 1) * YEAR : from + 1;
    const [lows, highs] = [low.slice(from, to), high.slice(from, to)];
    const range = { least: least(lows), most: most(highs) };
    const isRange = range.most.minus(range.least).gt(SAME);
    const hasInsurance = from < insurance.payments;
    const payment = isRange ? toDollar : wholeCents;
    const principalAndInterest = { least: payment(range.least), most: payment(range.most) };
    const premium = rounded(premiumOf(insurance, from));
    // The sum of the disclosed amounts, not of the exact ones (1026.37(c)(2)(iv)).
    const total = (due: Cents): Cents => (isRange ? toDollar : rounded)(dollars(due + premium + shownEscrow));
    return {
      fromYear: year,
      toYear: next - 1,
      principalAndInterest,
      isRange,
      onlyInterest: lows.some(({ interestOnly }) => interestOnly),
      insurance: insurance.payments === 0 ? 0 : hasInsurance ? premium : null,
      escrow: shownEscrow,
      total: { least: total(principalAndInterest.least), most: total(principalAndInterest.most) },
    };
  });
}
