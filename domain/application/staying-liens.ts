import type { LiabilityRecord, ReoRecord } from '../loan/records';
import { centsOf } from '../numbers/cents';
import type { Cents } from '../numbers/fixed';

const MORTGAGE = '0';
const HELOC = '1';

export interface StayingLien {
  readonly debt: LiabilityRecord;
  readonly balance: Cents;
  /** The credit line of a HELOC, at least its balance; undefined for a closed-end mortgage. */
  readonly limit: Cents | undefined;
}

/** A credit balance is not financing. */
const owed = (amount: string | null | undefined): Cents => Math.max(0, centsOf(amount) ?? 0);

/** The mortgages and lines of credit on the subject property that this closing does not pay off. */
export function stayingLiens({
  liabilities,
  reos,
}: {
  readonly liabilities: readonly LiabilityRecord[];
  readonly reos: readonly ReoRecord[];
}): StayingLien[] {
  const subject = new Set(reos.filter(({ isSubjectProperty }) => isSubjectProperty === true).map(({ id }) => id));
  return liabilities.flatMap((debt) => {
    if (!debt.reoId || !subject.has(debt.reoId) || debt.payoff === true) return [];
    const balance = owed(debt.balance);
    const limit = debt.type === HELOC ? Math.max(balance, owed(debt.creditLimit)) : undefined;
    const isLien = debt.type === MORTGAGE ? balance > 0 : limit !== undefined && limit > 0;
    return isLien ? [{ debt, balance, limit }] : [];
  });
}
