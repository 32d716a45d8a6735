import Decimal from 'decimal.js';
import { annualPremiums } from '../../disclosure/figures/annual-premiums';
import { type Comparisons, comparisonsOf } from '../../disclosure/figures/comparisons';
import type { DisclosedInsurance } from '../../disclosure/figures/projected-payments';
import type { DisclosedTerms } from '../../disclosure/figures/rate-paths';
import { prepaidInterest } from '../../fees/prepaid-interest';
import { borrowerPays, type Worksheet } from '../../fees/worksheet';
import type { LoanDocument } from '../../loan/document';
import { centsOf, centsOrZero, thousandthsOf } from '../../numbers/cents';
import { REGULAR } from '../../pricing/apr';
import { amortizationOf } from '../../pricing/loan-amortization';
import { fullyIndexedRate } from '../../pricing/payment-streams';
import { unitPeriodsBetween } from '../../pricing/unit-periods';
import { calculationsOf } from '../calculations/calculations';
import { insuranceCancellation } from '../calculations/insurance-end';

const [CONVENTIONAL, FHA] = ['0', '1'];
const [UP, DOWN] = ['1', '2'];

/** Index plus margin as the contract rounds it; undefined if the loan does not say how. */
function indexedRate({ sRAdjRoundT, sRAdjRoundToR }: LoanDocument, sum: number): number | undefined {
  const step = thousandthsOf(sRAdjRoundToR);
  if (step === undefined) return undefined;
  if (step === 0) return sum;
  const steps = sum / step;
  return step * (sRAdjRoundT === UP ? Math.ceil(steps) : sRAdjRoundT === DOWN ? Math.floor(steps) : Math.round(steps));
}

/** The repayment terms of a loan; undefined while one is missing. */
export function disclosedTerms(loan: LoanDocument): DisclosedTerms | undefined {
  const [amount, rate] = [centsOf(loan.sFinalLAmt ?? loan.sLAmtCalc), thousandthsOf(loan.sNoteIR)];
  const [termMonths, amortization] = [loan.sTerm ?? 0, amortizationOf(loan)];
  const interestOnlyMonths = loan.sIOnlyMon ?? 0;
  if (!amount || rate === undefined || termMonths < 1 || interestOnlyMonths >= termMonths || !amortization)
    return undefined;
  const terms = { amount, rate, termMonths, interestOnlyMonths, amortization };
  if (amortization.kind === 'fixed') return terms;
  const { indexValue, margin } = amortization;
  const indexed = indexedRate(loan, indexValue + margin) ?? fullyIndexedRate(indexValue, margin);
  return { ...terms, floor: thousandthsOf(loan.sRAdjFloorR), indexedRate: indexed };
}

const YEARS_OF_LOW_LTV = 11;
const LOW_LTV = 90_000;

/** FHA ends its annual premium after eleven years up to an LTV of 90%; of other government loans it never ends. */
const governmentPayments = ({ sLT, sLtvR, sTerm }: LoanDocument): number =>
  sLT === FHA && (thousandthsOf(sLtvR) ?? Number.POSITIVE_INFINITY) <= LOW_LTV
    ? Math.min(sTerm ?? 0, 12 * YEARS_OF_LOW_LTV)
    : (sTerm ?? 0);

/** Monthly insurance: private insurance ends by its schedule, the annual premium of a government loan falls from year to year. */
export function disclosedInsurance(loan: LoanDocument, terms: DisclosedTerms): DisclosedInsurance {
  const monthly = new Decimal(centsOrZero(loan.sProMIns)).div(100);
  if (monthly.isZero()) return { monthly, payments: 0 };
  if ((loan.sLT ?? CONVENTIONAL) === CONVENTIONAL) {
    return { monthly, payments: insuranceCancellation(loan, calculationsOf(loan).noteAmount)?.end ?? loan.sTerm ?? 0 };
  }
  return { monthly, payments: governmentPayments(loan), byYear: annualPremiums(terms, monthly) };
}

function firstPeriod({ sDisbursementD, sSchedDueD1 }: LoanDocument) {
  if (!sDisbursementD || !sSchedDueD1 || sSchedDueD1 <= sDisbursementD) return REGULAR;
  return unitPeriodsBetween(sDisbursementD, sSchedDueD1, { unit: 'month', count: 1 });
}

/** What the loan costs in five years, as a rate, and over its term. */
export function loanComparisons(
  loan: LoanDocument,
  terms: DisclosedTerms,
  insurance: DisclosedInsurance,
  { lines, totals }: Worksheet,
): Comparisons {
  const prepaidInsurance = lines
    .filter(({ type, source }) => type === 'MortgageInsurancePremium' && source === 'expense')
    .reduce((sum, line) => sum + borrowerPays(line), 0);
  const costs = {
    ...{ loanCosts: totals.loanCosts, creditedLoanCosts: totals.creditedLoanCosts },
    prepaidInterest: centsOrZero(prepaidInterest(loan)?.total),
    financeCharges: totals.financeCharges,
    prepaidInsurance,
  };
  return comparisonsOf(terms, insurance, costs, firstPeriod(loan));
}
