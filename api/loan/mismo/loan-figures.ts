import { Decimal } from 'decimal.js';
import { readPlain, type Target } from './binding';
import { presentExpenseFields, proposedExpenseFields, purchaseCreditFields } from './bindings/loan-bindings';
import { sameAmount, sumOf } from './decimal-sum';
import { cleanText } from './field-text';
import { append, ensure, type OutElement } from './out-tree';
import { select } from './path';
import { type Notes, warn } from './report';
import type { XmlElement } from './xml-tree';

/** Figures of the loan that MISMO gives in pairs (a count and its unit, a total and its part) or as lists. */

const urlaDetail = 'DOCUMENT_SPECIFIC_DATA_SETS/DOCUMENT_SPECIFIC_DATA_SET/URLA/URLA_DETAIL';
const lifetime = 'ADJUSTMENT/INTEREST_RATE_ADJUSTMENT/INTEREST_RATE_LIFETIME_ADJUSTMENT_RULE';
const closing = 'CLOSING_INFORMATION/CLOSING_INFORMATION_DETAIL';
const paymentPath = 'PAYMENT/PAYMENT_RULE/InitialPrincipalAndInterestPaymentAmount';

/** Principal and interest of the loan as the file says; the LOS works out its own, so it is only compared. */
export interface FileFigures {
  readonly principalAndInterest?: string;
}

/** Reads terms, caps, fees, expenses and credits of a `LOAN`; present expenses go to the first application. */
export function readLoanFigures(loan: XmlElement, target: Target, present: Target, notes: Notes): FileFigures {
  readMonths(loan, 'AMORTIZATION/AMORTIZATION_RULE', 'LoanAmortizationPeriod', 'sTerm', target, notes);
  readMonths(loan, 'MATURITY/MATURITY_RULE', 'LoanMaturityPeriod', 'sDue', target, notes);
  // A loan without a balloon is due when it is paid off.
  if (target.sDue === undefined && target.sTerm !== undefined && target.sBalloonPmt !== true)
    target.sDue = target.sTerm;
  readInterestOnly(loan, target, notes);
  readLifeCap(loan, target, notes);
  readFinancedFee(loan, target, notes);
  const toBorrower = readAt(loan, `${closing}/CashToBorrowerAtClosingAmount`, 'sTotEstCcAmt', notes);
  if (toBorrower && target.sCashFromBorrowerAmt === undefined) {
    target.sCashFromBorrowerAmt = new Decimal(toBorrower).negated().toFixed(2);
  }
  readCredits(loan, target, notes);
  const proposed = readExpenses(loan, target, present, notes);
  const stated = readAt(loan, paymentPath, 'sProHazIns', notes) ?? proposed;
  return stated ? { principalAndInterest: stated } : {};
}

function firstFilled(from: XmlElement, path: string): XmlElement | undefined {
  const element = select(from, path).find((one) => one.text !== '');
  if (element) element.read = true;
  return element;
}

/** An amount by the rules of a money field that is like it. */
function readAt(from: XmlElement, path: string, like: string, notes: Notes): string | undefined {
  const element = firstFilled(from, path);
  const value = element && readPlain(element, like, notes);
  return typeof value === 'string' ? value : undefined;
}

function readMonths(loan: XmlElement, at: string, name: string, field: string, target: Target, notes: Notes): void {
  const count = firstFilled(loan, `${at}/${name}Count`);
  const unit = firstFilled(loan, `${at}/${name}Type`);
  if (!count) return;
  if (unit && unit.text !== 'Month' && unit.text !== 'Year') {
    warn(
      notes,
      'unknown-value',
      `${unit.name}: "${cleanText(unit.text, 30)}" is neither Month nor Year; nothing was kept.`,
      unit,
    );
    return;
  }
  const months = unit?.text === 'Year' ? { ...count, text: String(Number(count.text) * 12) } : count;
  const value = readPlain(months, field, notes);
  if (value !== undefined) target[field] = value;
}

function readInterestOnly(loan: XmlElement, target: Target, notes: Notes): void {
  const indicator = firstFilled(loan, 'LOAN_DETAIL/InterestOnlyIndicator');
  if (indicator?.text === 'true' && target.sIOnlyMon === undefined) {
    warn(
      notes,
      'something-missing',
      'The loan is interest-only, but the file does not say for how many months.',
      indicator,
    );
  }
}

/** MISMO says the highest rate that there may be, the portal how far the rate may rise. */
function readLifeCap(loan: XmlElement, target: Target, notes: Notes): void {
  const ceiling = readAt(loan, `${lifetime}/CeilingRatePercent`, 'sNoteIR', notes);
  const note = target.sNoteIR;
  if (ceiling && typeof note === 'string') target.sRAdjLifeCapR = new Decimal(ceiling).minus(note).toFixed(3);
}

/** What of the mortgage insurance or funding fee is not financed is paid in cash. */
function readFinancedFee(loan: XmlElement, target: Target, notes: Notes): void {
  const financed = readAt(loan, `${urlaDetail}/MIAndFundingFeeFinancedAmount`, 'sFfUfmip1pc', notes);
  if (!financed) return;
  const total = typeof target.sFfUfmip1pc === 'string' ? target.sFfUfmip1pc : financed;
  target.sFfUfmip1pc = total;
  const cash = new Decimal(total).minus(financed);
  if (cash.isPositive() && !cash.isZero()) target.sUfCashPd = cash.toFixed(2);
}

