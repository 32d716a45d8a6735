import { ruleOf } from '../../loan/agency';
import type { NewLoanDocument } from '../../loan/document';
import type { IncomeRecord } from '../../loan/records';
import { centsOf } from '../../numbers/cents';
import { type Cents, mulDiv } from '../../numbers/fixed';
import { recordFieldPath } from '../field-path';
import { BOARDER, CREDIT_CERTIFICATE, FOSTER_CARE } from '../record-kinds';
import { type CalculationLine, calculationCents, line } from './calculation';
import { creditCertificateLine } from './credit-certificate';
import { grossUp } from './gross-up';
import { type Averages, averageOf } from './income-averages';
import { type IncomeLine, uncounted } from './income-line';
import { boarderRules, fosterRules } from './income-rules';
import { nameOf, ownersOf } from './records';

/** Income of non-borrowers documents a household but does not count for qualification. */
const NON_BORROWER_INCOME = '23';

/** Net rents that a file may carry as income; a loss among them is a debt. */
const SUBJECT_NET_RENT = '31';
const NET_RENTS: readonly (string | null | undefined)[] = [SUBJECT_NET_RENT, '32'];

const YEAR = 12;

export const isNetRent = ({ type }: IncomeRecord): boolean => NET_RENTS.includes(type);

export const isSubjectNetRent = ({ type }: IncomeRecord): boolean => type === SUBJECT_NET_RENT;

const optionsOf = (income: IncomeRecord) => ({
  record: nameOf(income.description),
  owners: ownersOf(income),
  path: recordFieldPath('incomes', income.id, 'monthlyAmount'),
});

/** A line of income that no job pays, under its type. */
export function otherIncomeLine(income: IncomeRecord): CalculationLine {
  const name = income.type
    ? ({ list: 'incomeType', code: income.type } as const)
    : ({ field: 'income.monthlyAmount' } as const);
  return line(name, centsOf(income.monthlyAmount), optionsOf(income));
}

const counts = (found: CalculationLine): IncomeLine => ({ type: 'incomeOtherSources', line: found });

/** A calculated line, with the entered amount that it replaces. */
const replacing = (income: IncomeRecord, found: IncomeLine): IncomeLine[] => {
  const entered = otherIncomeLine(income);
  return entered.amount === undefined ? [found] : [found, uncounted({ line: entered }, 'averageCounts')];
};

/** Boarder income: an average of the last twelve months, up to a share of the total income. */
function boarderLines(income: IncomeRecord, loan: NewLoanDocument): IncomeLine[] {
  const months = income.monthsOfTwelve;
  const rule = ruleOf(boarderRules, loan);
  const isAllowed =
    rule && (!rule.program || income.liveInAide === true || loan.sFannieCommunityLendingT === rule.program);
  const entered = otherIncomeLine(income);
  if (!isAllowed) return [uncounted({ line: entered }, 'notInProgram')];
  if (typeof months !== 'number') return [uncounted({ line: entered }, 'noMonths')];
  if (months < rule.months) return [uncounted({ line: entered }, 'shortHistory')];
  const share = rule.sharePercent;
  const amount = centsOf(income.monthlyAmount);
  if (months >= YEAR || amount === undefined) return [{ ...counts(entered), share }];
  const values = { amount: { money: income.monthlyAmount ?? '' }, months: { count: months } };
  const average = line({ words: 'boarderAverage', values }, mulDiv(amount, months, YEAR), optionsOf(income));
  return [{ ...counts(average), share }];
}

/** Foster care income: one with a short history counts up to a share of the total income. */
function fosterLines(income: IncomeRecord, loan: NewLoanDocument): IncomeLine[] {
  const rule = ruleOf(fosterRules, loan);
  const entered = otherIncomeLine(income);
  const isUnknown = typeof income.monthsReceived !== 'number';
  if (isUnknown && rule && rule.months > 0) return [uncounted({ line: entered }, 'noMonths')];
  const months = income.monthsReceived ?? 0;
  if (!rule || months < rule.months) return [uncounted({ line: entered }, 'shortHistory')];
  if (months >= rule.fullMonths) return [counts(entered)];
  return [{ ...counts(entered), share: rule.sharePercent }];
}

function countedLines(
  income: IncomeRecord,
  loan: NewLoanDocument,
  averages: Averages,
  note: Cents | undefined,
): IncomeLine[] {
  const average = averageOf(averages, 'sourceAverage', income.id);
  const { type } = income;
  if (type === CREDIT_CERTIFICATE) {
    const found = creditCertificateLine(income, loan, note, optionsOf(income));
    return found ? replacing(income, found) : [counts(otherIncomeLine(income))];
  }
  if (type === BOARDER) return boarderLines(income, loan);
  if (type === FOSTER_CARE) return fosterLines(income, loan);
  if (!average) return [counts(otherIncomeLine(income))];
  const name = { calculation: average.key, of: income.id, ...(average.of?.kind && { kind: average.of.kind }) };
  return replacing(income, counts(line(name, calculationCents(average), optionsOf(income))));
}

/** The lines of income that no job pays: as entered, averaged or limited, and the gross-up if it is non-taxable. */
export function otherLines(
  income: IncomeRecord,
  loan: NewLoanDocument,
  averages: Averages,
  note: Cents | undefined,
): IncomeLine[] {
  if (income.type === NON_BORROWER_INCOME) return [uncounted({ line: otherIncomeLine(income) }, 'nonBorrower')];
  if (isNetRent(income)) return [];
  const lines = countedLines(income, loan, averages, note);
  if (income.nonTaxable !== true || income.type === CREDIT_CERTIFICATE) return lines;
  const counted = lines.find((one) => one.line.counted);
  const cents = centsOf(counted?.line.amount);
  const path = recordFieldPath('incomes', income.id, 'nonTaxable');
  const up = grossUp(cents, income.taxRate, loan, { ...optionsOf(income), path });
  return [...lines, ...up.map((one) => ({ ...one, ...(counted?.share && { share: counted.share }) }))];
}
