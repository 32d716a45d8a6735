import type { LoanValues, NewLoanDocument } from '../../loan/document';
import type { SingleCalculation } from '../calculations/calculation-keys';
import { calculationsOf } from '../calculations/calculations';

/** Units of the property types that say so; every other type has one. */
const unitsOfType: Readonly<Record<string, number>> = { '8': 2, '9': 3, '10': 4 };

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
  sQualTopR: 'dtiTop',
  sQualBottomR: 'dtiBottom',
} as const satisfies Partial<Record<keyof LoanValues, SingleCalculation>>;

/** The values, with those that could not be computed taken away. */
function replaced<Values extends object>(values: Values, computed: Readonly<Record<string, unknown>>): Values {
  const entries = Object.entries({ ...values, ...computed }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Values;
}

/**
 * The document with every computed field worked out anew, exactly and without floats: note amount, payments, LTV, CLTV and
 * HCLTV on the base amount to three decimals, income, debts and the two debt ratios, cash to close. Each is the figure that
 * explains itself line by line. What cannot be computed yet is absent. (Main job; domain facts 4.)
 */
export function withComputed<Kind extends NewLoanDocument>(document: Kind): Kind {
  const type = document.sProdSpT;
  const sUnitsNum = type ? (unitsOfType[type] ?? 1) : undefined;
  const figures = calculationsOf(document);
  const fields = Object.entries(fieldFigures).map(([field, key]) => [field, figures[key].value]);
  const applicants = document.applicants.map((applicant, index) => ({
    ...applicant,
    aLiaMonTot: figures.applicationDebts[index]?.value ?? null,
  }));
  return replaced(document, { ...Object.fromEntries(fields), sUnitsNum, applicants });
}