function readCredits(loan: XmlElement, target: Target, notes: Notes): void {
  for (const credit of select(loan, 'PURCHASE_CREDITS/PURCHASE_CREDIT')) {
    const type = firstFilled(credit, 'PurchaseCreditType');
    const field = purchaseCreditFields[type?.text ?? 'Other'] ?? 'sPurchCreditOtherAmt';
    const amount = readAt(credit, 'PurchaseCreditAmount', field, notes);
    if (amount) target[field] = sumOf([textOf(target[field]), amount]);
  }
}

/** Returns the principal and interest among the proposed expenses. */
function readExpenses(loan: XmlElement, target: Target, present: Target, notes: Notes): string | undefined {
  let principalAndInterest: string | undefined;
  for (const expense of select(loan, 'HOUSING_EXPENSES/HOUSING_EXPENSE')) {
    const type = firstFilled(expense, 'HousingExpenseType');
    const timing = firstFilled(expense, 'HousingExpenseTimingType')?.text ?? 'Proposed';
    const field = (timing === 'Present' ? presentExpenseFields : proposedExpenseFields)[type?.text ?? ''];
    const into = timing === 'Present' ? present : target;
    const amount = readAt(expense, 'HousingExpensePaymentAmount', field ?? 'sProHazIns', notes);
    if (!amount || !type) continue;
    if (field) into[field] = sumOf([textOf(into[field]), amount]);
    else if (type.text === 'FirstMortgagePrincipalAndInterest') principalAndInterest = amount;
    else
      warn(
        notes,
        'unknown-value',
        `HousingExpenseType: "${cleanText(type.text, 60)}" has no field; ${amount} was not kept.`,
        type,
      );
    const words = firstFilled(expense, 'HousingExpenseTypeOtherDescription');
    if (words && field === 'sProOHExp') target.sProOHExpDesc = cleanText(words.text, 80);
  }
  return principalAndInterest;
}

/** What readLoanFigures read, written again. */
export function writeLoanFigures(loan: OutElement, source: Readonly<Target>, present: Readonly<Target>): void {
  writeMonths(loan, 'AMORTIZATION/AMORTIZATION_RULE', 'LoanAmortizationPeriod', source.sTerm);
  writeMonths(loan, 'MATURITY/MATURITY_RULE', 'LoanMaturityPeriod', source.sDue);
  if (typeof source.sIOnlyMon === 'number') {
    ensure(loan, 'LOAN_DETAIL/InterestOnlyIndicator').text = String(source.sIOnlyMon > 0);
  }
  const cap = textOf(source.sRAdjLifeCapR);
  const note = textOf(source.sNoteIR);
  if (cap && note) ensure(loan, `${lifetime}/CeilingRatePercent`).text = new Decimal(note).plus(cap).toFixed(3);
  const fee = textOf(source.sFfUfmip1pc);
  if (fee) {
    const financed = new Decimal(fee).minus(textOf(source.sUfCashPd) ?? '0');
    ensure(loan, `${urlaDetail}/MIAndFundingFeeFinancedAmount`).text = financed.toFixed(2);
  }
  for (const [type, field] of onePerField(purchaseCreditFields)) {
    const amount = textOf(source[field]);
    if (!amount || sameAmount(amount, '0')) continue;
    const credit = append(ensure(loan, 'PURCHASE_CREDITS'), 'PURCHASE_CREDIT');
    append(credit, 'PurchaseCreditAmount').text = amount;
    append(credit, 'PurchaseCreditType').text = type;
  }
  writeExpense(loan, 'Proposed', 'FirstMortgagePrincipalAndInterest', source.sProThisMPmt);
  for (const [type, field] of onePerField(proposedExpenseFields)) {
    const expense = writeExpense(loan, 'Proposed', type, source[field]);
    const words = textOf(source.sProOHExpDesc);
    if (expense && type === 'Other' && words) append(expense, 'HousingExpenseTypeOtherDescription').text = words;
  }
  for (const [type, field] of onePerField(presentExpenseFields)) writeExpense(loan, 'Present', type, present[field]);
}

function writeMonths(loan: OutElement, at: string, name: string, months: unknown): void {
  if (typeof months !== 'number') return;
  ensure(loan, `${at}/${name}Count`).text = String(months);
  ensure(loan, `${at}/${name}Type`).text = 'Month';
}

function writeExpense(loan: OutElement, timing: string, type: string, amount: unknown): OutElement | undefined {
  if (typeof amount !== 'string' || amount === '') return undefined;
  const expense = append(ensure(loan, 'HOUSING_EXPENSES'), 'HOUSING_EXPENSE');
  append(expense, 'HousingExpensePaymentAmount').text = amount;
  append(expense, 'HousingExpenseTimingType').text = timing;
  append(expense, 'HousingExpenseType').text = type;
  return expense;
}

/** Some fields are read from several names; the first is the one to write. */
function onePerField(fields: Readonly<Record<string, string>>): [string, string][] {
  const seen = new Set<string>();
  return Object.entries(fields).filter(([, field]) => !seen.has(field) && seen.add(field));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
