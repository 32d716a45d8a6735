import { initialEscrow } from '../../fees/initial-escrow';
import { prepaidInterest, prepaidInterestDays } from '../../fees/prepaid-interest';
import { totalFields } from '../../fees/total-fields';
import type { LoanValues, NewLoanDocument } from '../../loan/document';
import { parseField } from '../../loan/field-value';
import { transactionFields } from '../../loan/fields/transaction-fields';
import { centsOf, money, thousandthsOf } from '../../numbers/cents';
import { type Cents, formatCents } from '../../numbers/fixed';
import { armQualifyingRate } from '../../pricing/qualifying-rate';
import { dollarsOfPoint } from '../../pricing/sign';

type ClosingField = 'sPerDiemAmt' | 'sPrepaidInterestDays' | 'sAggregateEscrowAmt' | 'sQualIR';
type PriceField = 'sLDiscntAmt' | 'sLDiscnt1003' | 'sLenderCreditAmt';
type TotalField = keyof ReturnType<typeof totalFields>;
type Derived = Pick<LoanValues, ClosingField | PriceField>;

function adjustmentOf(loan: LoanValues): string | undefined {
  const escrow = initialEscrow(loan);
  return 'missing' in escrow ? undefined : escrow.adjustment;
}

/** The price in dollars of the note; negative is a credit of the lender. */
function priceOf(loan: LoanValues): Cents | undefined {
  const [point, note] = [thousandthsOf(loan.sLDiscntPc), centsOf(loan.sFinalLAmt)];
  return point === undefined || note === undefined ? undefined : dollarsOfPoint(point, note);
}

const costOf = (loan: LoanValues): string | undefined => {
  const price = priceOf(loan);
  return price === undefined || price < 0 ? undefined : formatCents(price);
};

const creditOf = (loan: LoanValues): string | undefined => {
  const price = priceOf(loan);
  return price === undefined || price >= 0 ? undefined : formatCents(-price);
};

/** Each value by the rules; undefined while it cannot be calculated. */
const rules = {
  sPerDiemAmt: (loan) => prepaidInterest(loan)?.perDiemExact,
  sPrepaidInterestDays: prepaidInterestDays,
  sAggregateEscrowAmt: adjustmentOf,
  sQualIR: armQualifyingRate,
  sLDiscntAmt: (loan) => money(priceOf(loan)),
  sLDiscnt1003: costOf,
  sLenderCreditAmt: creditOf,
} as const satisfies { [Name in keyof Derived]-?: (loan: LoanValues) => Derived[Name] | undefined };

/** Days of interest that could not be counted are counted with the first date that allows it, if the field takes as many. */
const isFirstCount = (name: keyof Derived, before: LoanValues, after: LoanValues): boolean =>
  name === 'sPrepaidInterestDays' &&
  (before[name] ?? after[name] ?? null) === null &&
  prepaidInterestDays(before) === undefined &&
  parseField(transactionFields.sPrepaidInterestDays, prepaidInterestDays(after) ?? null).ok;

function movedValues(before: LoanValues, after: LoanValues): Derived {
  const names = Object.keys(rules) as (keyof Derived)[];
  const moved = names.flatMap((name) => {
    const stored = before[name] ?? null;
    const isRule = stored !== null && stored === rules[name](before) && stored === after[name];
    const next = isRule || isFirstCount(name, before, after) ? (rules[name](after) ?? null) : stored;
    return next === stored ? [] : [[name, next] as const];
  });
  return Object.fromEntries(moved);
}

/** The totals of a loan whose fees are listed follow its lines, such as prepaid interest and what the escrow account collects. */
function movedTotals(before: NewLoanDocument, after: NewLoanDocument): Partial<Record<TotalField, string>> {
  if (before.fees === undefined || after.fees !== before.fees) return {};
  const totals = totalFields(before);
  const names = (Object.keys(totals) as TotalField[]).filter(
    (name) => before[name] === totals[name] && after[name] === before[name],
  );
  if (names.length === 0) return {};
  const next = totalFields(after);
  return Object.fromEntries(names.filter((name) => next[name] !== totals[name]).map((name) => [name, next[name]]));
}

/**
 * Recalculates per diem interest, its days, the aggregate adjustment, the qualifying rate, the price in dollars and the estimated costs
 * when their inputs change: amount, rate, dates, charges, terms of an adjustable rate.
 * Values entered manually or set by this change are kept. Both loans must be computed.
 */
export function closingChanges(
  before: NewLoanDocument,
  after: NewLoanDocument,
): Derived & Partial<Record<TotalField, string>> {
  const moved = movedValues(before, after);
  return { ...moved, ...movedTotals(before, { ...after, ...moved }) };
}
