import { Decimal } from 'decimal.js';
import { borrowerName, borrowersOf, type NewLoanDocument } from '../../../domain/loan/document';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-fields';
import { owners } from '../../../domain/loan/records';
import { type MessageValue, message } from '../../../domain/messages/message';
import type { FileFigures } from './read-loan-figures';
import { type Notes, warn } from './report';

/** Warns about implausible values in an imported loan. Changes nothing, and quotes no social security number. */
export function checkPlausibility(document: NewLoanDocument, figures: FileFigures, today: string, notes: Notes): void {
  checkPeople(document, today, notes);
  checkIncome(document, notes);
  checkTerms(document, figures, notes);
  checkDates(document, today, notes);
  checkAmounts(document, notes);
}

function people(document: NewLoanDocument) {
  return borrowersOf(document).map((owner) => {
    const applicant: Readonly<Record<string, unknown>> = { ...document.applicants[Number(owner[0])] };
    const field = (name: string) => applicant[owner[1] === 'C' ? coborrowerName(name) : name];
    const name = borrowerName(document, owner) || message('borrower-number', { number: owners.indexOf(owner) + 1 });
    return { owner, name, field };
  });
}

function checkPeople(document: NewLoanDocument, today: string, notes: Notes): void {
  const byNumber = new Map<string, MessageValue>();
  for (const { name, field } of people(document)) {
    const number = field('aBSsn');
    if (typeof number === 'string') {
      const other = byNumber.get(number);
      if (other) warn(notes, message('ssn-repeated', { name, other }));
      byNumber.set(number, name);
      if (/^(000|666)|^...-00|0000$/.test(number)) {
        warn(notes, message('ssn-never-given', { name }));
      }
    } else warn(notes, message('ssn-missing', { name }));
    const born = field('aBDob');
    if (typeof born !== 'string') continue;
    if (born > today) warn(notes, message('born-in-future', { name, date: born }));
    else if (yearsBetween(born, today) < 18) warn(notes, message('under-18', { name, date: born }));
    else if (yearsBetween(born, today) > 110) warn(notes, message('over-110', { name, date: born }));
  }
}

/** Whole years from one day to another, both YYYY-MM-DD. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function checkIncome(document: NewLoanDocument, notes: Notes): void {
  const present = document.employments.filter((job) => job.status !== '1');
  for (const { employer, monthlyIncome } of present) {
    if (monthlyIncome) continue;
    warn(notes, employer ? message('job-without-income', { employer }) : 'unnamed-job-without-income');
  }
  if (present.length === 0 && document.incomes.length === 0) {
    warn(notes, 'no-income-at-all');
  }
}

function checkTerms(document: NewLoanDocument, figures: FileFigures, notes: Notes): void {
  const { sLAmtCalc: amount, sNoteIR: rate, sPurchPrice: price, sApprVal: value, sTerm: term } = document;
  if (!amount || new Decimal(amount).isZero()) warn(notes, 'no-amount');
  if (rate !== undefined && rate !== null && new Decimal(rate).isZero()) {
    warn(notes, 'rate-zero');
  } else if (rate && new Decimal(rate).greaterThan(25)) {
    warn(notes, message('rate-high', { rate }));
  }
  const basis = basisOfValue(document.sLPurposeT === '0' ? price : undefined, value);
  if (amount && basis?.isPositive() && new Decimal(amount).greaterThan(basis)) {
    const ratio = new Decimal(amount).dividedBy(basis).times(100).toFixed(3);
    warn(notes, message('loan-above-value', { ratio }));
  }
  if (figures.principalAndInterest && amount && rate && term && document.sFinMethT !== '2' && !document.sIOnlyMon) {
    const lent = new Decimal(amount).plus(document.sFfUfmip1pc ?? 0).minus(document.sUfCashPd ?? 0);
    const payments = [new Decimal(amount), lent].map((principal) => monthlyPayment(principal, rate, term));
    const stated = new Decimal(figures.principalAndInterest);
    // A cent or two apart is rounding; the file's own figure may be based on either amount.
    if (payments.every((payment) => payment.minus(stated).abs().greaterThan('1.00'))) {
      warn(notes, message('payment-differs', { total: stated.toFixed(2), sum: payments[1]?.toFixed(2) ?? '' }));
    }
  }
}

/** The lesser of price and value, of those that are there. */
function basisOfValue(...amounts: (string | null | undefined)[]): Decimal | undefined {
  const given = amounts
    .filter((one) => one !== undefined && one !== null && /[1-9]/.test(one))
    .map((one) => new Decimal(one ?? 0));
  return given.length > 0 ? Decimal.min(...given) : undefined;
}

function monthlyPayment(principal: Decimal, ratePercent: string, months: number): Decimal {
  const rate = new Decimal(ratePercent).dividedBy(1200);
  if (rate.isZero()) return principal.dividedBy(months);
  return principal.times(rate).dividedBy(new Decimal(1).minus(rate.plus(1).pow(-months)));
}

function checkDates(document: NewLoanDocument, today: string, notes: Notes): void {
  for (const { employer, startDate: begin, endDate: end } of document.employments) {
    if (begin && begin > today) {
      const values = { date: begin };
      warn(
        notes,
        employer ? message('work-in-future', { employer, ...values }) : message('unnamed-work-in-future', values),
      );
    }
    if (begin && end && end < begin) {
      const values = { begin, end };
      warn(
        notes,
        employer ? message('work-ends-early', { employer, ...values }) : message('unnamed-work-ends-early', values),
      );
    }
  }
  const { sAppReceivedD: received, sSpYrBuilt: built } = document;
  if (received && received > today) warn(notes, message('application-in-future', { date: received }));
  if (built && built > Number(today.slice(0, 4)) + 2) {
    warn(notes, message('built-in', { year: built }));
  }
}

function checkAmounts(document: NewLoanDocument, notes: Notes): void {
  for (const { value, holder } of document.assets) {
    if (isNegative(value)) warn(notes, holder ? message('asset-below-zero', { holder }) : 'unnamed-asset-below-zero');
  }
  for (const { balance, payment, holder } of document.liabilities) {
    if (isNegative(balance) || isNegative(payment)) {
      warn(notes, holder ? message('debt-below-zero', { holder }) : 'unnamed-debt-below-zero');
    }
  }
  for (const { monthlyIncome, selfEmployed, employer } of document.employments) {
    if (isNegative(monthlyIncome) && selfEmployed !== true) {
      warn(notes, employer ? message('pay-below-zero', { employer }) : 'unnamed-pay-below-zero');
    }
  }
}

function isNegative(amount: string | null | undefined): boolean {
  return typeof amount === 'string' && amount.startsWith('-');
}
