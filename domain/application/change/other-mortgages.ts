import type { LoanValues, NewLoanDocument } from '../../loan/document';
import { isRefinance } from '../../loan/purpose';
import { centsOrZero, money } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import { stayingLiens } from '../staying-liens';

/** The totals of other mortgages, which the ratios, the cash and the housing expense use. */
const totals = ['sConcurSubFin', 'sSubFinDrawn', 'sSubFin', 'sRemain1stMBal', 'sProOFinPmt'] as const;

type Totals = Readonly<Record<(typeof totals)[number], Cents>>;

const SECOND_LIEN = '1';

/** The totals of the other new mortgages that the loan lists (URLA 4b); one with a credit limit is a HELOC with its draw. */
function listed(loan: LoanValues): Totals {
  const list = [
    [loan.sOtherMtg1Amt, loan.sOtherMtg1CreditLimit, loan.sOtherMtg1Pmt],
    [loan.sOtherMtg2Amt, loan.sOtherMtg2CreditLimit, loan.sOtherMtg2Pmt],
  ] as const;
  const isListed = loan.sLienPosT !== SECOND_LIEN && loan.sOtherMtgNA !== true;
  const sum = { sConcurSubFin: 0, sSubFinDrawn: 0, sSubFin: 0, sRemain1stMBal: 0, sProOFinPmt: 0 };
  for (const [amount, limit, payment] of isListed ? list : []) {
    const line = centsOrZero(limit);
    sum[line > 0 ? 'sSubFinDrawn' : 'sConcurSubFin'] += centsOrZero(amount);
    sum.sSubFin += line;
    sum.sProOFinPmt += centsOrZero(payment);
  }
  return sum;
}

/**
 * The totals of every other mortgage on the property that the loan lists: the new ones and, of a refinance, the debts that stay. The
 * payment of a debt that stays counts with the debts.
 */
function secured(loan: NewLoanDocument): Totals {
  const sum = { ...listed(loan) };
  for (const { balance, limit } of isRefinance(loan) ? stayingLiens(loan) : []) {
    const closedEnd = loan.sLienPosT === SECOND_LIEN ? 'sRemain1stMBal' : 'sConcurSubFin';
    sum[limit === undefined ? closedEnd : 'sSubFinDrawn'] += balance;
    sum.sSubFin += limit ?? 0;
  }
  return sum;
}

/**
 * The totals that changed lists of other mortgages make, if they were not changed themselves. All other mortgages of a purchase are
 * listed; a refinance can also have some that only its totals have, so that these are at least those of the lists. A total that is
 * blank is filled in with any change.
 */
export function otherMortgageTotals(before: NewLoanDocument, after: NewLoanDocument): Partial<LoanValues> {
  const [was, is] = [secured(before), secured(after)];
  const entries = totals.flatMap((total): [string, string | null][] => {
    const stored = after[total] ?? null;
    const isMissing = stored === null && is[total] > 0;
    if ((was[total] === is[total] && !isMissing) || (before[total] ?? null) !== stored) return [];
    const isDerived = centsOrZero(stored) === was[total];
    const cents = isRefinance(after) && !isDerived ? Math.max(is[total], centsOrZero(stored)) : is[total];
    return cents === centsOrZero(stored) ? [] : [[total, money(cents || undefined) ?? null]];
  });
  return Object.fromEntries(entries);
}
