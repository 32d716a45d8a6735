import { currentFirst } from '../../../domain/application/current-first';
import { militaryPayFields } from '../../../domain/loan/fields/military-pay-fields';
import type { FieldGroup, ListLayout } from './layout';

const payYears = ['base', 'overtime', 'bonus', 'commission', 'other'].flatMap((pay) => [
  `${pay}Ytd`,
  `${pay}LastYear`,
  `${pay}YearBefore`,
]);

const businessItems = ['depreciation', 'depletion', 'amortization', 'homeOffice', 'meals', 'nonrecurring'];
const businessYears = ['businessMonths', 'netProfit', ...businessItems].flatMap((item) => [
  `${item}LastYear`,
  `${item}YearBefore`,
]);

/** URLA 1b to 1d: current, additional and previous jobs, each with one borrower. */
export const employmentList: ListLayout = {
  list: 'employments',
  summary: ['employer', 'position'],
  notes: ['status'],
  period: ['startDate', 'endDate'],
  marks: ['selfEmployed'],
  amount: 'monthlyIncome',
  monthly: true,
  qualifies: true,
  compare: currentFirst,
  single: true,
  groups: [
    {
      key: 'employer',
      fields: [['employer', 8], ['phone', 4], ['address', 9], ['unit', 3], 'zip', ['city', 5], 'state', ['country', 2]],
    },
    {
      key: 'job',
      fields: [
        'status',
        'classification',
        'position',
        ['startDate', 4],
        ['endDate', 4],
        ['monthsInLine', 4],
        'selfEmployed',
        'ownershipShare',
        'foreignIncome',
        'seasonalIncome',
        ['relatedEmployer', 12],
      ],
    },
    {
      key: 'pay',
      fields: [
        ['basePay', 4],
        ['overtimePay', 4],
        ['bonusPay', 4],
        ['commissionPay', 4],
        ['militaryPay', 4],
        ['otherPay', 4],
        ['monthlyIncome', 4],
      ],
    },
    { key: 'militaryPay', onDemand: true, fields: Object.keys(militaryPayFields) },
    {
      key: 'payTreatment',
      onDemand: true,
      fields: [
        ['projected', 12],
        ['militaryNonTaxable', 12],
        ['otherNonTaxable', 12],
        ['taxRate', 4],
      ],
    },
    {
      key: 'payHistory',
      onDemand: true,
      noted: true,
      fields: ['ytdMonths', 'lastYearMonths', 'yearBeforeMonths', ...payYears].map((name) => [name, 4] as const),
    },
    { key: 'businessHistory', onDemand: true, noted: true, fields: businessYears.map((name) => [name, 6] as const) },
  ],
};

/** URLA 1e. */
export const incomeList: ListLayout = {
  list: 'incomes',
  summary: ['type', 'description'],
  amount: 'monthlyAmount',
  monthly: true,
  qualifies: true,
  single: true,
  groups: [
    {
      key: 'income',
      fields: [
        'type',
        ['description', 5],
        'monthlyAmount',
        'mccRate',
        ['monthsOfTwelve', 4],
        ['monthsReceived', 4],
        ['liveInAide', 12],
        'nonTaxable',
        ['taxRate', 4],
      ],
    },
    {
      key: 'sourceHistory',
      onDemand: true,
      noted: true,
      fields: [
        ['ytdAmount', 4],
        ['lastYearAmount', 4],
        ['yearBeforeAmount', 4],
        ['ytdMonths', 4],
        ['lastYearMonths', 4],
        ['yearBeforeMonths', 4],
      ],
    },
  ],
};

/** Checkboxes for a borrower without jobs or other income. */
export const employmentAnswers: FieldGroup = {
  key: 'employmentAnswers',
  fields: ['aBEmpCurrentNA', 'aBEmpAdditionalNA', 'aBEmpPreviousNA'],
};
export const incomeAnswers: FieldGroup = { key: 'income', fields: ['aBOtherIncomeNA'] };

/** Taxes on the income of a borrower of a VA loan. */
export const incomeTaxes: FieldGroup = {
  key: 'incomeTaxes',
  fields: ['aBVaFedTax', 'aBVaStateTax', 'aBVaLocalTax', 'aBVaSsTax'],
};

export const employmentGaps: FieldGroup = { key: 'employmentGaps', fields: ['aBEmpGapDesc'], titled: true };
