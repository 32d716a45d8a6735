import type { NewLoanDocument } from '../loan/document';
import type { LiabilityRecord } from '../loan/records';
import { centsOrZero, money } from '../numbers/cents';
import { applies } from './visibility/field-visibility';

export interface PropertyDebts {
  /** Debts that this property secures or could: those of another property are left out. */
  readonly debts: readonly LiabilityRecord[];
  /** The total of the secured debts, in dollars; undefined if there are none. */
  readonly balance?: string | undefined;
  readonly payment?: string | undefined;
}

/** The mortgages and liens of a property (URLA 3a): the debts linked to it by `reoId`. */
export function propertyDebts(liabilities: readonly LiabilityRecord[], property: string): PropertyDebts {
  const document: Partial<NewLoanDocument> = { liabilities: [...liabilities] };
  const isOwn = ({ reoId }: LiabilityRecord): boolean => reoId === property;
  const own = liabilities.filter(isOwn);
  const debts = liabilities.filter(
    (debt) => isOwn(debt) || (!debt.reoId && applies('liability.reoId', debt, document)),
  );
  if (own.length === 0) return { debts };
  const sum = (field: 'balance' | 'payment') => money(own.reduce((total, debt) => total + centsOrZero(debt[field]), 0));
  return { debts, balance: sum('balance'), payment: sum('payment') };
}
