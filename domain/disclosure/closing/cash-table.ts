import type { AlternativeCash, StandardCash } from '../../fees/cash-to-close';
import type { Cents } from '../../numbers/fixed';
import { type CashReason, type Excess, reasonsOf } from './cash-reasons';
import type { CostDetails } from './cost-details';
import type { DisclosedEstimate } from './disclosed-estimate';

/** A line of the table Calculating Cash to Close. */
export interface CashRow {
  readonly code: string;
  /** Whole dollars; null if no Loan Estimate is known. */
  readonly estimate: number | null;
  readonly final: Cents;
  /** Null without an estimate. */
  readonly changed: boolean | null;
  readonly reasons: readonly CashReason[];
}

/** Calculating Cash to Close, standard (12 CFR 1026.38(i)) or alternative (1026.38(e)). */
export interface CashTable {
  readonly form: 'standard' | 'alternative';
  readonly rows: readonly CashRow[];
  /** Due from the borrower, negative to the borrower. */
  readonly estimate: number | null;
  readonly cash: Cents;
  /** Of the alternative table only. */
  readonly closingCostsFinanced: Cents;
}

/**
 * The table of the cash to close with what has changed since the Loan Estimate. Amounts are compared before they are rounded, so that
 * rounding is no change.
 */
export function cashTable(
  final: StandardCash | AlternativeCash,
  estimate: DisclosedEstimate | undefined,
  details: CostDetails,
  excess: Excess,
): CashTable {
  const rows = Object.entries<Cents>({ ...final.lines }).map(([code, amount]): CashRow => {
    const before = estimate?.exact[code];
    const changed = before === undefined ? null : before !== amount;
    return {
      ...{ code, final: amount, changed, estimate: estimate?.printed[code] ?? null },
      reasons:
        estimate && before !== undefined && changed
          ? reasonsOf({ code, before, final: amount, estimate, details, excess })
          : [],
    };
  });
  return {
    ...{ form: final.form, rows, cash: final.cash, estimate: estimate?.cash ?? null },
    closingCostsFinanced: final.form === 'alternative' ? final.closingCostsFinanced : 0,
  };
}
