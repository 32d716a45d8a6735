import type { DeskReport } from '../pages/report-pages';
import type { RecordFields } from '../records/record-fields';

const text = { kind: 'text' } as const;
const date = { kind: 'date' } as const;
const integer = { kind: 'integer' } as const;

/** What every report says of a loan. */
const loan = {
  loanNum: text,
  borrower: text,
  status: { kind: 'code', codes: 'statusDisplay' },
  amount: { kind: 'money' },
  channel: { kind: 'code', codes: 'sBranchChannelT' },
  branch: text,
  officer: text,
  program: text,
} as const satisfies RecordFields;

/** The columns of the list of each report. */
export const reportFields = {
  'pull-through': {
    ...loan,
    applied: date,
    outcome: { kind: 'text', options: ['funded', 'canceled', 'denied', 'withdrawn'] },
    outcomeOn: date,
  },
  'turn-times': {
    ...loan,
    step: text,
    started: date,
    reached: date,
    businessDays: integer,
    calendarDays: integer,
  },
  'lock-expiry': { ...loan, expDate: date, daysLeft: integer, estClosing: date },
  fallout: {
    ...loan,
    reason: { kind: 'text', options: ['funded', 'canceled', 'denied', 'withdrawn', 'lockCanceled', 'expired'] },
    lockedOn: date,
    expDate: date,
    endedOn: date,
  },
  'conditions-age': {
    ...loan,
    condition: text,
    category: text,
    owedBy: { kind: 'text', options: ['originator', 'lender', 'underwriter'] },
    createdOn: date,
    ageDays: integer,
    waitingDays: integer,
  },
} as const satisfies Readonly<Record<DeskReport, RecordFields>>;
