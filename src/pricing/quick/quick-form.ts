import { purposeCodes } from '../../../domain/loan/codes/loan-codes';
import { occupancyCodes, propertyTypeCodes } from '../../../domain/loan/codes/property-codes';
import { LOCK_PERIODS } from '../../../domain/pricing/lock-term';
import { type QuickScenario, quickScenarioFields } from '../../../domain/pricing/quick-scenario';

/** Form values: choices as text, typed values in stored form, null if empty. */
export type QuickValues = { readonly [Name in keyof QuickScenario]: string | number | null };

/** Initial values: the most common answers, and empty fields where there is no sensible default. */
export const firstValues: QuickValues = {
  sLPurposeT: '0',
  sOccTPe: '0',
  sProdSpT: '0',
  sApprVal: null,
  sLAmtCalc: null,
  sCreditScoreType2: null,
  sSpZip: null,
  sProdRLckdDays: '30',
};

export const purposes = Object.keys(purposeCodes).filter((code) =>
  (quickScenarioFields.sLPurposeT.options as readonly string[]).includes(code),
);
export const occupancies = Object.keys(occupancyCodes);
export const propertyTypes = Object.keys(propertyTypeCodes);
export const lockPeriods = LOCK_PERIODS.map(String);
