import { type AlternativeCash, alternativeCash, type StandardCash, standardCash } from '../../fees/cash-to-close';
import { curedBy } from '../../fees/cures';
import { goodFaithOf } from '../../fees/estimates';
import { cashFacts, transactionSummary } from '../../fees/transaction';
import { type Worksheet, worksheetOf } from '../../fees/worksheet';
import type { NewLoanDocument } from '../../loan/document';
import type { Cents } from '../../numbers/fixed';
import {
  type AdjustablePaymentTable,
  type AdjustableRateTable,
  adjustablePayments,
  adjustableRate,
} from '../figures/adjustable-tables';
import type { Excess } from './cash-reasons';
import { type CashTable, cashTable } from './cash-table';
import type { ClosingFacts, Payoff } from './closing-facts';
import { type ClosingHead, closingHead } from './closing-head';
import { type ContactBlock, contactBlock } from './contact-block';
import { type CostDetails, costDetails } from './cost-details';
import { disclosedEstimate } from './disclosed-estimate';
import { type LoanDisclosures, loanDisclosures } from './loan-disclosures';
import { payoffRows } from './payoffs';
import { type Summaries, summariesOf } from './summaries';

export type ClosingFormKind = 'standard' | 'alternative';

/** The loan calculations of page 5 (12 CFR 1026.38(o)). */
export type LoanCalculations = Pick<
  NonNullable<ClosingFacts['comparisons']>,
  'totalOfPayments' | 'financeCharge' | 'amountFinanced' | 'apr' | 'totalInterestPercentage'
>;

/** A Closing Disclosure: everything that its five pages print, unrounded. */
export interface ClosingForm {
  readonly kind: ClosingFormKind;
  readonly head: ClosingHead;
  readonly details: CostDetails;
  readonly cash: CashTable;
  /** Of a transaction with a seller. */
  readonly summaries: Summaries | null;
  /** Of one without. */
  readonly payoffs: { readonly rows: readonly Payoff[]; readonly total: Cents } | null;
  /** A reduction of the principal that refunds an excess, which is paid outside of closing. */
  readonly reduction: Cents;
  readonly disclosures: LoanDisclosures;
  readonly adjustablePayments: AdjustablePaymentTable | null;
  readonly adjustableRate: AdjustableRateTable | null;
  /** Null until the loan has its terms. */
  readonly calculations: LoanCalculations | null;
  readonly isProtected: boolean;
  readonly contacts: ContactBlock;
  readonly signers: readonly string[];
  readonly hasSignatures: boolean;
  /** What exceeds the legal limits, and how it is refunded. */
  readonly cure: Excess;
}

const PURCHASE = '0';

/** A loan with a seller is disclosed on the standard form, any other one on the alternative form. */
export const formKindOf = ({ sLPurposeT }: Pick<NewLoanDocument, 'sLPurposeT'>): ClosingFormKind =>
  (sLPurposeT ?? PURCHASE) === PURCHASE ? 'standard' : 'alternative';

const sumOf = (payoffs: readonly Payoff[]): Cents => payoffs.reduce((sum, { amount }) => sum + amount, 0);

/** What exceeds the legal limits, and where its refund stands. */
function excessOf(loan: NewLoanDocument, worksheet: Worksheet): Excess {
  const amount = goodFaithOf(loan, worksheet)?.tolerance.cure ?? 0;
  const isReduced = curedBy(loan, 'principal-reduction') > 0;
  return { amount, refund: worksheet.totals.cureCredit > 0 ? 'credit' : isReduced ? 'principal' : 'none' };
}

/** The Closing Disclosure of a loan as it is now. */
export function closingForm(loan: NewLoanDocument, facts: ClosingFacts): ClosingForm {
  const worksheet = worksheetOf(loan);
  const kind = formKindOf(loan);
  const { choices, terms } = facts;
  const { totals } = worksheet;
  const cure = excessOf(loan, worksheet);
  const reduction = curedBy(loan, 'principal-reduction');
  const details = costDetails(worksheet, { loan, facts });
  const payoffs = sumOf(facts.payoffs);
  const cash = cashFacts(loan, totals, payoffs);
  const final: StandardCash | AlternativeCash = kind === 'standard' ? standardCash(cash) : alternativeCash(cash);
  const rows = payoffRows(loan, facts.payoffs);
  const head = closingHead(loan, facts);
  return {
    kind,
    head,
    details,
    cash: cashTable(final, disclosedEstimate(loan.loanEstimates), details, cure),
    summaries: kind === 'standard' ? summariesOf(transactionSummary(loan, totals, payoffs), reduction) : null,
    payoffs: kind === 'alternative' ? { rows, total: sumOf(rows) } : null,
    reduction,
    disclosures: loanDisclosures(loan, worksheet, choices, head.property.join(', ')),
    adjustablePayments: (terms && adjustablePayments(terms)) ?? null,
    adjustableRate: (terms && adjustableRate(terms)) ?? null,
    calculations: facts.comparisons ?? null,
    isProtected: choices.isProtected,
    contacts: contactBlock(loan, facts),
    ...{ signers: head.borrowers, hasSignatures: choices.hasSignatures, cure },
  };
}
