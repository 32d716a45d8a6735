import type { LoanDocument } from '../loan/document';
import type { Owner } from '../loan/records';
import { ownValue } from '../tables/own-value';
import type { CreditReportData, PublicRecord } from './report.schemas';

/** The fields of a borrower's application for the days of derogatory events. */
export const eventDateFields = ['aBDecBankruptD', 'aBDecForeclosureD'] as const;
export type EventDateField = (typeof eventDateFields)[number];

const fieldOfRecord: Readonly<Record<string, EventDateField>> = {
  bankruptcy: 'aBDecBankruptD',
  foreclosure: 'aBDecForeclosureD',
};

/** A derogatory event of the report next to what the borrower declared about it. */
export interface EventComparison {
  readonly owner: Owner;
  readonly field: EventDateField;
  /** When it was completed, by the report; null if it is not over or not known. */
  readonly reported: string | null;
  readonly isDeclared: boolean;
  readonly current: string | null;
  /** The declared event has no date, and the report has one. */
  readonly isTaken: boolean;
}

/** A month stands for its last day, so that no waiting period ends too early. */
function wholeDay(date: string): string {
  if (date.length === 10) return date;
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** A bankruptcy ends with its discharge or dismissal; a foreclosure has only one day. */
function completedOn({ kind, disposition, settled, filed }: PublicRecord): string | null {
  const day =
    kind === 'bankruptcy' ? (/discharg|dismiss|clos/i.test(disposition) ? settled : null) : (settled ?? filed);
  return day ? wholeDay(day) : null;
}

const answer = (loan: Pick<LoanDocument, 'applicants'>, owner: Owner, field: string): unknown =>
  Reflect.get(loan.applicants[Number(owner[0])] ?? {}, field.replace(/^aB/, `a${owner[1]}`));

/** The bankruptcies and foreclosures of a report, the latest of each borrower, next to the declarations. */
export function reportedEvents(
  loan: Pick<LoanDocument, 'applicants'>,
  { publicRecords }: Pick<CreditReportData, 'publicRecords'>,
): EventComparison[] {
  const found = new Map<string, EventComparison>();
  for (const record of publicRecords) {
    const field = ownValue(fieldOfRecord, record.kind);
    if (field === undefined) continue;
    const reported = completedOn(record);
    for (const owner of record.owners) {
      const before = found.get(`${owner}${field}`);
      // An open one counts as the latest.
      if (before && (before.reported === null || (reported !== null && reported <= before.reported))) continue;
      const isDeclared = answer(loan, owner, field.slice(0, -1)) === true;
      const stored = answer(loan, owner, field);
      const current = typeof stored === 'string' && stored !== '' ? stored : null;
      const isTaken = isDeclared && current === null && reported !== null;
      found.set(`${owner}${field}`, { owner, field, reported, isDeclared, current, isTaken });
    }
  }
  return [...found.values()];
}
