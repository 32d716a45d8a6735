import type { LoanValues } from '../../loan/document';
import { initialEscrow } from './initial-escrow';
import { prepaidInterest, prepaidInterestDays } from './prepaid-interest';

type Closing = Pick<LoanValues, 'sPerDiemAmt' | 'sPrepaidInterestDays' | 'sAggregateEscrowAmt'>;

function adjustmentOf(loan: LoanValues): string | undefined {
  const escrow = initialEscrow(loan);
  return 'missing' in escrow ? undefined : escrow.adjustment;
}

/** Each closing amount by the rules; undefined while it cannot be calculated. */
const rules = {
  sPerDiemAmt: (loan) => prepaidInterest(loan)?.perDiemExact,
  sPrepaidInterestDays: prepaidInterestDays,
  sAggregateEscrowAmt: adjustmentOf,
} as const satisfies { [Name in keyof Closing]-?: (loan: LoanValues) => Closing[Name] | undefined };

/**
 * Recalculates per diem interest, its days and the aggregate adjustment when their inputs change: amount, rate, dates, charges.
 * Values entered manually or set by this change are kept. Both loans must be computed.
 */
export function closingChanges(before: LoanValues, after: LoanValues): Closing {
  const names = Object.keys(rules) as (keyof Closing)[];
  const moved = names.flatMap((name) => {
    const stored = before[name] ?? null;
    const isRule = stored !== null && stored === rules[name](before) && stored === after[name];
    const next = isRule ? (rules[name](after) ?? null) : stored;
    return next === stored ? [] : [[name, next] as const];
  });
  return Object.fromEntries(moved);
}
