import { Decimal } from 'decimal.js';
import { message } from '../../../domain/messages/message';
import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import { presentExpenseFields, proposedExpenseFields } from '../bindings/loan-bindings';
import { sumOf } from '../decimal-sum';
import { cleanText } from '../field-text';
import { lifetime, urlaDetail } from '../parts/loan-figure-paths';
import { readPurchaseCredits } from '../parts/purchase-credits';
import { select } from '../xml/path';
import type { XmlElement } from '../xml/xml-tree';
import { fieldLabel, readPlain } from './read-bindings';
import { type Notes, warn } from './report';
import { noteSource } from './sources';

const closing = 'CLOSING_INFORMATION/CLOSING_INFORMATION_DETAIL';

const paymentPath = 'PAYMENT/PAYMENT_RULE/InitialPrincipalAndInterestPaymentAmount';

/** Principal and interest as stated in the file. The LOS calculates its own, so the value is only compared. */
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
    noteFirst(loan, `${closing}/CashToBorrowerAtClosingAmount`, 'sCashFromBorrowerAmt', target, notes);
  }
  readPurchaseCredits(loan, target, notes);
  const proposed = readExpenses(loan, target, present, notes);
  const stated = readAt(loan, paymentPath, 'sProHazIns', notes) ?? proposed;
  return stated ? { principalAndInterest: stated } : {};
}

function firstFilled(from: XmlElement, path: string): XmlElement | undefined {
  const element = select(from, path).find((one) => one.text !== '');
  if (element) element.read = true;
  return element;
}

/** Notes the element at a path as the source of a field whose value is calculated from it. */
function noteFirst(from: XmlElement, path: string, field: string, target: Target, notes: Notes): void {
  const element = firstFilled(from, path);
  if (element) noteSource(notes, target, field, element);
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
    warn(notes, message('no-month-or-year', { element: fieldLabel(field), text: cleanText(unit.text, 30) }), unit);
    return;
  }
  const months = unit?.text === 'Year' ? { ...count, text: String(Number(count.text) * 12) } : count;
  const value = readPlain(months, field, notes);
  noteSource(notes, target, field, count, unit?.text === 'Year' ? `${count.text} ${unit.text}` : count.text);
  if (value !== undefined) target[field] = value;
}

function readInterestOnly(loan: XmlElement, target: Target, notes: Notes): void {
  const indicator = firstFilled(loan, 'LOAN_DETAIL/InterestOnlyIndicator');
  if (indicator?.text === 'true' && target.sIOnlyMon === undefined) {
    warn(notes, 'interest-only-months', indicator);
  }
}

/** MISMO stores the maximum rate, the portal the maximum increase. */
function readLifeCap(loan: XmlElement, target: Target, notes: Notes): void {
  const ceiling = readAt(loan, `${lifetime}/CeilingRatePercent`, 'sNoteIR', notes);
  const note = target.sNoteIR;
  if (!ceiling || typeof note !== 'string') return;
  target.sRAdjLifeCapR = new Decimal(ceiling).minus(note).toFixed(3);
  noteFirst(loan, `${lifetime}/CeilingRatePercent`, 'sRAdjLifeCapR', target, notes);
}

/** The part of the mortgage insurance or funding fee that is not financed is paid in cash; so is a private premium as a whole. */
function readFinancedFee(loan: XmlElement, target: Target, notes: Notes): void {
  const financed = readAt(loan, `${urlaDetail}/MIAndFundingFeeFinancedAmount`, 'sFfUfmip1pc', notes);
  if (!financed) return;
  const total = typeof target.sFfUfmip1pc === 'string' ? target.sFfUfmip1pc : financed;
  target.sFfUfmip1pc = total;
  const isPrivate = target.sLT === '0';
  if (isPrivate && new Decimal(financed).isZero()) return;
  if (isPrivate) target.sFfUfMipIsBeingFinanced = true;
  const cash = new Decimal(total).minus(financed);
  if (cash.isPositive() && !cash.isZero()) target.sUfCashPd = cash.toFixed(2);
}

/** The housing expense in a `BORROWER`; the values of an application's borrowers are added up. */
export function readPresentExpenses(borrower: XmlElement, present: Target, notes: Notes): void {
  for (const expense of select(borrower, 'HOUSING_EXPENSES/HOUSING_EXPENSE[HousingExpenseTimingType=Present]')) {
    const type = firstFilled(expense, 'HousingExpenseType');
    const field = ownValue(presentExpenseFields, type?.text);
    const amount = field && readAt(expense, 'HousingExpensePaymentAmount', field, notes);
    if (field && amount) present[field] = sumOf([textOf(present[field]), amount]);
  }
}

/** Returns the principal and interest among the proposed expenses. */
function readExpenses(loan: XmlElement, target: Target, present: Target, notes: Notes): string | undefined {
  let principalAndInterest: string | undefined;
  for (const expense of select(loan, 'HOUSING_EXPENSES/HOUSING_EXPENSE')) {
    const type = firstFilled(expense, 'HousingExpenseType');
    const timing = firstFilled(expense, 'HousingExpenseTimingType')?.text ?? 'Proposed';
    const field = ownValue(timing === 'Present' ? presentExpenseFields : proposedExpenseFields, type?.text);
    const into = timing === 'Present' ? present : target;
    const amount = readAt(expense, 'HousingExpensePaymentAmount', field ?? 'sProHazIns', notes);
    if (!amount || !type) continue;
    if (field) into[field] = sumOf([textOf(into[field]), amount]);
    else if (type.text === 'FirstMortgagePrincipalAndInterest') principalAndInterest = amount;
    else warn(notes, message('no-field-for-expense', { text: cleanText(type.text, 60), amount }), type);
    const description = firstFilled(expense, 'HousingExpenseTypeOtherDescription');
    if (description && field === 'sProOHExp') target.sProOHExpDesc = cleanText(description.text, 80);
  }
  return principalAndInterest;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
