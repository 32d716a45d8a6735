import type { RecordFields } from '../records/record-fields';

const text = { kind: 'text' } as const;
const days = { kind: 'integer', unit: 'days' } as const;
const price = { kind: 'decimal', scale: 3 } as const;
const date = { kind: 'date' } as const;
const money = { kind: 'money' } as const;

/** The lock report as lists show it. */
export const lockReportFields = {
  loanNum: text,
  borrower: text,
  status: { kind: 'code', codes: 'statusDisplay' },
  expDate: date,
  today: date,
  remainingDays: { kind: 'integer' },
  brkLockTerm: days,
  lockTerm: days,
  newLockTerm: days,
  curPrice: price,
  curPriceAt: { kind: 'instant' },
  branch: text,
  company: text,
  loanType: { kind: 'code', codes: 'sLT' },
  commitmentType: { kind: 'code', codes: 'sInvestorLockCommitmentT' },
  investorProgram: text,
  investorExpDate: date,
  gapDays: { kind: 'integer' },
  estClosing: date,
  amount: money,
  noteRate: { kind: 'percent' },
  lockPrice: price,
  investorPrice: price,
  margin: price,
  revenue: money,
} as const satisfies RecordFields;

/** The columns that the specification prints (LOCK-14), in its order. */
export const printedReportColumns = [
  ...(['loanNum', 'status', 'expDate', 'today', 'remainingDays', 'brkLockTerm', 'lockTerm', 'newLockTerm'] as const),
  ...(['curPrice', 'branch', 'loanType', 'commitmentType'] as const),
] as const satisfies readonly (keyof typeof lockReportFields)[];
