import { ruleOf } from '../../loan/agency';
import type { NewLoanDocument } from '../../loan/document';
import type { EmploymentRecord, IncomeRecord } from '../../loan/records';
import type { Calculation } from './calculation';
import type { AverageCalculation } from './calculation-keys';
import { historyAverage, type Period, type PeriodAmount } from './income-history';
import { variablePayRules } from './income-rules';
import { nameOf } from './records';

/** The averages of a loan's income, by kind; each is identified by its record. */
export type Averages = Readonly<Record<AverageCalculation, readonly Calculation[]>>;

const YEAR = 12;

/** Kinds of pay with a history. */
const averagedPays = [
  ['baseAverage', 'base'],
  ['overtimeAverage', 'overtime'],
  ['bonusAverage', 'bonus'],
  ['commissionAverage', 'commission'],
  ['otherPayAverage', 'other'],
] as const;

type Pay = (typeof averagedPays)[number][1];

/** Pay that counts only with a history of some length. */
const variablePays: readonly Pay[] = ['overtime', 'bonus', 'commission'];

const plus = (field: PeriodAmount['field']): PeriodAmount[] => [{ field, effect: 'plus' }];

/** Seasonal pay is averaged over whole years, because a part of a year says nothing about the rest. */
function payPeriods(pay: Pay, seasonal: boolean): Period[] {
  return [
    {
      amounts: plus(`employment.${pay}Ytd`),
      months: 'employment.ytdMonths',
      ...(seasonal ? { why: 'wholeYearsOnly' } : {}),
    },
    { amounts: plus(`employment.${pay}LastYear`), months: 'employment.lastYearMonths', defaultMonths: YEAR },
    { amounts: plus(`employment.${pay}YearBefore`), months: 'employment.yearBeforeMonths', defaultMonths: YEAR },
  ];
}

const addBacks = ['depreciation', 'depletion', 'amortization', 'homeOffice'] as const;
const deductions = ['meals', 'nonrecurring'] as const;

function businessPeriod(year: 'LastYear' | 'YearBefore'): Period {
  return {
    amounts: [
      ...plus(`employment.netProfit${year}`),
      ...addBacks.flatMap((item) => plus(`employment.${item}${year}`)),
      ...deductions.map((item): PeriodAmount => ({ field: `employment.${item}${year}`, effect: 'minus' })),
    ],
    months: `employment.businessMonths${year}`,
    defaultMonths: YEAR,
  };
}

const businessPeriods: readonly Period[] = [businessPeriod('LastYear'), businessPeriod('YearBefore')];

const sourcePeriods: readonly Period[] = [
  { amounts: plus('income.ytdAmount'), months: 'income.ytdMonths' },
  { amounts: plus('income.lastYearAmount'), months: 'income.lastYearMonths', defaultMonths: YEAR },
  { amounts: plus('income.yearBeforeAmount'), months: 'income.yearBeforeMonths', defaultMonths: YEAR },
];

/** A seasonal job's years have twelve months, whatever part of them was worked. */
const averagedJob = (job: EmploymentRecord): EmploymentRecord =>
  job.seasonalIncome === true ? { ...job, lastYearMonths: YEAR, yearBeforeMonths: YEAR } : job;

/** Whose income an employer pays, as the name of a calculation. */
export const employerOf = ({ employer }: EmploymentRecord) => ({ name: nameOf(employer) ?? '' });

/** The description or the kind of other income, as the name of a calculation. */
export const sourceName = ({ description, type }: IncomeRecord) => ({
  name: nameOf(description) ?? '',
  ...(type && { kind: { list: 'incomeType', code: type } as const }),
});

const ofBusiness = (job: EmploymentRecord): readonly Calculation[] =>
  job.selfEmployed === true
    ? [historyAverage('businessAverage', { ...job }, employerOf(job), businessPeriods)].flatMap((one) => one ?? [])
    : [];

const ofPay = (
  key: AverageCalculation,
  pay: Pay,
  job: EmploymentRecord,
  leastMonths: number,
): readonly Calculation[] =>
  job.selfEmployed === true
    ? []
    : [
        historyAverage(
          key,
          { ...averagedJob(job) },
          employerOf(job),
          payPeriods(pay, job.seasonalIncome === true),
          variablePays.includes(pay) ? leastMonths : 0,
        ),
      ].flatMap((one) => one ?? []);

/**
 * Monthly averages of the documented history: 24 months of tax returns of a business, and the current and the two previous years
 * of pay and other income (Fannie Mae Selling Guide B3-3.1-01, B3-3.2-01; HUD 4000.1 II.A.4.c).
 */
export function incomeAverages(loan: NewLoanDocument): Averages {
  const { employments: jobs, incomes } = loan;
  const leastMonths = ruleOf(variablePayRules, loan)?.months ?? 0;
  const [base, overtime, bonus, commission, other] = averagedPays.map(([key, pay]) =>
    jobs.flatMap((job) => ofPay(key, pay, job, leastMonths)),
  );
  return {
    baseAverage: base ?? [],
    overtimeAverage: overtime ?? [],
    bonusAverage: bonus ?? [],
    commissionAverage: commission ?? [],
    otherPayAverage: other ?? [],
    businessAverage: jobs.flatMap(ofBusiness),
    sourceAverage: incomes.flatMap(
      (income) => historyAverage('sourceAverage', { ...income }, sourceName(income), sourcePeriods) ?? [],
    ),
  };
}

/** The average of a record, if it has one of this kind. */
export const averageOf = (averages: Averages, key: AverageCalculation, id: string): Calculation | undefined =>
  averages[key].find(({ of }) => of?.id === id);
