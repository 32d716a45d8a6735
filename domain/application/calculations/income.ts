import { borrowerName, borrowersOf, type NewLoanDocument } from '../../loan/document';
import type { EmploymentRecord, IncomeRecord, LiabilityRecord } from '../../loan/records';
import { owners } from '../../loan/records';
import { centsOf } from '../../numbers/cents';
import { recordFieldPath } from '../field-path';
import {
  type Calculation,
  type CalculationLine,
  calculationCents,
  calculationLines,
  line,
  sumCalculation,
} from './calculation';
import type { SingleCalculation } from './calculation-keys';
import { nameOf, ownersOf } from './records';
import { isDeducted } from './support';

/** Kinds of income, each with its own calculation. */
type IncomeCalculation = Extract<SingleCalculation, `income${string}`>;

/** A line of income and its kind; lines that never count have none. */
interface IncomeLine {
  readonly type?: IncomeCalculation;
  readonly line: CalculationLine;
}

const pays = [
  ['basePay', 'incomeBase'],
  ['overtimePay', 'incomeOvertime'],
  ['bonusPay', 'incomeBonus'],
  ['commissionPay', 'incomeCommission'],
  ['militaryPay', 'incomeMilitary'],
  ['otherPay', 'incomeOtherPay'],
] as const satisfies readonly (readonly [keyof EmploymentRecord, IncomeCalculation])[];

const PREVIOUS_JOB = '1';

/** Income of non-borrowers documents a household but does not count for qualification. */
const NON_BORROWER_INCOME = '23';

/** Net rents that a file may carry as income; a loss among them is a debt. */
const SUBJECT_NET_RENT = '31';
const NET_RENTS: readonly (string | null | undefined)[] = [SUBJECT_NET_RENT, '32'];

export const isNetRent = ({ type }: IncomeRecord): boolean => NET_RENTS.includes(type);

export const isSubjectNetRent = ({ type }: IncomeRecord): boolean => type === SUBJECT_NET_RENT;

/** The parts of a job's pay, and the rest of its monthly income. The monthly income counts, if given. */
function jobLines(job: EmploymentRecord): IncomeLine[] {
  const options = { record: nameOf(job.employer), owners: ownersOf(job) };
  const path = recordFieldPath('employments', job.id, 'monthlyIncome');
  const own: IncomeCalculation | undefined = job.selfEmployed === true ? 'incomeSelfEmployed' : undefined;
  const parts = pays.flatMap(([field, type]) => {
    const cents = centsOf(job[field]);
    if (!cents) return [];
    const name = { field: `employment.${field}` } as const;
    return [
      {
        type: own ?? type,
        cents,
        line: line(name, cents, { ...options, path: recordFieldPath('employments', job.id, field) }),
      },
    ];
  });
  const split = parts.reduce((sum, { cents }) => sum + cents, 0);
  const whole = centsOf(job.monthlyIncome) ?? (parts.length > 0 ? split : undefined);
  const name = { field: 'employment.monthlyIncome' } as const;
  if (job.status === PREVIOUS_JOB) return [{ line: line(name, whole, { ...options, path, why: 'previousJob' }) }];
  const type = own ?? 'incomeUnsplit';
  if (parts.length === 0) return [{ type, line: line(name, whole, { ...options, path }) }];
  const rest = (whole ?? split) - split;
  return rest === 0 ? parts : [...parts, { type, line: line({ words: 'incomeRest' }, rest, { ...options, path }) }];
}

/** A line of income that no job pays, under its type. */
export function otherIncomeLine(income: IncomeRecord): CalculationLine {
  const name = income.type
    ? ({ list: 'incomeType', code: income.type } as const)
    : ({ field: 'income.monthlyAmount' } as const);
  return line(name, centsOf(income.monthlyAmount), {
    record: nameOf(income.description),
    owners: ownersOf(income),
    path: recordFieldPath('incomes', income.id, 'monthlyAmount'),
  });
}

function otherLines(income: IncomeRecord): IncomeLine[] {
  const found = otherIncomeLine(income);
  if (income.type === NON_BORROWER_INCOME) return [{ line: { ...found, counted: false, why: 'nonBorrower' } }];
  return isNetRent(income) ? [] : [{ type: 'incomeOtherSources', line: found }];
}

/** Support that a borrower pays and that reduces the income. */
function supportLine(debt: LiabilityRecord): IncomeLine {
  const name = { list: 'liabilityType', code: debt.type ?? '' } as const;
  const path = recordFieldPath('liabilities', debt.id, 'payment');
  const options = { record: nameOf(debt.description), owners: ownersOf(debt), path, effect: 'minus' } as const;
  return { type: 'incomeOtherSources', line: line(name, centsOf(debt.payment), options) };
}

const firstOwner = ({ owners: whose }: CalculationLine) => whose?.[0];

/** Income of each borrower; shared income counts for the first owner. */
function borrowerIncome(loan: NewLoanDocument, lines: readonly CalculationLine[]): Calculation[] {
  const known = borrowersOf(loan);
  return owners
    .filter((owner) => known.includes(owner) || lines.some((one) => firstOwner(one) === owner))
    .map((owner) => {
      const own = lines.filter((one) => firstOwner(one) === owner);
      return sumCalculation('borrowerIncome', own, { of: { id: owner, name: borrowerName(loan, owner) } });
    });
}

/** A gain from rents is income; a loss is shown, and counts as a debt. */
function rentLines(rent: Calculation): CalculationLine[] {
  const loss = (calculationCents(rent) ?? 0) < 0;
  return calculationLines(rent, loss ? { why: 'rentLoss' } : {});
}

/**
 * Monthly income of all borrowers (`sLTotI`), by borrower and by kind. Shared records count once; a gain from rents belongs to
 * no borrower.
 */
export function incomeCalculationsOf(loan: NewLoanDocument, rents: readonly Calculation[]) {
  const paid = loan.liabilities.filter((debt) => isDeducted(debt, loan)).map(supportLine);
  const found = [...loan.employments.flatMap(jobLines), ...loan.incomes.flatMap(otherLines), ...paid];
  const lines = found.map((one) => one.line);
  const ofType = (type: IncomeCalculation) =>
    sumCalculation(
      type,
      found.filter((one) => one.type === type).map((one) => one.line),
    );
  return {
    totalIncome: sumCalculation('totalIncome', [...lines, ...rents.flatMap(rentLines)]),
    incomeBase: ofType('incomeBase'),
    incomeOvertime: ofType('incomeOvertime'),
    incomeBonus: ofType('incomeBonus'),
    incomeCommission: ofType('incomeCommission'),
    incomeMilitary: ofType('incomeMilitary'),
    incomeOtherPay: ofType('incomeOtherPay'),
    incomeSelfEmployed: ofType('incomeSelfEmployed'),
    incomeUnsplit: ofType('incomeUnsplit'),
    incomeOtherSources: ofType('incomeOtherSources'),
    borrowerIncome: borrowerIncome(loan, lines),
  };
}
