import type { LoanValues } from '../loan/document';

/**
 * Facts of a loan that only the register needs, so the desk that files it corrects them there, whatever the status of the loan: it has
 * ended before it is filed. Everything else is corrected on the page of the loan that owns it.
 */
export const registerFields = [
  'sHmdaApplicationD',
  'sHmdaActionTaken',
  'sHmdaActionD',
  'sHmdaLoanAmt',
  'sHmdaRateSpread',
  'sHmdaHoepaStatus',
  'sUniversalLoanIdentifier',
  'sSpCountyFips',
  'sSpCensusTract',
] as const satisfies readonly (keyof LoanValues)[];

export type RegisterField = (typeof registerFields)[number];

/** A loan's values of these fields; null for one that it lacks. */
export type RegisterValues = Readonly<Record<RegisterField, string | boolean | null>>;

export const isRegisterField = (name: string | null): name is RegisterField =>
  registerFields.some((field) => field === name);

export const registerValuesOf = (loan: LoanValues): RegisterValues =>
  Object.fromEntries(registerFields.map((field) => [field, loan[field] ?? null])) as RegisterValues;

/** Characters of the reason for which unusual values are right. */
export const MAX_CONFIRM_REASON = 500;
