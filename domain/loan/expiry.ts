import { addDays, isDate } from '../format/date';
import { loanValue, type NewLoanDocument } from './document';

/** Appraisal, credit report and title report are good for 120 days (PANEL-17 to -19). */
export const DOCUMENT_LIFE_DAYS = 120;

/** The expiration day of a document with this date; null without a date. */
export function expiryDate(source: string | null | undefined): string | null {
  return source && isDate(source) ? addDays(source, DOCUMENT_LIFE_DAYS) : null;
}

export interface ExpiryDates {
  readonly appraisal: string | null;
  readonly credit: string | null;
  readonly title: string | null;
}

/** When the appraisal, the credit report (of the first application) and the title report of a loan expire. */
export function expiryDates(loan: Partial<NewLoanDocument>): ExpiryDates {
  const ordered = loanValue(loan, 'aCrOd');
  return {
    appraisal: expiryDate(loan.sSpValuationEffectiveD),
    credit: expiryDate(typeof ordered === 'string' ? ordered : null),
    title: expiryDate(loan.sPrelimRprtDocumentD),
  };
}
