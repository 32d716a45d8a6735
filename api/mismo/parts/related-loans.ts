import { stayingLiens } from '../../../domain/application/staying-liens';
import type { LiabilityRecord, ReoRecord } from '../../../domain/loan/records';
import { message } from '../../../domain/messages/message';
import { money } from '../../../domain/numbers/cents';
import type { Target } from '../binding';
import { sameAmount, sumOf } from '../decimal-sum';
import { readPlain } from '../read/read-bindings';
import { type Notes, warn } from '../read/report';
import { append, ensure, type OutElement } from '../xml/output-tree';
import { select } from '../xml/path';
import { markRead, type XmlElement } from '../xml/xml-tree';
import { type OtherMortgage, otherMortgagesIn, type RelatedLoan } from './other-mortgages';

/** Other loans on the subject property: closed-end seconds, lines of credit, and the first mortgage before a second. */

const limitPath = 'HELOC/HELOC_OCCURRENCES/HELOC_OCCURRENCE/CurrentHELOCMaximumBalanceAmount';
const limitRulePath = 'HELOC/HELOC_RULE/HELOCMaximumBalanceAmount';
const drawnPath = 'HELOC/HELOC_OCCURRENCES/HELOC_OCCURRENCE/HELOCBalanceAmount';
const notePath = 'TERMS_OF_LOAN/NoteAmount';
const basePath = 'TERMS_OF_LOAN/BaseLoanAmount';
const paymentPath = 'PAYMENT/PAYMENT_RULE/InitialPrincipalAndInterestPaymentAmount';

/** Reads the related loans of a deal. Amounts of several loans of one kind are added up. */
export function readRelatedLoans(related: readonly XmlElement[], target: Target, notes: Notes): RelatedLoan[] {
  const payments: string[] = [];
  const found: RelatedLoan[] = [];
  for (const loan of related) {
    const lien = first(loan, 'TERMS_OF_LOAN/LienPriorityType')?.text;
    const isLine = first(loan, 'LOAN_DETAIL/HELOCIndicator')?.text === 'true' || select(loan, 'HELOC').length > 0;
    const note = amount(loan, notePath, notes) ?? amount(loan, basePath, notes);
    const payment = amount(loan, paymentPath, notes);
    if (lien === 'FirstLien' && target.sLienPosT === '1') add(target, 'sRemain1stMBal', note);
    else if (isLine) {
      const drawn = amount(loan, drawnPath, notes) ?? note;
      const limit = amount(loan, limitPath, notes) ?? amount(loan, limitRulePath, notes) ?? drawn;
      add(target, 'sSubFin', limit);
      add(target, 'sSubFinDrawn', drawn);
      found.push({ element: loan, lien, payment, amount: drawn, limit });
    } else {
      add(target, 'sConcurSubFin', note);
      found.push({ element: loan, lien, payment, amount: note, limit: undefined });
    }
    plain(loan, 'TERMS_OF_LOAN/NoteRatePercent', 'sSubFinIR', target, notes);
    plain(loan, 'AMORTIZATION/AMORTIZATION_RULE/LoanAmortizationPeriodCount', 'sSubFinTerm', target, notes);
    first(loan, 'AMORTIZATION/AMORTIZATION_RULE/LoanAmortizationPeriodType');
    if (payment) payments.push(payment);
  }
  // The proposed expenses include the same payments and take precedence if the file has both.
  if (payments.length > 0 && target.sProOFinPmt === undefined) target.sProOFinPmt = sumOf(payments);
  return found;
}

/**
 * A remaining debt on the subject property is also subordinate financing. Some files list it only as a debt; if the file has no
 * related loan, it is read from there, with a warning.
 */
export function subordinateFromDebts(
  debts: readonly LiabilityRecord[],
  properties: readonly ReoRecord[],
  target: Target,
  notes: Notes,
): void {
  if ([target.sConcurSubFin, target.sSubFin, target.sRemain1stMBal].some((named) => named !== undefined)) return;
  for (const { debt, balance, limit } of stayingLiens({ liabilities: debts, reos: properties })) {
    if (limit === undefined) add(target, target.sLienPosT === '1' ? 'sRemain1stMBal' : 'sConcurSubFin', money(balance));
    else {
      add(target, 'sSubFin', money(limit));
      add(target, 'sSubFinDrawn', money(balance));
    }
    warn(notes, debt.holder ? message('debt-stays', { holder: debt.holder }) : 'unnamed-debt-stays');
  }
}

