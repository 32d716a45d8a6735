import type { LoanValues } from '../loan/document';
import { thousandthsOf } from '../numbers/cents';
import type { AdjustableRate, FixedRate } from './program';

const ADJUSTABLE = '1';

/** How the rate of a stored loan behaves; undefined while the terms of an adjustable rate are not complete. */
export function amortizationOf(loan: LoanValues): FixedRate | AdjustableRate | undefined {
  if (loan.sFinMethT !== ADJUSTABLE) return { kind: 'fixed' };
  const indexValue = thousandthsOf(loan.sRAdjIndexR);
  const margin = thousandthsOf(loan.sRAdjMarginR);
  const first = thousandthsOf(loan.sRAdj1stCapR);
  const periodic = thousandthsOf(loan.sRAdjCapR);
  const life = thousandthsOf(loan.sRAdjLifeCapR);
  const { sRAdj1stCapMon: initialMonths, sRAdjCapMon: adjustEveryMonths } = loan;
  if (indexValue === undefined || margin === undefined || first === undefined) return undefined;
  if (periodic === undefined || life === undefined || !initialMonths || !adjustEveryMonths) return undefined;
  const index = loan.sArmIndexNameVstr ?? '';
  return {
    ...{ kind: 'arm', index, indexValue, margin, initialMonths, adjustEveryMonths },
    caps: { first, periodic, life },
  };
}
