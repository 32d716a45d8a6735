import type { LoanDocument } from '../loan/document';
import type { Owner } from '../loan/records';
import { ownValue } from '../tables/own-value';
import type { CreditReportData, PublicRecord } from './report.schemas';
import {
  type BankruptcyEnd,
  bankruptcyEnd,
  type DerogatoryEvent,
  type EventDateField,
  eventsOfTradelines,
} from './tradeline-events';

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
  /** How a bankruptcy ended, by the report; null if it does not say. */
  readonly end: BankruptcyEnd | null;
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
function endOf({ kind, disposition, settled, filed }: PublicRecord): Pick<DerogatoryEvent, 'date' | 'end'> {
  if (kind !== 'bankruptcy') return { date: settled ?? filed ?? null, end: null };
  const isOver = /discharg|dismiss|clos/i.test(disposition);
  return { date: (isOver ? settled : null) ?? null, end: bankruptcyEnd(disposition) };
}

const answer = (loan: Pick<LoanDocument, 'applicants'>, owner: Owner, field: string): unknown =>
  Reflect.get(loan.applicants[Number(owner[0])] ?? {}, field.replace(/^aB/, `a${owner[1]}`));

const eventsOfRecords = (records: readonly PublicRecord[]): DerogatoryEvent[] =>
  records.flatMap((record) => {
    const field = ownValue(fieldOfRecord, record.kind);
    return field === undefined ? [] : record.owners.map((owner) => ({ owner, field, ...endOf(record) }));
  });

const placeOf = ({ owner, field }: DerogatoryEvent): string => `${owner}${field}`;

/** Those of courts, and those of accounts. An account that names no day adds nothing to what is known otherwise. */
function eventsOf({ publicRecords, tradelines }: Records): DerogatoryEvent[] {
  const known = [...eventsOfRecords(publicRecords), ...eventsOfTradelines(tradelines).filter(({ date }) => date)];
  const places = new Set(known.map(placeOf));
  return [...known, ...eventsOfTradelines(tradelines).filter((event) => !places.has(placeOf(event)))];
}

type Records = Pick<CreditReportData, 'publicRecords' | 'tradelines'>;

/** The derogatory events of a report, the latest of each kind of each borrower, next to the declarations. */
export function reportedEvents(loan: Pick<LoanDocument, 'applicants'>, report: Records): EventComparison[] {
  const found = new Map<string, EventComparison>();
  for (const event of eventsOf(report)) {
    const { owner, field, date, end } = event;
    const reported = date && wholeDay(date);
    const before = found.get(placeOf(event));
    // An open one counts as the latest.
    if (before && (before.reported === null || (reported !== null && reported <= before.reported))) continue;
    const isDeclared = answer(loan, owner, field.slice(0, -1)) === true;
    const stored = answer(loan, owner, field);
    const current = typeof stored === 'string' && stored !== '' ? stored : null;
    const isTaken = isDeclared && current === null && reported !== null;
    found.set(placeOf(event), { owner, field, reported, end, isDeclared, current, isTaken });
  }
  return [...found.values()];
}
