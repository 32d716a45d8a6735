import { Decimal } from 'decimal.js';
import type { Target } from '../binding';
import { presentExpenseFields, proposedExpenseFields } from '../bindings/loan-bindings';
import { lifetime, urlaDetail } from '../parts/loan-figure-paths';
import { writePurchaseCredits } from '../parts/purchase-credits';
import { append, ensure, type OutElement } from '../xml/output-tree';

/** Writes the values read by `readLoanFigures`. */
export function writeLoanFigures(loan: OutElement, source: Readonly<Target>, present: Readonly<Target>): void {
  writeMonths(loan, 'AMORTIZATION/AMORTIZATION_RULE', 'LoanAmortizationPeriod', source.sTerm);
  writeMonths(loan, 'MATURITY/MATURITY_RULE', 'LoanMaturityPeriod', source.sDue);
  const otherRule = textOf(source.sFinMethT) ? undefined : textOf(source.sFinMethDesc);
  if (otherRule) {
    // The portal stores the description of an amortization type for which it has no code.
    ensure(loan, 'AMORTIZATION/AMORTIZATION_RULE/AmortizationType').text = 'Other';
    ensure(loan, 'AMORTIZATION/AMORTIZATION_RULE/AmortizationTypeOtherDescription').text = otherRule;
  }
  if (typeof source.sIOnlyMon === 'number') {
    ensure(loan, 'LOAN_DETAIL/InterestOnlyIndicator').text = String(source.sIOnlyMon > 0);
  }
  const cap = textOf(source.sRAdjLifeCapR);
  const note = textOf(source.sNoteIR);
  if (cap && note) ensure(loan, `${lifetime}/CeilingRatePercent`).text = new Decimal(note).plus(cap).toFixed(3);
  const fee = textOf(source.sFfUfmip1pc);
  if (fee) {
    const isPaid = source.sLT === '0' && source.sFfUfMipIsBeingFinanced !== true;
    const financed = isPaid ? new Decimal(0) : new Decimal(fee).minus(textOf(source.sUfCashPd) ?? '0');
    ensure(loan, `${urlaDetail}/MIAndFundingFeeFinancedAmount`).text = financed.toFixed(2);
  }
  writePurchaseCredits(loan, source);
  writeExpense(loan, 'Proposed', 'FirstMortgagePrincipalAndInterest', source.sProThisMPmt);
  for (const [type, field] of onePerField(proposedExpenseFields)) {
    const expense = writeExpense(loan, 'Proposed', type, source[field]);
    const description = textOf(source.sProOHExpDesc);
    if (expense && type === 'Other' && description)
      append(expense, 'HousingExpenseTypeOtherDescription').text = description;
  }
  writePresentExpenses(loan, present);
}

/** The current housing expense of an application: in the `LOAN` for the first, in its first `BORROWER` for the second. */
export function writePresentExpenses(to: OutElement, application: Readonly<Target>): void {
  for (const [type, field] of onePerField(presentExpenseFields)) writeExpense(to, 'Present', type, application[field]);
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

/** Some fields are read from several names; the first one is written. */
function onePerField(fields: Readonly<Record<string, string>>): [string, string][] {
  const seen = new Set<string>();
  return Object.entries(fields).filter(([, field]) => !seen.has(field) && seen.add(field));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
