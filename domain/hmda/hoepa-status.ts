import type { LoanDocument } from '../loan/document';
import type { AporWeek } from '../pricing/apor';
import { finalActionOf } from './action-taken';
import { hoepaPart } from './row/costs-part';

/** Under which name the reason of an entered status is kept, beside those of edits. */
export const HOEPA = 'HOEPA';

/** Codes of the register: high-cost, not high-cost, not applicable. */
export const hoepaCodes = ['1', '2', '3'] as const;
export type HoepaCode = (typeof hoepaCodes)[number];

function statusOf(loan: LoanDocument, apor: readonly AporWeek[]): HoepaCode | null {
  const final = finalActionOf(loan);
  if (final === undefined) return null;
  const { hoepa } = hoepaPart(loan, final, apor);
  return hoepaCodes.find((code) => code === hoepa) ?? null;
}

/** The status as the tests of 12 CFR 1026.32 find it, without what was entered; null if they lack something. */
export const calculatedStatus = (loan: LoanDocument, apor: readonly AporWeek[]): HoepaCode | null =>
  statusOf({ ...loan, sHmdaHoepaStatus: null }, apor);

/** Whether a status that was entered is reported: the register has none of loans that were not made, or on no principal dwelling. */
export const reportsEntered = (loan: LoanDocument, apor: readonly AporWeek[]): boolean => statusOf(loan, apor) !== '3';
