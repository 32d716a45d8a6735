import { initialEscrow } from '../../fees/initial-escrow';
import { prepaidInterest, prepaidInterestDays } from '../../fees/prepaid-interest';
import type { LoanValues } from '../../loan/document';
import { centsOf, money, thousandthsOf } from '../../numbers/cents';
import { type Cents, formatCents } from '../../numbers/fixed';
import { armQualifyingRate } from '../../pricing/qualifying-rate';
import { dollarsOfPoint } from '../../pricing/sign';

type ClosingField = 'sPerDiemAmt' | 'sPrepaidInterestDays' | 'sAggregateEscrowAmt' | 'sQualIR';
type PriceField = 'sLDiscntAmt' | 'sLDiscnt1003' | 'sLenderCreditAmt';
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

/**
 * Recalculates per diem interest, its days, the aggregate adjustment, the qualifying rate and the price in dollars when their inputs
 * change: amount, rate, dates, charges, terms of an adjustable rate.
 * Values entered manually or set by this change are kept. Both loans must be computed.
 */
export function closingChanges(before: LoanValues, after: LoanValues): Derived {
  const names = Object.keys(rules) as (keyof Derived)[];
  const moved = names.flatMap((name) => {
    const stored = before[name] ?? null;
    const isRule = stored !== null && stored === rules[name](before) && stored === after[name];
    const next = isRule ? (rules[name](after) ?? null) : stored;
    return next === stored ? [] : [[name, next] as const];
  });
  return Object.fromEntries(moved);
}
