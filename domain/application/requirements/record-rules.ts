import type { RecordListName } from '../../loan/document';
import { payFields } from '../pay';
import { expenseTypes } from '../record-kinds';
import { any, filled, is, not } from '../visibility/condition';
import { asked, askedWhen, type FieldRule, rule } from './field-rule';

const presentJob = not(is('employment.status', '1'));
const mortgage = is('liability.type', '0', '1');
const expense = is('liability.type', ...expenseTypes);
const unnamed = is('liability.type', '9', '23', '24');
const rented = any(is('reo.status', '3'), is('reo.intendedUsage', '2'));
const account = is('asset.type', '1', '3', '5', '6', '7', '8', '14', '15', '16', '18', '19', '20', '22');

/** The parts that a pay may be given in instead. */
const pays = payFields.map((field) => `employment.${field}`);

const employments: readonly FieldRule[] = [
  ...asked('employment.status', 'employment.employer'),
  ...askedWhen(presentJob, 'employment.phone', 'employment.address'),
  ...asked('employment.city', 'employment.state'),
  ...askedWhen(presentJob, 'employment.zip'),
  ...asked('employment.position', 'employment.startDate', 'employment.endDate', 'employment.monthsInLine'),
  ...asked('employment.ownershipShare'),
  rule('employment.monthlyIncome', { or: any(...pays.map(filled)) }),
];

const assets: readonly FieldRule[] = [
  ...asked('asset.type', 'asset.value'),
  ...askedWhen(account, 'asset.holder', 'asset.accountNumber'),
  ...asked('asset.giftSource', 'asset.giftDeposited'),
];

const liabilities: readonly FieldRule[] = [
  ...asked('liability.type'),
  ...askedWhen(not(expense), 'liability.holder', 'liability.accountNumber', 'liability.balance'),
  ...asked('liability.payment'),
  ...askedWhen(unnamed, 'liability.description'),
  ...askedWhen(mortgage, 'liability.reoId', 'liability.mortgageType'),
  ...askedWhen(is('liability.type', '1'), 'liability.creditLimit'),
];

const reos: readonly FieldRule[] = [
  ...asked('reo.address', 'reo.city', 'reo.state', 'reo.zip', 'reo.value', 'reo.status', 'reo.intendedUsage'),
  ...asked('reo.monthlyExpenses'),
  ...askedWhen(rented, 'reo.grossRent'),
];

const residences: readonly FieldRule[] = [
  ...asked('residence.address', 'residence.city', 'residence.state', 'residence.zip'),
  rule('residence.basis', { unsaid: ['2'] }),
  ...asked('residence.months', 'residence.rent'),
];

/** What is needed of each record of a list (URLA 1a to 1e, 2, 3, L2). */
export const recordRules: Readonly<Record<RecordListName, readonly FieldRule[]>> = {
  employments,
  incomes: asked('income.type', 'income.description', 'income.monthlyAmount'),
  assets,
  liabilities,
  reos,
  residences,
  vestings: [...asked('vesting.entityName')],
};
