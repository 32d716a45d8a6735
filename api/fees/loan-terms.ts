import Decimal from 'decimal.js';
import type { z } from 'zod';
import { calculationsOf } from '../../domain/application/calculations/calculations';
import { insuranceCancellation } from '../../domain/application/calculations/insurance-end';
import { adjustablePayments, adjustableRate } from '../../domain/disclosure/figures/adjustable-tables';
import { comparisonsOf } from '../../domain/disclosure/figures/comparisons';
import { type DisclosedInsurance, projectedPayments } from '../../domain/disclosure/figures/projected-payments';
import type { DisclosedTerms } from '../../domain/disclosure/figures/rate-paths';
import type { loanTermsView } from '../../domain/fees/closing-view.schemas';
import { prepaidInterest } from '../../domain/fees/prepaid-interest';
import { borrowerPays, type Worksheet, worksheetOf } from '../../domain/fees/worksheet';
import type { LoanDocument } from '../../domain/loan/document';
import { centsOf, centsOrZero, money, thousandthsOf } from '../../domain/numbers/cents';
import { formatCents, formatThousandths } from '../../domain/numbers/fixed';
import { REGULAR } from '../../domain/pricing/apr';
import { amortizationOf } from '../../domain/pricing/loan-amortization';
import { unitPeriodsBetween } from '../../domain/pricing/unit-periods';

type LoanTerms = z.output<typeof loanTermsView>;

const CONVENTIONAL = '0';

function termsOf(loan: LoanDocument): DisclosedTerms | undefined {
  const [amount, rate] = [centsOf(loan.sFinalLAmt ?? loan.sLAmtCalc), thousandthsOf(loan.sNoteIR)];
  const [termMonths, amortization] = [loan.sTerm ?? 0, amortizationOf(loan)];
  const interestOnlyMonths = loan.sIOnlyMon ?? 0;
  if (!amount || rate === undefined || termMonths < 1 || interestOnlyMonths >= termMonths || !amortization)
    return undefined;
  return { amount, rate, termMonths, interestOnlyMonths, amortization };
}

/**
 * Monthly insurance. Private insurance ends by its schedule. The annual premium of a government loan falls from year to year, so its sums
 * are not known from the first month's: `sums` is false.
 */
function insuranceOf(loan: LoanDocument): DisclosedInsurance & { readonly sums: boolean } {
  const monthly = new Decimal(centsOrZero(loan.sProMIns)).div(100);
  if (monthly.isZero()) return { monthly, payments: 0, sums: true };
  const isPrivate = (loan.sLT ?? CONVENTIONAL) === CONVENTIONAL;
  const ends = isPrivate ? insuranceCancellation(loan, calculationsOf(loan).noteAmount)?.end : undefined;
  return { monthly, payments: ends ?? loan.sTerm ?? 0, sums: isPrivate };
}

function firstPeriod({ sDisbursementD, sSchedDueD1 }: LoanDocument) {
  if (!sDisbursementD || !sSchedDueD1 || sSchedDueD1 <= sDisbursementD) return REGULAR;
  return unitPeriodsBetween(sDisbursementD, sSchedDueD1, { unit: 'month', count: 1 });
}

function comparisonsView(
  loan: LoanDocument,
  terms: DisclosedTerms,
  insurance: DisclosedInsurance,
  { lines, totals }: Worksheet,
): LoanTerms['comparisons'] {
  const prepaidInsurance = lines
    .filter(({ type, source }) => type === 'MortgageInsurancePremium' && source === 'expense')
    .reduce((sum, line) => sum + borrowerPays(line), 0);
  const costs = {
    loanCosts: totals.loanCosts,
    prepaidInterest: centsOrZero(prepaidInterest(loan)?.total),
    financeCharges: totals.financeCharges,
    prepaidInsurance,
  };
  const found = comparisonsOf(terms, insurance, costs, firstPeriod(loan));
  return {
    inFiveYears: found.inFiveYears,
    apr: found.apr === undefined ? null : formatThousandths(found.apr),
    totalInterestPercentage: formatThousandths(found.totalInterestPercentage),
    totalOfPayments: formatCents(found.totalOfPayments),
    financeCharge: formatCents(found.financeCharge),
    amountFinanced: formatCents(found.amountFinanced),
  };
}

/** What is paid into the escrow account each month. */
const escrowPayment = ({ escrow }: Worksheet): number =>
  (escrow?.items ?? []).reduce((sum, { monthly }) => sum + monthly, 0);

function rateTable(terms: DisclosedTerms): LoanTerms['adjustableRate'] {
  const table = adjustableRate(terms);
  if (table === undefined) return null;
  const { index, firstMonth, everyMonths } = table;
  return {
    ...{
      index,
      firstMonth,
      everyMonths,
      margin: formatThousandths(table.margin),
      initial: formatThousandths(table.initial),
    },
    ...{ minimum: formatThousandths(table.minimum), maximum: formatThousandths(table.maximum) },
    ...{ firstLimit: formatThousandths(table.firstLimit), laterLimit: formatThousandths(table.laterLimit) },
  };
}

/** The terms of a loan as its disclosures show them. */
export function loanTermsOf(loan: LoanDocument): LoanTerms {
  const terms = termsOf(loan);
  const head = {
    loanAmount: money(centsOf(loan.sFinalLAmt ?? loan.sLAmtCalc)) ?? null,
    noteRate: loan.sNoteIR ?? null,
    termMonths: loan.sTerm ?? null,
    interestOnlyMonths: loan.sIOnlyMon ?? 0,
  };
  if (terms === undefined) {
    return { ...head, projectedPayments: null, adjustablePayments: null, adjustableRate: null, comparisons: null };
  }
  const worksheet = worksheetOf(loan);
  const insurance = insuranceOf(loan);
  return {
    ...head,
    projectedPayments: projectedPayments(terms, insurance, escrowPayment(worksheet)).map(
      ({ principalAndInterest: { least, most }, insurance: mortgageInsurance, ...column }) => ({
        ...column,
        principalAndInterest: { least: formatCents(least), most: formatCents(most) },
        mortgageInsurance,
      }),
    ),
    adjustablePayments: adjustablePayments(terms) ?? null,
    adjustableRate: rateTable(terms),
    comparisons: insurance.sums ? comparisonsView(loan, terms, insurance, worksheet) : null,
  };
}
