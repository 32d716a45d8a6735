import { documentationCode } from '../../domain/loan/codes/scenario-codes';
import { loanScore } from '../../domain/loan/credit-score';
import { type LoanDocument, loanValue } from '../../domain/loan/document';
import { isRefinance } from '../../domain/loan/purpose';
import { formatThousandths, parseScaled } from '../../domain/numbers/fixed';
import { compensationPlan, lenderPaidPercents } from '../../domain/pricing/compensation';
import { applicantFacts } from '../../domain/pricing/read-applicants';
import { ownValue } from '../../domain/tables/own-value';

/** Values of the scenario form by LOS name. Amounts and percentages are decimal strings; null if empty. */
export interface ScenarioValues {
  readonly sLPurposeT: string;
  readonly sOccTPe: string;
  readonly sProdSpT: string;
  readonly sUnitsNum: string;
  readonly sPurchPrice: string | null;
  readonly sApprVal: string | null;
  readonly sLAmtCalc: string | null;
  readonly sCreditScoreType2: number | null;
  readonly sQualBottomR: string | null;
  readonly sProdImpound: boolean;
  readonly sSpZip: string | null;
  readonly sProdDocT: string;
  /** `borrower`, `lender` (without a percentage), or the percentage the lender pays, such as `1.500`. */
  readonly compensation: string;
  readonly sHas1stTimeBuyer: boolean;
  readonly sIsSelfEmployed: boolean;
  readonly aProdBCitizenT: string;
  readonly sProdRLckdDays: number;
  readonly sProdConvMIOptionT: string;
  readonly sProd3rdPartyUwResultT: string | null;
  readonly sHousingHistoryT: string | null;
  readonly sSpGrossRent: string | null;
  readonly sOccR: string | null;
  readonly sLTotI: string | null;
  readonly sAppTotLiqAsset: string | null;
  readonly sProdAvailReserveMonths: number | null;
  readonly sNumFinancedProperties: number | null;
  readonly sHasNonOccupantCoborrower: boolean;
  /** The ticked program filters (`scenario-programs.ts`). */
  readonly programs: string;
}

export type ScenarioName = keyof ScenarioValues;

const DEFAULT_LOCK_DAYS = 30;
/** `Blank`, what pricing assumes without an option. */
const UNKNOWN_INSURANCE = '5';
const unitsOfType: Readonly<Record<string, string>> = { '8': '2', '9': '3', '10': '4' };
const typeOfUnits: Readonly<Record<string, string>> = { '2': '8', '3': '9', '4': '10' };

/** Two, Three and Four Units set the number of units. Every other property type has one. */
export const unitsFor = (propertyType: string): string => ownValue(unitsOfType, propertyType) ?? '1';

/** Property type for a number of units. For one unit, a multi-unit type becomes SFR and any other type is kept. */
export const propertyTypeFor = (units: string, propertyType: string): string =>
  ownValue(typeOfUnits, units) ?? (ownValue(unitsOfType, propertyType) === undefined ? propertyType : '0');

const filled = (value: string | null | undefined): string | null => (value ? value : null);

/** The loan's own scenario, read the same way as on the server (`readScenario`). */
export function scenarioOfLoan(loan: LoanDocument): ScenarioValues {
  const person = applicantFacts({ ...loan });
  const purpose = loan.sLPurposeT ?? '0';
  const statedType = loan.sProdSpT ?? '0';
  const propertyType =
    ownValue(unitsOfType, statedType) === undefined
      ? propertyTypeFor(String(loan.sUnitsNum ?? 1), statedType)
      : statedType;
  const impoundKind = loanValue(loan, 'sProdImpoundT');
  return {
    sLPurposeT: purpose,
    sOccTPe: filled(loan.sOccTPe) ?? person.occupancy ?? '0',
    sProdSpT: propertyType,
    sUnitsNum: unitsFor(propertyType),
    sPurchPrice: filled(loan.sPurchPrice),
    sApprVal: filled(loan.sApprVal),
    sLAmtCalc: filled(loan.sLAmtCalc),
    sCreditScoreType2: loanScore(loan)?.score ?? null,
    sQualBottomR: filled(loan.sQualBottomR),
    sProdImpound: loan.sProdImpound ?? (impoundKind ? impoundKind !== '0' : true),
    sSpZip: filled(loan.sSpZip),
    sProdDocT: documentationCode(filled(loan.sProdDocT) ?? '0', loan.sCustomField2Notes ?? undefined),
    compensation: planOfLoan(loan),
    sHas1stTimeBuyer: loan.sHas1stTimeBuyer ?? (purpose === '0' && person.firstTimeBuyer),
    sIsSelfEmployed: loan.sIsSelfEmployed ?? person.selfEmployed,
    aProdBCitizenT: person.citizenship ?? '0',
    sProdRLckdDays: loan.sProdRLckdDays || DEFAULT_LOCK_DAYS,
    sProdConvMIOptionT: filled(loan.sProdConvMIOptionT) ?? UNKNOWN_INSURANCE,
    sProd3rdPartyUwResultT: filled(loan.sProd3rdPartyUwResultT),
    sHousingHistoryT: filled(loan.sHousingHistoryT),
    sSpGrossRent: filled(loan.sSpGrossRent),
    sOccR: filled(loan.sOccR),
    sLTotI: filled(loan.sLTotI),
    sAppTotLiqAsset: filled(loan.sAppTotLiqAsset),
    sProdAvailReserveMonths: loan.sProdAvailReserveMonths ?? null,
    sNumFinancedProperties: loan.sNumFinancedProperties ?? null,
    sHasNonOccupantCoborrower: loan.sHasNonOccupantCoborrower ?? false,
    programs: '',
  };
}

function planOfLoan(loan: LoanDocument): string {
  const percent = loan.sOriginatorCompensationPercent;
  const plan = compensationPlan(
    loan.sOriginatorCompensationPaymentSourceT ?? undefined,
    percent ? parseScaled(percent, 3) : undefined,
  );
  if (plan.source === 'borrower') return 'borrower';
  return plan.percent === undefined ? 'lender' : formatThousandths(plan.percent);
}

/** The plans to choose from, including the loan's own if it is not among them. */
export function compensationChoices(own: string): string[] {
  const plans = ['borrower', ...lenderPaidPercents.map(formatThousandths)];
  return plans.includes(own) ? plans : [...plans, own];
}

/** Refinances have no purchase price. */
export const hasPurchasePrice = (purpose: string): boolean => !isRefinance({ sLPurposeT: purpose });
