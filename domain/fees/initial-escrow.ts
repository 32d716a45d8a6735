import type { LoanValues } from '../loan/document';
import { formatCents, parseScaled } from '../numbers/fixed';
import { analyzeEscrow, cushionMonths } from './escrow-analysis';

/** The charges of an escrow account: the monthly amount, and the days of a year on which it is paid out in equal parts. */
const charges = [
  { field: 'sProRealETx', due: 'sPropertyTaxDueD', alsoDue: ['sPropertyTaxSecondDueD'] },
  { field: 'sProHazIns', due: 'sHazInsDueD', alsoDue: [] },
  // A flood policy is assumed to renew with the homeowner's policy.
  { field: 'sProFloodIns', due: 'sHazInsDueD', alsoDue: [] },
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

/**
 * The initial escrow payment by aggregate accounting (Regulation X, 1024.17(d)): each charge as itemized, and the adjustment to
 * what a single account needs. Charges that the loan does not have are left out.
 */
export function initialEscrow(loan: LoanValues): InitialEscrow | EscrowNeeds {
  const stored = charges.flatMap(({ field, due, alsoDue }) => {
    const monthly = parseScaled(loan[field] ?? '', 2) ?? 0;
    const days = [due, ...alsoDue].flatMap((name) => loan[name] ?? []);
    return monthly > 0 ? [{ field, due, monthly, days }] : [];
  });
  const needed = stored.length === 0 ? [] : (['sSchedDueD1', ...new Set(stored.map(({ due }) => due))] as const);
  const missing = needed.filter((name) => !loan[name]);
  if (missing.length > 0) return { missing };
  const escrow = analyzeEscrow(
    stored.map(({ field, monthly, days }) => ({
      name: field,
      monthly,
      disbursements: days.map((due) => ({ due, amount: (12 / days.length) * monthly })),
    })),
    loan.sSchedDueD1 ?? '',
    cushionMonths(loan),
  );
  return {
    items: escrow.items.map(({ name, monthly, months, amount }) => ({
      field: name,
      monthly: formatCents(monthly),
      months,
      amount: formatCents(amount),
    })),
    adjustment: formatCents(escrow.adjustment),
    total: formatCents(escrow.deposit),
  };
}
