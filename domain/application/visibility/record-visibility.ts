import { type AgencyRule, ruleOf } from '../../loan/agency';
import { businessFields, payHistoryFields } from '../../loan/fields/income-history-fields';
import { militaryPayFields } from '../../loan/fields/military-pay-fields';
import { studentLoanRules, supportRules } from '../calculations/debt-rules';
import { grossUpRules } from '../calculations/income-rules';
import { BOARDER, CREDIT_CERTIFICATE, expenseTypes, FOSTER_CARE, LEASE } from '../record-kinds';
import { inUnitedStates } from './borrower-visibility';
import {
  all,
  any,
  type Condition,
  each,
  filled,
  is,
  not,
  positive,
  type Reading,
  textOf,
  unless,
  yes,
} from './condition';

const agencyFields = ['sLT', 'sLpInvestorNm', 'sGseDeliveryTargetT', 'sLpProductType'] as const;

/** Gifts and grants (URLA 4d); gifts of equity are never deposited. */
const gift = is('asset.type', '4', '13', '21');
/** Assets that are not in an account (URLA 2b, 4d). */
const noAccount = ['0', '2', '4', '9', '12', '13', '17', '21', '23', '24', '25'];

const mortgage = is('liability.type', '0', '1');
/** Expenses of URLA 2d have a payment and no balance. */
const expense = is('liability.type', ...expenseTypes);
const debt = not(expense);

/** The rule of the loan's agency. */
function ruleAt<Rule extends AgencyRule>(rules: readonly Rule[], { value }: Reading): Rule | undefined {
  const [sLT, sLpInvestorNm, sGseDeliveryTargetT, sLpProductType] = agencyFields.map((name) => textOf(value(name)));
  return ruleOf(rules, { sLT, sLpInvestorNm, sGseDeliveryTargetT, sLpProductType });
}

/** Support that the loan's agency lets reduce the income. */
const deductible: Condition = (at) =>
  ruleAt(supportRules, at)?.deductible.includes(textOf(at.value('liability.type')) ?? '') ?? false;

/** The loan's agency counts a low payment of a student loan only if it is documented. */
const documentsLess: Condition = (at) => ruleAt(studentLoanRules, at)?.documentsLess ?? false;

/** The loan's agency grosses non-taxable income up by the borrower's tax rate. */
const byTaxRate: Condition = (at) => ruleAt(grossUpRules, at)?.takesTaxRate ?? false;

const previousJob = is('employment.status', '1');
const currentJob = not(previousJob);
const paidByKind = all(currentJob, not(yes('employment.selfEmployed')));
const business = all(currentJob, yes('employment.selfEmployed'));
const namesOf = (place: string, fields: object): string[] => Object.keys(fields).map((name) => `${place}.${name}`);

/** Income whose amount follows from other facts, or that does not count for the borrower. */
const withoutHistory = [BOARDER, FOSTER_CARE, CREDIT_CERTIFICATE, '23', '31', '32'];
const averagedSource = unless('income.type', ...withoutHistory);

const stored = unless('reo.status', '2');
const staysOwned = unless('reo.status', '1', '2');
const lives = any(is('reo.currentUsage', '0', '1'), is('reo.intendedUsage', '0', '1'));
const severalUnits: Condition = ({ value }) => Number(value('reo.units')) > 1;
const rented = all(
  stored,
  any(is('reo.status', '3'), is('reo.intendedUsage', '2'), is('reo.currentUsage', '2'), severalUnits, not(lives)),
);

const entity = filled('vesting.entityType');

/** When the fields of a record apply (URLA 1a to 1e, 2, 3, L2). */
export const recordVisibility: Readonly<Record<string, Condition>> = {
  ...each(unless('asset.type', ...noAccount), 'asset.holder', 'asset.accountNumber'),
  'asset.giftSource': gift,
  'asset.giftDeposited': is('asset.type', '4', '21'),

  ...each(debt, 'liability.holder', 'liability.accountNumber', 'liability.balance'),
  ...each(debt, 'liability.payoff', 'liability.paidByOther'),
  'liability.excluded': all(debt, unless('liability.type', LEASE)),
  'liability.studentLoan': is('liability.type', '3'),
  'liability.paymentDocumented': all(
    yes('liability.studentLoan'),
    any(not(positive('liability.payment')), documentsLess),
  ),
  'liability.deferredUntil': yes('liability.studentLoan'),
  'liability.reducesIncome': deductible,
  'liability.remainingMonths': unless('liability.type', '1', '2', '4'),
  'liability.reoId': is('liability.type', '0', '1', '7', '8'),
  ...each(mortgage, 'liability.mortgageType', 'liability.paymentIncludesEscrow'),
  'liability.creditLimit': is('liability.type', '1', '2'),
  'liability.description': any(is('liability.type', '9'), expense),

  ...each(inUnitedStates('reo.country'), 'reo.state', 'reo.zip'),
  'reo.intendedUsage': staysOwned,
  'reo.isSubjectProperty': unless('sLPurposeT', '0'),
  'reo.noMortgage': stored,
  ...each(rented, 'reo.grossRent', 'reo.netRent'),

  ...each(inUnitedStates('employment.country'), 'employment.state', 'employment.zip'),
  'employment.endDate': previousJob,
  ...each(currentJob, 'employment.phone', 'employment.classification', 'employment.monthsInLine'),
  ...each(currentJob, 'employment.relatedEmployer', 'employment.foreignIncome', 'employment.seasonalIncome'),
  'employment.ownershipShare': yes('employment.selfEmployed'),
  ...each(paidByKind, 'employment.basePay', 'employment.overtimePay', 'employment.bonusPay'),
  ...each(paidByKind, 'employment.commissionPay', 'employment.militaryPay', 'employment.otherPay'),

  ...each(paidByKind, 'employment.projected', ...namesOf('employment', payHistoryFields)),
  ...each(business, ...namesOf('employment', businessFields)),
  ...each(
    all(paidByKind, positive('employment.militaryPay')),
    'employment.militaryNonTaxable',
    ...namesOf('employment', militaryPayFields),
  ),
  'employment.otherNonTaxable': all(
    paidByKind,
    any(positive('employment.otherPay'), positive('employment.otherLastYear')),
  ),
  'employment.taxRate': all(byTaxRate, any(yes('employment.militaryNonTaxable'), yes('employment.otherNonTaxable'))),

  'income.description': is('income.type', '21'),
  'income.nonTaxable': unless('income.type', CREDIT_CERTIFICATE, '23', '31', '32'),
  'income.taxRate': all(byTaxRate, yes('income.nonTaxable')),
  'income.mccRate': is('income.type', CREDIT_CERTIFICATE),
  ...each(is('income.type', BOARDER), 'income.monthsOfTwelve', 'income.liveInAide'),
  'income.monthsReceived': is('income.type', FOSTER_CARE),
  ...each(averagedSource, 'income.ytdAmount', 'income.lastYearAmount', 'income.yearBeforeAmount'),
  ...each(averagedSource, 'income.ytdMonths', 'income.lastYearMonths', 'income.yearBeforeMonths'),

  ...each(inUnitedStates('residence.country'), 'residence.state', 'residence.zip'),
  'residence.rent': is('residence.basis', '1'),

  ...each(entity, 'vesting.entityName', 'vesting.entityDate'),
  ...each(not(entity), 'vesting.maritalStatus', 'vesting.maritalWording', 'vesting.relationship'),
  'vesting.share': is('sTitleHeldT', '2'),
  ...each(inUnitedStates('vesting.country'), 'vesting.state', 'vesting.zip'),
};
