import { deliveryTarget } from '../../loan/agency';
import { loanScore } from '../../loan/credit-score';
import type { LoanValues, NewLoanDocument } from '../../loan/document';
import type { SingleCalculation } from '../calculations/calculation-keys';
import { calculationsOf } from '../calculations/calculations';
import { unitsOf } from '../calculations/units';

/** The figure that each computed field of the loan is. */
const fieldFigures = {
  sFfUfmip1pc: 'upfrontFee',
  sFfUfmipFinanced: 'financedFee',
  sFinalLAmt: 'noteAmount',
  sDownPmt: 'downPayment',
  sDownPmtPc: 'downPaymentPercent',
  sLtvR: 'ltv',
  sCltvR: 'cltv',
  sHcltvR: 'hcltv',
  sProMIns: 'mortgageInsurance',
  sProThisMPmt: 'payment',
  sProThisMQual: 'qualifyingPayment',
  sMonthlyPmt: 'proposedHousing',
  sTransNetCash: 'cashToClose',
  sLTotI: 'totalIncome',
  sLTotLiaMon: 'debts',
  sNetRentalMon: 'netRent',
  sAppTotLiqAsset: 'liquidAssets',
  sVaResidualIncome: 'residualIncome',
  sQualTopR: 'dtiTop',
  sQualBottomR: 'dtiBottom',
} as const satisfies Partial<Record<keyof LoanValues, SingleCalculation>>;

/** The values without those that could not be calculated. */
function replaced<Values extends object>(values: Values, computed: Readonly<Record<string, unknown>>): Values {
  const entries = Object.entries({ ...values, ...computed }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Values;
}

/**
 * The document with every computed field recalculated exactly, without floats: note amount, payments, LTV, CLTV and HCLTV on
 * the base amount to three decimals, income, debts and the two debt ratios, cash to close. Each is the result of an explained
 * calculation. The loan's score follows the bureau scores. Values that cannot be calculated yet are absent. (Main job; domain facts 4.)
 */
export function withComputed<Kind extends NewLoanDocument>(document: Kind): Kind {
  const sUnitsNum = unitsOf(document.sProdSpT);
  const sGseDeliveryTargetT = deliveryTarget(document);
  const figures = calculationsOf(document);
  const fields = Object.entries(fieldFigures).map(([field, key]) => [field, figures[key].value]);
  const applicants = document.applicants.map((applicant, index) => ({
    ...applicant,
    aLiaMonTot: figures.applicationDebts[index]?.value ?? null,
  }));
  const score = loanScore(document);
  // An entered score counts only while there are no bureau scores.
  const reported = score?.source === 'bureau' ? { sCreditScoreType2: score.score } : {};
  return replaced(document, { ...Object.fromEntries(fields), ...reported, sUnitsNum, sGseDeliveryTargetT, applicants });
}
