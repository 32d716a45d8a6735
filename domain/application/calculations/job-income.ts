import type { NewLoanDocument } from '../../loan/document';
import type { EmploymentRecord } from '../../loan/records';
import { centsOf } from '../../numbers/cents';
import type { Cents } from '../../numbers/fixed';
import { recordFieldPath } from '../field-path';
import { taxedMilitaryPay } from '../pay';
import { type Calculation, calculationCents, line } from './calculation';
import type { AverageCalculation } from './calculation-keys';
import { grossUp } from './gross-up';
import { type Averages, averageOf } from './income-averages';
import type { IncomeCalculation, IncomeLine } from './income-line';
import { projectedLines } from './projected-income';
import { nameOf, ownersOf } from './records';

interface Pay {
  readonly field: 'basePay' | 'overtimePay' | 'bonusPay' | 'commissionPay' | 'militaryPay' | 'otherPay';
  readonly type: IncomeCalculation;
  readonly average?: AverageCalculation;
  /** The answer that says this pay is non-taxable. */
  readonly nonTaxable?: 'militaryNonTaxable' | 'otherNonTaxable';
}

const pays: readonly Pay[] = [
  { field: 'basePay', type: 'incomeBase', average: 'baseAverage' },
  { field: 'overtimePay', type: 'incomeOvertime', average: 'overtimeAverage' },
  { field: 'bonusPay', type: 'incomeBonus', average: 'bonusAverage' },
  { field: 'commissionPay', type: 'incomeCommission', average: 'commissionAverage' },
  { field: 'militaryPay', type: 'incomeMilitary', nonTaxable: 'militaryNonTaxable' },
  { field: 'otherPay', type: 'incomeOtherPay', average: 'otherPayAverage', nonTaxable: 'otherNonTaxable' },
];

const PREVIOUS_JOB = '1';

const optionsOf = (job: EmploymentRecord) => ({ record: nameOf(job.employer), owners: ownersOf(job) });

const isShort = ({ lines }: Calculation): boolean => lines.some(({ why }) => why === 'shortHistory');

/** A calculated average of a job. */
function averagedLine(job: EmploymentRecord, average: Calculation, type: IncomeCalculation): IncomeLine {
  const options = { ...optionsOf(job), ...(isShort(average) && { why: 'shortHistory' as const }) };
  return { type, line: line({ calculation: average.key, of: job.id }, calculationCents(average), options) };
}

interface PayPart {
  readonly pay: Pay;
  readonly lines: readonly IncomeLine[];
  readonly entered: Cents | undefined;
  readonly counted: Cents | undefined;
  readonly isAveraged: boolean;
}

/** A part of the pay: its average if there is a history, otherwise as entered. */
function payPart(job: EmploymentRecord, pay: Pay, type: IncomeCalculation, averages: Averages): PayPart {
  const cents = centsOf(job[pay.field]) || undefined;
  const average = pay.average && averageOf(averages, pay.average, job.id);
  const path = recordFieldPath('employments', job.id, pay.field);
  const name = { field: `employment.${pay.field}` } as const;
  const entered = {
    ...optionsOf(job),
    path,
    why: average && (isShort(average) ? ('shortHistory' as const) : ('averageCounts' as const)),
  };
  return {
    pay,
    entered: cents,
    isAveraged: average !== undefined,
    lines: [
      ...(average ? [averagedLine(job, average, type)] : []),
      ...(cents === undefined ? [] : [{ type, line: line(name, cents, entered) }]),
    ],
    counted: average ? calculationCents(average) : cents,
  };
}

function grossedUp(
  job: EmploymentRecord,
  answer: NonNullable<Pay['nonTaxable']>,
  cents: Cents | undefined,
  loan: NewLoanDocument,
): IncomeLine[] {
  const path = recordFieldPath('employments', job.id, answer);
  const taxed = answer === 'militaryNonTaxable' ? taxedMilitaryPay(job) : 0;
  return job[answer] === true ? grossUp((cents ?? 0) - taxed, job.taxRate, loan, { ...optionsOf(job), path }) : [];
}

/** The parts of a job's pay, and the rest of its monthly income. The monthly income counts, if given. */
function payLines(job: EmploymentRecord, loan: NewLoanDocument, averages: Averages): IncomeLine[] {
  const path = recordFieldPath('employments', job.id, 'monthlyIncome');
  const options = { ...optionsOf(job), path };
  const own: IncomeCalculation | undefined = job.selfEmployed === true ? 'incomeSelfEmployed' : undefined;
  const type: IncomeCalculation = own ?? 'incomeUnsplit';
  const name = { field: 'employment.monthlyIncome' } as const;
  const parts = pays.map((pay) => payPart(job, pay, own ?? pay.type, averages));
  const entered = parts.filter((part) => part.entered !== undefined);
  const split = entered.reduce((sum, part) => sum + (part.entered ?? 0), 0);
  const whole = centsOf(job.monthlyIncome) ?? (entered.length > 0 ? split : undefined);
  if (job.status === PREVIOUS_JOB) return [{ line: line(name, whole, { ...options, why: 'previousJob' }) }];
  const business = averageOf(averages, 'businessAverage', job.id);
  if (business) {
    const stated =
      whole === undefined ? [] : [{ type, line: line(name, whole, { ...options, why: 'averageCounts' as const }) }];
    return [averagedLine(job, business, 'incomeSelfEmployed'), ...stated];
  }
  const lines = parts.flatMap(({ pay, lines: shown, counted }) => [
    ...shown,
    ...(pay.nonTaxable ? grossedUp(job, pay.nonTaxable, counted, loan) : []),
  ]);
  if (lines.length === 0) return [{ type, line: line(name, whole, options) }];
  const rest = (whole ?? split) - split;
  // The rest may contain the pay that is averaged.
  const why = parts.some((part) => part.isAveraged && part.entered === undefined) ? 'averageCounts' : undefined;
  return rest === 0 ? lines : [...lines, { type, line: line({ words: 'incomeRest' }, rest, { ...options, why }) }];
}

/** The monthly pay of a job, as far as it counts. */
export function jobLines(job: EmploymentRecord, loan: NewLoanDocument, averages: Averages): IncomeLine[] {
  return projectedLines(job, loan, payLines(job, loan, averages));
}
