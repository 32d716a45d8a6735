import type { LoanValues } from '../../loan/document';
import { initialEscrow } from './initial-escrow';
import { prepaidInterest, prepaidInterestDays } from './prepaid-interest';

type Closing = Pick<LoanValues, 'sPerDiemAmt' | 'sPrepaidInterestDays' | 'sAggregateEscrowAmt'>;

function adjustmentOf(loan: LoanValues): string | undefined {
  const escrow = initialEscrow(loan);
  return 'missing' in escrow ? undefined : escrow.adjustment;
}

/** What each amount of the closing is by the rules; undefined while it cannot be worked out. */
const rules = {
  sPerDiemAmt: (loan) => prepaidInterest(loan)?.perDiemExact,
  sPrepaidInterestDays: prepaidInterestDays,
  sAggregateEscrowAmt: adjustmentOf,
} as const satisfies { [Name in keyof Closing]-?: (loan: LoanValues) => Closing[Name] | undefined };

/**
 * Interest by the day, its days and the aggregate adjustment, which were worked out for the closing, following what they rest
 * on: amount, rate, dates, charges. One that somebody wrote otherwise, or that this change sets itself, stays. Both loans are
 * computed ones.
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
