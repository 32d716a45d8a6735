import { type Agency, agencyOf } from '../../loan/agency';
import type { LoanValues } from '../../loan/document';
import { centsOf, thousandthsOf } from '../../numbers/cents';
import { formatCents, formatThousandths, mulDiv } from '../../numbers/fixed';
import { annualPremium } from '../../pricing/annual-premium';
import { paysMonthly, premiumKindOf } from '../../pricing/insurance/premium-kind';
import { needsPrivateInsurance } from '../../pricing/insured-ltv';
import { precedesPremiums } from '../../pricing/published-premiums';
import { ratios } from '../../pricing/ratios';
import { schemeOf } from '../../pricing/upfront-fee';
import { firstCharge } from '../../pricing/yearly-premium';
import { financedRateOf } from './amounts';
import {
  type Calculation,
  type CalculationLine,
  calculationCents,
  line,
  noCalculation,
  type RequiredInput,
  sumCalculation,
} from './calculation';
import { insuranceCancellation, insuranceEndLines } from './insurance-end';
import { loanLines } from './loan-lines';
import { ratioInput } from './ratio-input';

/** The first year's part of an FHA annual premium or a USDA annual fee, once the terms are known. */
function governmentPremium(loan: LoanValues, noteAmount: Calculation): CalculationLine | undefined {
  const base = centsOf(loan.sLAmtCalc);
  const note = calculationCents(noteAmount);
  const noteRate = thousandthsOf(loan.sNoteIR);
  const termMonths = loan.sTerm ?? 0;
  if (base === undefined || note === undefined || noteRate === undefined || termMonths < 1) return undefined;
  const input = ratioInput(loan);
  const premium = annualPremium(schemeOf(loan.sLT), {
    base,
    note,
    financedRate: financedRateOf(loan),
    noteRate,
    termMonths,
    ltv: input && ratios(input)?.up.ltv,
    day: loan.sClosedD ?? loan.sEstCloseD ?? undefined,
    rate: thousandthsOf(loan.sProMInsR),
  });
  if (premium === undefined) return undefined;
  const { rate, average } = premium;
  const values = { percent: { percent: formatThousandths(rate) }, amount: { money: formatCents(average) } };
  return line({ words: 'averageBalanceRate', values }, firstCharge(premium), { path: 'sProMInsR' });
}

/** FHA's and USDA's rate has to be entered for a closing before their first known table. VA loans have no monthly premium. */
function unknownRate(loan: LoanValues): RequiredInput[] {
  const scheme = schemeOf(loan.sLT);
  return scheme !== 'va' && precedesPremiums(scheme, loan.sClosedD ?? loan.sEstCloseD ?? undefined)
    ? ['sProMInsR']
    : [];
}

/** A private premium from its yearly rate on the base amount, otherwise as entered. */
function privatePremium(loan: LoanValues): CalculationLine[] {
  const base = centsOf(loan.sLAmtCalc);
  const rate = thousandthsOf(loan.sProMInsR);
  if (rate === undefined || base === undefined) return loanLines(loan, ['sProMIns']);
  const words = loan.sIsMiEstimate ? 'estimatedMonthlyRateOf' : 'monthlyRateOf';
  const values = { percent: { percent: formatThousandths(rate) }, amount: { money: formatCents(base) } };
  const record = loan.sMiQuoteCompanyNm ?? undefined;
  return [line({ words, values }, mulDiv(base, rate, 1_200_000), { path: 'sProMInsR', record })];
}

/** Whether the premium follows from a rate. One that ends before the first payment is not due; an entered amount is. */
const isRated = ({ sProMInsR, sLAmtCalc }: LoanValues): boolean =>
  thousandthsOf(sProMInsR) !== undefined && centsOf(sLAmtCalc) !== undefined;

/** Agencies whose loans above 80% are always insured. */
const insuredAgencies: readonly Agency[] = ['fannie-mae', 'freddie-mac'];
const MONTHLY_OPTIONS: readonly (string | null | undefined)[] = ['0', '2'];

/** A private monthly premium that a loan with a program pays, so that its housing expense is unknown without it. */
function unknownPremium(loan: LoanValues): RequiredInput[] {
  const input = ratioInput(loan);
  const isInsured = MONTHLY_OPTIONS.includes(loan.sProdConvMIOptionT) || insuredAgencies.includes(agencyOf(loan));
  return loan.sLpTemplateNm && needsPrivateInsurance(input && ratios(input)) && isInsured ? ['sProMIns'] : [];
}

/**
 * Monthly mortgage insurance: FHA's and USDA's by their tables, private insurance by the loan's option. One that is paid at once, by
 * the lender, or not at all has no monthly premium, whatever was entered before. One that is due and has no premium yet is needed.
 */
export function mortgageInsurance(loan: LoanValues, note: Calculation): Calculation {
  const government = governmentPremium(loan, note);
  if (government) return sumCalculation('mortgageInsurance', [government]);
  const isPrivate = schemeOf(loan.sLT) === 'pmi';
  if (isPrivate && !paysMonthly(premiumKindOf(loan.sProdConvMIOptionT))) {
    return noCalculation('mortgageInsurance', 'money');
  }
  const lines = privatePremium(loan);
  if (lines.length === 0 && centsOf(loan.sProMIns) === undefined) {
    return {
      ...noCalculation('mortgageInsurance', 'money'),
      requirements: isPrivate ? unknownPremium(loan) : unknownRate(loan),
    };
  }
  const ends = isPrivate && lines.length > 0 ? insuranceCancellation(loan, note) : undefined;
  return sumCalculation('mortgageInsurance', [
    ...lines.map((one) =>
      ends?.end === 0 && isRated(loan) ? { ...one, counted: false, why: 'insuranceEnded' as const } : one,
    ),
    ...(ends ? insuranceEndLines(ends, loan.sSchedDueD1) : []),
  ]);
}
