import type { LoanValues } from '../../loan/document';
import { armQualifyingRate } from '../../pricing/qualifying-rate';
import { initialEscrow } from './initial-escrow';
import { prepaidInterest, prepaidInterestDays } from './prepaid-interest';

type Derived = Pick<LoanValues, 'sPerDiemAmt' | 'sPrepaidInterestDays' | 'sAggregateEscrowAmt' | 'sQualIR'>;

function adjustmentOf(loan: LoanValues): string | undefined {
  const escrow = initialEscrow(loan);
  return 'missing' in escrow ? undefined : escrow.adjustment;
}

/** Each value by the rules; undefined while it cannot be calculated. */
const rules = {
  sPerDiemAmt: (loan) => prepaidInterest(loan)?.perDiemExact,
  sPrepaidInterestDays: prepaidInterestDays,
  sAggregateEscrowAmt: adjustmentOf,
  sQualIR: armQualifyingRate,
} as const satisfies { [Name in keyof Derived]-?: (loan: LoanValues) => Derived[Name] | undefined };

/**
 * Recalculates per diem interest, its days, the aggregate adjustment and the qualifying rate when their inputs change: amount, rate,
 * dates, charges, terms of an adjustable rate.
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
