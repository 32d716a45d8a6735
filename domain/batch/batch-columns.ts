import { statusCodes } from '../loan/codes/status-codes';
import { employeeRoleNames } from '../loan/fields/employee-fields';
import { fieldSpec } from '../loan/fields/field-table';
import { plainMoves } from '../loan/plain-moves';
import { statusLabel } from '../loan/status';
import type { RecordField, RecordFields } from '../records/record-fields';
import { transactionFields } from '../servicing/transaction-fields';
import { ownValue } from '../tables/own-value';
import { conditionCategories } from '../underwriting/condition-categories';
import { MAX_DESCRIPTION } from '../underwriting/condition-limits';
import type { BatchKind } from './batch-fields';

const loanNum = { kind: 'text', required: true, maxLength: 36 } as const;
const money = { kind: 'money' } as const;

/** Fields of a loan that a file can set: of the time after closing and of reports, none that describes a borrower. */
export const importedLoanFields = [
  'sSubservicerLoanNm',
  'sServicingCurrentPrincipal',
  'sServicingNextPmtD',
  'sServicingEscrowPmt',
  'sPropertyTaxDueD',
  'sPropertyTaxSecondDueD',
  'sHazInsCompanyNm',
  'sHazInsPolicyNum',
  'sHazInsDueD',
  'sFloodZone',
  'sDisbursementD',
  'sEstCloseD',
  'sHmdaApplicationD',
  'sHmdaActionD',
  'sHmdaActionTaken',
  'sHmdaRateSpread',
] as const;

function loanField(name: string): RecordField {
  const spec = fieldSpec(name);
  if (spec === undefined) throw new Error(`There is no field ${name}.`);
  return spec;
}

const numbersOfRecords: readonly string[] = [
  'loanNum',
  'reference',
  'reverses',
  'sSubservicerLoanNm',
  'sHazInsPolicyNum',
];

/** Whether a field has the number of a loan, transaction or policy, which can have any digits. */
export const isNumberOfRecord = (field: string): boolean => numbersOfRecords.includes(field);

/** The fields of a row of each kind. The number of the loan is `loanNum`. */
export const batchColumns: Readonly<Record<BatchKind, RecordFields>> = {
  transactions: transactionFields,
  loans: { loanNum, ...Object.fromEntries(importedLoanFields.map((name) => [name, loanField(name)])) },
  status: { loanNum, status: { kind: 'text', required: true, options: plainMoves } },
  assign: {
    loanNum,
    role: { kind: 'text', required: true, options: employeeRoleNames },
    login: { kind: 'text', required: true, maxLength: 100 },
  },
  requests: {
    loanNum,
    category: { kind: 'text', required: true, options: conditionCategories },
    description: { kind: 'text', required: true, maxLength: MAX_DESCRIPTION },
  },
  'purchase-advice': {
    loanNum,
    principal: { ...money, required: true },
    noteRate: { kind: 'percent' },
    price: { kind: 'decimal', scale: 3 },
    interest: money,
    escrow: money,
    netAmount: money,
    purchaseDate: { kind: 'date' },
  },
  funding: {
    loanNum,
    loanAmount: { ...money, required: true },
    noteRate: { kind: 'percent' },
    fundedDate: { kind: 'date' },
  },
};

/** Titles that files give a field, besides its own name; signs and case do not count. */
export const columnAliases: Readonly<Record<string, readonly string[]>> = {
  loanNum: ['loan number', 'loan no', 'loan', 'loan id', 'account number', 'sLNm'],
  date: ['transaction date', 'effective date', 'posting date', 'post date', 'paid date'],
  type: ['transaction type', 'transaction', 'description'],
  amount: ['transaction amount', 'payment amount', 'total'],
  reference: ['ref', 'reference number', 'transaction id', 'trace number', 'confirmation'],
  reverses: ['reversed reference', 'original reference', 'reversal of'],
  status: ['loan status', 'new status'],
  login: ['user', 'user id', 'user name', 'assignee', 'name', 'email'],
  category: ['condition category', 'cat'],
  description: ['document', 'condition', 'request'],
  principal: ['principal balance', 'unpaid principal balance', 'upb', 'current balance'],
  noteRate: ['rate', 'interest rate', 'note rate'],
  price: ['purchase price', 'investor price'],
  interest: ['accrued interest', 'interest adjustment'],
  escrow: ['escrow balance', 'escrow withheld', 'impounds'],
  netAmount: ['net', 'net proceeds', 'wire amount', 'net wire', 'total wire'],
  purchaseDate: ['settlement date', 'purchased'],
  loanAmount: ['amount', 'note amount', 'total loan amount', 'wire amount'],
  fundedDate: ['funding date', 'funded', 'disbursement date', 'wire date'],
};

/** What files call an option of a field besides its code: `Loan Submitted` or `On-Hold`. */
export const optionWords = (field: string, option: string): readonly string[] =>
  field === 'status' ? [statusLabel(option), ownValue<string>(statusCodes, option) ?? option] : [];

/** What a report shows of a row besides its loan. */
export function rowReference(kind: BatchKind, input: Readonly<Record<string, string>>): string | null {
  const of = (name: string): string => ownValue<string>(input, name) ?? '';
  switch (kind) {
    case 'transactions':
      return of('reference') || null;
    case 'status':
      return statusLabel(of('status')) || null;
    case 'assign':
      return `${of('role')} ${of('login')}`.trim() || null;
    case 'requests':
      return of('description') || null;
    default:
      return null;
  }
}

/** Rows with the same key are about the same thing, so that a second one is refused or changes nothing. */
export function rowKey(kind: BatchKind, input: Readonly<Record<string, string>>): string {
  const names =
    kind === 'transactions'
      ? ['reference']
      : kind === 'requests'
        ? ['loanNum', 'description']
        : kind === 'assign'
          ? ['loanNum', 'role']
          : ['loanNum'];
  return names.map((name) => ownValue<string>(input, name) ?? '').join(' ');
}
