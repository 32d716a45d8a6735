import type { LoanValues } from '../../loan/document';
import { type Cents, formatCents, parseScaled } from '../../numbers/fixed';

/** Months of each charge that may be held in addition: the cushion of Regulation X, 1024.17(c)(1). */
const CUSHION_MONTHS = 2;

/** The charges of an escrow account: the monthly amount, and the day on which the annual amount is due. */
const charges = [
  { field: 'sProRealETx', due: 'sPropertyTaxDueD' },
  { field: 'sProHazIns', due: 'sHazInsDueD' },
  // A flood policy is assumed to renew with the homeowner's policy.
  { field: 'sProFloodIns', due: 'sHazInsDueD' },
] as const;

type ChargeField = (typeof charges)[number]['field'];

export interface EscrowItem {
  readonly field: ChargeField;
  readonly monthly: string;
  /** Months that are paid in at closing. */
  readonly months: number;
  readonly amount: string;
}

export interface InitialEscrow {
  readonly items: readonly EscrowItem[];
  /** The reduction because the charges are due at different times: never positive. */
  readonly adjustment: string;
  readonly total: string;
}

/** The inputs that are still missing. */
export interface EscrowNeeds {
  readonly missing: readonly ('sSchedDueD1' | 'sPropertyTaxDueD' | 'sHazInsDueD')[];
}

interface Charge {
  readonly field: ChargeField;
  readonly monthly: Cents;
  /** Payments that were made when its year is due, 0 to 12. */
  readonly paid: number;
}

/** How many monthly payments precede an annual due date, counted from the first one. */
function paymentsBefore(due: string, first: string): number {
  const [dueYear = 0, dueMonth = 1, dueDay = 1] = due.split('-').map(Number);
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const months = ((((dueYear - year) * 12 + dueMonth - month) % 12) + 12) % 12;
  return dueDay < day ? months : months + 1;
}

/** The balance of one account for all charges, right after a year of some was paid out, starting from nothing. */
function balanceAfter(paid: number, all: readonly Charge[]): Cents {
  const monthly = all.reduce((sum, charge) => sum + charge.monthly, 0);
  const out = all.filter((charge) => charge.paid <= paid).reduce((sum, charge) => sum + 12 * charge.monthly, 0);
  return paid * monthly - out;
}

/** The initial balance that keeps the account at or above the cushion in its first year. */
function deposit(all: readonly Charge[]): Cents {
  const monthly = all.reduce((sum, charge) => sum + charge.monthly, 0);
  const lowest = Math.min(...all.map(({ paid }) => balanceAfter(paid, all)));
  return Math.max(0, CUSHION_MONTHS * monthly - lowest);
}

/**
 * The initial escrow payment by aggregate accounting (Regulation X, 1024.17(d)): each charge as itemized, and the adjustment to
 * what a single account needs. Charges that the loan does not have are left out.
 */
export function initialEscrow(loan: LoanValues): InitialEscrow | EscrowNeeds {
  const stored = charges.flatMap(({ field, due }) => {
    const monthly = parseScaled(loan[field] ?? '', 2) ?? 0;
    return monthly > 0 ? [{ field, due, monthly }] : [];
  });
  const needed = stored.length === 0 ? [] : (['sSchedDueD1', ...new Set(stored.map(({ due }) => due))] as const);
  const missing = needed.filter((name) => !loan[name]);
  if (missing.length > 0) return { missing };
  const all = stored.map(({ field, due, monthly }): Charge => {
    return { field, monthly, paid: paymentsBefore(loan[due] ?? '', loan.sSchedDueD1 ?? '') };
  });
  const items = all.map((charge) => {
    const months = 12 - charge.paid + CUSHION_MONTHS;
    return { charge, months, amount: months * charge.monthly };
  });
  const itemized = items.reduce((sum, { amount }) => sum + amount, 0);
  const total = all.length === 0 ? 0 : deposit(all);
  return {
    items: items.map(({ charge, months, amount }) => ({
      field: charge.field,
      monthly: formatCents(charge.monthly),
      months,
      amount: formatCents(amount),
    })),
    adjustment: formatCents(total - itemized),
    total: formatCents(total),
  };
}
