import type { RecordListName } from '../../loan/document';
import { payFields } from '../pay';
import { expenseTypes } from '../record-kinds';
import { all, any, filled, is, not, positive, yes } from '../visibility/condition';
import { type FieldRule, requiredFields, requiredWhen, rule } from './field-rule';

const currentJob = not(is('employment.status', '1'));
const mortgage = is('liability.type', '0', '1');
const expense = is('liability.type', ...expenseTypes);
/** A debt whose payment follows from its balance. */
const calculated = all(
  positive('liability.balance'),
  any(is('liability.type', '2', '4'), yes('liability.studentLoan')),
);
const unnamed = is('liability.type', '9', '23', '24');
const rented = any(is('reo.status', '3'), is('reo.intendedUsage', '2'));
const account = is('asset.type', '1', '3', '5', '6', '7', '8', '14', '15', '16', '18', '19', '20', '22');

/** The parts of pay that can be given instead. */
const pays = payFields.map((field) => `employment.${field}`);

const employments: readonly FieldRule[] = [
  ...requiredFields('employment.status', 'employment.employer'),
  ...requiredWhen(currentJob, 'employment.phone', 'employment.address'),
  ...requiredFields('employment.city', 'employment.state'),
  ...requiredWhen(currentJob, 'employment.zip'),
  ...requiredFields('employment.position', 'employment.startDate', 'employment.endDate', 'employment.monthsInLine'),
  ...requiredFields('employment.ownershipShare'),
  rule('employment.monthlyIncome', { or: any(...pays.map(filled)) }),
];

const assets: readonly FieldRule[] = [
  ...requiredFields('asset.type', 'asset.value'),
  ...requiredWhen(account, 'asset.holder', 'asset.accountNumber'),
  ...requiredFields('asset.giftSource', 'asset.giftDeposited'),
];

const liabilities: readonly FieldRule[] = [
  ...requiredFields('liability.type'),
  ...requiredWhen(not(expense), 'liability.holder', 'liability.accountNumber', 'liability.balance'),
  ...requiredWhen(not(calculated), 'liability.payment'),
  ...requiredWhen(unnamed, 'liability.description'),
  ...requiredWhen(mortgage, 'liability.reoId', 'liability.mortgageType'),
  ...requiredWhen(is('liability.type', '1'), 'liability.creditLimit'),
];

const reos: readonly FieldRule[] = [
  ...requiredFields('reo.address', 'reo.city', 'reo.state', 'reo.zip', 'reo.value', 'reo.status', 'reo.intendedUsage'),
  ...requiredWhen(not(is('reo.status', '2')), 'reo.monthlyExpenses'),
  ...requiredWhen(rented, 'reo.grossRent'),
];

const residences: readonly FieldRule[] = [
  ...requiredFields('residence.address', 'residence.city', 'residence.state', 'residence.zip'),
  rule('residence.basis', { blankCodes: ['2'] }),
  ...requiredFields('residence.months', 'residence.rent'),
];

/** Required of each record of a list (URLA 1a to 1e, 2, 3, L2). */
export const recordRules: Readonly<Record<RecordListName, readonly FieldRule[]>> = {
  employments,
  incomes: requiredFields('income.type', 'income.description', 'income.monthlyAmount'),
  assets,
  liabilities,
  reos,
  residences,
  vestings: [...requiredFields('vesting.entityName')],
};
