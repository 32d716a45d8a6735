import { isRescindable } from '../../loan/purpose';
import type { BusinessCalendar } from './business-days';
import { rescissionEnds } from './disclosure-clock';

/** The planned days of a loan; each may be open. */
export interface PlannedDays {
  readonly sLPurposeT?: string | null;
  readonly sOccTPe?: string | null;
  readonly sEstCloseD?: string | null;
  readonly sConsummationD?: string | null;
  readonly sDisbursementD?: string | null;
}

/** What is wrong with planned days that may be saved nevertheless, and the day that it is about. */
export interface DateWarning {
  readonly code: 'beforeFirstClosing' | 'beforeRescission' | 'closingOnHoliday';
  readonly date: string;
}

/**
 * Days that contradict the clocks of Regulation Z: a closing before the first possible day, money paid out while the borrowers can
 * rescind (12 CFR 1026.23(c)), and a closing on a day on which the lender is closed. Prepaid interest and the APR count from them.
 */
export function dateWarnings(loan: PlannedDays, general: BusinessCalendar, firstClosing?: string): DateWarning[] {
  const { sEstCloseD: planned, sConsummationD: closed, sDisbursementD: disbursed } = loan;
  const closing = closed ?? planned;
  const rescission = closing && isRescindable(loan) ? rescissionEnds(closing).date : undefined;
  const isOpen = planned && !closed;
  return [
    ...(isOpen && firstClosing !== undefined && planned < firstClosing
      ? [{ code: 'beforeFirstClosing', date: firstClosing } as const]
      : []),
    ...(rescission !== undefined && disbursed && disbursed <= rescission
      ? [{ code: 'beforeRescission', date: rescission } as const]
      : []),
    ...(isOpen && general(planned) !== undefined ? [{ code: 'closingOnHoliday', date: planned } as const] : []),
  ];
}
