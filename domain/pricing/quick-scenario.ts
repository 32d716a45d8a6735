import { portalDocumentationOrder } from '../loan/codes/documentation-codes';
import { amountFields } from '../loan/fields/amount-fields';
import { borrowerFields } from '../loan/fields/borrower-fields';
import { identityFields } from '../loan/fields/identity-fields';
import { lockFields } from '../loan/fields/lock-fields';
import type { RecordFields, RecordValues } from '../records/record-fields';
import { LOCK_PERIODS } from './lock-term';
import { programFilters } from './scenario-filter';

type FilterName = {
  [Kind in keyof typeof programFilters]: keyof (typeof programFilters)[Kind];
}[keyof typeof programFilters];

const filters = Object.fromEntries(
  Object.values(programFilters)
    .flatMap((fields) => Object.keys(fields))
    .map((name) => [name, { kind: 'yesno' }]),
) as Readonly<Record<FilterName, { readonly kind: 'yesno' }>>;

const value = { kind: 'money', min: 10_000, max: 100_000_000 } as const;

/** The fields of a scenario that anyone may price, by LOS name. A price needs the first ones; the others are those of a loan. */
export const publicScenarioFields = {
  sLPurposeT: { kind: 'text', required: true, options: ['0', '1', '2'] },
  sOccTPe: { kind: 'text', required: true, options: ['0', '1', '2'] },
  sProdSpT: { kind: 'code', codes: 'sProdSpT', required: true },
  /** A purchase needs its price, or the value in its place; a refinance needs the value. */
  sPurchPrice: value,
  sApprVal: value,
  sLAmtCalc: { ...value, required: true },
  sCreditScoreType2: { kind: 'integer', required: true, min: 300, max: 850 },
  sSpZip: { kind: 'zip', required: true },
  sProdRLckdDays: { kind: 'integer', required: true, options: LOCK_PERIODS.map(String) },
  sQualBottomR: amountFields.sQualBottomR,
  sProdImpound: { ...amountFields.sProdImpound, unstated: true },
  sProdDocT: { kind: 'text', options: portalDocumentationOrder },
  aProdBCitizenT: borrowerFields.aProdBCitizenT,
  sHas1stTimeBuyer: amountFields.sHas1stTimeBuyer,
  sIsSelfEmployed: amountFields.sIsSelfEmployed,
  sProdConvMIOptionT: amountFields.sProdConvMIOptionT,
  sProd3rdPartyUwResultT: identityFields.sProd3rdPartyUwResultT,
  sHousingHistoryT: amountFields.sHousingHistoryT,
  sSpGrossRent: amountFields.sSpGrossRent,
  sOccR: amountFields.sOccR,
  sLTotI: amountFields.sLTotI,
  sAppTotLiqAsset: amountFields.sAppTotLiqAsset,
  sProdAvailReserveMonths: amountFields.sProdAvailReserveMonths,
  sNumFinancedProperties: amountFields.sNumFinancedProperties,
  sHasNonOccupantCoborrower: amountFields.sHasNonOccupantCoborrower,
  ...filters,
} as const satisfies RecordFields;

/** Users also choose their compensation, which guests do not know of. */
export const quickScenarioFields = {
  ...publicScenarioFields,
  sOriginatorCompensationPaymentSourceT: lockFields.sOriginatorCompensationPaymentSourceT,
  sOriginatorCompensationPercent: lockFields.sOriginatorCompensationPercent,
} as const satisfies RecordFields;

export type PublicScenario = RecordValues<typeof publicScenarioFields>;
export type QuickScenario = PublicScenario & Partial<RecordValues<typeof quickScenarioFields>>;

/** The field that lacks the price or value of the property; null if neither does. */
export function missingValue({ sLPurposeT, sPurchPrice, sApprVal }: PublicScenario): 'sPurchPrice' | 'sApprVal' | null {
  if (sApprVal !== null) return null;
  if (sLPurposeT !== '0') return 'sApprVal';
  return sPurchPrice === null ? 'sPurchPrice' : null;
}

/** The scenario for pricing: a purchase without a price is one at the value. */
export const quickChanges = (scenario: QuickScenario) => ({
  ...scenario,
  ...(scenario.sLPurposeT === '0' ? { sPurchPrice: scenario.sPurchPrice ?? scenario.sApprVal } : {}),
});
