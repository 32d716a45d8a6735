import { Decimal } from 'decimal.js';
import { borrowerName, borrowersOf, type NewLoanDocument } from '../../../domain/loan/document';
import { coborrowerName } from '../../../domain/loan/fields/coborrower-twin';
import { owners } from '../../../domain/loan/records';
import type { FileFigures } from './read-loan-figures';
import { type Notes, warn } from './report';

/** Says what looks wrong in a loan that was read. Nothing is changed, and no number of a person is quoted. */
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
    return { owner, name: borrowerName(document, owner) || `Borrower ${owners.indexOf(owner) + 1}`, field };
  });
}

function checkPeople(document: NewLoanDocument, today: string, notes: Notes): void {
  const byNumber = new Map<string, string>();
  for (const { name, field } of people(document)) {
    const number = field('aBSsn');
    if (typeof number === 'string') {
      const other = byNumber.get(number);
      if (other) warn(notes, 'ssn-repeated', `${name} has the same social security number as ${other}.`);
      byNumber.set(number, name);
      if (/^(000|666)|^...-00|0000$/.test(number)) {
        warn(notes, 'something-missing', `The social security number of ${name} is not one that is ever given out.`);
      }
    } else warn(notes, 'something-missing', `${name} has no social security number.`);
    const born = field('aBDob');
    if (typeof born !== 'string') continue;
    if (born > today) warn(notes, 'implausible-date', `${name} was born in the future (${born}).`);
    else if (yearsBetween(born, today) < 18) warn(notes, 'implausible-date', `${name} is under 18 (born ${born}).`);
    else if (yearsBetween(born, today) > 110) warn(notes, 'implausible-date', `${name} is over 110 (born ${born}).`);
  }
}

/** Whole years from one day to another, both YYYY-MM-DD. */
function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

function checkIncome(document: NewLoanDocument, notes: Notes): void {
  const present = document.employments.filter((job) => job.status !== '1');
  for (const job of present) {
    if (!job.monthlyIncome) {
      warn(notes, 'something-missing', `${job.employer ?? 'A present job'} has no monthly income.`);
    }
  }
  if (present.length === 0 && document.incomes.length === 0) {
    warn(notes, 'something-missing', 'The file has neither a present job nor any other income.');
  }
}

function checkTerms(document: NewLoanDocument, figures: FileFigures, notes: Notes): void {
  const { sLAmtCalc: amount, sNoteIR: rate, sPurchPrice: price, sApprVal: value, sTerm: term } = document;
  if (!amount || new Decimal(amount).isZero()) warn(notes, 'implausible-amount', 'The loan amount is missing or 0.');
  if (rate !== undefined && rate !== null && new Decimal(rate).isZero()) {
    warn(notes, 'implausible-amount', 'The note rate is 0.');
  } else if (rate && new Decimal(rate).greaterThan(25)) {
    warn(notes, 'implausible-amount', `The note rate is ${rate} percent.`);
  }
  const basis = basisOfValue(document.sLPurposeT === '0' ? price : undefined, value);
  if (amount && basis?.isPositive() && new Decimal(amount).greaterThan(basis)) {
    const ratio = new Decimal(amount).dividedBy(basis).times(100).toFixed(3);
    warn(notes, 'implausible-amount', `The loan is ${ratio} percent of the value of the property.`);
  }
  if (figures.principalAndInterest && amount && rate && term && document.sFinMethT !== '2' && !document.sIOnlyMon) {
    const lent = new Decimal(amount).plus(document.sFfUfmip1pc ?? 0).minus(document.sUfCashPd ?? 0);
    const payments = [new Decimal(amount), lent].map((principal) => monthlyPayment(principal, rate, term));
    const stated = new Decimal(figures.principalAndInterest);
    // A cent or two apart is rounding; the file's own figure may rest on either amount.
    if (payments.every((payment) => payment.minus(stated).abs().greaterThan('1.00'))) {
      const message = `The file gives ${stated.toFixed(2)} as principal and interest; its terms make ${payments[1]?.toFixed(2)}.`;
      warn(notes, 'total-differs', message);
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
  for (const job of document.employments) {
    const where = job.employer ?? 'a job';
    if (job.startDate && job.startDate > today) {
      warn(notes, 'implausible-date', `Work at ${where} begins in the future (${job.startDate}).`);
    }
    if (job.startDate && job.endDate && job.endDate < job.startDate) {
      warn(notes, 'implausible-date', `Work at ${where} ends (${job.endDate}) before it begins (${job.startDate}).`);
    }
  }
  const { sAppReceivedD: received, sSpYrBuilt: built } = document;
  if (received && received > today)
    warn(notes, 'implausible-date', `The application is dated in the future (${received}).`);
  if (built && built > Number(today.slice(0, 4)) + 2) {
    warn(notes, 'implausible-date', `The property was built in ${built}.`);
  }
}

function checkAmounts(document: NewLoanDocument, notes: Notes): void {
  for (const asset of document.assets) {
    if (isNegative(asset.value))
      warn(notes, 'implausible-amount', `An asset at ${asset.holder ?? 'no named holder'} is below 0.`);
  }
  for (const debt of document.liabilities) {
    if (isNegative(debt.balance) || isNegative(debt.payment)) {
      warn(notes, 'implausible-amount', `A debt to ${debt.holder ?? 'no named holder'} is below 0.`);
    }
  }
  for (const job of document.employments) {
    if (isNegative(job.monthlyIncome) && job.selfEmployed !== true) {
      warn(notes, 'implausible-amount', `${job.employer ?? 'A job'} pays less than 0.`);
    }
  }
}

function isNegative(amount: string | null | undefined): boolean {
  return typeof amount === 'string' && amount.startsWith('-');
}
