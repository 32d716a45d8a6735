import type { LoanValues } from '../../loan/document';
import { isRefinance } from '../../loan/purpose';
import { centsOrZero, money } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';

/** The totals of other mortgages, which the ratios, the cash and the housing expense use. */
const totals = ['sConcurSubFin', 'sSubFinDrawn', 'sSubFin', 'sProOFinPmt'] as const;

type Totals = Readonly<Record<(typeof totals)[number], Cents>>;

/** The totals of the other new mortgages that the loan lists (URLA 4b); one with a credit limit is a HELOC with its draw. */
function listed(loan: LoanValues): Totals {
  const list = [
    [loan.sOtherMtg1Amt, loan.sOtherMtg1CreditLimit, loan.sOtherMtg1Pmt],
    [loan.sOtherMtg2Amt, loan.sOtherMtg2CreditLimit, loan.sOtherMtg2Pmt],
  ] as const;
  const isListed = loan.sLienPosT !== '1' && loan.sOtherMtgNA !== true;
  const sum = { sConcurSubFin: 0, sSubFinDrawn: 0, sSubFin: 0, sProOFinPmt: 0 };
  for (const [amount, limit, payment] of isListed ? list : []) {
    const line = centsOrZero(limit);
    sum[line > 0 ? 'sSubFinDrawn' : 'sConcurSubFin'] += centsOrZero(amount);
    sum.sSubFin += line;
    sum.sProOFinPmt += centsOrZero(payment);
  }
  return sum;
}

/**
 * The totals that a changed list of other new mortgages makes, if they were not changed themselves. All other mortgages of a purchase
 * are new; a refinance can also have some that stay, so that its totals are at least those of the list.
 */
export function otherMortgageTotals(before: LoanValues, after: LoanValues): Partial<LoanValues> {
  const [was, is] = [listed(before), listed(after)];
  const entries = totals.flatMap((total): [string, string | null][] => {
    if (was[total] === is[total] || (before[total] ?? null) !== (after[total] ?? null)) return [];
    const cents = isRefinance(after) ? Math.max(is[total], centsOrZero(after[total])) : is[total];
    return cents === centsOrZero(after[total]) ? [] : [[total, money(cents || undefined) ?? null]];
  });
  return Object.fromEntries(entries);
}
