import type { LoanDocument } from '../../domain/loan/document';
import { formatThousandths, parseScaled } from '../../domain/numbers/fixed';
import { ratios } from '../../domain/pricing/ratios';
import type { ScenarioValues } from './scenario-values';

const SECOND_LIEN = '1';

const cents = (value: string | null | undefined): number | undefined => (value ? parseScaled(value, 2) : undefined);

export interface ShownRatios {
  /** Percent with three decimals; null while unknown. */
  readonly ltv: string | null;
  readonly cltv: string | null;
}

/** LTV and CLTV of the scenario, including the loan's other liens on the property. */
export function scenarioRatios(values: ScenarioValues, loan: LoanDocument): ShownRatios {
  const amount = cents(values.sLAmtCalc);
  const second = loan.sLienPosT === SECOND_LIEN;
  const found =
    amount === undefined || amount <= 0
      ? undefined
      : ratios({
          purpose: values.sLPurposeT,
          amount,
          purchasePrice: cents(values.sPurchPrice),
          appraisedValue: cents(values.sApprVal),
          otherClosedEnd: second ? (cents(loan.sRemain1stMBal) ?? cents(loan.sSpLien)) : cents(loan.sConcurSubFin),
          helocLine: cents(loan.sSubFin),
          helocDrawn: cents(loan.sSubFinDrawn),
        });
  return {
    ltv: found ? formatThousandths(found.ltv) : null,
    cltv: found ? formatThousandths(found.cltv) : null,
  };
}
