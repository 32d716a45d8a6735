import { withComputed } from '../../../domain/application/change/computed';
import type { CreditResult } from '../../../domain/credit/credit-result.schemas';
import { DEMO_REPORT, REPORT_APPLIED } from '../../../domain/credit/demo-score';
import { REPORTED } from '../../../domain/loan/credit-score';
import type { LoanDocument } from '../../../domain/loan/document';
import type { Applicant } from '../../../domain/loan/records';
import { changedLoan } from './changed-loan';

/** The applications with the scores of the report, which name it as their source, and the days of declared events. */
function scored(
  applicants: readonly Applicant[],
  { scores, borrowers, issued, eventDates }: CreditResult,
): Applicant[] {
  return applicants.map((applicant, index) => {
    const own = scores.filter(({ owner }) => Number(owner[0]) === index);
    const fields = own.flatMap(({ owner, bureau, score, model }): [string, unknown][] => {
      const prefix = `a${owner[1]}${bureau}`;
      const isScore = score !== null && model !== null;
      if (!isScore && score !== null) return [];
      return [
        [`${prefix}Score`, score],
        [`${prefix}ModelT`, isScore ? model : null],
        [`${prefix}ScoreSourceT`, isScore ? REPORTED : null],
      ];
    });
    const dates = eventDates
      .filter(({ owner }) => Number(owner[0]) === index)
      .flatMap(({ owner, field, date, end }): [string, unknown][] => [
        [field.replace(/^aB/, `a${owner[1]}`), date],
        ...(end === null ? [] : [[`a${owner[1]}DecBankruptEndT`, end] satisfies [string, unknown]]),
      ]);
    const isReported = borrowers.some((owner) => Number(owner[0]) === index);
    return {
      ...applicant,
      ...Object.fromEntries(fields),
      ...Object.fromEntries(dates),
      ...(isReported && { aCrOd: issued }),
    };
  });
}

/** The note of a report in the status log. */
export const creditNote = ({ isSimulation }: CreditResult) => (isSimulation ? DEMO_REPORT : REPORT_APPLIED);

/** The loan with the scores, days and debts of a report. Throws `stale` with the current loan, or `invalid` with fields. */
export function creditedLoan(stored: LoanDocument, result: CreditResult, newId: () => string): LoanDocument {
  const { version, liabilities } = result;
  const changed = changedLoan(stored, { version, changes: { liabilities } }, newId);
  return withComputed({ ...changed, applicants: scored(changed.applicants, result) });
}