/** The file's total of all subordinate financing: used if there is no other source, otherwise compared. */
export function compareSubordinateTotal(subject: XmlElement, target: Target, notes: Notes): void {
  const stated = amount(subject, 'LOAN_DETAIL/TotalSubordinateFinancingAmount', notes);
  if (!stated || target.sLienPosT === '1') return;
  const stored = sumOf([textOf(target.sConcurSubFin), textOf(target.sSubFinDrawn)]);
  if (target.sConcurSubFin === undefined && target.sSubFin === undefined) target.sConcurSubFin = stated;
  else if (!sameAmount(stated, stored)) {
    warn(notes, message('subordinate-differs', { total: stated, sum: stored }), subject);
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function add(target: Target, field: string, value: string | undefined): void {
  if (value === undefined) return;
  const before = target[field];
  target[field] = sumOf([typeof before === 'string' ? before : undefined, value]);
}

function first(from: XmlElement, path: string): XmlElement | undefined {
  const element = select(from, path).find((one) => one.text !== '');
  if (element) markRead(element);
  return element;
}

function amount(from: XmlElement, path: string, notes: Notes): string | undefined {
  const element = first(from, path);
  const value = element && readPlain(element, 'sConcurSubFin', notes);
  return typeof value === 'string' ? value : undefined;
}

function plain(from: XmlElement, path: string, field: string, target: Target, notes: Notes): void {
  const element = first(from, path);
  const value = element && readPlain(element, field, notes);
  if (value !== undefined && target[field] === undefined) target[field] = value;
}

/** A related loan that was written, and who lends it. */
interface WrittenLoan {
  readonly label: string;
  readonly creditor: string;
}

/** Writes the other loans on the property as related loans of the deal. Returns those whose creditor is known. */
export function writeRelatedLoans(loans: OutElement, source: Readonly<Target>): WrittenLoan[] {
  const { mortgages, rest } = otherMortgagesIn(source);
  const before = positive(source.sRemain1stMBal);
  const all = [
    ...mortgages,
    ...(rest.second ? [{ amount: rest.second }] : []),
    ...(rest.line ? [{ limit: rest.line, ...(rest.drawn ? { amount: rest.drawn } : {}) }] : []),
  ];
  let count = 0;
  const begin = (lien: string, isLine: boolean) => {
    count += 1;
    const label = `RELATED_LOAN_${count}`;
    const loan = append(loans, 'LOAN', { LoanRoleType: 'RelatedLoan', 'xlink:label': label });
    ensure(loan, 'LOAN_DETAIL/HELOCIndicator').text = String(isLine);
    ensure(loan, 'TERMS_OF_LOAN/LienPriorityType').text = lien;
    return { loan, label };
  };
  if (before && source.sLienPosT === '1') ensure(begin('FirstLien', false).loan, notePath).text = before;
  const written: WrittenLoan[] = [];
  const detailed = all.find(({ limit }) => !limit) ?? all[0];
  all.forEach((mortgage: OtherMortgage, index) => {
    const isSecond = index === 0 && source.sLienPosT !== '1';
    const { loan, label } = begin(lienOf(mortgage, isSecond), mortgage.limit !== undefined);
    writeAmounts(loan, mortgage);
    if (mortgage === detailed) writeDetails(loan, source);
    if (mortgage.creditor) written.push({ label, creditor: mortgage.creditor });
  });
  return written;
}

const lienOf = ({ lien }: OtherMortgage, isSecond: boolean): string =>
  lien === '0' ? 'FirstLien' : isSecond ? 'SecondLien' : 'ThirdLien';

function writeAmounts(loan: OutElement, { amount: own, limit, payment }: OtherMortgage): void {
  if (limit) ensure(loan, limitPath).text = limit;
  if (own) ensure(loan, limit ? drawnPath : notePath).text = own;
  if (payment) ensure(loan, paymentPath).text = payment;
}

function writeDetails(loan: OutElement, source: Readonly<Target>): void {
  const rate = source.sSubFinIR;
  if (typeof rate === 'string' && rate) ensure(loan, 'TERMS_OF_LOAN/NoteRatePercent').text = rate;
  if (typeof source.sSubFinTerm === 'number') {
    ensure(loan, 'AMORTIZATION/AMORTIZATION_RULE/LoanAmortizationPeriodCount').text = String(source.sSubFinTerm);
    ensure(loan, 'AMORTIZATION/AMORTIZATION_RULE/LoanAmortizationPeriodType').text = 'Month';
  }
}

function positive(value: unknown): string | undefined {
  return typeof value === 'string' && /[1-9]/.test(value) ? value : undefined;
}
